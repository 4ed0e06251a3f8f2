import { COMPANY, DAY_WORDS, LONG, MANY, NOUNS, WORDS } from './told-words.ts'
import type { Noun } from './told-words.ts'

/** What is asked of what the desk was told, or has said itself. */
export type Told = 'place' | 'dates' | 'length' | 'party' | 'budget' | 'wishes' | 'suggested' | 'chosen' | 'all'

/** Longer messages say more than a question of that kind. */
const MOST_WORDS = 22
const NUMBER = /^\d{1,4}(?:st|nd|rd|th)?$/

/**
 * What a message asks of what is known of the trip: a question or a request to tell, made of nothing but the words in which such
 * things are asked. One word of another matter ('the dates of the fado', 'how many days do I need') and it is none of these.
 */
export function readToldAsked(text: string): Told[] {
  const words = wordsOf(text)
  if (words.length === 0 || words.length > MOST_WORDS || !words.every(isKnown) || !isAsking(words)) return []
  const has = (some: ReadonlySet<string>): boolean => words.some((word) => some.has(word))
  const of = (noun: Noun): boolean => has(NOUNS[noun])
  const isOurs = has(WORDS.we) || has(WORDS.told) || of('trip')
  // 'What is that day', 'which city is it': of the trip, only with a word of who travels or tells.
  if (!isOurs && !has(WORDS.sums) && !of('suggested') && !of('budget') && !of('dates')) return []
  const asked: Told[] = []
  const isFar = /\b(?:so far|until now|up to now|bisher|bis jetzt|jusqu|hasta ahora|finora|again|noch ?mal|once more)\b/i.test(text)
  const isWhere = has(WHERE)
  const isSaid = words.some((word) => SAID.has(word))
  if (of('suggested') && (has(WORDS.you) || isFar || has(WORDS.tells) || has(WORDS.sums))) asked.push('suggested')
  else if (of('chosen') && (has(WORDS.we) || isFar)) asked.push('chosen')
  const isUnderWay = words.some((word) => /^(?:going|travel\w+|headed|heading|flying|want|wanted)$/.test(word)) || !ENGLISH.has(words.find((word) => WHERE.has(word)) ?? '') || isSaid
  if (of('place') || (isWhere && has(GOING) && isUnderWay)) asked.push('place')
  if (of('dates') || (has(WHEN) && has(WORDS.travels)) || (of('day') && has(WHICH) && !has(MANY) && !of('chosen') && (isSaid || has(WORDS.travels)))) asked.push('dates')
  if ((has(MANY) && of('day')) || (has(LONG) && has(WORDS.travels))) asked.push('length')
  if ((of('party') && !has(CAN)) || (has(MANY) && has(COMPANY)) || (has(MANY) && !of('day') && (has(WORDS.we) || isSaid)) || (has(WHO) && has(WORDS.travels))) asked.push('party')
  if (of('budget') || (has(MUCH) && isSaid)) asked.push('budget')
  if (of('wishes') && has(WORDS.we) && asked.length === 0) asked.push('wishes')
  if (asked.length > 0) return asked
  const isTrip = has(WORDS.tells) && of('trip') && (isFar || has(WORDS.you))
  const isOfAll = has(WORDS.sums) || isTrip || (has(WHICH) && isFar && has(WORDS.told)) || (has(WHICH) && has(WORDS.we) && SPOKEN.some((word) => words.includes(word)))
  return isOfAll ? ['all'] : []
}

const WHERE: ReadonlySet<string> = new Set(['where', 'wo', 'wohin', 'où', 'dónde', 'adónde', 'donde', 'adonde', 'dove'])
const WHEN: ReadonlySet<string> = new Set(['when', 'wann', 'quand', 'cuándo', 'cuando', 'quando'])
const WHO: ReadonlySet<string> = new Set(['who', 'wer', 'qui', 'quién', 'quiénes', 'quien', 'quienes', 'chi'])
const WHICH: ReadonlySet<string> = new Set([
  'what', 'which', 'was', 'welche', 'welcher', 'welchen', 'que', 'quoi', 'quel', 'quels', 'quelles', 'qué', 'cuáles', 'cosa', 'quali', 'know',
  'weißt', 'sais', 'sabes',
])
const MUCH: ReadonlySet<string> = new Set(['much', 'wieviel', 'combien', 'cuánto', 'cuanto', 'quanto'])
const GOING = new Set([...WORDS.travels, 'want', 'wanted'])
const SAID: ReadonlySet<string> = new Set([
  'said', 'say', 'told', 'tell', 'set', 'gave', 'mention', 'mentioned', 'gesagt', 'angegeben', 'dit', 'indiqué', 'dije', 'dicho', 'dijimos', 'detto',
  'noted', 'agreed',
])
/** 'What have I told you', 'was habe ich gesagt'. */
const SPOKEN = ['told', 'tell', 'know', 'gesagt', 'erzählt', 'weißt', 'dit', 'sais', 'savez', 'dije', 'dicho', 'contado', 'sabes', 'detto', 'sai', 'noted']
const CAN: ReadonlySet<string> = new Set(['can', 'could'])
const ENGLISH: ReadonlySet<string> = new Set(['where'])
/** Before the word that asks. */
const LEADS = new Set([...WORDS.fills, ...WORDS.you, ...WORDS.we, 'can', 'could', 'would', 'kannst', 'können', 'könntest', 'peux', 'pouvez', 'peux-tu', 'pouvez-vous', 'puedes', 'podrías', 'puoi'])
/** These ask by themselves, of things that are yes or no. */
const YES_OR_NO = /^(?:is|are|was|were|does|do|did|ist|sind|est|es|son|it|that|this)$/

function isKnown(word: string): boolean {
  return NUMBER.test(word) || DAY_WORDS.has(word) || LEADS.has(word) || MANY.has(word) || LONG.has(word) || MUCH.has(word) || COMPANY.has(word)
    || Object.values(WORDS).some((some) => some.has(word)) || Object.values(NOUNS).some((some) => some.has(word))
}

/** A word that asks or wants to be told stands before all that is asked of; 'is it in my budget' has none. */
function isAsking(words: readonly string[]): boolean {
  const at = words.findIndex((word) => WORDS.asks.has(word) || WORDS.tells.has(word) || WORDS.sums.has(word))
  const lead = words.slice(0, at)
  if (at < 0 || !lead.every((word) => LEADS.has(word))) return at === 0
  const wantsTold = WORDS.tells.has(words[at] ?? '') || WORDS.sums.has(words[at] ?? '')
  return !YES_OR_NO.test(lead[0] ?? '') || wantsTold
}

function wordsOf(text: string): string[] {
  const lower = text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/\b(what|where|when|who|how)'?s\b/g, '$1 is')
    .replace(/\b(j|l|d|qu|m|t|c|s)'(?=\p{L})/gu, "$1' ")
    .replace(/-(?=(?:tu|vous|nous|je|on|il|moi)\b)/g, ' ')
  return lower.match(/[\p{L}\p{M}][\p{L}\p{M}'-]*|\d+(?:st|nd|rd|th)?/gu) ?? []
}
