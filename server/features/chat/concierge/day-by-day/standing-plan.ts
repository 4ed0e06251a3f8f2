import { dayRange } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import type { Stage } from '../../trip/stages.ts'
import type { DayNamed } from './days-named.ts'
import type { Appointment, Card, Reading } from '../read-prompt.ts'

/** A thing at its day and hour in the plan that the traveller saw last. */
export interface Standing extends Appointment {
  card: Card
}

/** What stands, with its cards; what has none is left out. */
export function withCards({ plan, cards }: Pick<Reading, 'plan' | 'cards'>): Standing[] {
  return plan.flatMap((one) => {
    const card = cards.find(({ productCode }) => productCode === one.productCode)
    return card === undefined ? [] : [{ ...one, card }]
  })
}

/** The plan that the traveller saw last, as far as it is of these places and days, in the order of its hours. */
export function standingPlan(shown: Pick<Reading, 'plan' | 'cards'>, stages: readonly Stage[]): Standing[] {
  return withCards(shown)
    .filter((one) => stages.some((stage) => isAt(one, stage)))
    .toSorted((left, right) => (`${left.date} ${left.startTime}` < `${right.date} ${right.startTime}` ? -1 : 1))
}

export function isAt({ date, place }: Pick<Appointment, 'date' | 'place'>, stage: Stage): boolean {
  return stage.startDate !== null && stage.startDate <= date && date <= (stage.endDate ?? stage.startDate) && (place === undefined || place === stage.place.name)
}

/** All days of the trip in their order. */
export function daysOf(stages: readonly Stage[]): Day[] {
  return [...new Set(stages.flatMap(({ startDate, endDate }) => (startDate === null ? [] : dayRange(startDate, endDate ?? startDate))))]
}

/** True where the plan is what the traveller looks at. */
export function isShownLast({ plan, lastShown }: Pick<Reading, 'plan' | 'lastShown'>): boolean {
  return plan.some(({ productCode }) => lastShown.includes(productCode))
}

/** True on that day, and in that part of it. */
export function isOn({ date, startTime }: { date: string; startTime: string }, day: DayNamed | null): boolean {
  if (day === null || date !== day.date) return false
  return day.part === null || (startTime >= day.part.earliest && startTime < (day.part.latest ?? '24:00'))
}

/** As the tools take it. */
export function plainly({ productCode, date, startTime }: Standing): { productCode: string; date: string; startTime: string } {
  return { productCode, date, startTime }
}
