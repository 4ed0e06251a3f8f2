import { useEffect, useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { app } from '../../i18n/en.ts'
import { focusedIn, focusWithoutScroll } from '../dom.ts'
import dialogs from '../../styles/dialogs.css?inline'
import fields from '../../styles/fields.css?inline'
import tooltips from '../tooltips.css?inline'
import { BeforeTurn } from './BeforeTurn.tsx'
import { leaveBehind } from './leave-behind.ts'
import { openModal } from './open-modal.ts'
import { Icon } from './Icon.tsx'
import { reachByKeys } from './reach-by-keys.ts'
import { returnFocus, takeFocusDue } from './return-focus.ts'
import toasts from './toasts.css?inline'
import { useSheet } from './use-sheet.ts'

interface DialogProps {
  title: ReactNode
  /** Asked by the cross, by Escape and by a press beside the dialog; the owner then unmounts it. */
  onClose: () => void
  /** A press beside it, where that is to be more than closing. */
  onBeside?: (() => void) | undefined
  children: ReactNode
  /** Stands under the body: Cancel left of the waymark. */
  footer?: ReactNode
  /** Further classes of the look: 'broad', 'vast', 'voice'. */
  size?: string
  /** What its contents wear: they are dressed before it opens, and styled once. */
  sheet?: string
  /** Names its contents where others take their place: those begin at their first field, and nothing behind is styled anew. */
  step?: string
}

/**
 * What every dialog wears, and what is asked in it. Notifications and the names of buttons come with what is opened first, in their
 * own time: between a dialog and its frame their sheets would have the page styled anew.
 */
export function useDialogSheets(): void {
  useSheet(toasts, 'ground')
  useSheet(tooltips, 'ground')
  useSheet(dialogs, 'ground')
  useSheet(fields, 'ground')
}

/** A native modal dialog: top layer, focus kept inside, and given back to where it was. Mounted is open. */
export function Dialog({ title, onClose, onBeside = onClose, children, footer, size = '', sheet, step }: DialogProps) {
  const heading = useId()
  useDialogSheets()
  useSheet(sheet)
  const { dialog, turned } = useOpen(step)
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => (body.current ? reachByKeys(body.current) : undefined), [step])

  const handleClick = (event: MouseEvent) => {
    if (isBeside(event, dialog.current)) onBeside()
  }

  return (
    <BeforeTurn step={step} onTurn={() => letGo(dialog.current)}>
      <dialog
        ref={dialog}
        className={`dialog ${size}${turned ? ' turned' : ''}`.trim()}
        aria-labelledby={heading}
        onClick={handleClick}
        onCancel={(event) => {
          event.preventDefault()
          onClose()
        }}
      >
        {/* Parts of the dialog, not of the page. */}
        <header role="none">
          <h2 id={heading} aria-live={step ? 'polite' : undefined}>
            {title}
          </h2>
          <button className="icon-button" type="button" aria-label={app.close} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        <div ref={body} key={step} className="body">
          {children}
        </div>
        {footer && (
          <footer role="none" data-foot>
            {footer}
          </footer>
        )}
      </dialog>
    </BeforeTurn>
  )
}

/** Opens it as it is mounted, with the focus in it, which goes back to where it was; `turned` once its contents have given way to others. */
function useOpen(step: string | undefined) {
  const dialog = useRef<HTMLDialogElement>(null)
  const first = useRef(step)
  const turned = useRef(false)
  turned.current ||= first.current !== step

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const before = takeFocusDue() ?? focusedIn(element) ?? focusedIn(document)
    const stay = openModal(element, firstIn(element))
    return () => {
      stay()
      leaveBehind(element)
      if (element.open) element.close()
      returnFocus(before)
    }
  }, [])
  useLayoutEffect(() => {
    if (turned.current && dialog.current) focusWithoutScroll(firstIn(dialog.current))
  }, [step])
  return { dialog, turned: turned.current }
}

/** What has the focus is about to go: a browser that loses it with the element first styles and lays out all that is new by then. */
function letGo(dialog: HTMLElement | null): void {
  const focused = dialog && focusedIn(dialog)
  if (focused && dialog.contains(focused)) focused.blur()
}

/** The browser would begin with the cross: where there is something to fill in or to choose, one is there to do so; else at the way on. */
const FIRST_FIELD = '.body :is(input:not([type="hidden"]), textarea, select, .answer, .quest, .own button, [data-day][tabindex="0"]):not(:disabled)'

function firstIn(dialog: HTMLElement): HTMLElement | null {
  return dialog.querySelector<HTMLElement>('[autofocus]') ?? dialog.querySelector<HTMLElement>(FIRST_FIELD) ?? dialog.querySelector<HTMLElement>('footer .go:not(:disabled)')
}

/** The backdrop belongs to the dialog element itself; everything inside is another target. */
export function isBeside({ clientX, clientY, target }: MouseEvent, dialog: HTMLElement | null): boolean {
  if (!dialog || target !== dialog) return false
  const box = dialog.getBoundingClientRect()
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom
}
