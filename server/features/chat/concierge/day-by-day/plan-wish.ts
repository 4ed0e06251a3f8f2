import type { Day } from '@meander/sdk/contract/days'
import type { DayNamed, Part } from './days-named.ts'

/** What is to come into the plan by its name: the codes of cards that bear it, and the words to hold against all that is sold. */
export interface PutWish {
  codes: readonly string[]
  words: string
  /** As it was said. */
  said: string
  /** Any of a kind: 'a museum'. */
  isKind: boolean
  /** The day that was named for it. */
  day: DayNamed | null
  time: string | null
  /** In the place of these. */
  instead: readonly string[]
  /** These are unwanted, whatever comes in their place. */
  isFirm: boolean
  /** It changes places with another: both do, or neither. */
  isExchange?: true
  /** It stood there once, and is wanted back. */
  isBack?: true
}

/** What a message wants of the plan of the days. Codes are those of things that stand in it. */
export type PlanWish =
  /** All days anew, with no more than so many things on each. */
  /** `isTrim`: to cost less, and what is empty stays so. */
  | { kind: 'all'; most?: number; isTrim?: true }
  /** One thing in each of these parts of every day. */
  | { kind: 'each'; parts: readonly Part[] }
  /** One thing for each of these days, or parts of them, and nothing else. */
  | { kind: 'shape'; days: readonly DayNamed[] }
  /** On one day a thing for each of two parties; `open` are the wishes that nothing on it answers yet. */
  | { kind: 'split'; date: Day; wishes: readonly string[]; open: readonly string[]; codes: readonly string[] }
  /** The same plan, held against what was said of who comes. */
  | { kind: 'again' }
  /** What stands, and nothing else. */
  | { kind: 'recap'; prices?: true }
  /** The days that were not told of yet. */
  | { kind: 'onward' }
  /** What is on a day, or on a part of it. */
  | { kind: 'day'; days: readonly DayNamed[] }
  /** At most so many things on the day, or on every day. */
  | { kind: 'fewer'; date: Day | null; most: number }
  /** `isAny`: one of them, whichever can. */
  /** `isTrade`: what is there goes where this was. */
  | { kind: 'move'; codes: readonly string[]; to: DayNamed; isAny?: true; isTrade?: true }
  /** Something of the plan goes there, and nobody knows what. */
  /** `codes`: one of these. */
  | { kind: 'which'; to: DayNamed; codes?: readonly string[] }
  /** Two days change their places, and nobody said which. */
  | { kind: 'which-days' }
  /** Two days change their places. */
  | { kind: 'switch'; days: readonly [Day, Day] }
  /** Something else in the place of these, or of all that is on the day; of no more than so many minutes. */
  | { kind: 'swap'; codes: readonly string[]; wish: string | null; day: DayNamed | null; isEach?: true; mostMinutes?: number }
  /** Something that costs less in the place of each of these. */
  | { kind: 'cheaper'; codes: readonly string[] }
  /** What of it is for a wet day. */
  | { kind: 'rain'; dates: readonly Day[] }
  | { kind: 'drop'; codes: readonly string[] }
  /** What would go there is told, and not put in. */
  | { kind: 'offer'; days: readonly DayNamed[]; wish: string | null }
  /** Some things out, and others in, each in the place of what it comes for. */
  /** `lost`: what was to go and stands nowhere, by its words. */
  | { kind: 'trade'; out: readonly string[]; puts: readonly PutWish[]; lost: readonly string[] }
  /** Several may be meant by what is to go, or none. */
  | { kind: 'which-out'; codes: readonly string[]; said: string }
  /** No more of a kind, or less of it: something else in the place of these, as far as there is any; with a wish, nothing but that. */
  | { kind: 'shun'; codes: readonly string[]; wish?: string; left?: readonly string[] }
  /** Looked through for what nobody can or wants to do: what of it has that is out, and of some nothing is known. */
  | { kind: 'review'; traits: readonly string[]; codes: readonly string[]; unknown: readonly string[] }
  /** So many things more of a kind, on days that have room, or else in the place of what nobody asked for. */
  | { kind: 'more'; wish: string; count: number; dates?: readonly Day[] }
  /** Nothing at that time, nor on the others that were named with it. */
  | { kind: 'empty'; day: DayNamed; others?: readonly DayNamed[]; isRest?: true }
  | { kind: 'add'; day: DayNamed; wish: string | null }
  /** What all of it costs, or some of its days; whether that is less or more than so much, and what it leaves of the budget. */
  | {
    kind: 'total'
    limit: { amount: number; isUpper: boolean } | null
    dates: readonly Day[]
    isLeft: boolean
    /** For each of those who come, or for each of the places. */
    by?: 'head' | 'place'
    /** Which of the days takes most, or least. */
    end?: 'dearest' | 'cheapest'
    /** As if these were out. */
    without?: readonly string[]
    /** In other money than that of the prices. */
    currency?: string
  }
  /** Hours were told at which nobody can come: those of arrival, or of a flight home. */
  | { kind: 'hours' }
  /** Whether there is time to eat, or too much in it. */
  | { kind: 'room'; date: Day | null; of: 'lunch' | 'dinner' | 'all' | 'length' }
