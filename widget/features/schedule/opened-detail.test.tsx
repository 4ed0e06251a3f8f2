import type { SavedActivityId, TimeSlotId } from '@meander/sdk/contract/ids'
import { editActivity, rescheduleActivity, scheduleActivity, unscheduleActivity } from '@meander/sdk/contract/itineraries'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { mountPlanner } from '../../test/mount-planner.tsx'
import { find, findAll, findSoon, type, waitFor } from '../../test/queries.ts'
import { entry, slot, start, tripServer, tripWith } from '../../test/trip.ts'

const tram = slot('T28', { date: '2027-03-14', from: '10:00', to: '13:00' }, { title: 'Tram 28', duration: '3 hours' })
const mounted: { destroy(): void }[] = []
afterEach(() => mounted.splice(0).forEach((one) => one.destroy()))

async function openDetail(given: ReturnType<typeof tripWith>, of = (box: HTMLElement) => box.querySelector<HTMLElement>('.slip') ?? find(box, 'button', 'Tram 28')) {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const made = tripServer(given, [start('2027-03-15', '09:00')])
  const planner = mountPlanner(made.server, { route: '/itinerary/trip-1' })
  mounted.push(planner)
  await findSoon(planner.box, 'heading', 'Your Schedule')
  of(planner.box).click()
  return { ...made, ...planner, dialog: await findSoon(planner.box, 'dialog', 'Tram 28') }
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

  const second = { ...entry('T28', tram.activity), id: 'entry-second' as SavedActivityId, notes: 'second one' }
  const twice = () => tripWith([tram], [second])
  const openSecond = () => openDetail(twice(), (box) => find(box.querySelector<HTMLElement>('.copies') as HTMLElement, 'button', 'Tram 28'))

  it('notes on the copy that was opened, where one product is saved twice', async () => {
    const { dialog, box, server, held } = await openSecond()
    ;(await findSoon(dialog, 'button', 'Edit notes')).click()
    const notes = find<HTMLTextAreaElement>(await findSoon(box, 'dialog', 'Edit Experience'), 'textbox', 'Notes')
    expect(notes.value).toBe('second one')
    type(notes, 'meant for the second')
    await waitFor(() => expect(notes.value).toBe('meant for the second'))
    find(box, 'button', 'Save Changes').click()
    await waitFor(() => expect(held().activities.map(({ notes: kept }) => kept)).toEqual(['', 'meant for the second']))
    expect(server.callsOf(editActivity)).toHaveLength(1)
  })

  it('schedules and moves the copy that was opened, and takes off only what is on the calendar', async () => {
    const { dialog, box, server } = await openSecond()
    ;(await findSoon(dialog, 'button', 'Monday, March 15, 9:00 AM')).click()
    ;(await findSoon(dialog, 'button', /^9:00 AM/)).click()
    await waitFor(() => expect(find<HTMLButtonElement>(dialog, 'button', 'Schedule').disabled).toBe(false))
    expect(findAll(dialog, 'button', 'Take off the calendar')).toEqual([])
    find(dialog, 'button', 'Move to…').click()
    const move = await findSoon(box, 'dialog', 'Move “Tram 28” to…')
    ;(await findSoon(move, 'button', /^Monday, March 15, 9:00 AM/)).click()
    await waitFor(() => expect(server.callsOf(scheduleActivity).map(({ body }) => body.activityId)).toEqual(['entry-second']))
    expect(server.callsOf(rescheduleActivity)).toEqual([])
  })

  it('moves the copy whose slip was opened, where both are on the calendar', async () => {
    const later = { ...slot('T28', { date: '2027-03-16', from: '14:00', to: '17:00' }, tram.activity), id: 'slot-second' as TimeSlotId }
    const both = tripWith([tram, later])
    const given = { ...both, activities: both.activities.map((one, at) => (at === 1 ? { ...second, timeSlotId: later.id, scheduledDate: later.date, scheduledTime: later.startTime } : one)) }
    const { dialog, server } = await openDetail(given, (box) => box.querySelectorAll<HTMLElement>('.slip')[1] as HTMLElement)
    await waitFor(() => expect(dialog.textContent).toContain('Tuesday, March 16, 2:00 PM'))
    find(dialog, 'button', 'Take off the calendar').click()
    await waitFor(() => expect(server.callsOf(unscheduleActivity).map(({ path }) => path)).toEqual([expect.stringMatching(/slot-second$/)]))
  })
})
