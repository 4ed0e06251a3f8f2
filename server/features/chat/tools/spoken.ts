import type { Activity } from '@meander/sdk/contract/activities'
import type { BookingProvider } from '../../activities/index.ts'
import type { Place } from '../../destinations/index.ts'
import { bearingOf, bearsThing } from '../ranking/index.ts'
import { searchWithout } from './candidates.ts'
import type { FindActivitiesInput } from './find-activities-input.ts'

/** What the traveller called by its own name, set against what there is. */
export interface Spoken {
  /** The search with what is there among its wishes, before the wider ones. */
  input: FindActivitiesInput
  /** What the place has nothing of, under no limits either. */
  lacking: string[]
  /** What it has, and not on the days of the trip. */
  elsewhen: string[]
  /** Of each thing that is there what bears it, the most telling first. */
  borne: Borne
}

export type Borne = Record<string, { productCode: string; title: string }[]>

const MOST_BORNE = 4

/**
 * 'Tango', 'felt hats', 'northern lights': what some title bears is wished for by that word. Of things that everybody knows by
 * their name it is told where there are none; a limit of the traveller that keeps them out is found as for any other wish.
 */
export async function readSpoken(provider: BookingProvider, { place, input }: { place: Place; input: FindActivitiesInput }, exact: readonly Activity[]): Promise<Spoken> {
  const { things = [], phrases = [], interests = [] } = input
  const has = (some: readonly Activity[], word: string, isThing: boolean): boolean => some.some((activity) => bearsThing(activity, word, { inText: isThing }))
  const missing = things.filter((thing) => !has(exact, thing, true))
  const all = missing.length === 0 ? [] : await searchWithout(provider, { place, input: { destination: input.destination } })
  const lacking = missing.filter((thing) => !has(all, thing, true))
  const there = things.filter((thing) => !lacking.includes(thing))
  const elsewhen = missing.filter((thing) => !lacking.includes(thing))
  const lifted = phrases.filter((phrase) => !things.includes(phrase) && has(exact, phrase, false))
  const wishes = [...new Set([...there, ...interests, ...lifted])].slice(0, 20)
  return { input: wishes.length === 0 ? input : { ...input, interests: wishes }, lacking: lacking.filter((thing) => !interests.includes(thing)
    && !lacking.some((other) => other !== thing && other.includes(thing))), elsewhen, borne: Object.fromEntries(there.map((thing) => [thing, bearersOf(thing, exact)])) }
}

function bearersOf(thing: string, exact: readonly Activity[]): Borne[string] {
  const found = exact.filter((activity) => bearsThing(activity, thing, { inText: true })).toSorted((left, right) => (bearingOf(right, thing)?.worth ?? 0) - (bearingOf(left, thing)?.worth ?? 0))
  return found.slice(0, MOST_BORNE).map(({ productCode, title }) => ({ productCode, title }))
}
