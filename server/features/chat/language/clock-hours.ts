/** An hour as it is written, with three groups for `clockTime`: hour, minutes and half of the day. */
export const CLOCK_HOUR = String.raw`(\d{1,2})(?:[:.](\d{2}))?\s*(am|pm|a\.m\.|p\.m\.|o'clock)?`

/** Hour, minutes and half of the day as they were said. */
export type ClockWords = readonly [hour: string | undefined, minute?: string | undefined, half?: string | undefined]

/**
 * HH:MM of an hour that was said. A bare number below `laterBelow` is meant of the afternoon or evening: eleven is in the morning, and back by seven in
 * the evening. Null where it is no hour.
 */
export function clockTime([hour, minute = '00', half = '']: ClockWords, laterBelow = 0): string | null {
  const number = Number(hour)
  if (hour === undefined || number > 23 || Number(minute) > 59) return null
  const isMorning = half.startsWith('a')
  const isLater = number < 12 && !isMorning && (half.startsWith('p') || number < laterBelow)
  const full = isLater ? number + 12 : isMorning && number === 12 ? 0 : number
  return `${String(full).padStart(2, '0')}:${minute}`
}
