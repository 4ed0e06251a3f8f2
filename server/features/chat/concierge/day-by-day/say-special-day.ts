import { specialDay } from '../day-rules/special-day.ts'
import { shortTitle } from '../words/format.ts'
import type { Situation } from '../words/situation.ts'
import { nameOfDay } from './say-days.ts'
import type { PlanDay } from './say-plan.ts'

/** What of the day that is celebrated is meant for it. */
export function saySpecialDay(days: readonly PlanDay[], { reading, voice }: Pick<Situation, 'reading' | 'voice'>): string {
  const [first] = days
  const last = days.at(-1)
  const special = first === undefined || last === undefined ? null : specialDay(reading.turns, { from: first.date, to: last.date })
  const day = days.find(({ date }) => date === special?.date)
  if (special === null || day === undefined) return ''
  const name = nameOfDay(day.date, days.map(({ date }) => date))
  const late = day.items.filter(({ proposed }) => (proposed?.time ?? '') >= '17:30')
  const [best] = (late.length > 0 ? late : [...day.items]).toSorted((left, right) => (right.rating ?? 0) - (left.rating ?? 0))
  if (best === undefined) return voice.say(`${name} is the ${special.what}, and I have nothing free for it.`)
  return voice.say(`${name} is the ${special.what}: for that I would take ${shortTitle(best.title)}.`, `For the ${special.what} on ${name} there is ${shortTitle(best.title)}.`)
}
