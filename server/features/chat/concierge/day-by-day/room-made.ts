import { minutesOf, timeOfMinutes } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import type { Busy } from '../../day-plan/index.ts'
import { answersWish } from '../../ranking/index.ts'
import type { Changes } from './changes-of.ts'
import { plainly } from './standing-plan.ts'
import type { Standing } from './standing-plan.ts'

/** What stood in those hours goes to others of its day, or else of another; in the place of what cannot comes something else. */
export function withFree(busy: readonly Busy[], there: readonly Standing[], days: readonly Day[]): Changes {
  const same: Changes = { kept: there, moves: [], openings: [], otherwise: [] }
  const isOut = (one: Standing): boolean => busy.some(({ date, from, to }) => date === one.date && days.some((day) => day === date) && one.startTime < to && endOf(one) > from)
  const out = there.filter(isOut)
  return out.length === 0 ? same : {
    ...same,
    kept: there.filter((one) => !out.includes(one)),
    moves: out.map((one) => ({ ...plainly(one), to: { date: one.date, orElse: true } })),
    openings: out.map(({ date }) => ({ date, instead: true })),
  }
}

/** On any day that has hours for it, the emptiest first; where none has, in the place of what is rated least. */
export function withMore({ wish, count }: { wish: string; count: number }, { there, days }: { there: readonly Standing[]; days: readonly Day[] }): Changes {
  const same: Changes = { kept: there, moves: [], openings: [], otherwise: [] }
  if (days.length === 0) return same
  const onDay = (date: Day): readonly Standing[] => there.filter((one) => one.date === date)
  const dates = days.toSorted((left, right) => onDay(left).length - onDay(right).length)
  const out = there
    .filter(({ card }) => answersWish(card, wish) === 0)
    .toSorted((left, right) => (left.card.rating ?? 0) - (right.card.rating ?? 0))
    .slice(0, MOST_OUT)
  return { ...same, kept: there.filter((one) => !out.includes(one)), openings: dates.map((date) => ({ date, wish })), atMost: count, otherwise: out }
}

/** So much of a plan is tried without, one thing at a time. */
const MOST_OUT = 20

/** By the clock of its day. */
function endOf({ startTime, card }: Standing): string {
  const end = minutesOf(startTime) + (card.minutes ?? 60)
  return end >= 1440 ? '24:00' : timeOfMinutes(end)
}
