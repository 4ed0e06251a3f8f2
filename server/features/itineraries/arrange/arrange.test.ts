import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { placeActivities, proposeArrangement } from '@meander/sdk/contract/arranging'
import type { Day, TimeOfDay } from '@meander/sdk/contract/days'
import type { EndpointReply, EndpointRequest } from '@meander/sdk/contract/endpoint'
import type { SavedActivityId } from '@meander/sdk/contract/ids'
import { updateItinerary } from '@meander/sdk/contract/trip-changes'
import type { Violation } from '@meander/sdk/contract/trip-rules'
import { openLisbonTrip, placesOf, refusalOf } from '../../../test/lisbon-trip.ts'
import type { LisbonTrip } from '../../../test/lisbon-trip.ts'

type Proposal = EndpointReply<typeof proposeArrangement>
type Asked = EndpointRequest<typeof placeActivities>['body']

const BELEM = { latitude: 38.6968, longitude: -9.2034 }
const NEAR_BELEM = { latitude: 38.6975, longitude: -9.2064 }
const daily = (...times: string[]) => Object.fromEntries(['14', '15', '16', '17'].map((day) => [`2027-03-${day}`, times]))

let now: Date
let trip: LisbonTrip
beforeEach(async () => {
  now = new Date('2027-03-01T12:00:00Z')
  trip = await openLisbonTrip({
    TRAM: daily('09:00', '14:30'),
    TOWER: { '2027-03-15': ['10:00', '15:00'] },
    MONK: daily('10:00', '15:00'),
    FULL: { '2027-03-16': [{ at: '10:00', places: 1 }] },
    FADO: daily('21:00'),
    AWAY: { '2027-03-14': 'out-of-season', '2027-03-15': 'out-of-season' },
    OVER: { '2027-03-14': 'past', '2027-03-15': [{ at: '10:00', closed: 'cut-off' }] },
    BOAT: { '2027-03-15': ['10:00'] },
    UNCOUNTED: Object.fromEntries(['14', '15', '16', '17'].map((day) => [`2027-03-${day}`, [{ at: '10:00', places: day === '14' ? 40 : 9, mostAtOnce: true as const }, { at: '15:00', places: 9, mostAtOnce: true as const }]])),
    ROOMY: Object.fromEntries(['14', '15', '16', '17'].map((day) => [`2027-03-${day}`, [{ at: '10:00', places: 40 - Number(day) + 14 }, { at: '15:00', places: 9 }]])),
  }, { given: { clock: () => now } })
})
afterEach(() => trip.server.close())

const propose = (body: EndpointRequest<typeof proposeArrangement>['body'] = {}) => trip.guest.call(proposeArrangement, { params: { id: trip.id }, body })
const place = (body: Asked) => trip.guest.call(placeActivities, { params: { id: trip.id }, body })
const asked = ({ placements }: Pick<Proposal, 'placements'>) => placements.map(({ activityId, date, startTime }) => ({ activityId, date, startTime }))
const nowhere = (activityId: SavedActivityId) => ({ activityId, date: null, startTime: null })

