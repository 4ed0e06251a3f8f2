import * as z from 'zod'
import { addDays } from '@meander/sdk/contract/days'
import type { ProviderAccess } from '../../provider.ts'
import { dayIn } from '../../zone-time.ts'
import { ENDPOINTS } from './wire/endpoints.ts'
import type { Endpoint } from './wire/endpoints.ts'
import { ViatorFailure } from './wire/failure.ts'
import { createMemory } from './wire/memory.ts'
import { ProductsFound } from './wire/product-summary.ts'
import type { Question } from './wire/send.ts'
import type { Transport } from './wire/transport.ts'

export interface TestAccessDeps {
  transport: Transport
  clock: () => Date
}

/** Anyone may try, and each try is eight questions: one a minute is enough for all. */
const KEEP = 60_000
/** Answers are not read, only had. */
const ANYTHING = z.unknown()
const ONCE = { patience: 15_000, triesAgain: 0 }
/** What a search is tried with: the first of Viator's destinations, as its documentation has it. */
const SOMEWHERE = '684'
const SOME_PRODUCT = '5010SYDNEY'

/** Tries each call that we use, and says which of them answer. */
export function createTestAccess({ transport, clock }: TestAccessDeps): () => Promise<ProviderAccess> {
  const last = createMemory<ProviderAccess>({ entries: 1, keep: KEEP, clock })

  async function attempt(question: Question<unknown>): Promise<Attempt> {
    const { endpoint } = question
    try {
      return { endpoint, reason: null, answer: await transport.ask(question, ONCE) }
    } catch (error) {
      return { endpoint, reason: knowsNoSuchProduct(question, error) ? null : reasonOf(error), answer: null }
    }
  }

  async function tryAll(): Promise<ProviderAccess> {
    const search = await attempt(searchQuestion(addDays(dayIn('UTC', clock()), 30)))
    const productCode = ProductsFound.safeParse(search.answer).data?.products[0]?.productCode ?? SOME_PRODUCT
    const tried = [search, ...(await Promise.all(otherQuestions(productCode).map(attempt)))]
    const failed = tried.filter(({ reason }) => reason !== null)
    return {
      success: failed.length === 0,
      accessibleEndpoints: tried.filter(({ reason }) => reason === null).map(({ endpoint }) => endpoint),
      error: failed.length === 0 ? null : failed.map(({ endpoint, reason }) => `${endpoint}: ${reason}`).join(' '),
    }
  }

  return () => last.get('access', tryAll)
}

interface Attempt {
  endpoint: Endpoint
  /** Why not; null where it answered. */
  reason: string | null
  answer: unknown
}

/** That a product is unknown is an answer too, as long as it is Viator's own. */
function knowsNoSuchProduct({ productCode }: Question<unknown>, error: unknown): boolean {
  return productCode !== undefined && error instanceof ViatorFailure && error.kind === 'not-found' && error.facts.code !== undefined
}

function searchQuestion(startDate: string): Question<unknown> {
  const body = { filtering: { destination: SOMEWHERE, startDate, endDate: startDate }, sorting: { sort: 'DEFAULT' }, pagination: { start: 1, count: 1 }, currency: 'USD' }
  return { endpoint: ENDPOINTS.searchProducts, body, answer: ANYTHING }
}

function otherQuestions(productCode: string): Question<unknown>[] {
  const freeText = { searchTerm: 'walk', searchTypes: [{ searchType: 'PRODUCTS', pagination: { start: 1, count: 1 } }], currency: 'USD' }
  return [
    { endpoint: ENDPOINTS.searchFreeText, body: freeText, answer: ANYTHING },
    { endpoint: ENDPOINTS.readProduct, productCode, answer: ANYTHING },
    { endpoint: ENDPOINTS.readSchedule, productCode, answer: ANYTHING },
    { endpoint: ENDPOINTS.listDestinations, answer: ANYTHING },
    { endpoint: ENDPOINTS.listTags, answer: ANYTHING },
    { endpoint: ENDPOINTS.readExchangeRates, body: { sourceCurrencies: ['EUR'], targetCurrencies: ['USD'] }, answer: ANYTHING },
    { endpoint: ENDPOINTS.readLocations, body: { locations: ['CONTACT_SUPPLIER_LATER'] }, answer: ANYTHING },
  ]
}

/** In words for whoever runs this; Viator's own words are in the log. */
function reasonOf(error: unknown): string {
  if (!(error instanceof ViatorFailure)) return 'it could not be asked.'
  const { kind, facts } = error
  const status = facts.status === undefined ? '' : ` (${facts.status}${facts.code === undefined ? '' : ` ${facts.code}`})`
  return `${REASONS[kind]}${status}.`
}

const REASONS: Record<ViatorFailure['kind'], string> = {
  unreachable: 'no connection',
  'timed-out': 'no answer in time',
  'key-refused': 'the key is refused',
  'no-access': 'the key has no access to it',
  'not-found': 'there is no such call',
  'too-many': 'the limit of requests is reached',
  overloaded: 'Viator is overloaded',
  failed: 'Viator failed',
  misunderstood: 'the question was refused',
  unreadable: 'the answer cannot be read',
  resting: 'not asked, because Viator said to wait or did not answer lately',
}
