import { addDays, isDay } from '@meander/sdk/contract/days'
import type { Reading } from '../read-prompt.ts'
import { acceptsOffer } from '../offers/yes.ts'
import { asksForOffer } from './asks-offer.ts'
import { asksBack } from './put-back.ts'
import { readFreed } from './frees-day.ts'
import { momentsIn } from './moments.ts'

const WEEK = 6

/** True where a message is about what could come into the plan, empties a day of it, or says yes to what was offered for it. */
export function isOfOffer({ turns, lastLength, offer, clauses, plan, stoodOnce, planBefore }: Pick<Reading, 'turns' | 'lastLength' | 'offer' | 'clauses' | 'plan' | 'stoodOnce' | 'planBefore'>): boolean {
  const days = plan.flatMap(({ date }) => (isDay(date) ? [date] : [])).toSorted()
  const [from] = days
  const to = days.at(-1)
  const said = (turns.at(-lastLength) ?? '').replaceAll('’', "'")
  if (from === undefined || to === undefined) return false
  if (readFreed(said, { from, to: to > addDays(from, WEEK) ? to : addDays(from, WEEK) }) !== null) return true
  return asksBack(said, { stoodOnce, planBefore }) || acceptsOffer(said, { offer, clauses }) || asksForOffer(said, { hasDay: momentsIn(said, { from, to }).some((one) => 'date' in one) })
}
