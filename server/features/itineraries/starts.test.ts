import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ProductCode, SavedActivityId } from '@meander/sdk/contract/ids'
import type { Day, TimeOfDay } from '@meander/sdk/contract/days'
import { readAvailableSlots, rescheduleActivity, scheduleActivity } from '@meander/sdk/contract/itineraries'
import { previewTripChange } from '@meander/sdk/contract/trip-changes'
import { readStarts } from '@meander/sdk/contract/trip-rules'
import type { Violation } from '@meander/sdk/contract/trip-rules'
import { openLisbonTrip, placesOf, refusalOf } from '../../test/lisbon-trip.ts'
import type { LisbonTrip } from '../../test/lisbon-trip.ts'

const BELEM = { latitude: 38.6968, longitude: -9.2034 }
const ALFAMA = { latitude: 38.7139, longitude: -9.1394 }

let trip: LisbonTrip
beforeEach(async () => {
  trip = await openLisbonTrip({
    TRAM: {
      '2027-03-14': ['09:00', { at: '11:00', closed: 'sold-out' }, { at: '12:00', places: 1 }, { at: '07:00', closed: 'cut-off' }, '14:00', '16:00', '18:00'],
      '2027-03-16': 'sold-out',
      '2027-03-17': ['09:00'],
    },
    TOWER: { '2027-03-14': ['16:30'] },
    UNCOUNTED: { '2027-03-14': [{ at: '09:00', places: 15, mostAtOnce: true }, { at: '12:00', places: 1, mostAtOnce: true }] },
  })
})
afterEach(() => trip.server.close())

const startsOf = (activityId: SavedActivityId) => trip.guest.call(readStarts, { params: { id: trip.id, activityId } })