describe('a proposal', () => {
  it('has a day and an hour for all that is unscheduled, with why, and writes nothing', async () => {
    await trip.save('TOWER', { title: 'Tower', coordinates: BELEM })
    await trip.save('MONK', { title: 'Monastery', coordinates: NEAR_BELEM })
    await trip.save('FADO', { title: 'Fado' })
    const before = await trip.read()
    const { version, placements, leftOver } = await propose()
    expect(version).toBe(before.version)
    expect(leftOver).toEqual([])
    expect(placements.map(({ title }) => title).toSorted()).toEqual(['Fado', 'Monastery', 'Tower'])
    expect(placements.find(({ title }) => title === 'Tower')).toMatchObject({ date: '2027-03-15', dayNumber: 2, why: { kind: 'only-day' }, reason: 'The only day with a start that fits' })
    expect(placements.every(({ reason }) => reason.length > 0)).toBe(true)
    expect(await trip.read()).toEqual(before)
  })

  it('says of a free day what tells most: its only start, most places, or how many days there are', async () => {
    const whyOf = async (productCode: string) => {
      const activityId = await trip.save(productCode)
      const [placement] = (await propose({ activityIds: [activityId] })).placements
      return placement?.why
    }
    expect(await whyOf('FADO')).toEqual({ kind: 'only-start-of-day' })
    expect(await whyOf('MONK')).toEqual({ kind: 'free-day', days: 4 })
    expect(await whyOf('BOAT')).toEqual({ kind: 'only-start' })
    expect(await whyOf('UNCOUNTED')).toEqual({ kind: 'free-day', days: 4 })
    expect(await whyOf('ROOMY')).toEqual({ kind: 'most-places', places: 40 })
  })

  it('leaves what is scheduled where it is, and around it', async () => {
    const tram = await trip.save('TRAM')
    await trip.schedule(tram, 2, '14:30')
    const tower = await trip.save('TOWER', { title: 'Tower' })
    const { placements } = await propose()
    expect(asked({ placements })).toEqual([{ activityId: tower, date: '2027-03-15', startTime: '10:00' }])
  })

  it('says why something found no place', async () => {
    await trip.save('FULL', { title: 'Full house' })
    await trip.save('AWAY', { title: 'Whales' })
    await trip.schedule(await trip.save('TOWER', { title: 'Tower', duration: '6 hours' }), 2, '10:00')
    await trip.save('TOWER', { title: 'Tower again' })
    const { placements, leftOver } = await propose()
    expect(placements).toEqual([])
    expect(leftOver.map(({ title, message }) => [title, message])).toEqual([
      ['Full house', 'It has no start with room for 2 during the trip.'],
      ['Whales', 'It does not run on any day of the trip.'],
      ['Tower again', 'Each of its starts is in the way of something that is scheduled.'],
    ])
  })

  it('does not put two where one fills the day', async () => {
    await trip.save('TOWER', { title: 'Tower', duration: '10 hours' })
    await trip.save('TOWER', { title: 'Tower again', duration: '10 hours' }, { priority: 'maybe' })
    const { placements, leftOver } = await propose()
    expect(placements.map(({ title }) => title)).toEqual(['Tower'])
    expect(leftOver.map(({ message }) => message)).toEqual(['The days that it runs on are full.'])
  })

  it('is for what is asked for, where something is', async () => {
    await trip.save('TRAM')
    const fado = await trip.save('FADO')
    expect((await propose({ activityIds: [fado] })).placements.map(({ activityId }) => activityId)).toEqual([fado])
    await expect(propose({ activityIds: ['entry_unknown' as SavedActivityId] })).rejects.toMatchObject({ status: 404 })
  })

  it('puts the traveller’s own at an hour that suits its name', async () => {
    await trip.save('my-supper', { title: 'Supper at Inês’s' })
    const [only] = (await propose()).placements
    expect(Number(only?.startTime.slice(0, 2))).toBeGreaterThanOrEqual(18)
  })

  it('puts nothing of the traveller’s own into days that are over', async () => {
    now = new Date('2027-03-16T09:00:00Z')
    for (const title of ['Walk', 'Swim', 'Tea']) await trip.save(`my-${title}`, { title })
    const { placements } = await propose()
    expect(placements.map(({ date }) => date)).toEqual(['2027-03-17', '2027-03-17', '2027-03-17'])
  })

  it('says of what it cannot place that the days for it are over', async () => {
    await trip.save('my-walk', { title: 'Walk' })
    await trip.save('OVER', { title: 'Tower' })
    // On the last day as after it.
    for (const at of ['2027-03-17T09:00:00Z', '2027-04-20T09:00:00Z']) {
      now = new Date(at)
      expect((await propose()).leftOver.map(({ title, why, message }) => [title, why.kind, message])).toEqual([
        ['Walk', 'trip-over', 'Only days after today are arranged, and the trip has none left.'],
        ['Tower', 'days-over', 'Each of its starts during the trip is over, or no longer to be booked.'],
      ])
    }
  })

  it('leaves what is no longer sold, and says so', async () => {
    await trip.save('TRAM', { provider: 'timetable' })
    trip.booking.withdraw('TRAM')
    const { placements, leftOver } = await propose()
    expect(placements).toEqual([])
    expect(leftOver.map(({ why, message }) => [why.kind, message])).toEqual([['not-offered', 'It is no longer offered.']])
  })

  it('of nothing is empty', async () => {
    expect(await propose()).toMatchObject({ placements: [], leftOver: [] })
  })
})

