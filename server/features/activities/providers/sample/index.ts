import { localOriginOr } from '../../../../http/local-origin.ts'
import type { DestinationCatalogue } from '../../../destinations/index.ts'
import type { ActivitySearch, BookingProvider } from '../../provider.ts'
import { createEmbeddedRates } from '../../rates/index.ts'
import type { ExchangeRates } from '../../rates/index.ts'
import { searchedDays } from './calendar.ts'
import { sampleCatalogueOver } from './catalogue.ts'
import type { PlacedProduct } from './catalogue.ts'
import { createMoment } from './local-time.ts'
import { narrow } from './narrow.ts'
import { presentActivity, presentDetails, SAMPLE_PROVIDER } from './present.ts'
import type { Presentation } from './present.ts'
import { arrange } from './rank.ts'
import { hasRoom, readDays } from './schedule.ts'

export { SAMPLE_CODES, SAMPLE_PLACES } from './catalogue.ts'

export interface SampleProviderDeps {
  destinations: DestinationCatalogue
  /** Where the product is reached, without a slash at its end. */
  publicUrl: string
  clock: () => Date
  /** Left out, the table that comes with the product. */
  rates?: ExchangeRates
}

/** Invented offers at real places, so that everything works without a key. Nothing can really be booked. */
export function createSampleProvider({ destinations, publicUrl, clock, rates = createEmbeddedRates() }: SampleProviderDeps): BookingProvider {
  const catalogue = sampleCatalogueOver(destinations)
  const shown = (currency: string | null = null): Presentation => ({
    publicUrl: localOriginOr(publicUrl),
    convert: (money) => (currency === null || currency === money.currency ? null : rates.convert(money, currency)),
  })
  return {
    name: SAMPLE_PROVIDER,
    sample: true,
    async search(request) {
      const { among, wishes, bearers } = narrow({ catalogue, destinations }, request)
      const affordable = among.filter((one) => suits(one, request) && isAffordable(one, request, rates))
      const wanted = bookableAmong(affordable, request, clock())
      const limit = Math.min(Math.max(1, request.limit), 50)
      return arrange(wanted, { wishes, bearers }, limit).map((one) => presentActivity(one, shown(request.currency)))
    },
    async readProduct(productCode, options) {
      const found = catalogue.byCode(productCode)
      return found && presentActivity(found, shown(options?.currency))
    },
    async readDetails(productCode, options) {
      const found = catalogue.byCode(productCode)
      return found && presentDetails(found, shown(options?.currency))
    },
    async readSchedule(productCode, range) {
      const found = catalogue.byCode(productCode)
      return found && readDays(found, range, createMoment(clock()))
    },
    async testAccess() {
      return { success: true, accessibleEndpoints: ['search', 'product', 'details', 'schedule'], error: null }
    },
  }
}

function suits({ product }: PlacedProduct, { groupSize, exclude }: ActivitySearch): boolean {
  if (groupSize !== undefined && product.party < groupSize) return false
  return exclude?.includes(product.code) !== true
}

/** A limit in a currency without a rate lets everything in: nobody can say what is dearer. */
function isAffordable({ product }: PlacedProduct, { maxPrice, currency = 'USD' }: ActivitySearch, rates: ExchangeRates): boolean {
  if (maxPrice === undefined) return true
  const price = rates.convert({ amount: product.price, currency: product.currency }, currency)
  return price === null || price.money.amount <= maxPrice
}

/** What has at least one start with room for all on the dates. */
function bookableAmong(products: readonly PlacedProduct[], request: ActivitySearch, now: Date): readonly PlacedProduct[] {
  const days = searchedDays(request)
  if (days === null) return products
  const moment = createMoment(now)
  return products.filter((one) => hasRoom(one, request.groupSize ?? 1, { days, moment }))
}
