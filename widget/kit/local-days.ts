import type { Day } from '@meander/sdk/contract/days'

/** The day as a local date at noon, which no zone and no change of clocks moves to another day. */
export function localDate(day: Day | string): Date {
  const [year = NaN, month = NaN, date = NaN] = day.split('-').map(Number)
  return new Date(year, month - 1, date, 12)
}

/** The local calendar day of a moment. */
export function dayOf(date: Date): Day {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}` as Day
}

/** What of some days is still to come, from today on; null when they are over. */
export function daysToCome({ from, to }: { from: Day; to: Day }, today = dayOf(new Date())): { from: Day; to: Day } | null {
  return to < today ? null : { from: from < today ? today : from, to }
}
