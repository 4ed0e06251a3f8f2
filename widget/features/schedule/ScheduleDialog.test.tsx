import { readAvailability } from '@meander/sdk/contract/activities'
import { readAvailableSlots, scheduleActivity } from '@meander/sdk/contract/itineraries'
import { afterEach, describe, expect, it } from 'vitest'
import { failure } from '../../test/fake-server.ts'
import { fado, leaveBoards, press, shown, sintra, STARTS, text, ticket, tram } from '../../test/lisbon-board.tsx'
import { find, findAll, findSoon, waitFor } from '../../test/queries.ts'
import { trip, tripWith } from '../../test/trip.ts'

afterEach(leaveBoards)

describe('the schedule dialog', () => {
  const openDialog = async (box: HTMLElement) => {
    press(ticket(box, 'Fado'), 'Schedule')
    return findSoon(box, 'dialog', 'Schedule: Fado in Alfama')
  }
  const submit = (dialog: HTMLElement) => find<HTMLButtonElement>(dialog, 'button', 'Schedule')

  it('goes from a date to a time to scheduled [2.266, 2.282, 2.283, 4.103, 4.104, 5.47, 5.48, 8.43]', async () => {
    const { box, server } = await shown(tripWith([tram], [fado]))
    const dialog = await openDialog(box)
    await waitFor(() => expect(findAll(dialog, 'button', /March/).length).toBe(4))
    expect([...dialog.querySelectorAll('.dates-open > li')].map((one) => one.className)).toEqual(['full', 'free', 'free', 'none'])
    expect(find<HTMLButtonElement>(dialog, 'button', 'Wednesday, March 17, No times').disabled).toBe(true)
    expect(submit(dialog).disabled).toBe(true)
    press(dialog, 'Monday, March 15, 2 times')
    await findSoon(dialog, 'button', /^7:00 PM/)
    expect([...dialog.querySelectorAll('.times-of-day .tiny')].map((one) => one.textContent)).toEqual(['Morning', 'Evening'])
    expect(submit(dialog).disabled).toBe(true)
    press(dialog, /^7:00 PM/)
    await waitFor(() => expect(submit(dialog).disabled).toBe(false))
    submit(dialog).click()
    await waitFor(() => expect(findAll(box, 'dialog')).toEqual([]))
    expect(server.callsOf(readAvailability)[0]?.path).toBe('/api/activities/F/availability')
    expect(server.callsOf(scheduleActivity)[0]?.body).toMatchObject({ dayNumber: 2, timeSlot: '19:00' })
    expect(text(box)).toContain('Activity Scheduled')
    expect(text(box)).toContain('The activity has been added to your calendar.')
    await findSoon(box, 'button', 'Expand Your Experiences')
  })

  it('turns the day view to the day that was chosen', async () => {
    const { box } = await shown(tripWith([tram], [fado]))
    press(box, 'Day')
    const dialog = await openDialog(box)
    ;(await findSoon(dialog, 'button', 'Tuesday, March 16, 9:00 AM')).click()
    ;(await findSoon(dialog, 'button', /^\d+:\d\d [AP]M/)).click()
    await waitFor(() => expect(submit(dialog).disabled).toBe(false))
    submit(dialog).click()
    await waitFor(() => expect(findAll(box, 'dialog')).toEqual([]))
    expect(box.querySelector('.slip')?.textContent).toContain('Fado')
  })

  it('collapses the panel 300 ms after scheduling although something is left [2.255]', async () => {
    const { box, detail } = await shown(tripWith([tram], [fado, sintra]))
    const dialog = await openDialog(box)
    ;(await findSoon(dialog, 'button', 'Monday, March 15, 2 times')).click()
    ;(await findSoon(dialog, 'button', /^9:00 AM/)).click()
    await waitFor(() => expect(submit(dialog).disabled).toBe(false))
    submit(dialog).click()
    await waitFor(() => expect(text(box)).toContain('Activity Scheduled'))
    expect(detail.experiences.$state.get()).toBe('untouched')
    await findSoon(box, 'button', 'Expand Your Experiences')
  })

  it('says why a booked date cannot be chosen [8.26, 8.27, 8.28]', async () => {
    const { box } = await shown(tripWith([tram], [fado]))
    const dialog = await openDialog(box)
    const booked = await findSoon(dialog, 'button', 'Sunday, March 14, Booked')
    expect(booked.title).toBe('All times are booked for this date')
    booked.click()
    await waitFor(() => expect(text(dialog)).toContain('All Times Are Booked'))
    expect(text(dialog)).toContain('No available time slots for this date')
    expect(booked.getAttribute('aria-pressed')).toBe('false')
    expect(submit(dialog).disabled).toBe(true)
  })

  it('marks a date full when the conflict check leaves no time [4.106]', async () => {
    const { box } = await shown(tripWith([tram], [fado]), { prepare: ({ server }) => server.on(readAvailableSlots, () => ({ slots: [] })) })
    const dialog = await openDialog(box)
    ;(await findSoon(dialog, 'button', 'Tuesday, March 16, 9:00 AM')).click()
    await findSoon(dialog, 'button', 'Tuesday, March 16, Booked')
    expect(text(dialog)).toContain('All Times Are Booked')
  })

  it('says that availability cannot be loaded and asks again [8.24, 8.25]', async () => {
    let failing = true
    const { box } = await shown(tripWith([tram], [fado]), {
      prepare: ({ server }) => server.on(readAvailability, () => (failing ? failure('provider-failed') : { slots: STARTS })),
    })
    const dialog = await openDialog(box)
    await waitFor(() => expect(text(dialog)).toContain('Unable to load availability'))
    failing = false
    press(dialog, 'Try Again')
    await findSoon(dialog, 'button', 'Monday, March 15, 2 times')
  })

  it('cannot work without dates, and closes [2.285, 2.286]', async () => {
    const { box } = await shown(trip({ activities: [fado], startDate: null, endDate: null }))
    const dialog = await openDialog(box)
    expect(text(dialog)).toContain('Unable to load scheduling data.')
    findAll(dialog, 'button', 'Close').at(-1)?.click()
    await waitFor(() => expect(findAll(box, 'dialog')).toEqual([]))
  })

  it('stays open when scheduling fails', async () => {
    const { box } = await shown(tripWith([tram], [fado]), { prepare: ({ server }) => server.on(scheduleActivity, () => failure('time-overlaps', 'Taken just now.')) })
    const dialog = await openDialog(box)
    ;(await findSoon(dialog, 'button', 'Monday, March 15, 2 times')).click()
    ;(await findSoon(dialog, 'button', /^9:00 AM/)).click()
    await waitFor(() => expect(submit(dialog).disabled).toBe(false))
    submit(dialog).click()
    await waitFor(() => expect(text(box)).toContain('Taken just now.'))
    expect(findAll(box, 'dialog').length).toBe(1)
    expect(text(box)).toContain('1/2 scheduled')
  })
})
