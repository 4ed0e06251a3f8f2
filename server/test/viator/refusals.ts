/** What Viator refuses, in its own words. */
export class Refusal extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

const bad = (message: string) => new Refusal(400, 'INVALID_REQUEST', message)

/** Every header that the real service insists on, and the mistakes that public clients make. */
export function checkHeaders(headers: Record<string, string | string[] | undefined>, url: URL, key: string): void {
  if (url.searchParams.has('apiKey')) throw bad('apiKey is not accepted in the query')
  const given = headers['exp-api-key']
  if (given === undefined) throw new Refusal(400, 'MISSING_HEADER_VALUE', 'Header exp-api-key is missing')
  const accept = String(headers.accept ?? '')
  if (!/^application\/json;\s*version=2\.0$/.test(accept)) throw new Refusal(400, 'INVALID_HEADER_VALUE', 'Accept header is missing or has invalid version information')
  // It repeats what it was given, which must not reach a log.
  if (given !== key) throw new Refusal(401, 'UNAUTHORIZED', `Invalid API Key ${String(given)}`)
}

const CONTENT = ['POST /products/search', 'POST /search/freetext', 'GET /products/{product-code}', 'GET /destinations', 'POST /locations/bulk']

export function checkLanguage(headers: Record<string, string | string[] | undefined>, endpoint: string): void {
  if (!CONTENT.includes(endpoint)) return
  if (!/^(en|da|nl|no|es|sv|fr|it|de|pt|ja)(-[A-Z]{2})?$/.test(String(headers['accept-language'] ?? ''))) {
    throw new Refusal(400, 'INVALID_HEADER_VALUE', 'Accept-Language header is missing or has an unsupported language')
  }
}

export function checkCampaign(url: URL): void {
  if ((url.searchParams.get('campaign-value') ?? '').length > 200) throw bad('campaign-value must have at most 200 characters')
  for (const name of url.searchParams.keys()) if (!['campaign-value', 'target-lander'].includes(name)) throw bad(`Unknown query parameter ${name}`)
}

type Body = Record<string, unknown>

export function asBody(value: unknown, where: string): Body {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw bad(`${where} is missing`)
  return value as Body
}

function onlyKeys(body: Body, allowed: readonly string[], where: string): void {
  for (const name of Object.keys(body)) if (!allowed.includes(name)) throw bad(`Unknown field ${where}.${name}`)
}

export const CURRENCIES = 'AED ARS AUD BRL CAD CHF CLP CNY COP DKK EUR FJD GBP HKD IDR ILS INR ISK JPY KRW MXN MYR NOK NZD PEN PHP PLN RUB SEK SGD THB TRY TWD USD VND ZAR'.split(' ')

function checkCurrency(currency: unknown): void {
  if (typeof currency !== 'string' || !CURRENCIES.includes(currency)) throw bad('currency is missing or not supported')
}

function checkPagination(value: unknown): void {
  if (value === undefined) return
  const pagination = asBody(value, 'pagination')
  onlyKeys(pagination, ['start', 'count'], 'pagination')
  const { start = 1, count = 10 } = pagination
  if (!Number.isInteger(start) || Number(start) < 1) throw bad('pagination.start must be at least 1')
  if (!Number.isInteger(count) || Number(count) < 1 || Number(count) > 50) throw bad('pagination.count must be between 1 and 50')
}

function checkSorting(value: unknown, allowed: readonly string[]): void {
  if (value === undefined) return
  const sorting = asBody(value, 'sorting')
  onlyKeys(sorting, ['sort', 'order'], 'sorting')
  if (!allowed.includes(String(sorting.sort))) throw bad(`sort must be one of ${allowed.join(', ')}`)
  if (sorting.sort === 'DEFAULT' && sorting.order !== undefined) throw bad('order is not allowed with DEFAULT')
  if (sorting.order !== undefined && !['ASCENDING', 'DESCENDING'].includes(String(sorting.order))) throw bad('order must be ASCENDING or DESCENDING')
  if (/RATING/.test(String(sorting.sort)) && sorting.order !== 'DESCENDING') throw bad('ratings are sorted DESCENDING only')
}

function checkDates(from: unknown, to: unknown, today: string): void {
  for (const day of [from, to]) {
    if (day === undefined) continue
    if (typeof day !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(day)) throw bad('dates are written YYYY-MM-DD')
    if (day < today) throw bad('dates must not be in the past')
    if (Date.parse(day) > Date.parse(today) + 366 * 86_400_000) throw bad('dates must be within a year')
  }
  if (typeof from === 'string' && typeof to === 'string' && to < from) throw bad('endDate is before startDate')
}

export function checkProductSearch(body: Body, today: string): void {
  onlyKeys(body, ['filtering', 'sorting', 'pagination', 'currency'], 'body')
  const filtering = asBody(body.filtering, 'filtering')
  onlyKeys(filtering, [
    'destination', 'tags', 'flags', 'lowestPrice', 'highestPrice', 'startDate', 'endDate', 'includeAutomaticTranslations', 'confirmationType',
    'durationInMinutes', 'rating', 'attractionId',
  ], 'filtering')
  if (typeof filtering.destination !== 'string' || filtering.destination === '') throw bad('filtering.destination is required and is a string')
  checkCurrency(body.currency)
  checkPagination(body.pagination)
  checkSorting(body.sorting, ['DEFAULT', 'PRICE', 'TRAVELER_RATING', 'ITINERARY_DURATION', 'DATE_ADDED'])
  checkDates(filtering.startDate, filtering.endDate, today)
}

export function checkFreeText(body: Body, today: string): void {
  onlyKeys(body, ['searchTerm', 'searchTypes', 'productFiltering', 'productSorting', 'currency'], 'body')
  if (typeof body.searchTerm !== 'string' || body.searchTerm.trim() === '') throw bad('searchTerm is required')
  if (!Array.isArray(body.searchTypes) || body.searchTypes.length === 0) throw bad('searchTypes is required')
  for (const type of body.searchTypes) {
    const { searchType, pagination, ...rest } = asBody(type, 'searchTypes')
    if (!['PRODUCTS', 'ATTRACTIONS', 'DESTINATIONS'].includes(String(searchType)) || Object.keys(rest).length > 0) throw bad('searchTypes has an unknown value')
    checkPagination(pagination)
  }
  checkCurrency(body.currency)
  checkSorting(body.productSorting, ['DEFAULT', 'PRICE', 'REVIEW_AVG_RATING', 'ITINERARY_DURATION', 'DATE_ADDED'])
  if (body.productFiltering === undefined) return
  const filtering = asBody(body.productFiltering, 'productFiltering')
  onlyKeys(filtering, ['destination', 'dateRange', 'price', 'rating', 'durationInMinutes', 'tags', 'flags', 'includeAutomaticTranslations'], 'productFiltering')
  const range = filtering.dateRange === undefined ? {} : asBody(filtering.dateRange, 'dateRange')
  checkDates(range.from, range.to, today)
}
