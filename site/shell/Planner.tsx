import { useEffect, useRef } from 'react'
import type { MeanderPlanner, PlannerEvents } from '@meander/sdk'
import { giveFallback } from './fallback.ts'
import { go, nameInPlace, renameInPlace } from './path.ts'

interface PlannerProps {
  route: string
  /** Behind the home picture: there, but neither seen nor reached until planning starts. Its dialogs are: they stand above the page. */
  waits?: boolean
  /** An address that leads to no other screen: this one goes on under it. */
  here?: string | undefined
  /** What the page calls the planner's own addresses. */
  nameOf?: (path: string) => string
  /** Hands the element out, for `open` and `send`. */
  onElement?: (element: MeanderPlanner | null) => unknown
  onMessageSent?: (sent: PlannerEvents['message-sent']) => void
}

/** The planner, mounted as any partner would: by its tag. The page's own router answers where it wants to go. */
export function Planner({ route, waits = false, here, nameOf = asItIs, onElement, onMessageSent }: PlannerProps) {
  const tag = useRef<MeanderPlanner>(null)

  useEffect(() => {
    const element = tag.current
    if (!element) return
    giveFallback(element)
    onElement?.(element)
    const listening = new AbortController()
    const { signal } = listening
    element.addEventListener('navigate', (event) => handleNavigate(event as CustomEvent<PlannerEvents['navigate']>, { here, nameOf }), { signal })
    if (onMessageSent) element.addEventListener('message-sent', (event) => onMessageSent((event as CustomEvent<PlannerEvents['message-sent']>).detail), { signal })
    return () => {
      listening.abort()
      onElement?.(null)
    }
  }, [here, nameOf, onElement, onMessageSent])

  return <meander-planner ref={tag} class={waits ? 'waits' : ''} view="page" route={route} />
}

const asItIs = (path: string): string => path

function handleNavigate(event: CustomEvent<PlannerEvents['navigate']>, { here, nameOf }: { here: string | undefined; nameOf: (path: string) => string }) {
  event.preventDefault()
  const { path, replace } = event.detail
  if (replace) renameInPlace(nameOf(path))
  else if (path === here) nameInPlace(nameOf(path))
  else go(path)
}
