import { isPass } from '../../ranking/kinds.ts'
import { answersWish, bearsThing } from '../../ranking/index.ts'
import type { FoundSummary } from '../../tools/find-activities.ts'
import type { SummarizedActivity } from '../../tools/found-summary.ts'
import { placeNamesOf } from '../wish-list/place-names.ts'
import { asWritten } from '../wish-list/as-written.ts'
import { isToldByThing, wishedThings } from '../wish-list/wished-things.ts'
import { list, shortTitle } from './format.ts'
import type { Situation } from './situation.ts'
import { sayWishes } from './trip.ts'

/** What is wished for and stands below, where the letter speaks of other things: named, so that nothing is passed over. */
export function sayAlsoThere(situation: Situation, { activities, unmet, blockers, borne = {} }: FoundSummary, picks: readonly SummarizedActivity[]): string {
  const { facts, lastText, voice, reading } = situation
  const named = wishedThings(lastText, placeNamesOf(facts))
  const barred = blockers.flatMap(({ wish }) => wish ?? [])
  const things = named.filter((thing) => !unmet.some((one) => one.includes(thing)) && !named.some((other) => other !== thing && other.includes(thing)))
  const wishes = (facts.interests ?? []).filter((wish) => !OF_MANNER.test(wish) && !unmet.includes(wish) && !isToldByThing(wish, named))
  const bearing = (one: { productCode: string }, wish: string): boolean => borne[wish]?.some(({ productCode }) => productCode === one.productCode) === true
  const isFor = (one: SummarizedActivity, wish: string): boolean => !isPass({ title: one.title, tags: one.tags }) && (bearing(one, wish) || answersWish(one, wish) > 0 || bearsThing(one, wish, { inText: true })
    || one.reasons.some((reason) => reason.kind === 'wish' && reason.wish === wish))
  const used = new Set<string>()
  const found = [...things.map((wish) => ({ wish, name: asWritten(wish, reading.turns) })), ...wishes.map((wish) => ({ wish, name: sayWishes({ interests: [wish] },
    reading.turns) }))].flatMap(({ wish, name }) => {
    if (name === '' || barred.includes(wish) || picks.some((one) => isFor(one, wish))) return []
    const [best] = [...(borne[wish] ?? []).filter(({ title }) => !isPass({ title, tags: AS_A_PASS })), ...activities.filter((one) => isFor(one, wish))].filter(({ productCode }) => !used.has(productCode)
      && !picks.some((pick) => pick.productCode === productCode))
    if (best !== undefined) used.add(best.productCode)
    return best === undefined ? [] : [`${shortTitle(best.title)} (for ${name})`]
  })
  return found.length === 0 ? '' : voice.say(`I have, too: ${list(found.slice(0, MOST))}.`, `Beside them there is ${list(found.slice(0, MOST))}.`)
}

const MOST = 4
/** Of what bears a name the title alone is known. */
const AS_A_PASS = ['museum']
/** No thing that one books. */
const OF_MANNER = /^(?:family|kids|rainy day|culture|nature|outdoors|walking|walks|photography|romance|romantic|local life|quiet|small group|vegetarian|vegan)$/
