import { wishingTurns } from '../clauses/wishing-turns.ts'
import { answersWish, bearsThing } from '../../ranking/index.ts'
import type { SummarizedActivity } from '../../tools/found-summary.ts'
import { asWritten } from '../wish-list/as-written.ts'
import { isToldByThing, wishedThings } from '../wish-list/wished-things.ts'
import { list } from '../words/format.ts'
import type { Situation } from '../words/situation.ts'
import { isInOwnWords, sayWishes } from '../words/trip.ts'
import type { Made } from './say-plan.ts'

/** What was wished for and stands nowhere in the plan, by its name; what is told of elsewhere is not told again. */
export function sayMissing({ facts, reading, voice }: Situation, { searched }: Pick<Made, 'searched'>, items: readonly SummarizedActivity[]): string {
  const told = new Set(searched.flatMap(({ found }) => [...found.unmet, ...found.blockers.flatMap(({ wish }) => wish ?? [])]))
  const said = reading.turns.join('\n')
  const plans = searched.flatMap(({ found }) => found.plan ?? [])
  const met = new Set(plans.flatMap((plan) => plan.met ?? []))
  const elsewhen = [...new Set(plans.flatMap((plan) => plan.elsewhen ?? []))]
  const places = [facts.destination, ...(facts.destinations ?? [])].flatMap((place) => (place === undefined ? [] : [place.name, place.country]))
  const things = [...new Set(wishingTurns(reading).flatMap((turn) => wishedThings(turn, places)))].filter((thing) => !told.has(thing) && !elsewhen.includes(thing) && !isPartOfTold(thing, told))
  const lost = things.filter((thing) => !met.has(thing) && !items.some((one) => bearsThing(one, thing, { inText: true }) || answersWish(one, thing) > 0))
  const wide = (facts.interests ?? []).filter((wish) => !told.has(wish) && !OF_MANNER.test(wish) && !isThere(wish, { items, met, said }) && !isToldByThing(wish, [...things, ...told, ...elsewhen]))
  const missing = [...lost.filter((thing) => !lost.some((other) => other !== thing && other.includes(thing))).map((thing) => asWritten(thing, reading.turns)),
    ...wide.map((wish) => sayWishes({ interests: [wish] }, reading.turns))].filter((name) => name !== '' && !isToldOf(name, reading.answered))
  const gone = elsewhen.filter((thing) => !isToldOf(thing, reading.answered))
  // What has no free start at all was told of by the search itself: this only found no place among the rest.
  const wishes = list([...new Set(missing)].slice(0, MOST), 'or')
  return [
    gone.length === 0 ? '' : voice.say(`${capital(list(gone, 'or'))} I have, and not on your days.`, `No start of ${list(gone, 'or')} falls on your days.`),
    missing.length === 0 ? '' : voice.say(
      `For ${wishes} there is nothing in it: none of what I have fits ${facts.budget === undefined ? 'the days, the hours and all of you' : 'the days and the money beside the rest'}.`,
      `Of ${wishes} there is nothing in it; what I have of that does not fit beside the rest.`,
    ),
  ].filter(Boolean).join(' ')
}

const MOST = 4
/** No thing that one books. */
const OF_MANNER = /^(?:family|kids|rainy day|adventure|culture|nature|outdoors|walking|walks|photography|romance|romantic|local life|quiet|small group)$/

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Who had his own word for it has that very thing; else anything of the kind will do. */
function isThere(wish: string, { items, met, said }: { items: readonly SummarizedActivity[]; met: ReadonlySet<string>; said: string }): boolean {
  const isAnswered = met.has(wish) || items.some((one) => answersWish(one, wish) > 0)
  const isByName = isInOwnWords(wish, said, items) || isInOwnWords(wish, said, [...met].map((word) => ({ title: word, tags: [] })))
  return isAnswered ? isByName : isByName && items.some((one) => isInOwnWords(wish, said, [one])) && hasOwnWords(wish, said)
}

function hasOwnWords(wish: string, said: string): boolean {
  return !isInOwnWords(wish, said, [])
}

function isPartOfTold(thing: string, told: ReadonlySet<string>): boolean {
  return [...told].some((other) => other.includes(thing))
}

function isToldOf(name: string, answered: string): boolean {
  return answered.toLowerCase().split(/[.;:]\s/).some((sentence) => /\b(?:no|none|nothing|not)\b/.test(sentence) && sentence.includes(name.toLowerCase()))
}
