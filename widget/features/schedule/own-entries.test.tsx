import { scheduleActivity, unscheduleActivity, type Itinerary } from '@meander/sdk/contract/itineraries'
import { readAvailability } from '@meander/sdk/contract/activities'
import { readStarts, type JudgedDay } from '@meander/sdk/contract/trip-rules'
import { afterEach, describe, expect, it } from 'vitest'
import { find, findAll, findSoon, nameOf, waitFor } from '../../test/queries.ts'
import { pressKey, showBoard } from '../../test/show-board.tsx'
import { day, entry, slot, time, trip, tripWith, type TripServer } from '../../test/trip.ts'

const lunch = entry('own-1', { title: 'Lunch with Ana', duration: '2 hours', provider: undefined })
const trek = slot('TREK', { date: '2027-03-15', from: '09:00', to: '23:59' }, { title: 'Trek of two days', duration: '30 hours' })
/** The trek goes on until three on its second day. */
function withTrek(waiting = [lunch]): Itinerary {
  const made = tripWith([trek], waiting)
  const later = { ...trek, date: day('2027-03-16'), startTime: time('00:00'), endTime: time('15:00') }
  return { ...made, days: [...made.days, { id: 'day-3' as never, dayNumber: 3, date: day('2027-03-16'), timeSlots: [], continued: [later] }] }
}
const DAYS: JudgedDay[] = ['2027-03-14', '2027-03-15', '2027-03-16', '2027-03-17'].map((date, index) => ({
  date: day(date),
  dayNumber: index + 1,
  closed: null,
  starts: ['12:00', '12:30', '16:00'].map((startTime) => {
    const taken = date === '2027-03-15' || (date === '2027-03-16' && startTime < '15:00')
    const by = { activityId: 'entry-TREK' as never, slotId: trek.id, title: 'Trek of two days', startTime: time('09:00'), endTime: time('23:59') }
    return { startTime: time(startTime), endTime: time('18:00'), availableSpaces: null, state: taken ? ('closed' as const) : ('open' as const), violations: taken ? [{ rule: 'overlaps' as const, severity: 'hard' as const, message: 'Overlaps.', with: by }] : [] }
  }),
}))
const judges = ({ server }: TripServer) => void server.on(readStarts, () => ({ version: 1, anyTime: true, days: DAYS }))

let board: Awaited<ReturnType<typeof showBoard>>
afterEach(() => board.destroy())

describe("the traveller's own entries", () => {
  it('are scheduled by the dialog at any hour that the server says is free, without asking who sells them', async () => {
    board = await showBoard(withTrek(), { prepare: judges })
    find(board.box, 'button', 'Schedule').click()
    const dialog = await findSoon(board.box, 'dialog', 'Schedule: Lunch with Ana')
    const full = await findSoon(dialog, 'button', 'Monday, March 15, Booked')
    expect(full.getAttribute('aria-disabled')).toBe('true')
    ;(await findSoon(dialog, 'button', 'Tuesday, March 16, 4:00 PM')).click()
    const four = await findSoon(dialog, 'button', '4:00 PM')
    expect(findAll(dialog, 'button', /^12:/)).toEqual([])
    four.click()
    await waitFor(() => expect(find<HTMLButtonElement>(dialog, 'button', 'Schedule').disabled).toBe(false))
    find(dialog, 'button', 'Schedule').click()
    await waitFor(() => expect(board.server.callsOf(scheduleActivity)[0]?.body).toMatchObject({ activityId: lunch.id, dayNumber: 3, timeSlot: '16:00' }))
    expect(board.server.callsOf(readAvailability)).toEqual([])
  })
})

describe('what lasts past midnight', () => {
  it('stands on its later days too, which are not free, and opens and moves as the one that it is', async () => {
    board = await showBoard(withTrek(), { prepare: judges })
    const tuesday = board.box.querySelector<HTMLElement>('.day[data-date="2027-03-16"]')
    const slips = () => [...board.box.querySelectorAll<HTMLElement>('.slip')]
    expect(slips().map((one) => one.querySelector('span')?.textContent)).toEqual(['9:00 AM, goes on', 'goes on until 3:00 PM'])
    expect(tuesday?.contains(slips()[1] ?? null)).toBe(true)
    expect([...board.box.querySelectorAll('.days small')].map((one) => one.textContent)).toEqual(['free', '15 h', '15 h', 'free'])
    slips()[1]?.click()
    expect(board.told.open).toHaveBeenCalledWith(trek.activity, { entryId: `entry-${trek.activity.productCode}`, date: '2027-03-15', time: '09:00' })
  })
})

describe('what ends at midnight', () => {
  it('does, and has its whole hours', async () => {
    board = await showBoard(tripWith([slot('F', { date: '2027-03-14', from: '22:00', to: '23:59' }, { title: 'Fado', duration: '2 hours' })]))
    expect(board.box.querySelector('.slip span')?.textContent).toBe('10:00 PM - 12:00 AM')
    expect(board.box.querySelector('.days small')?.textContent).toBe('2 h')
  })
})

describe('a slip', () => {
  it('has a way to Move to… that needs no key, and from there one off the calendar', async () => {
    board = await showBoard(tripWith([slot('T28', { date: '2027-03-14', from: '10:00', to: '13:00' }, { title: 'Tram 28' })]))
    const move = find(board.box, 'button', 'Move Tram 28 to…')
    expect(nameOf(move)).toBe('Move Tram 28 to…')
    move.click()
    const dialog = await findSoon(board.box, 'dialog', 'Move “Tram 28” to…')
    find(dialog, 'button', 'Take off the calendar').click()
    await waitFor(() => expect(board.server.callsOf(unscheduleActivity)).toHaveLength(1))
    await waitFor(() => expect(findAll(board.box, 'dialog')).toEqual([]))
  })
})

describe('a trip without dates', () => {
  it('can be given them where they are missed', async () => {
    board = await showBoard(trip({ startDate: null, endDate: null }))
    find(board.box, 'button', 'Edit trip').click()
    await findSoon(board.box, 'dialog', 'Edit Trip')
  })
})

describe('a product that is saved twice', () => {
  it('keeps its second copy in sight, where it can be removed, and Arrange leaves it alone', async () => {
    const tram = slot('T28', { date: '2027-03-14', from: '10:00', to: '13:00' }, { title: 'Tram 28' })
    const again = { ...entry('T28', { title: 'Tram 28' }), id: 'entry-again' as typeof lunch.id }
    board = await showBoard(tripWith([tram], [again, lunch]))
    const copies = board.box.querySelector<HTMLElement>('.copies')
    expect(copies?.querySelector('h3')?.textContent).toBe('Saved once more, and on the calendar already')
    expect(findAll(copies as HTMLElement, 'button', 'Remove')).toHaveLength(1)
    expect(board.words()).toContain('1 ready to schedule')
    pressKey(find(copies as HTMLElement, 'button', 'Drag Tram 28'), 'm')
    await findSoon(board.box, 'dialog', 'Move “Tram 28” to…')
  })
})
