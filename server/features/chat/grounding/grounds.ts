import { freshActivity, learnFacts } from './known-activity.ts'
import type { Amount, KnownActivity } from './known-activity.ts'
import { plainWords } from './words.ts'

/** What a reply may speak of: the results of tools, and the traveller's own words. */
export interface Grounds {
  /** Takes in what a tool has answered, whatever its shape: activities are known by their product code. */
  learn(result: unknown): void
  readonly activities: ReadonlyMap<string, KnownActivity>
  /** Addresses of the activities' own pages. */
  readonly links: ReadonlySet<string>
  /** Words of places, meeting points and tags in the results. */
  readonly vocabulary: ReadonlySet<string>
  /** Amounts that belong to no single activity, as the total of a trip. */
  readonly amounts: readonly Amount[]
  /** What the traveller said. */
  readonly said: string
  readonly saidWords: ReadonlySet<string>
}

type Writable = { activities: Map<string, KnownActivity>; links: Set<string>; vocabulary: Set<string>; amounts: Amount[] }

export function createGrounds(turns: readonly string[]): Grounds {
  const known: Writable = { activities: new Map(), links: new Set(), vocabulary: new Set(), amounts: [] }
  const said = turns.join('\n')
  return { ...known, said, saidWords: new Set(plainWords(said)), learn: (result) => learnFrom(result, known, null) }
}

function learnFrom(value: unknown, known: Writable, inside: KnownActivity | null): void {
  if (Array.isArray(value)) return value.forEach((each) => learnFrom(each, known, inside))
  if (!isRecord(value)) return
  const activity = typeof value.productCode === 'string' ? activityOf(value.productCode, known) : inside
  if (isAmount(value)) (activity?.amounts ?? known.amounts).push({ amount: value.amount, currency: value.currency })
  if (activity !== null) learnFacts(value, activity)
  if (typeof value.productCode === 'string') learnLinks(value, known)
  learnWords(value, activity === null ? [...PLACES, ...OWN_NAMES] : PLACES, known)
  // Free starts stand in a record by product code, beside the activities.
  for (const [key, member] of Object.entries(value)) learnFrom(member, known, known.activities.get(key) ?? activity)
}

function activityOf(productCode: string, { activities }: Writable): KnownActivity {
  const found = activities.get(productCode)
  if (found !== undefined) return found
  const fresh = freshActivity(productCode)
  activities.set(productCode, fresh)
  return fresh
}

function learnLinks({ bookingUrl, productUrl }: Record<string, unknown>, { links }: Writable): void {
  for (const url of [bookingUrl, productUrl]) if (typeof url === 'string' && url !== '') links.add(url)
}

const PLACES = ['destination', 'location', 'meetingPoint', 'area', 'tags', 'name', 'country'] as const
/** What the traveller named themselves, as a saved trip. Of an activity it is the seller's, and known as its title. */
const OWN_NAMES = ['title', 'notes'] as const

function learnWords(value: Record<string, unknown>, keys: readonly string[], { vocabulary }: Writable): void {
  for (const key of keys) {
    const text = value[key]
    for (const each of Array.isArray(text) ? text : [text]) if (typeof each === 'string') for (const word of plainWords(each)) vocabulary.add(word)
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isAmount(value: Record<string, unknown>): value is Record<string, unknown> & Amount {
  return typeof value.amount === 'number' && typeof value.currency === 'string'
}
