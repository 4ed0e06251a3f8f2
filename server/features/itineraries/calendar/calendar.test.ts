import ICAL from 'ical.js'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createCalendarLink, readCalendarFile, readCalendarLink, revokeCalendarLink } from '@meander/sdk/contract/calendar-export'
import { editActivity, rescheduleActivity, unscheduleActivity } from '@meander/sdk/contract/itineraries'
import type { TimeOfDay } from '@meander/sdk/contract/days'
import { updateItinerary } from '@meander/sdk/contract/trip-changes'
import { openLisbonTrip } from '../../../test/lisbon-trip.ts'
import type { LisbonTrip } from '../../../test/lisbon-trip.ts'

const LISBON = { timeZone: 'Europe/Lisbon', coordinates: { latitude: 38.7, longitude: -9.2 } }
const WHOLE_UNTIL_DAY_BEFORE = { type: 'STANDARD', description: 'Free until the day before', refundEligibility: [{ percentageRefundable: 100, dayRangeMin: 1 }] }

let trip: LisbonTrip
beforeEach(async () => {
  trip = await openLisbonTrip({ TRAM: { '2027-03-14': ['09:00'], '2027-03-28': ['00:30'], '2027-03-15': ['14:30'] }, PRADO: { '2027-03-16': ['10:00'] } })
})
afterEach(() => trip.server.close())

const readFile = async () => (await trip.guest.call(readCalendarFile, { params: { id: trip.id } })).text

interface Read {
  event: ICAL.Event
  alarm: ICAL.Component | null
}

/** As another program reads it. */
function parse(text: string): Read[] {
  const calendar = new ICAL.Component(ICAL.parse(text) as never)
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone as never)
  return calendar.getAllSubcomponents('vevent').map((one) => ({ event: new ICAL.Event(one), alarm: one.getFirstSubcomponent('valarm') }))
}

const instantOf = (time: ICAL.Time) => time.toJSDate().toISOString()

