import type { Activity } from '@meander/sdk/contract/activities'
import { readAddress } from '../../kit/read-address.ts'
import { pictureOf } from './detail/activity-facts.ts'

/** What an activity is worth as the trip's cover: more on a day of the trip than merely saved. */
const ON_A_DAY = { perStar: 10, fromProvider: 10 }
const SAVED = { perStar: 8, fromProvider: 8 }
const LANDMARK = 20
const LANDMARKS = /eiffel tower|louvre|versailles|notre[ -]dame|colosseum|big ben/i
const PROVIDER_HOSTS = /(^|\.)(viator|tripadvisor)\.com$/

export function coverScore(activity: Activity, place: 'day' | 'saved'): number {
  const worth = place === 'day' ? ON_A_DAY : SAVED
  const landmark = LANDMARKS.test(activity.title) ? LANDMARK : 0
  return (activity.rating ?? 0) * worth.perStar + landmark + (isProvidersPicture(activity) ? worth.fromProvider : 0)
}

export interface Pictured {
  days: readonly { timeSlots: readonly { activity: Activity }[] }[]
  activities: readonly { activityData: Activity }[]
}

/** The picture with the highest score; of equals the first, days before what is only saved. Null when nothing has one. */
export function coverOf({ days, activities }: Pictured): string | null {
  const candidates = [
    ...days.flatMap((day) => day.timeSlots).map(({ activity }) => ({ activity, score: coverScore(activity, 'day') })),
    ...activities.map(({ activityData: activity }) => ({ activity, score: coverScore(activity, 'saved') })),
  ].filter(({ activity }) => pictureOf(activity) !== null)
  const best = candidates.reduce<(typeof candidates)[number] | null>((known, next) => (known && known.score >= next.score ? known : next), null)
  return best ? pictureOf(best.activity) : null
}

/** An activity that names its provider came from it with its pictures; others are told by where the picture lies. */
function isProvidersPicture(activity: Activity): boolean {
  const picture = pictureOf(activity)
  if (picture === null) return false
  return activity.provider !== undefined || PROVIDER_HOSTS.test(readAddress(picture)?.hostname ?? '')
}
