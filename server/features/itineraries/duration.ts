import { DEFAULT_DURATION_MINUTES } from '@meander/sdk/contract/activities'
import type { Activity, Duration } from '@meander/sdk/contract/activities'

const MINUTES_PER_UNIT: Record<string, number> = { d: 1440, h: 60, m: 1 }
const AMOUNT = /(\d+(?:[.,]\d+)?)\s*(d|h|m)(?:ays?|(?:ou)?rs?|in(?:ute)?s?)?\b/gi
const RANGE = /\d+(?:[.,]\d+)?\s*(?:-|–|to)\s*(?=\d)/gi

/** How long an activity takes, in minutes: what it says itself, else `otherwise`, else 60. */
export function durationMinutes(activity: Pick<Activity, 'duration'>, otherwise = DEFAULT_DURATION_MINUTES): number {
  return (activity.duration === undefined ? null : readDuration(activity.duration)) ?? otherwise
}

/** Minutes, or null when the text names none. Of a range the longer end counts, so that nothing planned after it is missed. */
export function readDuration(duration: Duration): number | null {
  if (typeof duration === 'string') return readText(duration)
  const minutes = 'fixedDurationInMinutes' in duration ? duration.fixedDurationInMinutes : duration.variableDurationToMinutes
  return minutes > 0 ? Math.round(minutes) : null
}

function readText(text: string): number | null {
  let minutes = 0
  for (const [, amount = '', unit = ''] of text.replace(RANGE, '').matchAll(AMOUNT)) {
    minutes += Number(amount.replace(',', '.')) * (MINUTES_PER_UNIT[unit.toLowerCase()] ?? 0)
  }
  return minutes > 0 ? Math.round(minutes) : null
}
