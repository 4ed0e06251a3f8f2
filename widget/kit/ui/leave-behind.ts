import { holdSheets } from '../dom.ts'
import { giveBack } from './give-back.ts'

/**
 * Lets a dialog be seen to leave, whoever closed it and by what: its picture falls away while the dialog itself is gone,
 * and nothing of it can be pressed, focused or read. Where nothing is animated, nothing is left.
 */
export function leaveBehind(dialog: HTMLDialogElement): void {
  giveBack(dialog)
  const root = dialog.getRootNode()
  const home = dialog.parentElement
  // A planner that is taken out of its page leaves nothing behind.
  if (!home?.isConnected || !(root instanceof ShadowRoot) || typeof dialog.showPopover !== 'function' || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const picture = document.createElement('div')
  picture.className = `${dialog.className} leaving`
  // Dressed by the rules of `.dialog[open]`.
  picture.setAttribute('open', '')
  picture.inert = true
  picture.ariaHidden = 'true'
  picture.popover = 'manual'
  picture.append(...[...dialog.children].map((child) => child.cloneNode(true)))
  for (const named of picture.querySelectorAll('[id], [name]')) for (const name of ['id', 'name']) named.removeAttribute(name)
  home.append(picture)
  picture.showPopover()
  keepScrollAndWords(dialog, picture)
  const gone = Promise.allSettled(picture.getAnimations().map(({ finished }) => finished)).then(() => picture.remove())
  holdSheets(root, gone)
}

/** What a copy of nodes does not copy. */
function keepScrollAndWords(dialog: HTMLElement, picture: HTMLElement): void {
  const copies = picture.querySelectorAll('*')
  dialog.querySelectorAll('*').forEach((original, at) => {
    const copy = copies[at]
    if (!copy) return
    if (original.scrollTop > 0) copy.scrollTop = original.scrollTop
    if (original.scrollLeft > 0) copy.scrollLeft = original.scrollLeft
    const isField = (node: Element) => node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement || node instanceof HTMLSelectElement
    if (isField(original) && isField(copy)) copy.value = original.value
  })
}
