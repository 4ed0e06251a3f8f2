import type { Planner } from './planner.ts'
import { readOn } from './read-on.ts'
import { readRoute } from './routes.ts'

/** A dialog has written the first words of a new chat: they are sent there, and read on there. */
export function beginChat({ chat, navigation }: Pick<Planner, 'chat' | 'navigation'>, words: string, root: ShadowRoot | null): void {
  chat.startNew()
  if (readRoute(navigation.$route.get()).screen !== 'home') navigation.go('/chat')
  void chat.send(words)
  readOn(root)
}
