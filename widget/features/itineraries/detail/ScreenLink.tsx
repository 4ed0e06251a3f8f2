import type { MouseEvent, ReactNode } from 'react'
import type { Navigation } from '../../../kit/navigation.ts'

interface ScreenLinkProps {
  to: string
  navigation: Pick<Navigation, 'go'>
  className?: string
  label?: string
  children: ReactNode
}

/** A real link to another screen; a plain press asks the planner to go there, any other is the browser's own. */
export function ScreenLink({ to, navigation, className, label, children }: ScreenLinkProps) {
  const handleClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    navigation.go(to, { quick: true })
  }
  return (
    <a className={className} href={to} aria-label={label} onClick={handleClick}>
      {children}
    </a>
  )
}
