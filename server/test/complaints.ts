import { createChecker } from '../features/chat/grounding/check.ts'
import { createGrounds } from '../features/chat/grounding/grounds.ts'

/** What is held against sentences that a model says one after the other, once the traveller has said a thing and a tool has found another. */
export function complaintsWith(said: string, found: unknown): (...sentences: string[]) => (string | null)[] {
  return (...sentences) => {
    const grounds = createGrounds([said])
    grounds.learn(found)
    const checker = createChecker(grounds)
    return sentences.map((sentence) => checker.complain(sentence)?.words ?? null)
  }
}
