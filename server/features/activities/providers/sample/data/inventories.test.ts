import zoneAt from '@photostructure/tz-lookup'
import { Activity, ActivityDetails } from '@meander/sdk/contract/activities'
import { addDays, minutesOf } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import type { ProductCode } from '@meander/sdk/contract/ids'
import { describe, expect, it } from 'vitest'
import { openTestGazetteer } from '../../../../../test/test-gazetteer.ts'
import type { Place } from '../../../../destinations/index.ts'
import { openStarts } from '../../../day-schedule.ts'
import { isSunStart } from '../day-starts.ts'
import { createSampleProvider, SAMPLE_PLACES } from '../index.ts'
import type { DestinationInventory, Experience } from '../product.ts'
import { INVENTORIES } from './index.ts'

const NOW = new Date('2027-01-10T12:00:00Z')
/** How far a meeting point may lie from the centre, or from the place that a day trip leads to. */
const FARTHEST_KM = 60
/** A day trip is there and back in a day. */
const FARTHEST_TRIP_KM = 400

const destinations = await openTestGazetteer(SAMPLE_PLACES)
const provider = createSampleProvider({ destinations, publicUrl: 'https://meander.example', clock: () => NOW })
const inventories = INVENTORIES.map((inventory) => ({ ...inventory, place: placeOf(inventory) }))

function placeOf({ placeId }: DestinationInventory): Place {
  const place = destinations.byId(placeId)
  if (place === null) throw new Error(`The destinations do not know '${placeId}'.`)
  return place
}

function codesWhere(isWrong: (one: Experience) => boolean, among: readonly Experience[]): string[] {
  return among.filter(isWrong).map(({ code }) => code)
}

function kilometres([fromLatitude, fromLongitude]: readonly [number, number], { latitude, longitude }: Place): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const across = Math.sin(radians(latitude - fromLatitude) / 2) ** 2
  const along = Math.sin(radians(longitude - fromLongitude) / 2) ** 2
  return 12_742 * Math.asin(Math.sqrt(across + Math.cos(radians(fromLatitude)) * Math.cos(radians(latitude)) * along))
}

/** What the clocks of a zone show in winter and in summer: a zone may have two names. */
function clocksOf(timeZone: string): string {
  return ['2027-01-01T00:00:00Z', '2027-07-01T00:00:00Z'].map((instant) => new Date(instant).toLocaleString('sv-SE', { timeZone })).join()
}

/** A fortnight after the opening of its season, ahead of the clock. */
function fortnightInSeason({ months: [first] = [2, 2] }: Experience): { startDate: Day; endDate: Day } {
  const year = first === 1 ? 2028 : 2027
  const startDate = `${year}-${String(first).padStart(2, '0')}-10` as Day
  return { startDate, endDate: addDays(startDate, 13) }
}

it('the sample is sold on six continents', () => {
  const countries = inventories.map(({ place }) => destinations.named(place.country).find(({ kind }) => kind === 'country')?.region ?? place.country)
  const found = ['Europe', 'Asia', 'Africa', 'North America', 'South America', 'Oceania'].filter((continent) => countries.some((region) => region.includes(continent)))
  expect(found).toEqual(['Europe', 'Asia', 'Africa', 'North America', 'South America', 'Oceania'])
})

const HALF_AN_HOUR = 30

describe.each(inventories)('the inventory of $place.name', ({ place, experiences: own, currency }) => {
  it('is priced in what one pays with there', () => {
    expect(currency).toBe(place.currency)
  })

  it(`meets within ${FARTHEST_KM} km of the centre, or where a day trip leads`, () => {
    const trips = (one: Experience) => (one.tripTo === undefined ? [] : destinations.find(one.tripTo))
    const isFar = (one: Experience) => [place, ...trips(one)].every((near) => kilometres(one.at, near) > FARTHEST_KM)
    expect(codesWhere((one) => isFar(one), own)).toEqual([])
  })

  it('leads its day trips to places that the destinations know, within a day’s reach', () => {
    // A landmark is found as its country.
    const isNear = (trip: Place, at: Experience['at']) => (trip.kind === 'country' ? trip.countryCode === place.countryCode : kilometres(at, trip) < FARTHEST_TRIP_KM)
    const isLost = ({ tripTo, at }: Experience) => tripTo !== undefined && !destinations.find(tripTo).some((trip) => isNear(trip, at))
    expect(own.filter(isLost).map(({ code, tripTo }) => `${code}: ${tripTo}`)).toEqual([])
  })

  it('lies in the zone of its place', () => {
    expect(codesWhere(({ at }) => clocksOf(zoneAt(...at)) !== clocksOf(place.timeZone), own)).toEqual([])
  })

  it('has bookable starts in season', async () => {
    for (const one of own) {
      const days = await provider.readSchedule(one.code as ProductCode, fortnightInSeason(one))
      expect(openStarts(days ?? []), one.code).not.toEqual([])
      // Of the season they may be half an hour off the usual ones.
      const usual = (one.starts ?? []).filter((start) => !isSunStart(start)).map((start) => minutesOf(start))
      const isUsual = ({ startTime }: { startTime: string }) => usual.some((at) => Math.abs(at - minutesOf(startTime)) <= HALF_AN_HOUR)
      if (one.starts?.some(isSunStart) === false) expect(openStarts(days ?? []).filter((start) => !isUsual(start)), one.code).toEqual([])
    }
  })

  it('is all of what is found under its name, and nothing else is', async () => {
    const codes = own.map(({ code }) => code).sort()
    for (const request of [{ destination: place }, { destination: place.name }, { text: place.name }, { text: `food in ${place.name}` }]) {
      const found = await provider.search({ ...request, limit: 50 })
      expect(found.map(({ productCode }) => productCode).sort()).toEqual(codes)
      expect(new Set(found.map(({ destination }) => destination))).toEqual(new Set([place.name]))
    }
  })

  it('reads as the contract has it, each price an amount in a currency [3.49]', async () => {
    for (const { code } of own) {
      const activity = await provider.readProduct(code as ProductCode)
      expect(Activity.safeParse(activity).error?.issues, code).toBeUndefined()
      expect(activity?.price, code).toEqual({ amount: expect.any(Number), currency })
      expect([activity?.timeZone, activity?.sample], code).toEqual([place.timeZone, true])
      const details = await provider.readDetails(code as ProductCode)
      expect(ActivityDetails.safeParse(details).error?.issues, code).toBeUndefined()
      expect(details?.ageBands?.find(({ ageBand }) => ageBand === 'ADULT')?.price, code).toEqual(activity?.price)
    }
  })
})
