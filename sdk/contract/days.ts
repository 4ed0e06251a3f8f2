import * as z from 'zod/mini'

/** A calendar day `YYYY-MM-DD`. It has no zone, so no zone can shift it. */
export const Day = z
  .string()
  .check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a date such as 2027-03-14'), z.refine(isRealDay, 'must be a date that exists'))
  .brand<'Day'>()
export type Day = z.infer<typeof Day>

/** A time of day `HH:MM`, 00:00 to 23:59, in the zone of the place. */
export const TimeOfDay = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 09:30'))
  .brand<'TimeOfDay'>()
export type TimeOfDay = z.infer<typeof TimeOfDay>

function isRealDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

export function isDay(text: unknown): text is Day {
  return typeof text === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(text) && isRealDay(text)
}

/** The day `count` days later (earlier when negative). */
export function addDays(day: Day, count: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10) as Day
}

/** Whole days from `from` to `to`: 0 for the same day, negative when `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)
}

/** Every day from `from` to `to`, both counted; empty when `to` is earlier. */
export function dayRange(from: Day, to: Day): Day[] {
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, step) => addDays(from, step))
}

/** Minutes after midnight. */
export function minutesOf(time: TimeOfDay | string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

/** The time so many minutes later; past midnight it is of the next day. */
export function laterBy(time: TimeOfDay | string, minutes: number): TimeOfDay {
  return timeOfMinutes((minutesOf(time) + minutes) % 1440)
}

/** The time so many minutes after midnight, held within 00:00 to 23:59. */
export function timeOfMinutes(minutes: number): TimeOfDay {
  const held = Math.min(Math.max(0, Math.round(minutes)), 1439)
  return `${String(Math.floor(held / 60)).padStart(2, '0')}:${String(held % 60).padStart(2, '0')}` as TimeOfDay
}
