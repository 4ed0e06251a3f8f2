/** Puts the notifications that stand in a dialog where they were before, still shown: the dialog goes, they stay. */
export function giveBack(dialog: HTMLElement): void {
  const toasts = dialog.querySelector<HTMLElement>(':scope > .toasts')
  if (!toasts) return
  dialog.parentElement?.append(toasts)
  if (toasts.isConnected && toasts.childElementCount > 0) toasts.showPopover?.()
}
