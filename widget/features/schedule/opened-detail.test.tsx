import { afterEach, describe, expect, it, vi } from 'vitest'
import { mountPlanner } from '../../test/mount-planner.tsx'
import { find, findSoon, waitFor } from '../../test/queries.ts'
import { slot, start, tripServer, tripWith } from '../../test/trip.ts'

const tram = slot('T28', { date: '2027-03-14', from: '10:00', to: '13:00' }, { title: 'Tram 28', duration: '3 hours' })
const mounted: { destroy(): void }[] = []
afterEach(() => mounted.splice(0).forEach((one) => one.destroy()))

async function openDetail(given: ReturnType<typeof tripWith>) {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const planner = mountPlanner(tripServer(given, [start('2027-03-15', '09:00')]).server, { route: '/itinerary/trip-1' })
  mounted.push(planner)
  await findSoon(planner.box, 'heading', 'Your Schedule')
  const opener = planner.box.querySelector<HTMLElement>('.slip') ?? find(planner.box, 'button', 'Tram 28')
  opener.click()
  return { ...planner, dialog: await findSoon(planner.box, 'dialog', 'Tram 28') }
}

describe('the detail modal opened from an itinerary', () => {
  it("has 'Reschedule Activity' with date and time, and moves the activity [2.172, 2.281, 4.117]", async () => {
    const { dialog, box, events } = await openDetail(tripWith([tram]))
    await findSoon(dialog, 'heading', 'Reschedule Activity')
    ;(await findSoon(dialog, 'button', 'Monday, March 15, 9:00 AM')).click()
    ;(await findSoon(dialog, 'button', /^9:00 AM/)).click()
    await waitFor(() => expect(find<HTMLButtonElement>(dialog, 'button', 'Reschedule').disabled).toBe(false))
    find(dialog, 'button', 'Reschedule').click()
    await waitFor(() => expect(box.textContent).toContain('The activity has been moved to a new time slot'))
    expect(events).toContainEqual({ name: 'scheduled', detail: { activity: tram.activity, itineraryId: 'trip-1', slot: { date: '2027-03-15', startTime: '09:00' } } })
  })

  it("says 'Rescheduling not available' in an itinerary without dates [2.173]", async () => {
    const { dialog } = await openDetail({ ...tripWith([], []), activities: tripWith([tram]).activities.map((one) => ({ ...one, timeSlotId: null })), startDate: null, endDate: null })
    await waitFor(() => expect(dialog.textContent).toContain('Rescheduling not available'))
  })
})
