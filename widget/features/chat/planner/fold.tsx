import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { Icon } from '../../../kit/ui/later.ts'

/** Below this, or in a window lower than that, the day is folded at first: the screen belongs to the letters. */
const ROOMY = 560
const HIGH = 960
/** Where the cards are in a panel, the letters need less. */
const HIGH_BESIDE_CARDS = 760

interface Fold {
  open: boolean
  set: (open: boolean) => void
}

/** Whether the days are folded: until a hand says otherwise, where there is little room for them. */
export function useFold(box: RefObject<HTMLElement | null>): Fold {
  const [open, set] = useState(true)
  const chosen = useRef(false)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const look = () => void (chosen.current || set(isRoomy(element)))
    look()
    // The panel may come beside it later.
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  return {
    open,
    set(value) {
      chosen.current = true
      set(value)
    },
  }
}

interface HeadProps {
  title: string
  /** Beside the title. */
  note: string
  fold: Fold
  /** What its button does. */
  label: string
}

/** Of the days, which it folds. */
export function Head({ title, note, fold: { open, set }, label }: HeadProps) {
  return (
    <header>
      <h3>{title}</h3>
      <p className="small">{note}</p>
      <button className="icon-button" type="button" aria-expanded={open} aria-label={label} onClick={() => set(!open)}>
        <Icon name={open ? 'down' : 'up'} />
      </button>
    </header>
  )
}

/** A width that is not known, as in no browser, is enough. */
const isRoomy = (element: HTMLElement): boolean => {
  const width = element.clientWidth
  return width === 0 || (width >= ROOMY && innerHeight >= (element.closest('.with-panel') ? HIGH_BESIDE_CARDS : HIGH))
}
