import type { Planner } from './planner.ts'
import { showChat } from './show-chat.ts'

/** Into the composer, in place of those that were put there before; whoever has a keyboard goes on writing there. */
export function putWords(planner: Planner, box: HTMLElement, [words, before]: readonly [words: string, before: string]): void {
  const { chat } = planner
  planner.use()
  showChat(planner)
  const now = chat.$draft.get()
  chat.write(before && now.includes(before) ? now.replace(before, () => words).trim() : `${now} ${words}`.trim())
  if (matchMedia('(pointer: fine)').matches) box.querySelector<HTMLElement>('.composer textarea')?.focus()
}
