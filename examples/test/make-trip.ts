import { randomBytes } from 'node:crypto'
import type { Activity } from '@meander/sdk/contract/activities'
import type { Itinerary, SavedActivity } from '@meander/sdk/contract/itineraries'
import type { BrowserContext } from 'playwright-core'

interface TripWish {
  destination: string
  startDate: string
  endDate: string
  /** What is saved to it: by code, or so many of what there is. */
  products: readonly string[] | number
}

export interface Trip {
  /** The guest whose trip it is. */
  clientUserId: string
  /** As it was after saving: the activities in the order of the products. */
  itinerary: Itinerary
  schedule(product: string, dayNumber: number, timeSlot: string): Promise<void>
}

/** A trip of a new guest, made by the calls that a planner makes. */
export async function makeTrip(siteUrl: string, { destination, startDate, endDate, products }: TripWish): Promise<Trip> {
  const clientUserId = `mdr_test_${randomBytes(16).toString('hex')}`
  async function post<Reply>(path: string, body: object): Promise<Reply> {
    const answer = await fetch(siteUrl + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ ...body, clientUserId }) })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as Reply
  }
  const { activities } = await post<{ activities: Activity[] }>('/api/search/enhanced', { query: destination, limit: 50 })
  const { id } = await post<Itinerary>('/api/itineraries', { title: `${destination}, slowly`, destination, startDate, endDate })
  const saved: SavedActivity[] = []
  const wanted = typeof products === 'number' ? activities.slice(0, products).map(({ productCode }) => productCode) : products
  for (const product of wanted) {
    const activityData = activities.find(({ productCode }) => productCode === product)
    if (!activityData) throw new Error(`nobody sells ${product} in ${destination}`)
    saved.push(await post(`/api/itineraries/${id}/activities`, { activityData }))
  }
  const itinerary = (await (await fetch(`${siteUrl}/api/itineraries/${id}?clientUserId=${clientUserId}`)).json()) as Itinerary
  return {
    clientUserId,
    itinerary,
    async schedule(product, dayNumber, timeSlot) {
      const activityId = saved.find(({ activityData }) => activityData.productCode === product)?.id
      await post(`/api/itineraries/${id}/schedule-activity`, { activityId, dayNumber, timeSlot })
    },
  }
}

/** Makes every page of a browser the guest's own. */
export async function beGuest(context: BrowserContext, { clientUserId }: Trip): Promise<void> {
  await context.addInitScript((id) => {
    // The empty page that a tab begins with may keep nothing.
    if (location.origin !== 'null') localStorage.setItem('meander.clientUserId', id)
  }, clientUserId)
}
