import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { DestinationCatalogue } from '../../../destinations/index.ts'
import type { BookingProvider } from '../../provider.ts'
import { createEmbeddedRates } from '../../rates/index.ts'
import { createCatalogue } from './catalogue.ts'
import { createViatorClient } from './client.ts'
import { presentDetails } from './present/present-details.ts'
import { VIATOR } from './present/present-activity.ts'
import { createConverter } from './prices.ts'
import { createReadProduct } from './read-product.ts'
import { createReferenceData } from './reference-data.ts'
import type { ReferenceData } from './reference-data.ts'
import { dayIn } from '../../zone-time.ts'
import { createSearch } from './search/search.ts'
import { createTestAccess } from './test-access.ts'
import { orProviderError } from './wire/failure.ts'
import { createMemory } from './wire/memory.ts'
import type { ProductSummary } from './wire/product-summary.ts'
import { createTransport } from './wire/transport.ts'

export interface ViatorProviderDeps {
  key: string
  /** With the path, without a slash at its end: 'https://api.viator.com/partner'. */
  baseUrl: string
  /** What may be kept for weeks is kept in a folder of it. */
  dataDir: string
  destinations: DestinationCatalogue
  /** Filled with the ids of the places where Viator sells, as soon as they are known. */
  stocked: Set<string>
  clock: () => Date
  log: Logger
  /** For tests, in which time passes at once. */
  sleep?: (milliseconds: number) => Promise<void>
  random?: () => number
  /** For one attempt, in milliseconds. */
  timeout?: number
}

/** Until it is known where Viator sells, nobody looks there: it is asked until it says. */
function learnWhere(reference: ReferenceData, log: Logger): void {
  reference.map().catch(() => {
    log.warn('Viator does not say where it sells; it is asked again in a minute')
    setTimeout(() => learnWhere(reference, log), A_MINUTE).unref()
  })
}

const A_MINUTE = 60_000
const LANGUAGE = 'en-US'
const TIMEOUT = 15_000
const REMEMBERED = 5000
const HALF_AN_HOUR = 1_800_000

/** Viator's marketplace through its Partner API 2.0, with no more than the basic tier gives: no live check of one start. */
export function createViatorProvider(deps: ViatorProviderDeps): BookingProvider {
  const { clock, log, destinations } = deps
  const transport = createTransport({
    ...deps,
    language: LANGUAGE,
    sleep: deps.sleep ?? ((milliseconds) => pause(milliseconds)),
    random: deps.random ?? Math.random,
    timeout: deps.timeout ?? TIMEOUT,
  })
  const client = createViatorClient({ transport, folder: join(deps.dataDir, VIATOR, new URL(deps.baseUrl).host.replace(':', '-')), clock, log })
  const reference = createReferenceData({ client, destinations, stocked: deps.stocked })
  const embedded = createEmbeddedRates()
  const converter = createConverter({ client, embedded, clock })
  const catalogue = createCatalogue({ client, zoneOf: (id) => reference.lastMap().byId(id)?.destination.timeZone, clock })
  const summaries = createMemory<ProductSummary>({ entries: REMEMBERED, keep: HALF_AN_HOUR, clock })
  const parts = { client, reference, converter, catalogue, summaries, embedded, destinations, clock }
  const search = createSearch(parts)
  const readProduct = createReadProduct(parts)
  learnWhere(reference, log)

  return {
    name: VIATOR,
    sample: false,
    search: (request) => orProviderError(() => search(request)),
    readProduct: (productCode, options) => orProviderError(() => readProduct(productCode, options)),
    readDetails: (productCode, { currency } = {}) =>
      orProviderError(async () => {
        const product = await client.readProduct(productCode)
        if (product === null) return null
        const [schedule, locations] = await Promise.all([client.readSchedule(productCode).catch(() => null), catalogue.locationsOf([product])])
        return presentDetails({ product, schedule, locations, converter, currency, today: dayIn(catalogue.timeZoneOf(product), clock()) })
      }),
    readSchedule: (productCode, range) =>
      orProviderError(async () => {
        const [product, schedule] = await Promise.all([client.readProduct(productCode), client.readSchedule(productCode)])
        return product === null ? null : catalogue.daysOf(product, schedule, range)
      }),
    testAccess: createTestAccess({ transport, clock }),
  }
}