describe('the starts of an activity over the trip', () => {
  it('are told in one call, each closed one with why', async () => {
    const tower = await trip.save('TOWER', { title: 'Tower', coordinates: BELEM, duration: '1 hour' })
    await trip.schedule(tower, 1, '16:30')
    const { version, anyTime, days } = await startsOf(await trip.save('TRAM', { coordinates: ALFAMA, duration: '1 hour' }))
    expect([version, anyTime]).toEqual([4, false])
    expect(days.map(({ date, dayNumber, closed }) => [date, dayNumber, closed?.rule])).toEqual([
      ['2027-03-14', 1, undefined],
      ['2027-03-15', 2, 'not-operating'],
      ['2027-03-16', 3, 'sold-out'],
      ['2027-03-17', 4, undefined],
    ])
    expect(days[0]?.starts.map(({ startTime, state, violations }) => [startTime, state, ...violations.map(({ rule }) => rule)])).toEqual([
      ['09:00', 'open'],
      ['11:00', 'closed', 'sold-out'],
      ['12:00', 'closed', 'too-few-places'],
      ['07:00', 'closed', 'cut-off'],
      ['14:00', 'open'],
      ['16:00', 'closed', 'overlaps'],
      ['18:00', 'soft', 'too-far'],
    ])
    expect(days[0]?.starts[5]?.violations[0]).toEqual({
      rule: 'overlaps',
      severity: 'hard',
      message: '4:00 PM overlaps Tower (4:30 PM to 5:30 PM).',
      with: expect.objectContaining({ activityId: tower, title: 'Tower', startTime: '16:30', endTime: '17:30' }),
    })
    expect(days[1]?.closed?.message).toBe('That tour does not run on Mar 15.')
  })

  it('say of a provider that counts no places left that theirs are the most of one booking', async () => {
    const [day] = (await startsOf(await trip.save('UNCOUNTED'))).days
    expect(day?.starts.map(({ availableSpaces, mostAtOnce, state }) => [availableSpaces, mostAtOnce, state])).toEqual([
      [15, true, 'open'],
      [1, true, 'closed'],
    ])
    expect(day?.starts[1]?.violations[0]).toMatchObject({ rule: 'too-few-places', message: 'One booking for 12:00 PM on Mar 14 takes at most 1 person, and you are 2.' })
    const body = { activityCode: 'UNCOUNTED' as ProductCode, date: '2027-03-14' as Day }
    expect((await trip.guest.call(readAvailableSlots, { params: { id: trip.id }, body })).slots).toEqual([{ date: '2027-03-14', startTime: '09:00', availableSpaces: 15, mostAtOnce: true }])
  })

  it('count the activity itself as free', async () => {
    const tram = await trip.save('TRAM')
    await trip.schedule(tram, 1, '09:00')
    expect((await startsOf(tram)).days[0]?.starts[0]).toMatchObject({ startTime: '09:00', endTime: '11:00', state: 'open', availableSpaces: 10 })
  })

  it('are each half hour of each day for the traveller’s own, judged as any other', async () => {
    const tower = await trip.save('TOWER', { title: 'Tower', coordinates: BELEM, duration: '1 hour' })
    await trip.schedule(tower, 1, '16:30')
    const picnic = await trip.save('my-picnic', { coordinates: ALFAMA, duration: '1 hour' })
    const { anyTime, days } = await startsOf(picnic)
    expect(anyTime).toBe(true)
    expect(days.map(({ closed, starts }) => [closed, starts.length])).toEqual([[null, 48], [null, 48], [null, 48], [null, 48]])
    const stateAt = (time: string) => days[0]?.starts.find(({ startTime }) => startTime === time)
    expect(stateAt('00:00')).toMatchObject({ state: 'open', availableSpaces: null, endTime: '01:00' })
    expect(stateAt('16:00')).toMatchObject({ state: 'closed', violations: [{ rule: 'overlaps', with: { title: 'Tower' } }] })
    expect(stateAt('18:00')).toMatchObject({ state: 'soft', violations: [{ rule: 'too-far' }] })
  })

  it('are closed while something of the day before goes on, which stands on its later days as well', async () => {
    const trek = await trip.save('my-trek', { title: 'Trek', duration: '2 days' })
    const after = await trip.schedule(trek, 2, '09:00')
    expect(after.days.map(({ timeSlots, continued = [] }) => [...timeSlots, ...continued].map(({ id, date, startTime, endTime }) => [id === after.activities[0]?.timeSlotId, date, startTime, endTime]))).toEqual([
      [], [[true, '2027-03-15', '09:00', '23:59']], [[true, '2027-03-16', '00:00', '23:59']], [],
    ])
    const { days } = await startsOf(await trip.save('my-picnic'))
    expect(days.map(({ starts }) => starts.filter(({ state }) => state === 'open').length)).toEqual([48, 15, 0, 48])
    expect(days[2]?.starts[14]?.violations[0]?.message).toBe('7:00 AM overlaps Trek, which goes on since 9:00 AM on Mar 15.')
  })

  it('of the night go on to the next morning', async () => {
    await trip.schedule(await trip.save('my-fado', { duration: '4 hours' }), 1, '22:00')
    expect((await trip.read()).days[1]).toMatchObject({ timeSlots: [], continued: [{ startTime: '00:00', endTime: '02:00' }] })
  })

  it('are the owner’s to see, of what is saved', async () => {
    const tram = await trip.save('TRAM')
    await expect(trip.server.as('mdr_other').call(readStarts, { params: { id: trip.id, activityId: tram } })).rejects.toMatchObject({ status: 404 })
    await expect(startsOf('entry_unknown' as SavedActivityId)).rejects.toMatchObject({ status: 404 })
  })

  it('tell when the provider does not answer', async () => {
    const tram = await trip.save('TRAM')
    trip.booking.fail()
    await expect(startsOf(tram)).rejects.toMatchObject({ status: 502, code: 'provider-failed' })
  })
})

describe('what was sold when it was saved, and is not known any longer', () => {
  it('has no start, and is not taken for the traveller’s own', async () => {
    const tram = await trip.save('TRAM', { provider: 'timetable' })
    trip.booking.withdraw('TRAM')
    const { anyTime, days } = await startsOf(tram)
    expect(anyTime).toBe(false)
    expect(days.map(({ closed, starts }) => [closed?.rule, starts.length])).toEqual(Array.from({ length: 4 }, () => ['not-offered', 0]))
    const refusal = await refusalOf<{ violations: Violation[] }>(trip.schedule(tram, 1, '09:00'))
    expect(refusal).toMatchObject({ status: 409, code: 'time-not-offered', message: 'That tour is no longer offered.' })
    expect(refusal.details.violations.map(({ rule }) => rule)).toEqual(['not-offered'])
  })

  it('stays where it is, and is moved by nobody', async () => {
    const tram = await trip.save('TRAM', { provider: 'timetable' })
    await trip.schedule(tram, 4, '09:00')
    trip.booking.withdraw('TRAM')
    const shorter = await trip.guest.call(previewTripChange, { params: { id: trip.id }, body: { endDate: '2027-03-16' as Day } })
    expect(shorter.broken.map(({ violations, repair }) => [violations.map(({ rule }) => rule), repair])).toEqual([[['outside-trip-dates'], null]])
    expect(placesOf(await trip.read())).toEqual(['2027-03-17 09:00-11:00 Activity TRAM'])
  })
})

