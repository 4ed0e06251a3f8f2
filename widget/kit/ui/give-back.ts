/** Puts the notifications that stand in a dialog into the one beneath it, else back home, still shown: the dialog goes, they stay. */
export function giveBack(dialog: HTMLElement): void {
  const toasts = dialog.querySelector<HTMLElement>('.toasts')
  const root = dialog.getRootNode()
  if (!toasts || !(root instanceof ShadowRoot)) return
  // A dialog may be drawn deep inside another, which then keeps them as its own.
  const next = dialog.parentElement?.closest('dialog') ?? root.querySelector('.toasts-home')
  next?.append(toasts)
  if (toasts.isConnected && toasts.childElementCount > 0) toasts.showPopover?.()
}
