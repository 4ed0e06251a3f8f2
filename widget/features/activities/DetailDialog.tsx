import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react'
import { activities as text } from '../../i18n/en/activities.ts'
import { focusedIn, focusWithoutScroll } from '../../kit/dom.ts'
import { Icon, useDialogSheets } from '../../kit/ui/later.ts'

interface DetailDialogProps {
  onClose: () => void
  /** Places the heading (by its id) and the way to close. */
  children: (parts: { heading: string; close: ReactNode }) => ReactNode
}

/** A modal that a picture fills to its edges: the heading stands inside the account, so it has no bar of its own. */
export function DetailDialog({ onClose, children }: DetailDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useDialogSheets()

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    const before = focusedIn(element)
    if (!element.open) element.showModal()
    return () => {
      if (element.open) element.close()
      if (before?.isConnected) focusWithoutScroll(before)
    }
  }, [])

  const handleClick = (event: MouseEvent) => {
    const box = dialog.current?.getBoundingClientRect()
    if (!box || event.target !== dialog.current) return
    const beside = event.clientX < box.left || event.clientX > box.right || event.clientY < box.top || event.clientY > box.bottom
    if (beside) onClose()
  }
  const close = (
    <button className="icon-button" type="button" aria-label={text.close} onClick={onClose}>
      <Icon name="close" />
    </button>
  )
  return (
    <dialog
      ref={dialog}
      className="dialog vast detail-dialog"
      aria-labelledby={heading}
      onClick={handleClick}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      {children({ heading, close })}
    </dialog>
  )
}