describe('the calendar file', () => {
  it('has an event for all that is scheduled and for nothing else, at the place’s own time', async () => {
    await trip.schedule(await trip.save('TRAM', { title: 'Tram 28', meetingPoint: 'Praça, right; by the lamp', ...LISBON }, { notes: 'Sit left\nBring water' }), 1, '09:00')
    await trip.save('PRADO')
    const [only, ...more] = parse(await readFile())
    expect(more).toEqual([])
    expect(only?.event.summary).toBe('Tram 28')
    expect(only?.event.location).toBe('Praça, right; by the lamp')
    expect(only?.event.description).toBe('Sit left\nBring water')
    expect(only?.event.startDate.zone.tzid).toBe('Europe/Lisbon')
    expect([only?.event.startDate, only?.event.endDate].map((time) => time && instantOf(time))).toEqual(['2027-03-14T09:00:00.000Z', '2027-03-14T11:00:00.000Z'])
  })

  it('says its own few words in the language of whoever asks', async () => {
    await trip.schedule(await trip.save('TRAM', { title: 'Tram 28', sample: true, ...LISBON, cancellationPolicy: WHOLE_UNTIL_DAY_BEFORE }), 1, '09:00')
    const { text } = await trip.guest.call(readCalendarFile, { params: { id: trip.id }, query: { language: 'de-AT' } })
    const [only] = parse(text)
    expect(only?.event.description).toContain('Musterangebot: Es ist nichts gebucht.')
    expect(only?.alarm?.getFirstPropertyValue('description')).toBe('Tram 28 lässt sich noch 3 Stunden lang kostenlos stornieren: bis 24 Stunden vor dem Beginn.')
    const { link } = await trip.guest.call(createCalendarLink, { params: { id: trip.id } })
    const address = new URL(link?.url ?? '')
    const read = async (headers: Record<string, string>, query = '') => (await fetch(trip.server.url + address.pathname + query, { headers })).text()
    expect(await read({ 'accept-language': 'de-CH,de;q=0.9,en;q=0.8' })).toContain('Musterangebot')
    expect(await read({ 'accept-language': 'fr' })).toContain('Sample inventory')
    expect(await read({ 'accept-language': 'fr' }, '?language=de')).toContain('Musterangebot')
  })

  it('is a calendar that others can read while nothing is scheduled: it has a part, as it must', async () => {
    await trip.save('TRAM')
    const calendar = new ICAL.Component(ICAL.parse(await readFile()) as never)
    expect(calendar.getAllSubcomponents().map(({ name }) => name)).toEqual(['vtimezone'])
    expect(calendar.getFirstSubcomponent('vtimezone')?.getAllSubcomponents('standard')).toHaveLength(1)
  })

  it('tells the clocks of each zone, over the change to summer time too', async () => {
    await trip.guest.call(updateItinerary, { params: { id: trip.id }, body: { endDate: '2027-03-30' as never } })
    await trip.schedule(await trip.save('TRAM', { title: 'Night tram', ...LISBON }), 15, '00:30')
    await trip.schedule(await trip.save('PRADO', { title: 'Prado', timeZone: 'Europe/Madrid' }), 3, '10:00')
    const found = Object.fromEntries(parse(await readFile()).map(({ event }) => [event.summary, [event.startDate, event.endDate].map(instantOf)]))
    expect(found).toEqual({
      'Night tram': ['2027-03-28T00:30:00.000Z', '2027-03-28T02:30:00.000Z'],
      Prado: ['2027-03-16T09:00:00.000Z', '2027-03-16T11:00:00.000Z'],
    })
    expect((await readFile()).match(/BEGIN:VTIMEZONE/g)).toHaveLength(2)
  })

  it('has hours without a zone where none is known, and tours to the end of their last day', async () => {
    await trip.schedule(await trip.save('my-trek', { title: 'Trek', duration: '2 days' }), 2, '08:00')
    const [only] = parse(await readFile())
    expect([only?.event.startDate, only?.event.endDate].map(String)).toEqual(['2027-03-15T08:00:00', '2027-03-17T00:00:00'])
    expect(only?.event.startDate.zone).toBe(ICAL.Timezone.localTimezone)
  })

  it('rings three hours before it can no longer be cancelled for nothing', async () => {
    await trip.schedule(await trip.save('TRAM', { title: 'Tram 28', cancellationPolicy: WHOLE_UNTIL_DAY_BEFORE }), 1, '09:00')
    await trip.schedule(await trip.save('PRADO', { title: 'Prado', cancellationPolicy: 'Not refundable' }), 3, '10:00')
    const alarms = Object.fromEntries(parse(await readFile()).map(({ event, alarm }) => [event.summary, alarm]))
    expect(alarms.Prado).toBeNull()
    expect(alarms['Tram 28']?.getFirstPropertyValue('trigger')?.toString()).toBe('-PT27H')
    expect(alarms['Tram 28']?.getFirstPropertyValue('description')).toBe('Free cancellation of Tram 28 ends in 3 hours, 24 hours before it begins.')
  })

  it('calls an event the same wherever it is moved, and counts up', async () => {
    const first = await trip.schedule(await trip.save('TRAM'), 1, '09:00')
    const [before] = parse(await readFile())
    const slotId = first.days[0]?.timeSlots[0]?.id as never
    await trip.guest.call(rescheduleActivity, { params: { id: trip.id }, body: { slotId, dayNumber: 2, timeSlot: '14:30' as TimeOfDay } })
    const [moved] = parse(await readFile())
    await trip.guest.call(unscheduleActivity, { params: { id: trip.id, slotId } })
    await trip.schedule(first.activities[0]?.id as never, 1, '09:00')
    const [again] = parse(await readFile())
    expect([moved?.event.uid, again?.event.uid]).toEqual([before?.event.uid, before?.event.uid])
    const sequences = [before, moved, again].map((one) => one?.event.sequence ?? 0)
    expect(sequences).toEqual(sequences.toSorted((left, right) => left - right))
    expect(new Set(sequences).size).toBe(3)
  })

  it('keeps to 75 octets a line, breaks no character and lets no text become a property', async () => {
    const title = 'Fado 🎶 '.repeat(20)
    const activityId = await trip.save('TRAM', { title, ...LISBON })
    await trip.schedule(activityId, 1, '09:00')
    await trip.guest.call(editActivity, { params: { id: trip.id, activityId }, body: { notes: 'Tea\r\nEND:VEVENT\u0007\nATTACH:https://evil.example' } })
    const text = await readFile()
    const lines = text.split('\r\n')
    expect(lines.at(-1)).toBe('')
    expect(Math.max(...lines.map((one) => Buffer.byteLength(one)))).toBeLessThanOrEqual(75)
    expect(text).not.toMatch(/[^\r]\n|^ATTACH|\u0007/m)
    expect(parse(text)[0]?.event.summary).toBe(title)
  })

  it('comes as a file of the trip’s name, to its owner alone', async () => {
    await trip.guest.call(updateItinerary, { params: { id: trip.id }, body: { title: 'Frühling in “Lisbon”!' } })
    const answer = await trip.server.fetch(`/api/itineraries/${trip.id}/calendar.ics?clientUserId=mdr_guest_1`)
    expect(answer.headers.get('content-type')).toContain('text/calendar')
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="fruhling-in-lisbon.ics"')
    expect(await answer.text()).toContain('X-WR-CALNAME:Frühling in “Lisbon”!')
    expect((await trip.server.fetch(`/api/itineraries/${trip.id}/calendar.ics?clientUserId=mdr_other`)).status).toBe(404)
    await expect(trip.server.as('mdr_other').call(readCalendarFile, { params: { id: trip.id } })).rejects.toMatchObject({ status: 404 })
  })
})

