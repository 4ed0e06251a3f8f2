import type { Activity } from '@meander/sdk/contract/activities'
import { isKnownTag, isPass } from './kinds.ts'
import { isOfSubject } from './subjects.ts'
import { ALSO, sentencesOf, singular, tellingWords, waysToSay, wordsOf } from './ways-to-say.ts'

/** The tags that answer a wish, as providers write them; a wish that is not here is answered by its own word. */
const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  food: ['food', 'market', 'cooking', 'vegetarian', 'coffee', 'tea'],
  'street food': ['street food', 'food', 'market'],
  wine: ['wine'],
  drinks: ['wine', 'beer', 'coffee', 'sake', 'tea'],
  cooking: ['cooking'],
  history: ['history', 'ruins', 'castle', 'archaeology'],
  art: ['art', 'street art'],
  museums: ['museum'],
  architecture: ['architecture', 'castle'],
  culture: ['culture', 'local life', 'theatre', 'dance', 'religion', 'temple', 'music', 'literature', 'history'],
  music: ['music', 'jazz', 'concert'],
  nightlife: ['nightlife', 'jazz'],
  club: ['nightlife'],
  clubs: ['nightlife'],
  bars: ['nightlife', 'wine', 'beer'],
  bar: ['nightlife', 'wine', 'beer'],
  party: ['nightlife'],
  nature: ['nature', 'garden', 'hiking', 'wildlife'],
  outdoors: ['nature', 'hiking', 'cycling', 'garden', 'beach'],
  hiking: ['hiking'],
  gardens: ['garden'],
  garden: ['garden'],
  wildlife: ['wildlife'],
  beach: ['beach'],
  water: ['water', 'boat'],
  sea: ['beach', 'boat', 'water'],
  ocean: ['beach', 'boat', 'water'],
  coast: ['beach', 'boat', 'water'],
  seaside: ['beach', 'boat', 'water'],
  river: ['boat', 'water'],
  lake: ['boat', 'water', 'beach'],
  mountains: ['hiking', 'nature', 'views'],
  boats: ['boat'],
  boat: ['boat'],
  adventure: ['adventure', 'sport', 'hiking', 'water'],
  sports: ['sport', 'cycling', 'adventure'],
  cycling: ['cycling'],
  wellness: ['wellness', 'spa'],
  baths: ['spa', 'wellness'],
  bath: ['spa', 'wellness'],
  shopping: ['shopping', 'market'],
  photography: ['photography', 'views', 'sunset'],
  views: ['views', 'sunset'],
  workshop: ['workshop', 'crafts'],
  family: ['family', 'kids'],
  kids: ['family', 'kids'],
  romance: ['romantic', 'sunset'],
  romantic: ['romantic', 'sunset'],
  'day trips': ['day trip'],
  religion: ['religion', 'temple'],
  temple: ['temple', 'religion'],
  churches: ['religion'],
  walks: ['walking'],
  walking: ['walking'],
}

/** A word of the activity's own that answers a wish, and how telling it is, up to 1. */
export interface Bearing {
  word: string
  by: 'tag' | 'title' | 'text' | 'included'
  worth: number
}

/** What a ticket for many doors is good for; of what is behind them it is none itself. */
const OF_PASSES = /^(?:museums?|pass(?:es)?|cards?|tickets?|trains?|public transport)$/

/** What tells what an activity is. */
type Tagged = Pick<Activity, 'tags' | 'title' | 'description' | 'inclusions'>

/**
 * What of an activity answers a wish: a tag, the first ones most; for a wish that no tag is known for, a word of its title or its
 * text. A zoo whose text mentions a boat is none. Null where nothing does.
 */
export function bearingOf({ tags = [], title, description = '', inclusions = [] }: Tagged, wish: string): Bearing | null {
  const name = wish.toLowerCase()
  const known = ANSWERS[name] ?? ((isKnownTag(name) || isKnownTag(singular(name))) && !BY_NAME.test(name) ? [name, singular(name)] : undefined)
  const wanted = known ?? [name, singular(name)]
  if (isPass({ title, tags: [...tags] }) && !OF_PASSES.test(name)) return null
  const at = tags.findIndex((tag) => wanted.includes(tag.toLowerCase()) || singular(tag.toLowerCase()) === singular(name))
  const tag = tags[at]
  if (tag !== undefined) return { word: tag.toLowerCase(), by: 'tag', worth: Math.max(0.6, 1 - at * 0.1) }
  if (known !== undefined) return null
  if (isOfSubject(title, name) === true) return { word: name, by: 'title', worth: 0.7 }
  if (isOfSubject(description, name) === true) return { word: name, by: 'text', worth: 0.4 }
  // 'Tea ceremony', 'noh play': by each of its words, of which all have to be there or one be a tag.
  const words = tellingWords(name)
  if (words.length > 1) return bearingOfAll({ tags, title, description, inclusions }, words)
  const said = waysToSay(words[0] ?? name)
  const inTitle = said.find((word) => wordsOf(title).has(word))
  if (inTitle !== undefined) return { word: asSaid(inTitle, name), by: 'title', worth: 0.7 }
  const inText = said.find((word) => wordsOf(description).has(word))
  if (inText !== undefined) return { word: asSaid(inText, name), by: 'text', worth: 0.4 }
  const included = said.find((word) => inclusions.some((one) => wordsOf(one).has(word)))
  return included === undefined ? null : { word: asSaid(included, name), by: 'included', worth: 0.3 }
}

