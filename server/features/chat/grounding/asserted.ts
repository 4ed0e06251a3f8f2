import { pattern } from '../language/pattern.ts'
import { textsOf } from './claim.ts'
import { clausesOf } from './clauses.ts'
import type { Clause } from './clauses.ts'
import { readDates } from './dates.ts'
import { isEnglish } from './foreign.ts'
import type { Grounds } from './grounds.ts'
import type { KnownActivity } from './known-activity.ts'
import { CHECKED } from './languages.ts'
import { inDigits } from './number-words.ts'
import { basesOf, PLAIN_TALK, SWEEPING } from './plain-talk.ts'
import type { Subject } from './subject.ts'
import { plainWords } from './words.ts'

const ASKS = /\?\s*["”’)]*\s*$/
/** Who speaks of themselves, of the plan or of what is not known speaks of no activity. */
const OWN = /\b(?:I|me|my|we|us|our)\b|\byou (?:would|could)\b/
/** What a traveller does on their own: its places and things are theirs. */
const MOVES = pattern('i')`
  (?:^\W*|[,;]\s*|\b(?:and|then|so|or|time (?:left )?(?:to|for)|after(?:wards)?,?|before,?|later,?|evening,?|morning,?|afternoon,?)\s+)(?:then\s+|just\s+|please\s+)*
  (?:stroll|wander|walk|eat|have|get|grab|sit|sleep|rest|wear|bring|pack|carry|drink|go|head|lunch|dine|buy|refuel|swim|stop|drift|follow|cross|climb|
  take (?:an?|your|some|the) (?:\w+ )?(?:walk|break|rest|coffee|lunch|dinner|jacket|coat|hat|umbrella|layer)|(?:a|an) (?:\w+ )?(?:lunch|dinner|coffee|walk|stroll|rest|drink|meal))\b.*$|
  \b(?:minutes?|hours?|short|long|easy|quick|pleasant)[\s-]+(?:walk|stroll|ride|way) (?:away |on |back )?(?:to|from)\b.*$
`
/** Read by a class as they stand. */
const SET_PHRASES = pattern('gi')`
  \byour (?:[a-z]+[’']s )?[a-z]+\b|\bon the house\b|\bno(?:body| one) (?:picks|fetches|collects)\b|
  \bhard to (?:beat|miss|resist)\b|\b(?:never|no|not) more than\b|\bno ?(?:body|t| one) (?:under|over|below|above|younger|older)\b|
  \bany(?:body|one) (?:under|over|below|above|from|younger|older|aged)\b
`
const CURRENCY = /(?<=\d\s?)[A-Z]{3}(?!\p{L})|(?<!\p{L})[A-Z]{3}(?=\s?\d)/gu

/**
 * Says what a sentence asserts of an activity in words that stand in no field of it, and are no plain talk of plans and liking.
 *
 * The classes of claims know how a price, an hour or a leader is said. Whatever else is said of an activity, in whatever words,
 * is held here: each word that tells something must be one of its fields, of the place, or of the traveller's own.
 */
export function findForeignWord(grounds: Grounds, subject: Subject): string | null {
  const isAbout = subject.isBound || isAboutIt(grounds, subject)
  if (!isAbout || ASKS.test(subject.claims) || !isEnglish(grounds, subject)) return null
  for (const clause of clausesOf(grounds, subject)) {
    const foreign = foreignIn(clause, grounds, subject)
    if (foreign !== null) return `It says ${JSON.stringify(foreign)} of an activity, which stands in no field of it. Say only what readActivities tells, or leave it out.`
  }
  return null
}

/** After an activity was named a plain statement is about it, unless it speaks of the place, of the plan or of who writes. */
function isAboutIt({ vocabulary }: Grounds, { claims, spokenOf }: Subject): boolean {
  if (spokenOf.length === 0 || OWN.test(claims) || MOVES.test(claims)) return false
  return !plainWords(claims).some((word) => vocabulary.has(word)) && !TOWN.test(claims)
}

const TOWN = pattern('u')`
  ^\W*(?:(?:[Ss]ummers|[Ww]inters|[Ss]prings|[Aa]utumns|[Ee]venings|[Mm]ornings|[Nn]ights|[Tt]he weather|[Tt]emperatures?|[Rr]ain)\b)|
  \b(?:(?:the|this|old) (?:city|town|country|region|island|coast|quarter|district|river|sea|airport|centre|center|metro)|
  [Tt]he (?:\w+ )?(?:streets|lanes|squares|bars|shops|caf[ée]s|museums|restaurants|locals|beaches)|[A-Z]\p{Ll}+ (?:Quarter|District|Town)|
  your (?:day|trip|plan|stay|budget|evening|morning|afternoon|hotel)s?)\b
`

function foreignIn({ text: given, members }: Clause, { activities: all, vocabulary, saidWords }: Grounds, { isBound, claims }: Subject): string | null {
  const text = inDigits(given.replace(MOVES, ' ').replace(SET_PHRASES, ' ').replace(CURRENCY, ' ')).replace(/n[’']t\b/g, ' ')
  if (HEADING.test(text)) return null
  const found = [...all.values()]
  const activities = isBound && !LIST.test(claims) ? members.flat() : found
  const known = new Set(activities.flatMap((activity) => [...wordsOf(activity), ...(NOT_INCLUDED.test(text) ? [...activity.exclusions].flatMap(plainWords) : [])]))
  for (const [, other = ''] of text.matchAll(THAN)) for (const one of plainWords(other)) if (found.some(({ words }) => words.has(one))) known.add(one)
  const roots = new Set([...known].filter((word) => word.length >= ROOT).map((word) => word.slice(0, ROOT)))
  const dates = readDates(text).map(({ text: date }) => date.toLowerCase())
  const sweeping = THE_ONLY.exec(text)?.[0] ?? foreignCount(text, activities) ?? foreignYear(given, activities)
  if (sweeping !== null) return sweeping
  for (const [word] of text.matchAll(/\p{L}[\p{L}\p{M}]*/gu)) {
    const bases = basesOf(word)
    if (word.length < 2 || bases.some((base) => known.has(base)) || dates.some((date) => date.includes(word.toLowerCase()))) continue
    if (CHECKED.has(word.toLowerCase())) continue
    if (!SWEEPING.has(word.toLowerCase()) && bases.some((base) => PLAIN_TALK.has(base))) continue
    const plain = plainWords(word)
    if (plain.every((one) => known.has(one) || vocabulary.has(one) || saidWords.has(one) || (one.length >= ROOT && roots.has(one.slice(0, ROOT))))) continue
    return word
  }
  return null
}

/** 'For the music:' claims nothing. */
const HEADING = /^\W*for (?:the|your|a) [\p{L}-]+(?: and [\p{L}-]+)?\W*$/iu
/** A list of what one gets may have words of another title in it. */
const LIST = /^\W*(?:not )?included:/i
/** 'Than the volcano': a word of what it is compared with. */
const THAN = /\bthan (?:the|that|this) (\p{L}+)/gu
/** Where what is not included may be spoken of. */
const NOT_INCLUDED = pattern('i')`
  \b(?:not|no|never|without|neither|nor|extra|own|bring|exclud\w*|excluding|except|apart|separate\w*|besides|aside|up to you|yourselves|
  yourself|on top|pay)\b|n[’']t\b
`
/** 'The only boat that', but not the only one of those that were found. */
const THE_ONLY = /\bthe (?:only|one and only)\b(?![^.;,]*\b(?:of|among) (?:the|these|those|them|all|your|my|\d))[^.;,]{0,40}/i
const COUNTED = /(?<![\d.,:€$£¥])\b(\d+)\s+(\p{Ll}[\p{L}-]+)/gu
const YEAR = /(?<![\d.,:€$£¥]|[A-Z]{3}\s?)\b(?:1\d{3}|20\d\d)\b(?!\s*(?:people|reviews?|ratings?|travell?ers|guests|visitors|[A-Z]{3}\b|euros?|[.,:]\d))/g

/** How many there are of what a field names: as many as the field says. */
function foreignCount(text: string, activities: readonly KnownActivity[]): string | null {
  const texts = activities.flatMap((activity) => textsOf(activity).map((one) => inDigits(one).toLowerCase()))
  for (const [found, count = '', noun = ''] of text.matchAll(COUNTED)) {
    const [word = ''] = plainWords(noun)
    if (Number(count) < 2 || basesOf(noun).some((base) => PLAIN_TALK.has(base))) continue
    const named = texts.filter((one) => plainWords(one).includes(word))
    if (named.length > 0 && !named.some((one) => new RegExp(String.raw`\b${count}\b`).test(one))) return found
  }
  return null
}

function foreignYear(text: string, activities: readonly KnownActivity[]): string | null {
  if (readDates(text).length > 0) return null
  const isKnown = (year: string) => ({ reviewCounts, starts, ...activity }: KnownActivity): boolean =>
    reviewCounts.includes(Number(year)) || [...starts.keys()].some((day) => day.startsWith(year)) || textsOf({ reviewCounts, starts, ...activity }).some((one) => one.includes(year))
  return text.match(YEAR)?.find((year) => !activities.some(isKnown(year))) ?? null
}

const ROOT = 5
const learned = new WeakMap<KnownActivity, { size: number; words: string[] }>()

/** All words of its fields; read again when a result has told more. */
function wordsOf(activity: KnownActivity): string[] {
  const texts = [...textsOf({ ...activity, exclusions: new Set() }), ...activity.cancellation, ...activity.languages, ...activity.meetingPoints, ...activity.bands.map(({ name }) => name)]
  const kept = learned.get(activity)
  if (kept?.size === texts.length) return kept.words
  const words = [...new Set(texts.flatMap((text) => [...plainWords(text), ...(text.toLowerCase().match(/\p{L}+/gu) ?? [])]))]
  learned.set(activity, { size: texts.length, words })
  return words
}
