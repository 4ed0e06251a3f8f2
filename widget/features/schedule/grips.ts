/** What is lifted by a name of `data-grip`, as it stands by now: the slip, or the handle of the ticket. */
export function gripIn(board: HTMLElement, grip: string): HTMLElement | null {
  const lifted = board.querySelector<HTMLElement>(`[data-grip="${CSS.escape(grip)}"]`)
  return lifted?.querySelector<HTMLElement>('[data-handle]') ?? lifted
}
