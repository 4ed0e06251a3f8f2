import { pattern } from '../../language/pattern.ts'
import { titlesIn } from '../references/by-title.ts'
import { readReferences } from '../references/read-references.ts'
import { answersWish } from '../../ranking/index.ts'
import { withoutDays } from './days-named.ts'
import { shortTitle } from '../words/format.ts'
import type { DayNamed } from './days-named.ts'
import type { Told } from './told.ts'
import type { Standing } from './standing-plan.ts'

/** Words that put a thing somewhere else. */
export const RATHER = pattern()`
  \b(?:instead|rather|better|prefer)\b|\b(?:should|must|has to|have to|needs to|ought to|can|could|would) (?:be|go|happen|come)\b|
  ^\W*(?:(?:and|but|ok|please)\W+)*(?:can|could|should) (?!(?:we|i|you|they|he|she)\b)[^.,;]{2,40}\b(?:be|go|happen|come) (?:on|to)\b
`
export const MOVES = /\b(?:move|shift|put|push|reschedule|bring|postpone|transfer|switch|swap|change)\b/
/** 'For something with wine', 'with a boat'. */
export const IN_ITS_PLACE = pattern('u')`
  \b(?:for|with|by) (?:something|anything|another|a|an|some|more)\b|\b(?:swap|switch|exchange|replace|trade|change)\b.*\b(?:for|with|
  by) (?!(?:the )?(?:day|(?:mon|tues|wednes|thurs|fri|satur|sun)day|first|second|third|fourth|last|next|me|us|\d)\b)\p{L}
`

const BY_PLACE = /\b(?:the )?(?:first|second|third|last|1st|2nd|3rd|other) (?:one|thing|item|activity|tour|stop)\b/

/** What stands in the plan and is named; of several alike the one on the day that is named first. */
export function codesNamed(text: string, { plan, reading }: Pick<Told, 'plan' | 'reading'>, { day, count }: { day: DayNamed | undefined; count: number }): string[] {
  const isThere = (code: string): boolean => plan.some(({ productCode, date }) => productCode === code && date === day?.date)
  // The only day that a move names is where it goes to.
  const isTarget = (MOVES.test(text) || RATHER.test(text)) && !IN_ITS_PLACE.test(text) && count < 2
  const rest = withoutDays(text).replace(/\b(?:the )?(?:day|plan|itinerary|schedule|total|whole thing|rest|other (?:one|days?))\b/g, ' ')
  const ofDay = plan.filter(({ date }) => date === day?.date)
  // 'The first one on day 2' is the first of that day.
  const among = BY_PLACE.test(rest) && !isTarget && ofDay.length > 0 ? ofDay : plan
  const cards = among.map(({ card }) => card)
  const shown = { cards, lastShown: cards.map(({ productCode }) => productCode), lastNamed: cards.length, lastAnswer: reading.lastAnswer }
  const { codes, by } = readReferences(rest.replace(/\b(?:for|with|by) (?:something|anything|some|another|a different)\b.*$/, ''), shown)
  if (by === 'none' || codes.length === 0) return ofKind(rest, plan).filter((code, at, all) => (day === undefined ? at === 0 : isThere(code) !== isTarget && at === all.findIndex((one) => isThere(one) !== isTarget)))
  // Of an answer that names several 'that' is what it named first.
  if (by === 'pronoun') return codes.length === 1 ? codes : isOneThing(rest) ? firstNamed(reading.lastAnswer, cards) : []
  const onDay = day === undefined ? [] : codes.filter((code) => isThere(code) !== isTarget)
  const meant = onDay.length > 0 ? onDay : codes
  return isPlural(rest) ? meant : meant.slice(0, 1)
}

/** 'The museum', 'the palace tour', where nothing bears that name: what is of the kind, and best. */
function ofKind(text: string, plan: readonly Standing[]): string[] {
  const words = [...text.matchAll(/\b(?:the|that|this|our) (?:(\p{L}{3,}) )?(\p{L}{4,}|art|tea|spa|zoo|sea)/gu)].flatMap(([, first, last]) => [first, last]).filter((word) => word !== undefined && !OF_ANY_KIND.test(word))
  const scored = plan.map(({ card, productCode }) => ({ productCode, score: Math.max(0, ...words.map((word) => kindScore(card, word ?? ''))) }))
  const best = Math.max(0, ...scored.map(({ score }) => score))
  return best === 0 ? [] : scored.filter(({ score }) => score === best).map(({ productCode }) => productCode)
}

const OF_ANY_KIND = /^(?:tours?|trips?|things?|ones?|visits?|activit(?:y|ies)|items?|stops?|outings?|classes|class|first|second|third|last|whole|other|next|most|more|best|plan|bill|price|head|money|trip|day|days|morning|afternoon|evening)$/
/** One word for what the tags call by another. */
const ALSO: Readonly<Record<string, string>> = { palace: 'castle', palaces: 'castle', fortress: 'castle', hike: 'hiking', bike: 'cycling', church: 'religion', cathedral: 'religion', concert: 'music', cruise: 'boat', ship: 'boat', massage: 'spa', zoo: 'wildlife' }

/** The first tag says it most plainly. */
function kindScore({ title, tags }: Standing['card'], word: string): number {
  return Math.max(answersWish({ title, tags }, word), answersWish({ title, tags }, ALSO[word] ?? word))
}

/** What an answer begins with, whatever else it tells of behind. */
function firstNamed(answer: string, cards: readonly Standing['card'][]): string[] {
  const places = titlesIn(answer, cards).flatMap((code) => cards.flatMap(({ productCode, title }) => (productCode === code ? [{ code, at: answer.indexOf(shortTitle(title)) }] : [])))
  return places.filter(({ at }) => at >= 0).toSorted((left, right) => left.at - right.at).slice(0, 1).map(({ code }) => code)
}

/** 'Drop that', 'swap it'. */
function isOneThing(text: string): boolean {
  return /\b(?:drop|remove|delete|scrap|skip|cut|swap|replace|move|take out|cancel|ditch|lose) (?:that|it|this|that one|this one)\b/.test(text)
}

function isPlural(text: string): boolean {
  return /\b(?:both|all|two|and)\b|\bthe \w+s\b/.test(text)
}
