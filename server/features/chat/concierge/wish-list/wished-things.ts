import { LRUCache } from 'lru-cache'
import { answersWish } from '../../ranking/index.ts'
import { thingsIn } from '../spoken-wishes.ts'
import { namedWishes } from './named-wishes.ts'
import { speltRight } from './spelt-right.ts'

const known = new LRUCache<string, string[]>({ max: 500 })

/** What a message names as liked or asked for, each looked for by its own words: where a place has none of it, that is said. */
export function wishedThings(text: string, places: readonly string[] = []): string[] {
  const key = `${places.join()}\n${text}`
  const before = known.get(key)
  if (before !== undefined) return before
  const made = [...new Set([...namedWishes(text, places).map(plainName), ...thingsIn(speltRight(text.toLowerCase()))])]
  known.set(key, made)
  return made
}

/** 'Hot air balloon ride' and 'turkish bath' by the word that it is known by. */
function plainName(phrase: string): string {
  const [only, ...others] = thingsIn(phrase)
  return only !== undefined && others.length === 0 && phrase.split(' ').every((word) => only.includes(word.replace(/s$/, '')) || /^(?:rides?|trips?|tours?|flights?|shows?|hot|air|borealis|class(?:es)?)$/.test(word)) ? only : phrase
}

/** Things that were said by name, by the kind of wish that they are heard as. */
const KINDS: Readonly<Record<string, RegExp>> = {
  sports: /surf|golf|football|tennis|sumo|lucha|boxing|ski|climb/, water: /surf|kayak|canoe|div|snorkel|raft/, wildlife: /whale|dolphin|penguin|zoo|safari|bird|elephant|shark|puffin/,
  food: /steak|ramen|sushi|cheese|taco|tapas|seafood|asado|oyster|pasta|pizza|noodle|dumpling/, theatre: /opera|puppet|musical|kabuki/, music: /jazz|fado|concert|techno|k-pop/, dance: /tango|flamenco|salsa|samba|ballet/,
  adventure: /climb|balloon|zip|bungee|paraglid/, wellness: /hammam|spa|sauna|massage|onsen|bath/, drinks: /whisk|mezcal|gin|cocktail/, nightlife: /bar|club|karaoke|pub/, boats: /cruise|boat|gondola|ferry/,
  markets: /market|souk|bazaar/, nature: /spring|waterfall|volcano|glacier/, views: /rooftop|sunset/, science: /dinosaur|planetarium/, art: /sculpture|tile|painting/, snow: /ski|snow/,
}

/** A kind of wish that is told of by a thing: steak is food. */
export function isToldByThing(wish: string, things: readonly string[]): boolean {
  return things.some((thing) => answersWish({ title: thing, tags: [thing], description: '', inclusions: [] }, wish) > 0 || thing.includes(wish.replace(/s$/, '')) || KINDS[wish]?.test(thing) === true)
}
