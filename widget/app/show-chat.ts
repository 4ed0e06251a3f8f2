import type { Planner } from './planner.ts'
import { readRoute } from './routes.ts'

/** Goes to the chat, unless it is on view. */
export function showChat({ navigation }: Pick<Planner, 'navigation'>): void {
  const { screen } = readRoute(navigation.$route.get())
  if (screen !== 'chat' && screen !== 'home') navigation.go('/chat')
}
