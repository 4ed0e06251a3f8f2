import { describe, expect, it } from 'vitest'
import { day, slot, trip, tripWith } from '../../test/trip.ts'
import { clockIn } from './day-texts.ts'
import { fillDays } from './fill-days.ts'
import { gridFor, heightOfMinutes, pixelsOfMinutes } from './grid-math.ts'
import { placeBlocks } from './lay-starts.ts'
import { spanOfSlot } from './starts.ts'
import { visibleHours } from './visible-hours.ts'
import { zoneOn } from './zone-note.ts'

describe('a day on which the clocks change', () => {
  it('stands once in the trip, between its neighbours', () => {
    for (const [startDate, endDate] of [['2027-03-27', '2027-03-29'], ['2027-10-30', '2027-11-01']] as const) {
      const dates = fillDays(trip({ startDate: day(startDate), endDate: day(endDate) })).map(({ date, dayNumber }) => [date, dayNumber])
      expect(dates.map(([, number]) => number)).toEqual([1, 2, 3])
      expect(new Set(dates.map(([date]) => date)).size).toBe(3)
    }
  })

  it('draws what is on it at the hour that clocks there show, as long as it lasts', () => {
    const tram = slot('T', { date: '2027-03-28', from: '10:00', to: '13:00' })
    const grid = gridFor('day', visibleHours([tram]))
    const [placed] = placeBlocks(grid, [spanOfSlot(tram)])
    expect(placed).toMatchObject({ top: pixelsOfMinutes(grid, 600), height: heightOfMinutes(grid, 180) })
  })

  it.each([
    ['2027-03-28T00:59:00Z', 'Europe/Lisbon', '2027-03-28', 59],
    ['2027-03-28T01:00:00Z', 'Europe/Lisbon', '2027-03-28', 120],
    ['2027-10-31T00:30:00Z', 'Europe/Lisbon', '2027-10-31', 90],
    ['2027-10-31T01:30:00Z', 'Europe/Lisbon', '2027-10-31', 90],
    ['2027-03-14T10:00:00Z', 'America/Los_Angeles', '2027-03-14', 180],
    ['2027-10-02T15:45:00Z', 'Australia/Lord_Howe', '2027-10-03', 165],
  ])('has its line of now where clocks there are at %s (%s)', (now, zone, date, minutes) => {
    expect(clockIn(zone, new Date(now))).toEqual({ date, minutes })
  })
})

describe('the zone of a day', () => {
  const lisbon = slot('L', { date: '2027-03-14', from: '10:00', to: '11:00' }, { timeZone: 'Europe/Lisbon' })
  const azores = slot('A', { date: '2027-03-16', from: '10:00', to: '11:00' }, { timeZone: 'Atlantic/Azores' })

  it('is that of what is on it, else of what came last before', () => {
    const made = tripWith([lisbon, azores])
    expect(['2027-03-14', '2027-03-15', '2027-03-16', '2027-03-17'].map((date) => zoneOn(day(date), made))).toEqual([
      'Europe/Lisbon',
      'Europe/Lisbon',
      'Atlantic/Azores',
      'Atlantic/Azores',
    ])
  })
})
