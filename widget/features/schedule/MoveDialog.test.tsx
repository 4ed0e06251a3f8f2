import { rescheduleActivity, scheduleActivity, unscheduleActivity } from '@meander/sdk/contract/itineraries'
import { readStarts } from '@meander/sdk/contract/trip-rules'
import { afterEach, describe, expect, it } from 'vitest'
import { failure } from '../../test/fake-server.ts'
import { mountView } from '../../test/mount-planner.tsx'
import { find, findAll, findSoon, type, waitFor } from '../../test/queries.ts'
import { pressKey, showBoard } from '../../test/show-board.tsx'
import { day, entry, slot, start, time, trip, tripWith, type TripServer } from '../../test/trip.ts'
import { ActivityScheduler } from './ActivityScheduler.tsx'

const tram = slot('T28', { date: '2027-03-14', from: '10:00', to: '13:00' }, { title: 'Tram 28', duration: '3 hours' })
const fado = entry('F', { title: 'Fado in Alfama', duration: '2 hours' })
const STARTS = [start('2027-03-14', '10:00'), start('2027-03-14', '11:00'), start('2027-03-15', '09:00', 4), start('2027-03-15', '19:00', 0), start('2027-03-16', '09:00')]

let board: Awaited<ReturnType<typeof showBoard>>
const others: { destroy(): void }[] = []
afterEach(() => {
  others.splice(0).forEach((one) => one.destroy())
  board.destroy()
})
const shown = async (given = tripWith([tram], [fado]), prepare?: (made: TripServer) => void) => (board = await showBoard(given, { starts: STARTS, ...(prepare && { prepare }) }))
const openBy = async (element: Element, name: string) => {
  pressKey(element, 'm')
  return findSoon(board.box, 'dialog', name)
}
/** The detail of the tram, opened from the calendar. */
function openDetail(onDone = () => {}) {
  const view = mountView(<ActivityScheduler activity={tram.activity} planned={{ entryId: entry('T28').id, date: '2027-03-14', time: '10:00' }} detail={board.detail} schedule={board.schedule} onDone={onDone} />)
  others.push(view)
  return view.box
}

