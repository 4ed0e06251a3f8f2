import { dayRange } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import type { ProductCode, SavedActivityId } from '@meander/sdk/contract/ids'
import { ApiError } from '../../http/errors.ts'
import { ProviderError } from '../activities/index.ts'
import type { BookingProvider, DaySchedule } from '../activities/index.ts'
import type { ItinerariesStore, SavedActivityRow } from './itineraries.ts'
import { readActivity } from './present.ts'

export interface OfferStore extends ItinerariesStore {
  provider: Pick<BookingProvider, 'readSchedule' | 'readProduct'>
}

/** So many products are asked for at once. */
const AT_ONCE = 8

/** A saved activity, as far as who sells it goes. */
type Saved = Pick<SavedActivityRow, 'id' | 'product_code' | 'activity'>

interface Range {
  startDate: Day
  endDate: Day
}

/** The days of a product at its provider; null when it does not know the product. Always asked before a transaction begins. */
export async function readDays({ provider }: OfferStore, product: ProductCode, range: Range): Promise<DaySchedule[] | null> {
  return asked(provider.readSchedule(product, range))
}

/** The days of a saved activity at its provider; null for the traveller's own, which nobody sells. */
export async function readOffer(store: OfferStore, saved: Saved, range: Range): Promise<DaySchedule[] | null> {
  return offerOf(saved, await readDays(store, saved.product_code, range), range)
}

/** The same for several, each product asked for once. */
export async function readOffers(store: OfferStore, all: readonly Saved[], range: Range): Promise<Map<SavedActivityId, DaySchedule[] | null>> {
  const days = new Map<ProductCode, DaySchedule[] | null>()
  const waiting = [...new Set(all.map((saved) => saved.product_code))]
  const work = async (): Promise<void> => {
    for (let product = waiting.shift(); product !== undefined; product = waiting.shift()) days.set(product, await readDays(store, product, range))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return new Map(all.map((saved) => [saved.id, offerOf(saved, days.get(saved.product_code) ?? null, range)]))
}

/** What was sold when it was saved, and is not known any longer, has no start on any day: any time will do for what never was sold alone. */
function offerOf(saved: Saved, days: DaySchedule[] | null, { startDate, endDate }: Range): DaySchedule[] | null {
  if (days !== null || readActivity(saved).provider === undefined) return days
  return dayRange(startDate, endDate).map((date) => ({ date, closed: 'not-offered', starts: [] }))
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
