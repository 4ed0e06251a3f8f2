import { sayTime } from '@meander/sdk/contract/clock'
import { dayRange } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import type { Selected } from '../read-prompt.ts'
import { whatStands } from '../references/what-stands.ts'
import { dayName, list, shortTitle } from '../words/format.ts'
import type { Situation } from '../words/situation.ts'

/** A thing on its day, as it is told. */
export type OnDay = { date: Day | null; words: string }

/** What stands on the days: as the planner has it, else as the plan told it. */
export function standing({ facts, reading }: Situation): OnDay[] {
  const dates = facts.startDate === undefined || facts.flexible === true ? [] : dayRange(facts.startDate, facts.endDate ?? facts.startDate)
  const title = (code: string): string => shortTitle(reading.cards.find(({ productCode }) => productCode === code)?.title ?? '')
  const chosen = reading.selected.toSorted((left, right) => left.day - right.day).filter(({ productCode }) => title(productCode) !== '')
  if (chosen.length > 0) return chosen.map((one: Selected) => ({
    date: dates[one.day - 1] ?? null,
    words: `${title(one.productCode)}${one.startTime === undefined ? '' : ` at ${sayTime(one.startTime)}`}`,
  }))
  const { things, isPlan } = whatStands(facts, reading)
  return isPlan ? things.map(({ card, date, startTime }) => ({ date, words: `${shortTitle(card.title)}${startTime === null ? '' : ` at ${sayTime(startTime)}`}` })) : []
}

/** 'Wednesday 5 May: A at 10:00 AM and B; Thursday 6 May: C'. */
export function byDay(all: readonly OnDay[]): string {
  const dates = [...new Set(all.map(({ date }) => date))]
  return dates.map((date) => `${date === null ? '' : `${dayName(date)}: `}${list(all.filter((one) => one.date === date).map(({ words }) => words))}`).join('; ')
}
