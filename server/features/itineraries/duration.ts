import { DEFAULT_DURATION_MINUTES } from '@meander/sdk/contract/activities'
import type { Activity } from '@meander/sdk/contract/activities'
import { minutesOfDuration } from '@meander/sdk/contract/durations'

/** How long an activity takes, in minutes: what it says itself, else `otherwise`, else 60. */
export function durationMinutes(activity: Pick<Activity, 'duration'>, otherwise = DEFAULT_DURATION_MINUTES): number {
  return minutesOfDuration(activity.duration) ?? otherwise
}