describe('applying it', () => {
  it('is one change, whole, and undone by one', async () => {
    const ids = [await trip.save('TRAM'), await trip.save('MONK'), await trip.save('FADO')]
    const before = await trip.read()
    const proposal = await propose()
    const after = await place({ version: proposal.version, placements: asked(proposal) })
    expect(after.version).toBe(before.version + 1)
    expect(placesOf(after)).toHaveLength(3)
    const undone = await place({ version: after.version, placements: ids.map(nowhere) })
    expect({ ...undone, version: 0, updatedAt: '' }).toEqual({ ...before, version: 0, updatedAt: '' })
  })

  it('is possible in part', async () => {
    await trip.save('TRAM')
    await trip.save('FADO')
    const [one] = asked(await propose())
    expect(placesOf(await place({ placements: [one as NonNullable<typeof one>] }))).toHaveLength(1)
  })

  it('of a trip that has gone on is refused, and writes nothing', async () => {
    await trip.save('TRAM')
    const proposal = await propose()
    await trip.guest.call(updateItinerary, { params: { id: trip.id }, body: { title: 'Changed' } })
    expect((await refusalOf(place({ version: proposal.version, placements: asked(proposal) }))).code).toBe('itinerary-changed')
    expect(placesOf(await trip.read())).toEqual([])
  })

  it('is held against the rules, all or nothing, whoever wrote it', async () => {
    const [tram, monk] = [await trip.save('TRAM'), await trip.save('MONK', { title: 'Monastery' })]
    const at = (activityId: SavedActivityId, date: string, startTime: string) => ({ activityId, date: date as Day, startTime: startTime as TimeOfDay })
    const refusal = await refusalOf<{ items: { activityId: string; violations: Violation[] }[] }>(
      place({ placements: [at(tram, '2027-03-14', '14:30'), at(monk, '2027-03-14', '15:00')] }),
    )
    expect(refusal).toMatchObject({ status: 409, code: 'time-overlaps', message: '2:30 PM overlaps Monastery (3:00 PM to 5:00 PM).' })
    expect(refusal.details.items.map(({ activityId }) => activityId)).toEqual([tram, monk])
    expect((await refusalOf(place({ placements: [at(tram, '2027-03-20', '09:00')] }))).code).toBe('outside-trip-dates')
    expect((await refusalOf(place({ placements: [at(tram, '2027-03-14', '08:00')] }))).code).toBe('time-not-offered')
    expect(placesOf(await trip.read())).toEqual([])
  })

  it('may exchange two, as neither is in the way of the other any more', async () => {
    const [tram, monk] = [await trip.save('TRAM'), await trip.save('my-walk', { title: 'Walk' })]
    await trip.schedule(tram, 1, '09:00')
    await trip.schedule(monk, 1, '14:30')
    const swapped = await place({
      placements: [
        { activityId: tram, date: '2027-03-14' as Day, startTime: '14:30' as TimeOfDay },
        { activityId: monk, date: '2027-03-14' as Day, startTime: '09:00' as TimeOfDay },
      ],
    })
    expect(placesOf(swapped)).toEqual(['2027-03-14 09:00-11:00 Walk', '2027-03-14 14:30-16:30 Activity TRAM'])
  })

  it('is the owner’s alone', async () => {
    await trip.save('TRAM')
    const stranger = trip.server.as('mdr_other')
    await expect(stranger.call(proposeArrangement, { params: { id: trip.id }, body: {} })).rejects.toMatchObject({ status: 404 })
    await expect(stranger.call(placeActivities, { params: { id: trip.id }, body: { placements: asked(await propose()) } })).rejects.toMatchObject({ status: 404 })
  })
})