describe('Move to…', () => {
  it('lists every start by day, and of the closed ones why they are closed', async () => {
    const { box } = await shown()
    const dialog = await openBy(find(box, 'button', 'Drag Fado in Alfama'), 'Move “Fado in Alfama” to…')
    await waitFor(() => expect(dialog.querySelectorAll('.move-days > li').length).toBe(4))
    const days = [...dialog.querySelectorAll('.move-days > li')].map((day) => board.words(day))
    expect(days).toEqual([
      'Sunday, March 1410:00 AM overlaps Tram 2811:00 AM overlaps Tram 28',
      'Monday, March 15Monday, March 15, 9:00 AM 4 left7:00 PM is sold out',
      'Tuesday, March 16Tuesday, March 16, 9:00 AM 6 left',
      'Wednesday, March 17No available time slots for this date',
    ])
  })

  it('schedules what waits at the start that is pressed, and shows its day', async () => {
    const { box, server, words } = await shown()
    find(box, 'button', 'Day').click()
    const dialog = await openBy(find(box, 'button', 'Drag Fado in Alfama'), 'Move “Fado in Alfama” to…')
    ;(await findSoon(dialog, 'button', /^Tuesday, March 16, 9:00 AM/)).click()
    await waitFor(() => expect(server.callsOf(scheduleActivity)[0]?.body).toMatchObject({ dayNumber: 3, timeSlot: '09:00' }))
    await waitFor(() => expect(findAll(box, 'dialog')).toEqual([]))
    expect(words(box.querySelector('.slip') as Element)).toContain('Fado in Alfama')
  })

  it('leaves the focus on what it has moved, time after time', async () => {
    const { box, root } = await shown()
    for (const name of [/^Monday, March 15, 9:00 AM/, /^Tuesday, March 16, 9:00 AM/]) {
      const slip = box.querySelector<HTMLElement>('.slip')
      slip?.focus()
      const dialog = await openBy(slip as Element, 'Move “Tram 28” to…')
      const there = await findSoon(dialog, 'button', name)
      there.focus()
      there.click()
      await waitFor(() => expect(findAll(box, 'dialog')).toEqual([]))
      await waitFor(() => expect((root.activeElement as HTMLElement | null)?.dataset.slot).toBe('slot-T28'))
      expect(root.activeElement).not.toBe(slip)
    }
  })

  it('moves a slip, which is not in its own way, and cannot be put where it is', async () => {
    const { box, server } = await shown()
    const dialog = await openBy(box.querySelector('.slip') as Element, 'Move “Tram 28” to…')
    const here = await findSoon<HTMLButtonElement>(dialog, 'button', /^Sunday, March 14, 10:00 AM\s*It is here$/)
    expect(here.disabled).toBe(true)
    find(dialog, 'button', /^Sunday, March 14, 11:00 AM/).click()
    await waitFor(() => expect(server.callsOf(rescheduleActivity)[0]?.body).toMatchObject({ slotId: tram.id, dayNumber: 1, timeSlot: '11:00' }))
  })

  it('stays open when it failed', async () => {
    const { box, words } = await shown(undefined, ({ server }) => server.on(scheduleActivity, () => failure('time-overlaps', 'Taken just now.')))
    const dialog = await openBy(find(box, 'button', 'Drag Fado in Alfama'), 'Move “Fado in Alfama” to…')
    ;(await findSoon(dialog, 'button', /^Tuesday, March 16, 9:00 AM/)).click()
    await waitFor(() => expect(words()).toContain('Taken just now.'))
    expect(findAll(box, 'dialog').length).toBe(1)
  })

  it('shows the starts as they are by now when one was refused, and why it was', async () => {
    const sold = { rule: 'sold-out' as const, severity: 'hard' as const, message: '11:00 AM on Mar 14 is sold out.' }
    const startAt = (isSold: boolean) => ({ startTime: time('11:00'), endTime: time('14:00'), availableSpaces: isSold ? 0 : 6, state: isSold ? ('closed' as const) : ('open' as const), violations: isSold ? [sold] : [] })
    let asked = 0
    const { box, words } = await shown(undefined, ({ server }) => {
      server.on(readStarts, () => ({ version: 1, anyTime: false, days: [{ date: day('2027-03-14'), dayNumber: 1, closed: null, starts: [startAt(asked++ > 0)] }] }))
      server.on(rescheduleActivity, () => Response.json({ error: 'No.', message: 'No.', code: 'time-not-offered', requestId: 'r', details: { violations: [sold] } }, { status: 409 }))
    })
    const dialog = await openBy(box.querySelector('.slip') as Element, 'Move “Tram 28” to…')
    ;(await findSoon(dialog, 'button', /^Sunday, March 14, 11:00 AM/)).click()
    await waitFor(() => expect(words(dialog.querySelector('.move-days') ?? dialog)).toContain('11:00 AM is sold out'))
    expect(words(find(box, 'alert'))).toContain('Move failedFailed to move the activity. Please try again.11:00 AM on Mar 14 is sold out.')
  })

  it('says when the starts did not come, and asks again', async () => {
    let failing = true
    const { box, words } = await shown(undefined, ({ server }) => {
      const first = { startTime: time('07:00'), endTime: time('08:00'), availableSpaces: null, state: 'open' as const, violations: [] }
      const answer = () => ({ version: 1, anyTime: true, days: [{ date: day('2027-03-15'), dayNumber: 2, closed: null, starts: [first] }] })
      server.on(readStarts, () => (failing ? failure('provider-failed') : answer()))
    })
    const dialog = await openBy(find(box, 'button', 'Drag Fado in Alfama'), 'Move “Fado in Alfama” to…')
    await waitFor(() => expect(words(dialog)).toContain('Unable to load availability'))
    failing = false
    find(dialog, 'button', 'Try Again').click()
    await findSoon(dialog, 'button', /^Monday, March 15, 7:00 AM/)
  })

  it('is one press away from the schedule dialog', async () => {
    const { box } = await shown()
    find(box, 'button', 'Schedule').click()
    const dialog = await findSoon(box, 'dialog', 'Schedule: Fado in Alfama')
    find(dialog, 'button', 'Every start, and why others are closed').click()
    await findSoon(box, 'dialog', 'All starts of “Fado in Alfama”')
    expect(findAll(box, 'dialog').length).toBe(1)
  })

  it('says without dates that nothing can be loaded', async () => {
    const { box, words } = await shown(trip({ activities: [fado], startDate: null, endDate: null }))
    const dialog = await openBy(find(box, 'button', 'Drag Fado in Alfama'), 'Move “Fado in Alfama” to…')
    expect(words(dialog)).toContain('Unable to load scheduling data.')
  })
})

describe('the detail of what is on the calendar', () => {
  it('leads to the list of starts', async () => {
    const { box } = await shown()
    find(openDetail(), 'button', 'Move to…').click()
    await findSoon(box, 'dialog', 'Move “Tram 28” to…')
  })

  it('takes it off the calendar, which can be undone [4.115]', async () => {
    const { server, slots, lastToast } = await shown()
    find(openDetail(), 'button', 'Take off the calendar').click()
    await waitFor(() => expect(lastToast()?.title).toBe('Activity unscheduled'))
    expect(server.callsOf(unscheduleActivity)[0]?.path).toBe('/api/itineraries/trip-1/time-slots/slot-T28')
    expect(slots()).toEqual([])
    lastToast()?.action?.run()
    await waitFor(() => expect(slots()).toEqual(['Tram 28 2027-03-14 10:00']))
  })

  it('edits the notes of what is scheduled, and they are kept', async () => {
    const { box, held } = await shown()
    find(openDetail(), 'button', 'Edit notes').click()
    const dialog = await findSoon(box, 'dialog', 'Edit Experience')
    type(find(dialog, 'textbox', 'Notes'), 'Sit on the left')
    await waitFor(() => expect((find(dialog, 'textbox', 'Notes') as HTMLTextAreaElement).value).toBe('Sit on the left'))
    find(dialog, 'button', 'Save Changes').click()
    await waitFor(() => expect(held().activities.find(({ id }) => id === 'entry-T28')?.notes).toBe('Sit on the left'))
  })
})
