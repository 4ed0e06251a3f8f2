import type { Day } from '@meander/sdk/contract/days'
import type { ProductCode } from '@meander/sdk/contract/ids'
import { ApiError } from '../../http/errors.ts'
import { ProviderError } from '../activities/index.ts'
import type { BookingProvider, DaySchedule } from '../activities/index.ts'
import type { ItinerariesStore } from './itineraries.ts'

export interface OfferStore extends ItinerariesStore {
  provider: Pick<BookingProvider, 'readSchedule' | 'readProduct'>
}

/** So many products are asked for at once. */
const AT_ONCE = 8

/** The days of a product at its provider; null when it does not know the product. Always asked before a transaction begins. */
export async function readOffer({ provider }: OfferStore, product: ProductCode, range: { startDate: Day; endDate: Day }): Promise<DaySchedule[] | null> {
  return asked(provider.readSchedule(product, range))
}

/** The same for several products, each asked once. */
export async function readOffers(store: OfferStore, products: readonly ProductCode[], range: { startDate: Day; endDate: Day }): Promise<Map<ProductCode, DaySchedule[] | null>> {
  const offers = new Map<ProductCode, DaySchedule[] | null>()
  const waiting = [...new Set(products)]
  const work = async (): Promise<void> => {
    for (let product = waiting.shift(); product !== undefined; product = waiting.shift()) offers.set(product, await readOffer(store, product, range))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return offers
}

/** What the provider fails at is its failure, told as such. */
export async function asked<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch (failure) {
    if (!(failure instanceof ProviderError)) throw failure
    throw new ApiError('provider-failed', 'The booking provider did not answer, so the start times are not known. Please try again.', { cause: failure })
  }
}
