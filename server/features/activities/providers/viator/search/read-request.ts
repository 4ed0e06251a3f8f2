import { addDays } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import type { DestinationCatalogue, Place } from '../../../../destinations/index.ts'
import type { ExchangeRates } from '../../../rates/index.ts'
import type { ActivitySearch } from '../../../provider.ts'
import { readQuery } from '../../sample/read-query.ts'
import { readWish } from '../../sample/wishes.ts'
import type { Wish } from '../../sample/wishes.ts'
import { USUAL_CURRENCY } from '../prices.ts'
import { dayIn } from '../../../zone-time.ts'
import { isViatorCurrency } from '../wire/requests.ts'
import type { ViatorCurrency } from '../wire/requests.ts'

/** Where to look; 'unknown' for a name that nobody knows. */
export function readWhere(destinations: DestinationCatalogue, { destination, text = '', interests = [] }: ActivitySearch): { place: Place | 'unknown' | null; wishes: Wish[] } {
  const query = readQuery({ destinations, mentions: () => false }, text)
  const wishes = [...interests.flatMap((interest) => readWish(interest) ?? []), ...query.wishes]
  if (destination === undefined) return { place: query.place, wishes }
  return { place: typeof destination === 'string' ? (destinations.find(destination)[0] ?? 'unknown') : destination, wishes }
}

/** Viator knows a year ahead and refuses days that are over. */
const FURTHEST = 365
/** A start alone is meant for so many days. */
const FROM_START = 14
/** Where a day begins first, so that what is today there is past nowhere. */
const EARLIEST_ZONE = 'Pacific/Kiritimati'

/** The days to ask for; null where none were given, 'never' where nothing on them can be booked. */
export function readDates({ startDate, endDate }: ActivitySearch, place: Place | null, now: Date): { startDate: Day; endDate: Day } | 'never' | null {
  const first = startDate ?? endDate
  if (first === undefined) return null
  const last = endDate ?? addDays(first, FROM_START)
  const today = dayIn(place?.timeZone ?? EARLIEST_ZONE, now)
  const furthest = addDays(today, FURTHEST)
  if (last < first || last < today || first > furthest) return 'never'
  return { startDate: first > today ? first : today, endDate: last < furthest ? last : furthest }
}

/** The currency to ask prices in, and the highest price in it. A limit in a currency without a rate cannot be held. */
export function readMoney({ currency = USUAL_CURRENCY, maxPrice }: ActivitySearch, rates: ExchangeRates): { currency: ViatorCurrency; highestPrice: number | undefined } {
  if (isViatorCurrency(currency)) return { currency, highestPrice: maxPrice }
  const highest = maxPrice === undefined ? null : rates.convert({ amount: maxPrice, currency }, USUAL_CURRENCY)
  return { currency: USUAL_CURRENCY, highestPrice: highest?.money.amount }
}