describe('the subscription', () => {
  const params = () => ({ params: { id: trip.id } })
  const open = (url: string) => fetch(url)

  it('is an address of its own that shows what the trip has become', async () => {
    expect(await trip.guest.call(readCalendarLink, params())).toEqual({ link: null })
    const { link } = await trip.guest.call(createCalendarLink, params())
    expect(link?.url).toMatch(/^http.*\/api\/calendars\/[\w-]{32}\.ics$/)
    expect(link?.webcalUrl).toBe(link?.url.replace('http:', 'webcal:'))
    expect(parse(await (await open(link?.url ?? '')).text())).toEqual([])
    await trip.schedule(await trip.save('TRAM'), 1, '09:00')
    const answer = await open(link?.url ?? '')
    expect(answer.headers.get('content-type')).toContain('text/calendar')
    expect(parse(await answer.text())).toHaveLength(1)
  })

  it('is one, however often it is asked for', async () => {
    const made = await Promise.all([trip.guest.call(createCalendarLink, params()), trip.guest.call(createCalendarLink, params())])
    expect(made[0]).toEqual(made[1])
    expect(await trip.guest.call(readCalendarLink, params())).toEqual(made[0])
  })

  it('shows nothing once it is revoked, and a new one is another', async () => {
    const { link } = await trip.guest.call(createCalendarLink, params())
    expect(await trip.guest.call(revokeCalendarLink, params())).toEqual({ link: null })
    expect((await open(link?.url ?? '')).status).toBe(404)
    expect((await trip.guest.call(createCalendarLink, params())).link?.url).not.toBe(link?.url)
  })

  it('is its owner’s alone to see, make and revoke', async () => {
    const stranger = trip.server.as('mdr_other')
    for (const endpoint of [readCalendarLink, createCalendarLink, revokeCalendarLink]) {
      await expect(stranger.call(endpoint, params())).rejects.toMatchObject({ status: 404 })
    }
  })

  it('has no note that is kept private, as the file of its owner has', async () => {
    const [tram, prado] = [await trip.save('TRAM', {}, { notes: 'Her birthday' }), await trip.save('PRADO', {}, { notes: 'By the gate' })]
    await trip.schedule(tram, 1, '09:00')
    await trip.schedule(prado, 3, '10:00')
    await trip.guest.call(editActivity, { params: { id: trip.id, activityId: prado }, body: { notes: 'By the gate', notesPrivate: false } })
    const { link } = await trip.guest.call(createCalendarLink, params())
    const read = await (await open(link?.url ?? '')).text()
    expect(read).toContain('By the gate')
    expect(read).not.toContain('birthday')
    expect(await readFile()).toContain('Her birthday')
  })

  it('does not tell who the guest is', async () => {
    await trip.schedule(await trip.save('TRAM'), 1, '09:00')
    const { link } = await trip.guest.call(createCalendarLink, params())
    expect(await (await open(link?.url ?? '')).text()).not.toContain('mdr_')
    expect(link?.url).not.toContain(trip.id)
  })
})
