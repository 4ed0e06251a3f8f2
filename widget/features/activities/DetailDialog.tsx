import { useId, useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject } from 'react'
import { activities as texts } from '../../i18n/en/activities.ts'
import { activity as text } from '../../i18n/en/activity.ts'
import { focusedIn, focusWithoutScroll } from '../../kit/dom.ts'
import { Icon, isBeside, leaveBehind, openModal, useDialogSheets, useSheet } from '../../kit/ui/later.ts'

interface DetailDialogProps {
  /** 'beside' leaves the screen to be read and used; 'whole' covers it. */
  form: 'beside' | 'whole'
  onClose: () => void
  /** From beside to whole. */
  onExpand: () => void
  /** What it is about: another one takes the focus anew. */
  subject: string
  /** What it wears: it is dressed before it opens, and styled once. */
  sheet: string
  /** Places the heading (by its id) and the ways to expand and to close. */
  children: (parts: { heading: string; ways: ReactNode }) => ReactNode
}

/** What a picture fills to its edges: the heading stands inside the account, so it has no bar of its own. */
export function DetailDialog({ form, subject, sheet, onClose, onExpand, children }: DetailDialogProps) {
  const heading = useId()
  useDialogSheets()
  useSheet(sheet)
  const dialog = useShown(form, subject)

  const handleClick = (event: MouseEvent) => {
    if (form === 'whole' && isBeside(event, dialog.current)) onClose()
  }
  // A modal is closed by Escape wherever one is; what stands beside, while one is in it.
  const handleKey = (event: KeyboardEvent) => {
    if (form === 'beside' && event.key === 'Escape') onClose()
  }
  const ways = (
    <div className="ways">
      {form === 'beside' && (
        <button className="icon-button" type="button" aria-label={text.expand} title={text.expand} onClick={onExpand}>
          <Icon name="expand" />
        </button>
      )}
      <button className="icon-button" type="button" aria-label={texts.close} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  )
  return (
    <dialog
      ref={dialog}
      className={`dialog vast detail-dialog ${form}`}
      popover={form === 'beside' ? 'manual' : undefined}
      aria-labelledby={heading}
      onClick={handleClick}
      onKeyDown={handleKey}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      {children({ heading, ways })}
    </dialog>
  )
}

/** Shows it as it is mounted; the focus goes in, and back to where it came from. */
function useShown(form: DetailDialogProps['form'], subject: string): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  const before = useRef<HTMLElement | null>(null)

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    before.current = focusedIn(element)
    // Its sheet could find that out by itself, and would have the browser style the page anew with every dialog.
    const page = element.closest('.meander')
    page?.toggleAttribute('data-beside', form === 'beside')
    let stay = () => {}
    if (form === 'whole') stay = openModal(element, null)
    else if (element.showPopover) element.showPopover()
    else element.show()
    return () => {
      stay()
      page?.removeAttribute('data-beside')
      const left = form === 'beside' && !element.contains(focusedIn(element))
      if (form === 'whole') leaveBehind(element)
      if (element.open) element.close()
      // Who reads on elsewhere meanwhile stays there.
      if (!left && before.current?.isConnected) focusWithoutScroll(before.current)
    }
  }, [form])

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element || form === 'whole') return
    const active = focusedIn(element)
    if (active && !element.contains(active)) before.current = active
    focusWithoutScroll(element.querySelector<HTMLElement>('.scroll'))
  }, [form, subject])
  return dialog
}
