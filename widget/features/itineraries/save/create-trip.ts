import type { Day } from '@meander/sdk/contract/days'
import type { EndpointInput } from '@meander/sdk/contract/endpoint'
import type { ConversationId } from '@meander/sdk/contract/ids'
import { createItinerary, type Itinerary } from '@meander/sdk/contract/itineraries'
import type { Api } from '../../../api/client.ts'
import { isRecord } from '@meander/sdk/contract/is-record'
import { ApiError, NetworkError } from '../../../api/request-errors.ts'
import { serverMessage } from '../../../api/server-message.ts'
import { save as text } from '../../../i18n/en/save.ts'
import { sayMoney } from '../../../kit/format.ts'

/** Making a trip, and saving to one: after so long nobody waits any more. */
export const CREATE_TIMEOUT_MS = 20_000

export const TRAVEL_STYLES = ['budget', 'mid-range', 'luxury'] as const
export type TravelStyle = (typeof TRAVEL_STYLES)[number]

/** The form of a new trip, as it is typed. */
export interface TripDraft {
  title: string
  destination: string
  startDate: Day
  endDate: Day
  /** Nobody has named these days: they are told apart from those that somebody has. */
  proposed: boolean
  groupSize: number
  /** As typed: '$2,000 total'. */
  budget: string
  /** What the page tells prices in: an example of a budget is in no other. */
  currency: string
  travelStyle: TravelStyle
}

export interface TripOwner {
  /** The account's id, or 'guest'. */
  userId: string
  conversationId: ConversationId | null
  sessionId: string | null
}

/** '2,000', '2.000', '2 000', "2'000", '12,34,000', '600.50', '600,5', '2k': three digits after a mark are thousands, one or two are cents. */
const AMOUNT = /(?<whole>\d{1,3}(?:[.,'’\s]\d{2,3})*[.,'’\s]\d{3}(?!\d)|\d+)(?:[.,](?<cents>\d{1,2})(?!\d))?(?<thousands>\s?k\b)?/gi

/** The largest amount that a text names; null for none, NaN for a text without one. */
export function readBudget(budget: string): number | null {
  if (budget.trim() === '') return null
  const amounts = [...budget.matchAll(AMOUNT)].map(({ groups: { whole = '', cents = '', thousands } = {} }) => Number(`${whole.replace(/\D/g, '')}.${cents}`) * (thousands ? 1000 : 1))
  return amounts.length > 0 ? Math.max(...amounts) : Number.NaN
}

/** What a trip cannot be made without, or what of it cannot be read, as a sentence for the person; null when nothing is missing. */
export function missingIn({ title, budget, currency }: TripDraft): string | null {
  if (!title.trim()) return text.missingName
  return Number.isNaN(readBudget(budget)) ? text.budgetWrong(sayMoney({ amount: 2000, currency })) : null
}

/** Makes the trip. Rejects with a sentence for the person. */
export async function createTrip(api: Pick<Api, 'call'>, draft: TripDraft, owner: TripOwner): Promise<Itinerary> {
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), CREATE_TIMEOUT_MS)
  try {
    const trip = await api.call(createItinerary, { body: bodyOf(draft, owner) }, { signal: timeout.signal })
    if (!trip.id) throw new Error('the answer holds no itinerary')
    return trip
  } catch (error) {
    throw new Error(sentence(error, timeout.signal.aborted), { cause: error })
  } finally {
    clearTimeout(timer)
  }
}

function bodyOf(draft: TripDraft, { userId, conversationId, sessionId }: TripOwner): EndpointInput<typeof createItinerary>['body'] {
  const destination = draft.destination.trim() || text.fallbackDestination
  const budgetLimit = readBudget(draft.budget)
  return {
    title: draft.title.trim(),
    destination,
    startDate: draft.startDate,
    endDate: draft.endDate,
    groupSize: draft.groupSize,
    budgetLimit: budgetLimit === null || Number.isNaN(budgetLimit) ? null : budgetLimit,
    travelStyle: draft.travelStyle,
    userId,
    conversationId,
    sessionId,
    travelPreferences: { destination },
    // The client puts the stored identifier in its place when there is one.
    ...(sessionId !== null && { clientUserId: sessionId }),
  }
}

function sentence(error: unknown, timedOut: boolean): string {
  if (timedOut) return text.tooLong
  if (error instanceof NetworkError) return text.network
  if (error instanceof ApiError) return serverMessage(error) || saidIn(error.text) || text.status(error.status)
  return text.fallback
}

/** The sentence of whoever answered, were it a proxy or an older server that knows no contract. */
function saidIn(body: string): string | null {
  try {
    const said: unknown = JSON.parse(body)
    return isRecord(said) && typeof said.error === 'string' ? said.error : null
  } catch {
    return null
  }
}