/** Tags that are the name of a thing as well: where no provider has tagged it, its words tell. */
const BY_NAME = /^(?:jazz|concerts?|sailing)$/

/** By the word that is there: who asks for whisky is told of the distillery. */
function asSaid(found: string, name: string): string {
  return found === singular(name) || AS_ASKED.test(found) || found === singular(name).replace(/ing$/, '') ? name : found
}

/** What nobody would call it by. */
const AS_ASKED = /^(?:giovanni|libretto|aria|sculptor|statue|manga|maiko|geiko|haunting|phantom|ferry|sail|sloop|ship|boat|stadium|vaporetto|yacht|paddle|ghibli|animation|comic|stallion|lipizzaner|pony|stable|jockey|fossil|shogun|katana)$/

function bearingOfAll({ tags = [], title, description = '', inclusions = [] }: Tagged, words: readonly string[]): Bearing | null {
  const all = (text: string): boolean => words.every((word) => waysToSay(word).some((way) => wordsOf(text).has(way)))
  if (all(title)) return { word: words.join(' '), by: 'title', worth: 0.8 }
  const tag = words.find((word) => tags.some((one) => singular(one.toLowerCase()) === singular(word)) && !WIDE.test(word))
  if (tag !== undefined && (words.length < 3 || all([title, ...tags].join(' ')))) return { word: tag, by: 'tag', worth: 0.7 }
  return sentencesOf({ tags, title, description, inclusions }).some(all) ? { word: words.join(' '), by: 'text', worth: 0.4 } : null
}

/** Whether a text has the word, in the singular or the plural. */
export function bearsWord(text: string, word: string): boolean {
  return wordsOf(text).has(singular(word.toLowerCase()))
}

/** Whether it is the very thing that goes by that name, by the words of its title; `inText` by its tags, its description and what its price includes, too. */
export function bearsThing({ tags = [], title, description = '', inclusions = [] }: { tags?: readonly string[] | undefined; title: string; description?: string | undefined; inclusions?: readonly string[] | undefined }, thing: string, { inText }: { inText: boolean }): boolean {
  const name = thing.toLowerCase()
  if (inText && tags.some((tag) => singular(tag.toLowerCase()) === singular(name))) return true
  if (isOfSubject(title, name) === true || (inText && isOfSubject([description, ...inclusions].join('\n'), name) === true)) return true
  const words = tellingWords(name)
  const said = words.length > 0 ? words.map(waysToSay) : [[singular(name)]]
  const others = words.length > 1 ? (ALSO[name] ?? []) : []
  const bears = (text: string): boolean => others.some((word) => wordsOf(text).has(word)) || said.every((ways) => ways.some((word) => wordsOf(text).has(word)))
  return bears(title) || (inText && sentencesOf({ tags, title, description, inclusions }).some(bears))
}

/** Whether a wish that goes by a tag is answered at least in words: by the title, the text or what the price includes. */
export function speaksOf({ title, description = '', inclusions = [], tags = [] }: Tagged, wish: string): boolean {
  if (answersWish({ title, description, inclusions, tags }, wish) > 0 || bearsThing({ title, description, inclusions, tags }, wish, { inText: true })) return true
  const name = singular(wish.toLowerCase())
  const said = [...waysToSay(name), ...(ANSWERS[wish.toLowerCase()] ?? [])].filter((word) => !/\s/.test(word) && !WIDE.test(word)).map(singular)
  return said.some((word) => [title, description, ...inclusions].some((text) => wordsOf(text).has(word)))
}

/** Words that stand in every second text. */
const WIDE = /^(?:food|market|history|art|culture|water|views?|nature|music|local life|walking|sport|party|bar|tea|coffee|romantic|family|kids)$/

/** How well an activity answers a wish, up to 1; 0 not at all. */
export function answersWish(activity: Tagged, wish: string): number {
  return bearingOf(activity, wish)?.worth ?? 0
}

/** True where the wish names the very kind of thing: then it is out, whatever else it is. */
export function isAvoided(activity: Pick<Activity, 'tags' | 'title'>, avoid: readonly string[]): boolean {
  return avoid.some((wish) => {
    const name = singular(wish.toLowerCase())
    const narrow = NARROW[name] ?? [name]
    const tags = (activity.tags ?? []).map((tag) => singular(tag.toLowerCase()))
    return tags.some((tag) => narrow.includes(tag)) || narrow.some((word) => wordsOf(activity.title).has(word))
  })
}

/** Who wants no boats wants no water sports either; who wants no art may still walk past a mural. */
const NARROW: Record<string, readonly string[]> = {
  boat: ['boat', 'sailing', 'cruise'],
  water: ['water', 'boat'],
  church: ['religion', 'church', 'cathedral'],
  nightlife: ['nightlife'],
  'day trip': ['day trip'],
  sport: ['sport', 'cycling'],
  romance: ['romantic'],
  sporty: ['sport', 'cycling', 'hiking', 'adventure'],
  classical: ['concert', 'classical'],
}
