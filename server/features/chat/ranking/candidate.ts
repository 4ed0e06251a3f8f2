import type { Activity, ActivityDetails, AvailabilitySlot, Money } from '@meander/sdk/contract/activities'
import type { Day } from '@meander/sdk/contract/days'
import type { Position } from '@meander/sdk/contract/travel'
import type { Leader } from './led-by.ts'
import type { Parts } from './parts.ts'
import type { PartyPrice } from './party-price.ts'

/** An activity that may be recommended, with what was read of it. */
export interface Candidate {
  activity: Activity
  /** Its place in the provider's own order, from 0. */
  position: number
  /** Free starts within the days asked for, with room for the whole party; null where no days are known or none were read. */
  starts: AvailabilitySlot[] | null
  /** Null where they were not needed. */
  details: ActivityDetails | null
}

/** What travellers ask of a recommendation. Nothing given means no wish. */
export interface RankingRequest {
  interests: readonly string[]
  /** What the traveller called the interests: 'fado' for music. Where a title bears the word, that is the very thing. */
  words: readonly string[]
  /** True where nothing but the interests is wanted. */
  only: boolean
  avoid: readonly string[]
  /** 'wheelchair', 'stroller', 'little-walking', 'vegetarian' and other diets, 'indoors'. */
  needs: readonly string[]
  groupSize: number | null
  /** Of the children. */
  ages: readonly number[]
  /** Of the grown-ups, as far as they are known. */
  grownAges: readonly number[]
  /** True where children come along, whether or not their ages are known. */
  withChildren: boolean
  /** These stand already, or were asked for by their names: nothing of it is withheld for being made for the small. */
  isChosen?: true
  /** True where old people come along. */
  elders: boolean
  /** The days of the trip; empty where none are known. */
  days: readonly Day[]
  /** Of one adult, in the currency of the prices. */
  maxPrice: number | null
  /** Of all who come together, in the same currency: children and seniors may make it less than as many adults. */
  maxTogether: number | null
  style: 'budget' | 'luxury' | null
  /** Minutes of the day between which things may start and end. */
  earliest: number | null
  latest: number | null
  /** Parts of each day, or of one, in which nothing is wanted, in minutes. */
  keepFree: readonly { date: string | null; from: number; to: number }[]
  order: Order
  /** Where the traveller already is: what is near counts more. */
  near: Position | null
  /** What is in the trip already. */
  chosen: readonly ChosenActivity[]
  /** Product codes of what was asked for by its own name. */
  named: readonly string[]
  /** True where every day is to be filled. */
  daily: boolean
}

export const ORDERS = ['fit', 'cheapest', 'shortest', 'nearest', 'rating'] as const
export type Order = (typeof ORDERS)[number]

/** An activity that the traveller has put into a day of the trip. */
export interface ChosenActivity {
  activity: Activity
  /** Null where the trip's days are not known. */
  date: Day | null
  startTime: string | null
}

/** A recommendation, and what speaks for it. */
export interface Ranked {
  activity: Activity
  starts: AvailabilitySlot[]
  /** When to go, where a start was found that fits the others. */
  proposed: AvailabilitySlot | null
  /** What its place is made of, and the reasons are told by. */
  parts: Parts
  reasons: Reason[]
  /** What all who come pay together; null where their number is not known. */
  party: PartyPrice | null
}

/** What speaks for an activity, each out of a field of the inventory. */
export type Reason =
  /** `word` is the activity's own: the tag, or the word of its title, that answers the wish. */
  | { kind: 'wish'; wish: string; word: string }
  /** A wish that only its description speaks of. */
  | { kind: 'mention'; word: string }
  | { kind: 'rating'; rating: number; reviews: number }
  | { kind: 'free'; days: number; of: number }
  | { kind: 'under-limit' }
  /** `isEven`: another that fits is just as cheap, short or well rated. */
  | { kind: 'cheapest' | 'shortest' | 'best-rated'; isEven: boolean }
  | { kind: 'ages'; from: number }
  /** `isMade`: for them above all, and not merely open to families. */
  | { kind: 'children'; isMade: boolean }
  /** What a child of this age pays, where that is less than an adult. */
  | { kind: 'child-price'; age: number; price: Money; converted: boolean }
  | { kind: 'accessible'; words: string }
  /** The provider says nothing of wheelchairs, for who needs one. */
  | { kind: 'ask-access' }
  /** There are steps, for who pushes a pushchair. */
  | { kind: 'steps' }
  | { kind: 'vegetarian' }
  /** One eats there, and the provider says nothing of the diet that somebody keeps. */
  | { kind: 'ask-diet'; diet: string }
  | { kind: 'indoors' }
  | { kind: 'near'; title: string; minutes: number }
  | { kind: 'refund' }
  | { kind: 'included'; words: string }
  /** Somebody of a trade leads, teaches or hosts it. */
  | ({ kind: 'led-by' } & Leader)
  /** What one comes past, in the order of the way. */
  | { kind: 'stops'; stops: readonly string[] }
  | { kind: 'small-group'; most: number | null }
  /** It leads to what the city is known for. */
  | { kind: 'sight'; city: string }
  | { kind: 'tag'; tag: string }

export function minutesNeeded({ duration }: Activity): number | null {
  if (duration === undefined || typeof duration === 'string') return null
  return 'fixedDurationInMinutes' in duration ? duration.fixedDurationInMinutes : duration.variableDurationToMinutes
}
