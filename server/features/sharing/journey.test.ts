import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readCurrentUser } from '@meander/sdk/contract/auth'
import { beginSignIn, pollSignIn } from '@meander/sdk/contract/auth'
import { searchActivities } from '@meander/sdk/contract/activities'
import { addDays } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import { createItinerary, readAvailableSlots, readItinerary, saveActivity, scheduleActivity } from '@meander/sdk/contract/itineraries'
import { createShareLink, readSharedItinerary } from '@meander/sdk/contract/sharing'
import { createBrowser } from '../../test/browser.ts'
import { startServer } from '../../test/start-server.ts'
import type { TestServer } from '../../test/start-server.ts'

const BLOG = 'http://localhost:9001'
const GUEST = 'mdr_guest_1'

let server: TestServer
beforeEach(async () => {
  server = await startServer()
})
afterEach(() => server.close())

/** A day some weeks ahead, so that the inventory is open for booking whenever this runs. */
const soon = () => addDays(new Date().toISOString().slice(0, 10) as Day, 45)

describe.each([
  ['Lisbon', 2],
  ['Lisbon', 4],
])('a trip to %s for %i, from a page of another origin', (destination, groupSize) => {
  it('goes from a search to a shared page', async () => {
    const guest = server.as(GUEST, { origin: BLOG })
    const { activities } = await guest.call(searchActivities, { body: { query: destination, limit: 20 } })
    const { id } = await guest.call(createItinerary, {
      body: { title: `To ${destination}`, destination, startDate: soon(), endDate: addDays(soon(), 3), groupSize },
    })

    const placed: string[] = []
    for (const activityData of activities) {
      if (placed.length === 2) break
      const saved = await guest.call(saveActivity, { params: { id }, body: { activityData } })
      expect(saved.activityData).toEqual(activityData)
      const { days } = await guest.call(readItinerary, { params: { id } })
      for (const day of days) {
        const body = { activityCode: activityData.productCode, date: day.date }
        const [slot] = (await guest.call(readAvailableSlots, { params: { id }, body })).slots
        if (slot === undefined) continue
        const timeSlot = slot.startTime
        await guest.call(scheduleActivity, { params: { id }, body: { activityId: saved.id, dayNumber: day.dayNumber, timeSlot } })
        placed.push(`${day.date} ${timeSlot} ${activityData.title}`)
        break
      }
    }
    expect(placed).toHaveLength(2)

    const begun = await guest.call(beginSignIn)
    const popup = createBrowser(server.url)
    await popup.open(begun.authorizeUrl)
    await popup.submit({ entry: 'Ana' })
    const outcome = await guest.call(pollSignIn, { params: { transactionId: begun.transactionId }, body: { pollSecret: begun.pollSecret } })
    if (outcome.state !== 'complete') throw new Error(outcome.state)
    const ana = server.as(GUEST, { origin: BLOG, authorization: `Bearer ${outcome.accessToken}` })
    expect((await ana.call(readCurrentUser)).name).toBe('Ana')

    const { shareToken } = await ana.call(createShareLink, { params: { id }, body: {} })
    const shared = await server.as(null).call(readSharedItinerary, { params: { shareToken } })
    expect(shared).toMatchObject({ title: `To ${destination}`, groupSize, totalPrice: { currency: 'USD' } })
    const seen = shared.days.flatMap((day) => day.timeSlots.map((slot) => `${slot.date} ${slot.startTime} ${slot.activity.title}`))
    expect(seen.sort()).toEqual(placed.sort())
  })
})
