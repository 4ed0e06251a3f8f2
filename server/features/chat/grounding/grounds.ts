import { freshActivity, learnFacts } from './known-activity.ts'
import type { Amount, KnownActivity } from './known-activity.ts'
import { isTainted, runsOf } from './taint.ts'
import { plainWords } from './words.ts'

/** What a reply may speak of: the results of tools, and the traveller's own words. */
export interface Grounds {
  /** Takes in what a tool has answered, whatever its shape: activities are known by their product code. */
  learn(result: unknown): void
  readonly activities: ReadonlyMap<string, KnownActivity>
  /** Product codes that one answer gave together, as they are compared. */
  readonly lists: readonly ReadonlySet<string>[]
  /** Addresses of the activities' own pages. */
  readonly links: ReadonlySet<string>
  /** Words of places, and of what the traveller named themselves. Nothing of them is a seller's free text. */
  readonly vocabulary: ReadonlySet<string>
  /** Runs of words in texts of sellers that give orders. */
  readonly orders: ReadonlySet<string>
  /** Amounts that belong to no single activity, as the total of a trip. */
  readonly amounts: readonly Amount[]
  /** What the traveller said. */
  readonly said: string
  readonly saidWords: ReadonlySet<string>
}

type Writable = { activities: Map<string, KnownActivity>; lists: Set<string>[]; links: Set<string>; vocabulary: Set<string>; orders: Set<string>; amounts: Amount[]; judged: Set<string> }

/** Which of an activity's amounts. */
type AmountKey = 'amounts' | 'childAmounts' | 'parties' | 'before'
interface Inside {
  activity: KnownActivity | null
  as: AmountKey
}

export function createGrounds(turns: readonly string[]): Grounds {
  const known: Writable = { activities: new Map(), lists: [], links: new Set(), vocabulary: new Set(), orders: new Set(), amounts: [], judged: new Set() }
  const said = turns.join('\n')
  return { ...known, said, saidWords: new Set(plainWords(said)), learn: (result) => learnFrom(result, known, { activity: null, as: 'amounts' }) }
}

function learnFrom(value: unknown, known: Writable, inside: Inside): void {
  if (typeof value === 'string') return learnOrders(value, known)
  if (Array.isArray(value)) return learnList(value, known, inside)
  if (!isRecord(value)) return
  const activity = typeof value.productCode === 'string' ? activityOf(value.productCode, known) : inside.activity
  const as = value.kind === 'child-price' ? 'childAmounts' : inside.as
  if (isAmount(value)) (activity?.[as] ?? known.amounts).push({ amount: value.amount, currency: value.currency })
  if (activity !== null) learnFacts(value, activity)
  if (typeof value.productCode === 'string') learnLinks(value, known)
  learnWords(value, activity === null ? [...PLACES, ...OWN_NAMES] : PLACES_OF_ACTIVITY, known)
  // Free starts stand in a record by product code, beside the activities.
  for (const [key, member] of Object.entries(value)) if (!ADDRESSES.has(key)) learnFrom(member, known, { activity: known.activities.get(key) ?? activity, as: AMOUNTS.get(key) ?? as })
}

function learnList(values: readonly unknown[], known: Writable, inside: Inside): void {
  const codes = new Set(values.flatMap((value) => (isRecord(value) && typeof value.productCode === 'string' ? [value.productCode] : [])))
  if (codes.size > 1 && !known.lists.some((list) => list.size === codes.size && [...list].every((code) => codes.has(code)))) known.lists.push(codes)
  for (const value of values) learnFrom(value, known, inside)
}

const ADDRESSES = new Set(['bookingUrl', 'productUrl', 'url', 'imageUrl', 'coverImageUrl', 'images', 'gallery', 'additionalImages'])
const AMOUNTS = new Map<string, AmountKey>([['ageBands', 'childAmounts'], ['party', 'parties'], ['parties', 'parties'], ['priceBeforeDiscount', 'before']])

function activityOf(productCode: string, { activities }: Writable): KnownActivity {
  const found = activities.get(productCode)
  if (found !== undefined) return found
  const fresh = freshActivity(productCode)
  activities.set(productCode, fresh)
  return fresh
}

function learnOrders(text: string, { orders, judged }: Writable): void {
  if (judged.has(text)) return
  judged.add(text)
  if (isTainted(text)) for (const run of runsOf(text)) orders.add(run)
}

function learnLinks({ bookingUrl, productUrl }: Record<string, unknown>, { links }: Writable): void {
  for (const url of [bookingUrl, productUrl]) if (typeof url === 'string' && url !== '') links.add(url)
}

const PLACES = ['destination', 'location', 'area', 'name', 'country'] as const
/** Of an activity only the names of where it is, and those short. */
const PLACES_OF_ACTIVITY = ['destination', 'location', 'area'] as const
/** What the traveller named themselves, as a saved trip. Of an activity it is the seller's, and known as its title. */
const OWN_NAMES = ['title', 'notes'] as const
const LONGEST_PLACE = 6

function learnWords(value: Record<string, unknown>, keys: readonly string[], { vocabulary }: Writable): void {
  for (const key of keys) {
    const text = value[key]
    if (typeof text !== 'string' || isTainted(text)) continue
    const words = plainWords(text)
    if (keys !== PLACES_OF_ACTIVITY || words.length <= LONGEST_PLACE) for (const word of words) vocabulary.add(word)
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isAmount(value: Record<string, unknown>): value is Record<string, unknown> & Amount {
  return typeof value.amount === 'number' && typeof value.currency === 'string'
}
