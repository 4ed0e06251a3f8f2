import { bearsThing } from '../../ranking/index.ts'
import type { TripFacts } from '../../understanding/index.ts'
import { dateRange, inWords, list, monthName } from './format.ts'
import type { Situation } from './situation.ts'

export function sayDays({ facts, today }: Pick<Situation, 'facts' | 'today'>): string {
  const { startDate, endDate, flexible, duration } = facts
  if (startDate !== undefined && flexible !== true) return dateRange(startDate, endDate, today)
  const long = duration === undefined ? '' : `${inWords(duration)} ${duration === 1 ? 'day' : 'days'}`
  if (startDate === undefined) return endDate === undefined ? long : `until ${dateRange(endDate, undefined, today)}`
  const month = endDate !== undefined && monthName(startDate) !== monthName(endDate) ? `between ${monthName(startDate)} and ${monthName(endDate)}` : `in ${monthName(startDate)}`
  return [long, month].filter(Boolean).join(' ')
}

const TEENAGER = 13

/** Nobody of fifteen is called a child. */
function sayChildren(children: number, ages: readonly number[]): string {
  const young = ages.filter((age) => age < 18)
  const noun = young.length === children && young.every((age) => age >= TEENAGER) ? ['a teenager', 'teenagers'] : ['a child', 'children']
  return children === 1 ? (noun[0] ?? '') : `${inWords(children)} ${noun[1] ?? ''}`
}

export function sayParty({ groupSize, children, ages = [] }: TripFacts): string {
  if (groupSize === undefined) return ''
  if (groupSize === 1) return 'on your own'
  if (children !== undefined && children > 0 && children < groupSize) return `${groupSize - children === 1 ? 'you' : groupSize - children === 2 ? 'the two of you' : `${inWords(groupSize - children)} of you`} with ${sayChildren(children, ages)}`
  return groupSize === 2 ? 'for the two of you' : `for ${inWords(groupSize)}`
}

/** The travellers as one speaks to them: 'the two of you', 'five of you'. */
export function sayPeople({ groupSize, children, ages = [] }: TripFacts): string {
  if (groupSize === undefined) return ''
  if (groupSize === 1) return 'just you'
  if (children !== undefined && children > 0 && children < groupSize) return sayParty({ intent: 'travel', groupSize, children, ages })
  return groupSize === 2 ? 'the two of you' : `${inWords(groupSize)} of you`
}

/** Whom a sum is for: 'for you', 'for the two of you'; 'a person' where nobody said how many come. */
export function sayForAll({ groupSize }: Pick<TripFacts, 'groupSize'>): string {
  if (groupSize === undefined) return 'a person'
  return groupSize === 1 ? 'for you' : `for the ${groupSize > 12 ? groupSize : inWords(groupSize)} of you`
}

/** Wishes whose names are no words to speak of them by. */
export const WISH_NAMES: Readonly<Record<string, string>> = {
  garden: 'gardens',
  religion: 'churches and temples',
  train: 'trains',
  workshop: 'workshops',
  family: 'the children',
  water: 'time on the water',
  sports: 'sport',
  'rainy day': 'rainy days',
  'day trips': 'a day out of town',
  dance: 'dancing',
  snow: 'the snow',
  beach: 'the beach',
}

/** `said`: what the traveller wrote, whose own word for a wish is taken where it is one of those that mean it. */
export function sayWishes({ interests = [] }: Pick<TripFacts, 'interests'>, said: readonly string[] = []): string {
  return list([...new Set(interests.map((wish) => ownWords(wish, said.join('\n')) ?? WISH_NAMES[wish] ?? wish))].slice(0, 3))
}

/** One wish has many names: who wants temples is not promised churches. */
const OWN_WORDS: Readonly<Record<string, RegExp>> = {
  religion: /\b(?:temples?|shrines?|church(?:es)?|cathedrals?|chapels?|mosques?|synagogues?|monaster(?:y|ies)|abbeys?)\b/gi,
  wildlife: /\b(?:animals?|birds?|whales?|dolphins?|penguins?|elephants?|lions?)\b/gi,
  train: /\b(?:trams?|trains?|railways?|steam engines?)\b/gi,
  wellness: /\b(?:spas?|hammams?|turkish baths?|onsens?|saunas?|massages?|yoga|thermal baths?)\b/gi,
  dance: /\b(?:tango|flamenco|salsa|samba|ballet)\b/gi,
  music: /\b(?:jazz|fado|concerts?|opera)\b/gi,
  theatre: /\b(?:opera|musicals?|kabuki|puppets?)\b/gi,
  drinks: /\b(?:cocktails?|sake|whiske?y|tequila|mezcal|gin|rum)\b/gi,
  boats: /\b(?:boats?|ships?|ferr(?:y|ies)|sailing|kayaks?)\b/gi,
}
const SAME_WISH: Readonly<Record<string, string>> = { temple: 'religion', churches: 'religion', boat: 'boats', trains: 'train' }

function ownWords(wish: string, said: string): string | null {
  const words = OWN_WORDS[SAME_WISH[wish] ?? wish]
  const own = words === undefined ? [] : [...new Set([...said.matchAll(words)].map(([word]) => plural(word.toLowerCase())))]
  return own.length === 0 ? null : list(own.slice(0, 2))
}

/** Whether a wish that was called by a narrow word is answered by that very thing: trams by no train. */
export function isInOwnWords(wish: string, said: string, things: readonly { title: string; tags: readonly string[] }[]): boolean {
  const words = OWN_WORDS[SAME_WISH[wish] ?? wish]
  const own = words === undefined ? [] : [...said.matchAll(words)].map(([word]) => word.toLowerCase())
  // Of animals nearly all that lives is one; of the others each names its own thing.
  if (own.length === 0 || own.some((word) => word.startsWith('animal') || word.startsWith('boat') || word.startsWith('train'))) return true
  return things.some(({ title, tags }) => own.some((word) => [title, ...tags].join(' ').toLowerCase().includes(word.replace(/(?:ies|y|s)$/, '')) || bearsThing({ title, tags }, word, { inText: true })))
}

/** Nobody hears two fados, or drinks three sakes. */
const NO_PLURAL = /^(?:fado|tango|jazz|opera|ballet|flamenco|salsa|samba|kabuki|yoga|sake|mezcal|tequila|gin|rum|whiske?y)$/

function plural(word: string): string {
  if (NO_PLURAL.test(word)) return word
  if (/(?:s|ing)$/.test(word)) return word
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`
  return /(?:ch|sh)$/.test(word) ? `${word}es` : `${word}s`
}

/** What may be spent in all, when the parts it depends on are known. */
export function totalBudget({ budget, groupSize, duration }: TripFacts): number | null {
  if (budget === undefined || budget.each === true) return null
  switch (budget.per) {
    case 'person':
      return groupSize === undefined ? null : budget.amount * groupSize
    case 'day':
      return duration === undefined ? null : budget.amount * duration
    case 'person-day':
      return groupSize === undefined || duration === undefined ? null : budget.amount * groupSize * duration
    default:
      return budget.amount
  }
}
