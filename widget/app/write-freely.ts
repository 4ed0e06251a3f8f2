import { focusWithoutScroll } from '../kit/dom.ts'
import type { Planner } from './planner.ts'
import { showChat } from './show-chat.ts'

/** Gives the composer to who wants to write without a form. The chat that waits behind the hosted home screen's picture is gone to. */
export function writeFreely(planner: Planner, root: ShadowRoot | null): void {
  if (planner.config.firstParty && root?.host.clientHeight === 0) return planner.navigation.go('/chat')
  showChat(planner)
  // The dialog first gives the focus back to where it was.
  requestAnimationFrame(() => requestAnimationFrame(() => focusWithoutScroll(root?.querySelector<HTMLElement>('.composer textarea'))))
}
