import { answersWish, bearsThing } from '../../ranking/index.ts'
import { isPass } from '../../ranking/kinds.ts'
import type { FoundSummary, SummarizedActivity } from '../../tools/found-summary.ts'
import { wishingTurns } from '../clauses/wishing-turns.ts'
import { placeNamesOf } from '../wish-list/place-names.ts'
import { asWritten } from '../wish-list/as-written.ts'
import { isToldByThing, wishedThings } from '../wish-list/wished-things.ts'
import { list, shortTitle } from '../words/format.ts'
import type { Situation } from '../words/situation.ts'
import { sayWishes } from '../words/trip.ts'

/** Wishes of which the letter has no word so far: what of the cards is for them, or that nothing is. */
export function sayUnspoken(situation: Situation, { activities, unmet, blockers, borne = {} }: FoundSummary, { picks, said }: { picks: readonly SummarizedActivity[]; said: string }): string {
  const { facts, reading, voice } = situation
  const told = new Set([...unmet, ...blockers.flatMap(({ wish }) => wish ?? [])])
  const things = wishedThings(wishingTurns(reading).at(-reading.lastLength) ?? '', placeNamesOf(facts)).map((wish) => ({ wish, name: asWritten(wish, reading.turns) }))
  const kinds = (facts.interests ?? []).filter((wish) => !OF_MANNER.test(wish)).map((wish) => ({ wish, name: sayWishes({ interests: [wish] }, reading.turns) }))
  const open = [...things, ...kinds].filter(({ wish, name }, at, all) => name !== '' && !told.has(wish) && !isSaid(name, said) && !isSaid(wish, said)
    && !(kinds.some((kind) => kind.wish === wish) && isToldByThing(wish, [...told, ...things.map((thing) => thing.wish)])) && all.findIndex((other) => other.name === name || other.wish === wish) === at && !things.some((other) => other.wish !== wish && other.wish.includes(wish)))
  const isFor = (one: SummarizedActivity, wish: string): boolean => !isPass({ title: one.title, tags: one.tags }) && (borne[wish]?.some(({ productCode }) => productCode === one.productCode) === true
    || answersWish(one, wish) > 0 || bearsThing(one, wish, { inText: true }))
  const met = new Map<string, string[]>()
  const none: string[] = []
  for (const { wish, name } of open) {
    const one = picks.find((pick) => isFor(pick, wish)) ?? activities.find((other) => isFor(other, wish)) ?? borne[wish]?.[0]
    if (one === undefined) none.push(name)
    else met.set(shortTitle(one.title), [...(met.get(shortTitle(one.title)) ?? []), name])
  }
  return [
    met.size === 0 ? '' : `${[...met].slice(0, MOST).map(([title, names]) => `For ${list(names)} there is ${title}`).join('; ')}.`,
    none.length === 0 ? '' : voice.say(`Of ${list(none.slice(0, MOST))} I find nothing by that name.`, `By the name of ${list(none.slice(0, MOST), 'or')} I have nothing there.`),
  ].filter(Boolean).join(' ')
}

const MOST = 3
/** No thing that one books. */
const OF_MANNER = /^(?:family|kids|rainy day|culture|nature|outdoors|walking|walks|romance|romantic|local life|quiet|small group|vegetarian|vegan)$/

function isSaid(name: string, said: string): boolean {
  return said.toLowerCase().includes(name.toLowerCase().replace(/^the /, '').replace(/(?:ies|y|s)$/, ''))
}
