import { dayRange } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import type { DaySchedule } from '../../day-schedule.ts'
import { HURRIED } from './client.ts'
import type { ViatorClient } from './client.ts'
import { leastMinutes } from './present/duration.ts'
import { referencesOf } from './present/meeting-point.ts'
import type { Locations } from './present/meeting-point.ts'
import { readDays } from './schedule/read-schedule.ts'
import { isTimeZone } from '../../zone-time.ts'
import { mostTravelers } from './search/group-size.ts'
import { ENDPOINTS } from './wire/endpoints.ts'
import type { Product } from './wire/product.ts'
import type { Schedule } from './wire/schedule.ts'

export interface DayRange {
  startDate: Day
  endDate: Day
}

/** Products with what belongs to them. */
export interface Catalogue {
  /** Null where Viator limits us just now or does not answer, 'gone' where it no longer sells it. */
  productIfRoom(productCode: string): Promise<Product | null | 'gone'>
  daysIfRoom(product: Product, range: DayRange): Promise<DaySchedule[] | null>
  /** What Viator has no schedule for does not run. */
  daysOf(product: Product, schedule: Schedule | null, range: DayRange): DaySchedule[]
  /** The places of all of them; empty where they cannot be had, since a product without its map is still one. */
  locationsOf(products: readonly Product[]): Promise<Locations>
  timeZoneOf(product: Product): string
}

export interface CatalogueDeps {
  client: ViatorClient
  /** The zone of a destination by its id. */
  zoneOf: (destinationId: string) => string | undefined
  clock: () => Date
}

export function createCatalogue({ client, zoneOf, clock }: CatalogueDeps): Catalogue {
  function timeZoneOf({ timeZone, destinations }: Product): string {
    const zones = [timeZone, ...destinations.map(({ ref }) => zoneOf(ref))]
    return zones.find(isTimeZone) ?? 'UTC'
  }

  function daysOf(product: Product, schedule: Schedule | null, { startDate, endDate }: DayRange): DaySchedule[] {
    if (schedule === null) return dayRange(startDate, endDate).map((date) => ({ date, closed: 'not-operating', starts: [] }))
    const timeZone = timeZoneOf(product)
    const terms = { cutOff: product.bookingConfirmationSettings, timeZone, spaces: mostTravelers(product), minutes: leastMinutes(product.itinerary?.duration) }
    return readDays(schedule, terms, { startDate, endDate, now: clock() })
  }

  return {
    timeZoneOf,
    daysOf,
    async productIfRoom(productCode) {
      if (!client.hasRead(ENDPOINTS.readProduct, productCode) && !client.hasRoom(ENDPOINTS.readProduct, 1)) return null
      const product = await client.readProduct(productCode, HURRIED).catch(() => undefined)
      return product === undefined ? null : (product ?? 'gone')
    },
    async daysIfRoom(product, range) {
      if (!client.hasRead(ENDPOINTS.readSchedule, product.productCode) && !client.hasRoom(ENDPOINTS.readSchedule, 1)) return null
      const schedule = await client.readSchedule(product.productCode, HURRIED).catch(() => undefined)
      return schedule === undefined ? null : daysOf(product, schedule, range)
    },
    async locationsOf(products) {
      const refs = products.flatMap(referencesOf)
      return refs.length === 0 ? new Map() : client.locations(refs).catch(() => new Map())
    },
  }
}
