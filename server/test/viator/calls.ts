import { productOf, scheduleOf, summaryOf, inCurrency } from './answers.ts'
import { DESTINATIONS, LOCATIONS, PER_EURO, TAGS } from './data/places.ts'
import { PRODUCTS } from './data/products.ts'
import type { ViatorProductFacts } from './data/products.ts'
import { asBody, checkFreeText, checkProductSearch, Refusal } from './refusals.ts'

type Body = Record<string, unknown>
interface Call {
  endpoint: string
  answer: (body: Body, campaign: string | null) => unknown
}

const DAY = 86_400_000

/** The calls of the basic tier, over a small world of products. */
export function createCalls(clock: () => Date): { products: ViatorProductFacts[]; route: (method: string, path: string) => Call | null } {
  const products = PRODUCTS.map((product) => ({ ...product }))
  const today = () => clock().toISOString().slice(0, 10)
  const byCode = (code: string) => {
    const found = products.find((product) => product.code === code)
    if (found === undefined) throw new Refusal(404, 'NOT_FOUND', `Product not found: ${code}`)
    return found
  }

  const fixed: Record<string, Call['answer']> = {
    'POST /products/search': (body, campaign) => searchProducts(products, body, { today: today(), campaign }),
    'POST /search/freetext': (body, campaign) => searchFreeText(products, body, { today: today(), campaign }),
    'GET /destinations': () => ({ destinations: DESTINATIONS, totalCount: DESTINATIONS.length }),
    'GET /products/tags': () => ({ tags: TAGS }),
    'POST /exchange-rates': (body) => exchangeRates(body, clock()),
    'POST /locations/bulk': locations,
  }

  return {
    products,
    route(method, path) {
      const endpoint = `${method} ${path}`
      const answer = fixed[endpoint]
      if (answer !== undefined) return { endpoint, answer }
      const product = /^GET \/products\/([^/]+)$/.exec(endpoint)?.[1]
      if (product !== undefined) return { endpoint: 'GET /products/{product-code}', answer: (_, campaign) => productOf(byCode(decodeURIComponent(product)), campaign) }
      const schedule = /^GET \/availability\/schedules\/([^/]+)$/.exec(endpoint)?.[1]
      if (schedule !== undefined) return { endpoint: 'GET /availability/schedules/{product-code}', answer: () => scheduleOf(byCode(decodeURIComponent(schedule))) }
      return null
    },
  }
}

interface Asked {
  today: string
  campaign: string | null
}

function searchProducts(products: readonly ViatorProductFacts[], body: Body, { today, campaign }: Asked): unknown {
  checkProductSearch(body, today)
  const { destination, tags, highestPrice, startDate, endDate } = body.filtering as Record<string, unknown> & { tags?: number[] }
  const currency = String(body.currency)
  const found = products
    .filter((product) => product.inactive !== true && isIn(product, String(destination)))
    .filter((product) => tags === undefined || product.tags.some((tag) => tags.includes(tag)))
    .filter((product) => highestPrice === undefined || inCurrency(product.price, currency) <= Number(highestPrice))
    .filter((product) => isOffered(product, startDate, endDate))
  const sorted = sort(found, (body.sorting as { sort?: string } | undefined)?.sort)
  return { products: page(sorted, body.pagination).map((product) => summaryOf(product, { currency, campaign })), totalCount: found.length }
}

/** A country has what its cities have. */
function isIn(product: ViatorProductFacts, destination: string): boolean {
  const path = DESTINATIONS.find(({ destinationId }) => String(destinationId) === product.destination)?.lookupId.split('.') ?? []
  return path.includes(destination)
}

/** Like the real one, it knows seasons and weekdays here, and not who is sold out. */
function isOffered({ season = ['2026-01-01'], slots }: ViatorProductFacts, from: unknown, to: unknown): boolean {
  if (typeof from !== 'string' || typeof to !== 'string') return true
  const [first, last = '9999'] = season
  const days = Array.from({ length: Math.round((Date.parse(to) - Date.parse(from)) / DAY) + 1 }, (_, step) => new Date(Date.parse(from) + step * DAY))
  return days.some((day) => {
    const date = day.toISOString().slice(0, 10)
    const weekday = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'][day.getUTCDay()] ?? ''
    return date >= first && date <= last && (slots.days === undefined || slots.days.includes(weekday))
  })
}

/** Its own order is what it is paid for: here the dearest first. */
function sort(products: readonly ViatorProductFacts[], order = 'DEFAULT'): ViatorProductFacts[] {
  const by = order === 'TRAVELER_RATING' || order === 'REVIEW_AVG_RATING' ? ({ rating = 0 }: ViatorProductFacts) => rating : ({ price }: ViatorProductFacts) => price
  return [...products].sort((left, right) => by(right) - by(left))
}

function page<One>(list: readonly One[], pagination: unknown): One[] {
  const { start = 1, count = 10 } = (pagination ?? {}) as { start?: number; count?: number }
  return list.slice(start - 1, start - 1 + count)
}

/** Dates and prices are filtered under other names than in `/products/search`. */
function searchFreeText(products: readonly ViatorProductFacts[], body: Body, { today, campaign }: Asked): unknown {
  checkFreeText(body, today)
  const { destination, price, dateRange } = (body.productFiltering ?? {}) as { destination?: string; price?: { to?: number }; dateRange?: { from?: string; to?: string } }
  const currency = String(body.currency)
  const words = String(body.searchTerm).toLowerCase().split(/\W+/).filter((word) => word.length > 2)
  const found = products
    .filter((product) => product.inactive !== true && (destination === undefined || isIn(product, destination)))
    .filter((product) => words.some((word) => `${product.title} ${product.text}`.toLowerCase().includes(word)))
    .filter((product) => price?.to === undefined || inCurrency(product.price, currency) <= price.to)
    .filter((product) => isOffered(product, dateRange?.from, dateRange?.to))
  const sorted = sort(found, (body.productSorting as { sort?: string } | undefined)?.sort)
  const pagination = (body.searchTypes as { pagination?: unknown }[])[0]?.pagination
  return { products: { totalCount: found.length, results: page(sorted, pagination).map((product) => summaryOf(product, { currency, campaign })) } }
}

function exchangeRates(body: Body, now: Date): unknown {
  const list = (name: string) => (Array.isArray(body[name]) ? body[name].map(String) : Object.keys(PER_EURO))
  const rates = list('sourceCurrencies').flatMap((sourceCurrency) =>
    list('targetCurrencies').flatMap((targetCurrency) => {
      const [from, to] = [PER_EURO[sourceCurrency], PER_EURO[targetCurrency]]
      if (from === undefined || to === undefined) return []
      return { sourceCurrency, targetCurrency, rate: to / from, lastUpdated: new Date(now.getTime() - DAY / 2).toISOString(), expiry: new Date(now.getTime() + DAY / 2).toISOString() }
    }),
  )
  return { rates }
}

function locations(body: Body): unknown {
  const refs = body.locations
  if (!Array.isArray(refs) || refs.length === 0 || refs.length > 500) throw new Refusal(400, 'INVALID_REQUEST', 'locations must have 1 to 500 references')
  asBody(body, 'body')
  const pseudo = ['CONTACT_SUPPLIER_LATER', 'MEET_AT_DEPARTURE_POINT'].map((reference) => ({
    provider: 'TRIPADVISOR',
    reference,
    name: reference === 'CONTACT_SUPPLIER_LATER' ? 'Contact the supplier later' : 'Meet at the departure point',
  }))
  return { locations: [...LOCATIONS, ...pseudo].filter(({ reference }) => refs.includes(reference)) }
}
