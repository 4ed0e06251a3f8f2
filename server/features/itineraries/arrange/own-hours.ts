import { dayRange, timeOfMinutes } from '@meander/sdk/contract/days'
import type { Day, TimeOfDay } from '@meander/sdk/contract/days'
import type { Beside } from '../rules/judge.ts'

/** When people do what they have noted themselves, by what they call it; hours of the day, both counted. */
const HOURS: readonly { named: RegExp; from: number; to: number }[] = [
  { named: /\bbreakfast\b/i, from: 8, to: 9 },
  { named: /\b(lunch|brunch|picnic)\b/i, from: 12, to: 13 },
  { named: /\b(dinner|supper|evening|sunset|cocktails?|drinks|bar)\b/i, from: 18, to: 20 },
]
const ANY = { from: 9, to: 19 }

/** All that may be tried: the real starts of what is sold, each full hour of the days from `first` on for what is not. */
export function hoursFor({ title, offer }: { title: string; offer: Beside['offer'] }, { first, end }: { first: Day; end: Day }): { date: Day; start: TimeOfDay }[] {
  if (offer !== null) return offer.flatMap(({ date, starts }) => starts.map(({ startTime }) => ({ date, start: startTime })))
  const { from, to } = HOURS.find(({ named }) => named.test(title)) ?? ANY
  const hours = Array.from({ length: to - from + 1 }, (_, step) => timeOfMinutes((from + step) * 60))
  return dayRange(first, end).flatMap((date) => hours.map((start) => ({ date, start })))
}
