import { isDay } from '@meander/sdk/contract/days'
import type { Reading } from '../read-prompt.ts'
import { acceptsOffer } from './accepted.ts'
import { asksForOffer } from './asks-offer.ts'
import { momentsIn } from './moments.ts'

/** True where a message is about what could come into the plan, or says yes to what was offered for it. */
export function isOfOffer({ turns, lastLength, lastAnswer, plan }: Pick<Reading, 'turns' | 'lastLength' | 'lastAnswer' | 'plan'>): boolean {
  const days = plan.map(({ date }) => date).filter((date) => isDay(date)).toSorted()
  const [from] = days
  const to = days.at(-1)
  const said = (turns.at(-lastLength) ?? '').replaceAll('’', "'")
  if (from === undefined || to === undefined) return false
  return acceptsOffer(said, lastAnswer) || asksForOffer(said, { hasDay: momentsIn(said, { from, to }).some((one) => 'date' in one) })
}
