import type { Activity } from '@meander/sdk/contract/activities'
import type { Catalogue } from './catalogue.ts'
import type { DestinationMap } from './destinations.ts'
import { presentActivity } from './present/present-activity.ts'
import type { PriceTag } from './present/present-activity.ts'
import type { Locations } from './present/meeting-point.ts'
import { strikeThrough } from './prices.ts'
import type { Converter } from './prices.ts'
import { fromPrice } from './schedule/prices.ts'
import { dayIn } from '../../zone-time.ts'
import type { TagBook } from './tags.ts'
import type { ProductSummary } from './wire/product-summary.ts'
import type { Product } from './wire/product.ts'
import type { Schedule } from './wire/schedule.ts'

export interface OfferSources {
  catalogue: Catalogue
  converter: Converter
  map: DestinationMap
  tags: TagBook
  locations: Locations
}

/** What is known of a product; of the first two at least one. */
export interface Findings {
  summary: ProductSummary | null
  product: Product | null
  price: PriceTag | null
}

export function presentOffer({ catalogue, map, tags, locations }: OfferSources, { summary, product, price }: Findings): Activity {
  const described = product ?? summary
  const listed = described?.destinations ?? []
  const home = map.byId((listed.find(({ primary }) => primary === true) ?? listed[0])?.ref ?? '')
  return presentActivity({
    summary,
    product,
    price,
    locations,
    tags: tags.namesOf(described?.tags ?? []),
    destination: home?.place?.name ?? home?.destination.name,
    timeZone: product === null ? (home?.destination.timeZone ?? home?.place?.timeZone) : catalogue.timeZoneOf(product),
  })
}

/** As the search has it: in the currency that was asked for, by Viator itself. */
export async function priceOfSummary(converter: Converter, { pricing }: ProductSummary, currency: string): Promise<PriceTag | null> {
  if (pricing === undefined) return null
  const { fromPrice: amount, fromPriceBeforeDiscount } = pricing.summary
  return priceTag(converter, { amount, before: fromPriceBeforeDiscount, from: pricing.currency }, currency)
}

/** As the schedule has it: in the supplier's currency. */
export async function priceOfSchedule(converter: Converter, schedule: Schedule, { currency, timeZone, now }: { currency: string; timeZone: string; now: Date }): Promise<PriceTag | null> {
  const price = fromPrice(schedule, dayIn(timeZone, now))
  if (price === null || schedule.currency === undefined) return null
  return priceTag(converter, { ...price, from: schedule.currency }, currency)
}

interface Asked {
  amount: number
  before: number | null | undefined
  from: string
}

async function priceTag(converter: Converter, { amount, before, from }: Asked, currency: string): Promise<PriceTag> {
  const { price, conversion } = await converter.convert({ amount, currency: from }, currency)
  const struck = strikeThrough(amount, before)
  const more = struck === undefined ? undefined : (await converter.convert({ amount: struck, currency: from }, currency)).price
  return { price, conversion, before: more !== undefined && more.currency === price.currency && more.amount > price.amount ? more : undefined }
}
