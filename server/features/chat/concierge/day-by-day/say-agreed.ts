import { sayTime } from '@meander/sdk/contract/clock'
import { isDay } from '@meander/sdk/contract/days'
import { shortTitle, weekday } from '../words/format.ts'
import type { Situation } from '../words/situation.ts'
import { sayNoRoom } from './no-room.ts'
import type { Made, PlanDay } from './say-plan.ts'

/** Of what was agreed before the plan, all that stands elsewhere than it was to, or nowhere, and why. */
export function sayAgreed(situation: Situation, { agreed = [], searched }: Made, days: readonly PlanDay[]): string {
  const outcomes = searched.flatMap(({ found }) => found.plan?.put ?? [])
  const items = days.flatMap(({ items: some }) => some)
  return agreed.flatMap((put, at) => {
    const outcome = outcomes.find(({ key }) => key === at)
    const item = items.find(({ productCode }) => productCode === put.codes[0])
    const title = shortTitle(put.words)
    if (item?.proposed == null) return [sayNoRoom(situation, { title: put.words, asked: put.day, way: outcome?.way ?? { blocked: [], elsewhere: [] } }, { days, end: ', so it is not in.' })]
    const { date, time } = item.proposed
    const isThen = (put.day === null || put.day.date === date) && (put.time === null || put.time === time)
    return isThen || !isDay(date) ? [] : [`${title} has no free start ${put.time === null ? '' : `at ${sayTime(put.time)} `}that fits; it stands on ${weekday(date)} at ${sayTime(time)}.`]
  }).join(' ')
}
