import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { app } from '../../i18n/en.ts'
import { focusedIn, focusWithoutScroll } from '../dom.ts'
import { TOAST_SWIPE_PX, type Toast, type Toasts } from '../toasts.ts'
import { useStore } from '../use-store.ts'
import { Icon } from './Icon.tsx'
import { keepPlaced } from './toast-place.ts'
import sheet from './toasts.css?inline'
import { useSheet } from './use-sheet.ts'

/**
 * The notifications: one at a time, above any dialog, reached with F8. Their region is carried from dialog to dialog; its
 * home stays where it was drawn, so that what is drawn before it always finds its place.
 */
export function ToastView({ toasts }: { toasts: Toasts }) {
  useSheet(sheet, 'ground')
  const region = useRef<HTMLDivElement>(null)
  const home = useRef<HTMLDivElement>(null)
  const all = useStore(toasts.$toasts)
  const open = all.find((toast) => toast.open)
  const [gone, setGone] = useState(0)
  // Dismissed, it is still seen to leave, unless another takes its place.
  const last = all.at(-1)
  const shown = open ?? (last && last.id > gone ? last : undefined)
  const id = shown?.id

  useEffect(() => {
    const element = region.current
    const own = home.current
    const box = own?.parentElement
    if (!element || !box || id === undefined) return
    // Shown anew for each toast, so that it lies above a dialog that was opened since; and inside it, outside of which
    // nothing can be pressed. A dialog that closes gives it back: see `giveBack`.
    const modal = [...box.querySelectorAll('dialog[open]')].at(-1) ?? own
    if (element.parentElement !== modal) modal.append(element)
    element.showPopover?.()
    const stopPlacing = keepPlaced(element, box)
    return () => {
      stopPlacing()
      element.hidePopover?.()
      if (element.parentElement !== own) own.append(element)
    }
  }, [id])

  const focus = useFocusByKey(region, open?.id)

  return (
    <div ref={home} className="toasts-home">
      <div
        ref={region}
        className="toasts"
        popover="manual"
        role="region"
        aria-label={`${app.notifications} (F8)`}
        tabIndex={-1}
        onKeyDown={focus.handleKey(() => open && toasts.dismiss(open.id))}
        onFocus={() => open && toasts.hold(open.id)}
        onBlur={() => open && toasts.release(open.id)}
      >
        {shown && <ToastCard key={shown.id} toast={shown} toasts={toasts} onGone={() => setGone(shown.id)} />}
      </div>
    </div>
  )
}

/** F8 goes to the notification that is shown, wherever the focus is, and what had the focus has it again afterwards. */
function useFocusByKey(region: { readonly current: HTMLDivElement | null }, id: number | undefined) {
  const before = useRef<HTMLElement | null>(null)
  useLayoutEffect(() => {
    const element = region.current
    if (!element || id === undefined) return
    const handleKey = (event: Event) => {
      if (!(event instanceof window.KeyboardEvent) || event.key !== 'F8' || event.defaultPrevented) return
      event.preventDefault()
      const focused = focusedIn(element)
      if (!element.contains(focused)) before.current = focused
      element.focus()
    }
    // Keys pressed inside the planner never reach the page, and the page's never reach the planner.
    const listening = new AbortController()
    for (const target of [element.getRootNode(), document]) target.addEventListener('keydown', handleKey, { signal: listening.signal })
    return () => {
      listening.abort()
      if (element.contains(focusedIn(element)) && before.current?.isConnected) focusWithoutScroll(before.current)
      before.current = null
    }
  }, [region, id])

  return {
    handleKey: (dismiss: () => void) => (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      dismiss()
    },
  }
}

/** So far a press may slip and is still one of the button under it. */
const SLIP_PX = 4

/** Carries the notification along to the right, be the pointer over it still or beyond; let go far enough away, it goes. */
function useSwipe(dismiss: () => void) {
  const start = useRef<number | null>(null)
  const movedTo = ({ clientX }: PointerEvent) => (start.current === null ? 0 : Math.max(0, clientX - start.current))
  const settle = ({ currentTarget }: PointerEvent<HTMLDivElement>) => {
    start.current = null
    currentTarget.style.translate = ''
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => (start.current = event.button === 0 ? event.clientX : null),
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
      const moved = movedTo(event)
      if (moved <= SLIP_PX) return
      event.currentTarget.setPointerCapture(event.pointerId)
      event.currentTarget.style.translate = `${moved}px 0`
    },
    onPointerUp: (event: PointerEvent<HTMLDivElement>) => {
      if (movedTo(event) <= TOAST_SWIPE_PX) return settle(event)
      start.current = null
      dismiss()
    },
    // Taken by the page, which scrolls, or lost with the window: not let go of by anybody.
    onPointerCancel: settle,
    onLostPointerCapture: (event: PointerEvent<HTMLDivElement>) => start.current !== null && settle(event),
  }
}

function ToastCard({ toast, toasts, onGone }: { toast: Toast; toasts: Toasts; onGone: () => void }) {
  const { id, title, text, why, tone = 'good', action, open } = toast
  const swipe = useSwipe(() => toasts.dismiss(id))

  return (
    <div
      className={`toast${tone === 'failed' ? ' alert' : ''}${open ? '' : ' leaving'}`}
      role={open ? (tone === 'failed' ? 'alert' : 'status') : 'none'}
      inert={!open}
      onAnimationEnd={open ? undefined : onGone}
      onPointerEnter={() => toasts.hold(id)}
      onPointerLeave={({ currentTarget }) => !currentTarget.parentElement?.contains(focusedIn(currentTarget)) && toasts.release(id)}
      {...swipe}
    >
      <b>{title}</b>
      {text && <p>{text}</p>}
      {why && <p>{why}</p>}
      {action && (
        <p>
          <button
            className="act"
            type="button"
            onClick={() => {
              toasts.dismiss(id)
              action.run()
            }}
          >
            {action.label}
          </button>
        </p>
      )}
      <button className="icon-button" type="button" aria-label={app.dismiss} onClick={() => toasts.dismiss(id)}>
        <Icon name="close" />
      </button>
    </div>
  )
}
