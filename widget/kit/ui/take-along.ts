/** A dialog that opens lies above everything, and nothing outside of it can be pressed: the notification that is shown comes with it. */
export function takeAlong(dialog: HTMLElement): void {
  const root = dialog.getRootNode()
  const toasts = root instanceof ShadowRoot ? root.querySelector<HTMLElement>('.toasts') : null
  if (!toasts || toasts.childElementCount === 0 || dialog.contains(toasts)) return
  dialog.append(toasts)
  toasts.showPopover?.()
}
