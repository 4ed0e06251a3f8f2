import { sayTime } from '@meander/sdk/contract/clock'
import type { KnownFacts } from '../../tools/read-activities.ts'
import { dayName, inWords, list, sayAmount, shortTitle } from '../words/format.ts'
import { isOnFoot, isSeated, isStepFree } from '../../ranking/index.ts'
import type { Situation } from '../words/situation.ts'
import { sayWishes } from '../words/trip.ts'
import { accessOf, MEASURES } from './measures.ts'
import type { Asking } from './facts/fact.ts'
import { readCancellation } from './facts/money.ts'
import { lower } from './facts/fact.ts'
import { isDry, isForFamilies, youngestAge } from './facts/people.ts'

/** One of several, and why: what they like first, then what it has more of than the others. */
export function sayChoice({ situation, question }: Asking, known: readonly KnownFacts[]): string {
  const { voice } = situation
  const [best] = known.toSorted((left, right) => suits(right, situation) + dry(right, question) - suits(left, situation) - dry(left, question))
  if (best === undefined) return ''
  const title = shortTitle(best.title)
  const reasons = [dry(best, question) > 0 ? 'is under a roof' : '', ...reasonsFor(best, known, situation)].filter(Boolean).slice(0, 3)
  const why = reasons.length === 0 ? '' : ` ${voice.say(`It ${list(reasons)}.`, `My reasons: it ${list(reasons)}.`, `It ${list(reasons)}, and that decides it.`)}`
  const start = best.starts[0]
  const when = start === undefined ? '' : ` ${voice.say(`There is room on ${dayName(start.date)} at ${sayTime(start.time)}.`, `${dayName(start.date)} at ${sayTime(start.time)} still has places.`)}`
  const head = known.length === 1 ? voice.say(`${title}: yes, I would take it.`, `I would go with ${title}.`) : voice.say(`${title}, if it were mine to choose.`, `I would take ${title}.`, `My choice is ${title}.`, `Then ${title}.`)
  return `${head}${why}${when}`
}

/** 'Which would you take if it rains'. */
function dry(known: KnownFacts, { asked }: Asking['question']): number {
  return /\b(?:rain\w*|wet|pour\w*|bad weather|storm\w*)\b/.test(asked) && isDry(known) ? 20 : 0
}

/** Wishes count most, then rating with its count; children rule out what is not for them. */
function suits(known: KnownFacts, { facts }: Situation): number {
  const wishes = wishesMet(known, facts.interests ?? []).length
  const away = (facts.children ?? 0) === 0 ? 0 : (youngestAge(known) ?? 0) > Math.min(...(facts.ages ?? [8]), 17) ? -10 : isForFamilies(known) ? 2 : 0
  const room = facts.startDate !== undefined && facts.flexible !== true && known.starts.length === 0 ? -3 : 0
  const needs = facts.needs ?? []
  const access = needs.includes('accessible') ? accessOf(known) * 5 : needs.includes('stroller') ? accessOf(known) * 2 : 0
  const effort = !needs.includes('little-walking') ? 0 : isOnFoot(known) ? -5 : isSeated(known) ? 2 : 0
  return wishes + away + room + access + effort + MEASURES.RATING.of(known) * 2
}

function wishesMet({ tags, title }: KnownFacts, interests: readonly string[]): string[] {
  const words = new Set([...tags, ...title.split(/[^\p{L}]+/u)].map((word) => word.toLowerCase().replace(/s$/, '')))
  return interests.filter((wish) => words.has(wish.toLowerCase().replace(/s$/, '')))
}

/** Two or three, each out of a field: none that the others have as well. */
function reasonsFor(best: KnownFacts, known: readonly KnownFacts[], { facts, reading }: Situation): string[] {
  const others = known.filter((one) => one !== best)
  const among = known.length === 2 ? 'two' : inWords(known.length)
  const leads = (measure: { of(one: KnownFacts): number }): boolean => others.length > 0 && others.every((one) => measure.of(best) > measure.of(one))
  const wishes = wishesMet(best, facts.interests ?? [])
  const needs = facts.needs ?? []
  const reasons = [
    (needs.includes('accessible') || needs.includes('stroller')) && accessOf(best) > 0 ? `is listed as ${lower(best.accessibility.find((words) => isStepFree([words])) ?? '')}` : '',
    wishes.length > 0 ? `fits your wish for ${sayWishes({ interests: wishes }, reading.turns)}` : '',
    (facts.children ?? 0) > 0 && isForFamilies(best) ? 'is made for families' : '',
    best.rating === null ? '' : `is rated ${best.rating.toFixed(1)} by ${(best.reviewCount ?? 0).toLocaleString('en-US')} travellers${leads(MEASURES.RATING) ? ` (the ${known.length === 2 ? 'better' : 'best'} of the ${among})` : ''}`,
    best.price !== null && leads(MEASURES.PRICE) ? `costs least (${sayAmount(best.price)} an adult)` : '',
    leads(MEASURES.SHORT) ? 'takes the least of your day' : '',
    best.refund?.percent === 100 && others.some((one) => one.refund?.percent !== 100) ? (readCancellation(best).says[0] ?? '') : '',
  ].filter((words) => words !== '')
  return reasons.slice(0, 3)
}

