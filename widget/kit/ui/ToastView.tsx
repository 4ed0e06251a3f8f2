import { useStore } from '@nanostores/react'
import { useEffect, useRef, type PointerEvent } from 'react'
import { app } from '../../i18n/en.ts'
import { TOAST_SWIPE_PX, type Toast, type Toasts } from '../toasts.ts'
import { Icon } from './Icon.tsx'

/** The notifications: one at a time, above any dialog, reached with F8. */
export function ToastView({ toasts }: { toasts: Toasts }) {
  const region = useRef<HTMLDivElement>(null)
  const [toast] = useStore(toasts.$toasts).filter(({ open }) => open)
  const id = toast?.id

  useEffect(() => {
    const element = region.current
    if (!element || id === undefined) return
    // Shown anew for each toast, so that it lies above a dialog that was opened since.
    element.showPopover?.()
    return () => element.hidePopover?.()
  }, [id])

  useEffect(() => {
    const root = region.current?.getRootNode()
    if (!root) return
    const handleKey = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.key !== 'F8') return
      event.preventDefault()
      region.current?.focus()
    }
    root.addEventListener('keydown', handleKey)
    return () => root.removeEventListener('keydown', handleKey)
  }, [])

  return (
    <div ref={region} className="toasts" popover="manual" role="region" aria-label={`${app.notifications} (F8)`} tabIndex={-1}>
      {toast && <ToastCard key={toast.id} toast={toast} toasts={toasts} />}
    </div>
  )
}

function ToastCard({ toast, toasts }: { toast: Toast; toasts: Toasts }) {
  const { id, title, text, tone = 'good', action } = toast
  const start = useRef<number | null>(null)

  const handleMove = (event: PointerEvent<HTMLDivElement>) => {
    if (start.current === null) return
    const moved = Math.max(0, event.clientX - start.current)
    event.currentTarget.style.translate = `${moved}px 0`
  }
  const handleUp = (event: PointerEvent<HTMLDivElement>) => {
    const moved = start.current === null ? 0 : event.clientX - start.current
    start.current = null
    event.currentTarget.style.translate = ''
    if (moved > TOAST_SWIPE_PX) toasts.dismiss(id)
  }

  return (
    <div
      className={tone === 'failed' ? 'toast alert' : 'toast'}
      role={tone === 'failed' ? 'alert' : 'status'}
      onPointerEnter={() => toasts.hold(id)}
      onPointerLeave={() => toasts.release(id)}
      onPointerDown={(event) => (start.current = event.clientX)}
      onPointerMove={handleMove}
      onPointerUp={handleUp}
      onPointerCancel={handleUp}
      onFocus={() => toasts.hold(id)}
      onBlur={() => toasts.release(id)}
    >
      <b>{title}</b>
      {text && <p>{text}</p>}
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
