import { atom } from 'nanostores'
import { describe, expect, it, vi } from 'vitest'
import { day, slot, trip, tripWith } from '../../test/trip.ts'
import { createCalendar } from './calendar.ts'
import { colourAt, colourOfSlot, COLOURS } from './colours.ts'
import { dropTargetId, readDropTarget } from './drop-target.ts'
import { dayNumberOf, fillDays } from './fill-days.ts'
import { groupByTimeOfDay, timeOfDayGroup } from './time-of-day.ts'
import { openingDay, tripWeeks, weekOf } from './trip-week.ts'

describe('fillDays', () => {
  it('holds every day from the first to the last, both included [2.273]', () => {
    expect(fillDays(trip()).map((one) => one.date)).toEqual(['2027-03-14', '2027-03-15', '2027-03-16', '2027-03-17'])
  })

  it('fills in what the data lack as empty days and keeps what they have [2.274]', () => {
    const days = fillDays(tripWith([slot('A', { date: '2027-03-15', from: '09:00', to: '10:00' })]))
    expect(days.map((one) => one.timeSlots.length)).toEqual([0, 1, 0, 0])
    expect(new Set(days.map((one) => one.id)).size).toBe(4)
  })

  it('counts days from 1 at the start date [2.275]', () => {
    expect(fillDays(trip()).map((one) => one.dayNumber)).toEqual([1, 2, 3, 4])
  })

  it('has no day without both dates', () => {
    expect(fillDays(trip({ endDate: null }))).toEqual([])
  })

  it('does not lose a day where clocks change', () => {
    const days = fillDays(trip({ startDate: day('2027-03-27'), endDate: day('2027-03-29') }))
    expect(days.map((one) => one.date)).toEqual(['2027-03-27', '2027-03-28', '2027-03-29'])
  })

  it('numbers a chosen date by the days since the start, plus one [4.121]', () => {
    expect(dayNumberOf(day('2027-03-14'), day('2027-03-14'))).toBe(1)
    expect(dayNumberOf(day('2027-03-14'), day('2027-03-17'))).toBe(4)
    expect(dayNumberOf(day('2027-02-27'), day('2027-03-02'))).toBe(4)
  })
})

describe('a drop target', () => {
  it('may be a day number and a slot [4.118]', () => {
    expect(readDropTarget({ dayNumber: 2, slot: '09:30' }, 4)).toEqual({ dayNumber: 2, slot: '09:30' })
  })

  it('may be an id of day number and slot [4.119]', () => {
    expect(readDropTarget('2-09:30', 4)).toEqual({ dayNumber: 2, slot: '09:30' })
    expect(readDropTarget(dropTargetId({ dayNumber: 4, slot: '20:00' as never }), 4)).toEqual({ dayNumber: 4, slot: '20:00' })
  })

  it.each([null, undefined, 7, '', 'tray', '2', '0-09:30', '5-09:30', '2-25:00', '2-9:30', {}, { dayNumber: 1.5, slot: '09:00' }, { dayNumber: 1, slot: 'noon' }])(
    'is nothing when it is %j',
    (given) => {
      expect(readDropTarget(given, 4)).toBeNull()
    },
  )
})

describe('the time of day', () => {
  const groupsOf = (...times: string[]) => [...new Set(times.map(timeOfDayGroup))]

  it('is morning from 9 to 11 [4.122]', () => expect(groupsOf('09:00', '10:30', '11:59')).toEqual(['morning']))
  it('is noon at 12 [4.123]', () => expect(groupsOf('12:00', '12:59')).toEqual(['noon']))
  it('is afternoon from 13 to 17 [4.124]', () => expect(groupsOf('13:00', '15:15', '17:59')).toEqual(['afternoon']))
  it('is evening from 18 to 20 [4.125]', () => expect(groupsOf('18:00', '20:30')).toEqual(['evening']))

  it('has a group for every time: early is morning, late is evening', () => {
    expect([timeOfDayGroup('05:30'), timeOfDayGroup('23:00')]).toEqual(['morning', 'evening'])
  })

  it('groups in the order of the day and leaves empty groups out', () => {
    const groups = groupByTimeOfDay([{ startTime: '19:00' }, { startTime: '11:00' }, { startTime: '09:00' }])
    expect(groups.map(({ group, items }) => [group, items.map((one) => one.startTime)])).toEqual([
      ['morning', ['09:00', '11:00']],
      ['evening', ['19:00']],
    ])
  })
})

describe('weeks and colours', () => {
  it('shows the trip in pages of seven days', () => {
    const days = fillDays(trip({ endDate: day('2027-03-29') }))
    expect(tripWeeks(days).map((week) => week.length)).toEqual([7, 7, 2])
    expect(weekOf(days, day('2027-03-22'))).toBe(1)
    expect(weekOf(days, null)).toBe(0)
  })

  it('opens on the start of a trip in a later month, on today during the trip [2.280]', () => {
    const days = fillDays(trip())
    expect(openingDay(days, day('2026-11-21'))).toBe('2027-03-14')
    expect(openingDay(days, day('2027-03-16'))).toBe('2027-03-16')
    expect(openingDay([], day('2027-03-16'))).toBeNull()
  })

  it('shows the same week, and draws none anew, whichever of its days is looked at', () => {
    const calendar = createCalendar({ $itinerary: atom(trip({ endDate: day('2027-03-22') })), clock: () => new Date('2026-11-21T10:00:00Z') })
    const shown = vi.fn()
    const stop = calendar.$columns.listen(shown)
    calendar.show(day('2027-03-16'))
    expect([calendar.$date.get(), shown.mock.calls.length]).toEqual(['2027-03-16', 0])
    calendar.show(day('2027-03-21'))
    expect(shown.mock.calls.at(-1)?.[0].map((one: { date: string }) => one.date)).toEqual(['2027-03-21', '2027-03-22'])
    stop()
  })

  it('takes eight colours in rotation [9.93]', () => {
    expect(COLOURS).toBe(8)
    expect(Array.from({ length: 10 }, (_, position) => colourAt(position))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 1, 2])
  })

  it('keeps the colour of an activity wherever it is moved', () => {
    const [first, second] = [slot('A', { date: '2027-03-15', from: '09:00', to: '10:00' }), slot('B', { date: '2027-03-14', from: '09:00', to: '10:00' })]
    expect(colourOfSlot(tripWith([first, second]), second)).toBe(2)
    const moved = { ...second, date: day('2027-03-17') }
    expect(colourOfSlot(tripWith([first, moved]), moved)).toBe(2)
  })
})
