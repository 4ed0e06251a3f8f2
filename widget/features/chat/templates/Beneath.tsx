import { useLayoutEffect, useRef, type ReactNode } from 'react'

const MARGIN = 20
/** With less room than this it hangs above, where there is more. */
const FEWEST = 190

interface BeneathProps {
  open: boolean
  /** Whatever changes its size. */
  follows: unknown
  children: ReactNode
}

/** Hangs from the field before it, as wide as its letter and over everything: no dialog cuts it off. */
export function Beneath({ open, follows, children }: BeneathProps) {
  const box = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const element = box.current
    if (!element || !open) return
    element.showPopover?.()
    const place = () => hang(element)
    const root = element.getRootNode()
    root.addEventListener('scroll', place, true)
    window.addEventListener('resize', place)
    return () => {
      root.removeEventListener('scroll', place, true)
      window.removeEventListener('resize', place)
      element.hidePopover?.()
    }
  }, [open])

  useLayoutEffect(() => {
    if (open && box.current) hang(box.current)
  }, [open, follows])

  return (
    <div ref={box} className="beneath destination-field" popover="manual" hidden={!open}>
      {children}
    </div>
  )
}

function hang(element: HTMLElement): void {
  const field = element.previousElementSibling?.getBoundingClientRect()
  if (!field) return
  const height = window.visualViewport?.height ?? window.innerHeight
  const letter = (element.closest('form') ?? element).getBoundingClientRect()
  const below = height - field.bottom - MARGIN
  const above = below < FEWEST && field.top > below
  element.style.setProperty('width', `${letter.width}px`)
  element.style.setProperty('left', `${letter.left}px`)
  element.style.setProperty('max-height', `${(above ? field.top : height - field.bottom) - MARGIN}px`)
  element.style.setProperty('top', above ? 'auto' : `${field.bottom}px`)
  element.style.setProperty('bottom', above ? `${window.innerHeight - field.top}px` : 'auto')
}
