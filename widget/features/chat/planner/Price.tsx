import type { Activity } from '@meander/sdk/contract/activities'
import { dayPlanner as text } from '../../../i18n/en/day-planner.ts'
import { priceOrContact } from '../../activities/index.ts'

/** What one person pays: a day's rows stand below each other, and what they cost is soon added up for the wrong number. */
export function Price({ activity }: { activity: Activity }) {
  return (
    <span className="price figures">
      {priceOrContact(activity)}
      {activity.price && <span className="each">{` ${text.perPerson}`}</span>}
    </span>
  )
}
