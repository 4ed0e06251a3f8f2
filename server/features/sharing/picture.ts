import type { SharedItinerary } from '@meander/sdk/contract/sharing'
import type { Pictures, TripPicture } from '../activities/index.ts'
import { activitiesOf } from './present.ts'
import { pictureOf, sayCount, sayDates } from './say.ts'

/** The picture that stands for a shared trip where its link is shown. */
export function drawShared(pictures: Pick<Pictures, 'readTrip'>, shared: SharedItinerary, allow: () => Promise<void>): Promise<TripPicture> {
  const activities = activitiesOf(shared)
  const addresses = activities.map(pictureOf).filter((one) => one !== null)
  return pictures.readTrip({ title: shared.title, facts: `${sayDates(shared)} · ${sayCount(activities.length)}`, addresses }, allow)
}

export function picturePath(token: string): string {
  return `/shared/${encodeURIComponent(token)}/picture.png`
}
