import type { Activity } from '@meander/sdk/contract/activities'
import type { Itinerary } from '@meander/sdk/contract/itineraries'

/** Whether a trip has an activity already; saved again, it would be there twice. */
export const holds = ({ activities }: Pick<Itinerary, 'activities'>, activity: Activity | null): boolean =>
  activities.some(({ activityData }) => activityData.productCode === activity?.productCode)