describe('a day that is over', () => {
  it('takes nothing of the traveller’s own, by the clocks of its place', async () => {
    await trip.server.close()
    trip = await openLisbonTrip({}, { given: { clock: () => new Date('2027-03-15T23:30:00Z') } })
    const [walk, swim] = [await trip.save('my-walk'), await trip.save('my-swim', { timeZone: 'Asia/Tokyo' })]
    const openDays = async (id: SavedActivityId) => (await startsOf(id)).days.filter(({ starts }) => starts.some(({ state }) => state === 'open')).map(({ date }) => date)
    // Where the place is not known, a day is over when it is over everywhere.
    expect(await openDays(walk)).toEqual(['2027-03-15', '2027-03-16', '2027-03-17'])
    expect(await openDays(swim)).toEqual(['2027-03-16', '2027-03-17'])
    const refusal = await refusalOf<{ violations: Violation[] }>(trip.schedule(walk, 1, '09:00'))
    expect(refusal).toMatchObject({ status: 409, code: 'time-not-offered', message: 'Mar 14 is over.' })
    expect(refusal.details.violations.map(({ rule }) => rule)).toEqual(['past'])
  })
})

describe('what is shown of a start', () => {
  it('is what becomes of it when it is taken, whatever lies days away, in other zones or over the sea', async () => {
    await trip.server.close()
    trip = await openLisbonTrip({}, { given: { clock: () => new Date('2027-03-14T09:10:00Z') } })
    const [auckland, porto] = [{ latitude: -36.8485, longitude: 174.7633 }, { latitude: 41.1579, longitude: -8.6291 }]
    await trip.schedule(await trip.save('my-harbour', { coordinates: auckland, timeZone: 'Pacific/Auckland', duration: '3 hours' }), 4, '09:00')
    await trip.schedule(await trip.save('my-cellar', { coordinates: porto, timeZone: 'Europe/Lisbon', duration: '10 hours' }), 1, '22:00')
    const walk = await trip.save('my-walk', { coordinates: ALFAMA, timeZone: 'Europe/Lisbon', duration: '1 hour' })
    const states = new Set<string>()
    for (const { dayNumber, starts } of (await startsOf(walk)).days) {
      for (const { startTime, state, violations } of starts.filter((_, at) => at % 5 === 0)) {
        states.add(state)
        const call = trip.schedule(walk, dayNumber, startTime)
        if (state === 'open') await call
        else expect((await refusalOf<{ violations: Violation[] }>(call)).details.violations).toEqual(violations)
      }
    }
    expect([...states].toSorted()).toEqual(['closed', 'open', 'soft'])
  })
})

describe('a way that is too long', () => {
  const put = (activityId: SavedActivityId, accept?: Violation['rule'][]) =>
    trip.guest.call(scheduleActivity, { params: { id: trip.id }, body: { activityId, dayNumber: 1, timeSlot: '18:00' as TimeOfDay, ...(accept && { accept }) } })

  it('asks first, and is the traveller’s to accept', async () => {
    await trip.schedule(await trip.save('TOWER', { title: 'Tower', coordinates: BELEM, duration: '1 hour' }), 1, '16:30')
    const tram = await trip.save('TRAM', { coordinates: ALFAMA })
    const refusal = await refusalOf<{ violations: Violation[] }>(put(tram))
    expect(refusal).toMatchObject({ status: 409, code: 'needs-consent', message: 'Too far from Tower to arrive in time: there are 30 minutes, and it takes about 49.' })
    expect(refusal.details.violations).toEqual([expect.objectContaining({ rule: 'too-far', severity: 'soft', with: expect.objectContaining({ title: 'Tower' }) })])
    expect(placesOf(await put(tram, ['too-far']))).toHaveLength(2)
  })

  it('does not make a hard rule soft', async () => {
    await trip.schedule(await trip.save('my-supper', { duration: '2 hours' }), 1, '17:30')
    const tram = await trip.save('TRAM', { coordinates: ALFAMA })
    expect((await refusalOf(put(tram, ['too-far', 'overlaps']))).code).toBe('time-overlaps')
  })

  it('is held against what moves as well, which stays where it was', async () => {
    await trip.schedule(await trip.save('TOWER', { title: 'Tower', coordinates: BELEM, duration: '1 hour' }), 1, '16:30')
    const first = await trip.schedule(await trip.save('TRAM', { coordinates: ALFAMA }), 1, '09:00')
    const slotId = first.days[0]?.timeSlots[0]?.id as never
    const move = trip.guest.call(rescheduleActivity, { params: { id: trip.id }, body: { slotId, dayNumber: 1, timeSlot: '18:00' as TimeOfDay } })
    expect((await refusalOf(move)).code).toBe('needs-consent')
    expect(await trip.read()).toEqual(first)
  })
})
