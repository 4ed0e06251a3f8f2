import type { Duration } from './activities.ts'

const MINUTES_IN = { d: 1440, h: 60, m: 1 } as const
/** '2 hours', '2.5 h', '1 hr 30 min', '45m', '1 day'. Of '2 - 3 hours' only the longer end is followed by its unit. */
const PART = /(\d+(?:[.,]\d+)?)\s*-?\s*(d|h|m)(?:ays?|(?:ou)?rs?|in(?:ute)?s?)?(?![a-z])/gi

/**
 * How many minutes an activity takes; null when it does not say. The longer end of a range counts, so that what is
 * planned after it is not missed.
 */
export function minutesOfDuration(duration: Duration | undefined): number | null {
  if (duration === undefined) return null
  if (typeof duration === 'string') return minutesOfText(duration)
  const minutes = 'fixedDurationInMinutes' in duration ? duration.fixedDurationInMinutes : duration.variableDurationToMinutes
  return minutes > 0 ? Math.round(minutes) : null
}

function minutesOfText(text: string): number | null {
  const minutes = [...text.matchAll(PART)].reduce((sum, [, amount = '0', unit = 'm']) => sum + Number(amount.replace(',', '.')) * perUnit(unit), 0)
  return minutes > 0 ? Math.round(minutes) : null
}

function perUnit(unit: string): number {
  const letter = unit.toLowerCase()
  return letter === 'd' ? MINUTES_IN.d : letter === 'h' ? MINUTES_IN.h : MINUTES_IN.m
}
