import { sayTime } from '@meander/sdk/contract/clock'
import type { KnownFacts } from '../../tools/read-activities.ts'
import { capital, inWords, length, list, sayAmount, shortTitle } from '../words/format.ts'
import type { Situation } from '../words/situation.ts'
import { isBarred, isOnFoot, isSeated, isStepFree } from '../../ranking/index.ts'
import { sayPartyPrice } from './facts/party-price.ts'
import { lower } from './facts/fact.ts'
import type { Asking, Fact } from './facts/fact.ts'
import { readFact } from './facts/known-facts.ts'
import { isForAdults, isForFamilies, youngestAge } from './facts/people.ts'

/** One thing by which activities are set against each other: the higher the better. */
export interface Measure {
  of(facts: KnownFacts): number
  /** What the first of them is, of two and of more. */
  words: readonly [two: string, more: string]
  /** What one has. */
  say(facts: KnownFacts): string
}

/** Which of several it is true of, or has most of it: the difference first. */
export function sayWhich(asking: Asking, known: readonly KnownFacts[]): string {
  const measure = measureFor(asking)
  const need = measure === RATING ? needMeasure(asking, known) : null
  if (need !== null) return sayMost(asking.situation, need, known)
  const criterion = measure === RATING ? criterionOf(asking, known) : null
  if (criterion !== null) return criterion
  return measure === null ? sayOfWhich(asking, known) : sayMost(asking.situation, measure, known)
}

/** 'Better for sunset': of those that name it; where none does, that is said before the ratings. */
function criterionOf({ question, situation }: Asking, known: readonly KnownFacts[]): string | null {
  const word = /\b(?:for|with|if|when|in) (?:a |an |the |my |our |it's |it is |really |very )*([a-z][a-z-]+)\W*$/.exec(question.asked)?.[1]
  if (word === undefined || new RegExp(`\\b${word.charAt(0).toUpperCase()}${word.slice(1)}\\b`).test(situation.lastText) || /^(?:me|us|you|it|all|them|one|two|her|him|mother|father|mum|dad|parents|wife|husband|family|everyone|everybody|people|total|general)$/.test(word)) return null
  const bears = (one: KnownFacts): boolean => [...one.tags, one.title, ...one.steps].some((text) => text.toLowerCase().includes(word.replace(/s$/, '')))
  const named = known.filter(bears)
  const titles = list(named.map(({ title }) => shortTitle(title)))
  if (named.length === 0) return `${situation.voice.say(`Of "${word}" nothing is told with any of them.`, `On "${word}" I have no word from any of them.`)} ${sayMost(situation, RATING, known)}`
  if (named.length === known.length) return null
  return situation.voice.say(`${titles}; the others say nothing of ${word}.`, `${titles}, ${named.length === 1 ? 'the only one that names' : 'which name'} ${word}.`)
}

/** 'Which has free cancellation': those of which it is true, those of which it is not, those that do not say. */
function sayOfWhich(asking: Asking, known: readonly KnownFacts[]): string {
  const { voice } = asking.situation
  const read = known.map((one) => ({ title: shortTitle(one.title), fact: readFact(one, asking) }))
  const by = (verdict: string) => read.filter(({ fact }) => (fact.verdict === 'told' ? 'yes' : fact.verdict) === verdict)
  const [yes, no, silent] = [by('yes'), by('no'), by('unknown')]
  const all = read.length === 2 ? 'both' : `all ${inWords(read.length)}`
  const rest = [no.length === 0 ? '' : sayWithout(no), silent.length === 0 ? '' : `${yes.length + no.length === 0 ? 'Nobody' : 'Of the rest nobody'} tells it: ${eachWith(silent)}.`].filter(Boolean).join(' ')
  if (yes.length === read.length) return isOneAnswer(yes) ? voice.say(`${capital(all)} of them: ${yes[0]?.fact.short ?? ''}.`, `There is no difference between them: ${yes[0]?.fact.short ?? ''}.`) : voice.say(`${capital(all)} of them: ${eachWith(yes)}.`, `${capital(all)}, only not alike: ${eachWith(yes)}.`)
  const [one] = yes
  if (one !== undefined && yes.length === 1) return `${voice.say(`Only ${one.title} ${one.fact.says[0] ?? ''}.`, `${one.title} ${one.fact.says[0] ?? ''}, and nothing else does.`)} ${rest}`
  if (yes.length > 0) return `${voice.say(`${inWords(yes.length)} of them: ${eachWith(yes)}.`, `${inWords(yes.length)} do: ${eachWith(yes)}.`).replace(/^./, (first) => first.toUpperCase())} ${rest}`
  if (no.length === read.length) return isOneAnswer(no) ? voice.say(`None of them: ${no[0]?.fact.short ?? ''}.`, `Not one of them: ${no[0]?.fact.short ?? ''}.`) : voice.say(`None of them: ${eachWith(no)}.`, `Not one: ${eachWith(no)}.`)
  if (no.length === 0) return voice.say(`Nobody tells that of any of them. What is known: ${eachWith(silent)}.`, `That is told of none of them; I know only this: ${eachWith(silent)}.`)
  return `${voice.say('None that I know of.', 'I can name none.')} ${rest}`
}

type Told = { title: string; fact: Fact }

function isOneAnswer(some: readonly Told[]): boolean {
  return some.every(({ fact }) => fact.short === some[0]?.fact.short)
}

/** 'The tram (3 hours) and the castle (2 hours)'. */
function eachWith(some: readonly Told[]): string {
  return isOneAnswer(some) ? `${list(some.map(({ title }) => title))} (${some[0]?.fact.short ?? ''})` : list(some.map(({ title, fact }) => `${title} (${fact.short})`))
}

/** A mere no needs no reason in brackets. */
function sayWithout(no: readonly Told[]): string {
  const isMere = no.every(({ fact }) => /^no(?:t|thing)?\b/.test(fact.short))
  return isMere ? `Not ${list(no.map(({ title }) => title), 'nor')}.` : `Not so ${eachWith(no)}.`
}

function sayMost({ voice }: Situation, measure: Measure, known: readonly KnownFacts[]): string {
  const sorted = known.toSorted((left, right) => measure.of(right) - measure.of(left))
  const [best] = sorted
  if (best === undefined) return ''
  const [two, more] = measure.words
  const word = known.length === 2 ? two : more
  const level = sorted.filter((facts) => measure.of(facts) === measure.of(best))
  const rest = sorted.filter((facts) => !level.includes(facts)).slice(0, 3)
  const others = list(rest.map((facts) => `${measure.say(facts)} for ${shortTitle(facts.title)}`))
  const titles = list(level.map(({ title }) => shortTitle(title)))
  if (others === '') return voice.say(`There is nothing between them: ${measure.say(best)} each.`, `No difference there: ${known.length === 2 ? 'both' : 'all'} have ${measure.say(best)}.`)
  if (level.length > 1) return voice.say(`${titles} are level, with ${measure.say(best)} each, against ${others}.`, `Between ${titles} there is no difference, ${measure.say(best)} each; it is ${others}.`)
  if (measure === CHILDREN && !isForFamilies(best)) return voice.say(`None is made for children; ${titles} comes nearest: ${measure.say(best)}, against ${others}.`, `I would think twice with children. ${titles} is the likeliest: ${measure.say(best)}, against ${others}.`)
  return voice.say(`${titles} ${word}: ${measure.say(best)}, against ${others}.`, `I would say ${titles}, which ${word}: ${measure.say(best)}, against ${others}.`)
}

const ACCESS: Measure = { of: accessOf, words: ['is the one that can be reached without steps', 'is the best without steps'], say: ({ accessibility }) => (accessibility.length === 0 ? 'nothing said of steps' : lower(accessibility[0] ?? '')) }
const EFFORT: Measure = { of: (facts) => (isSeated(facts) ? 1 : isOnFoot(facts) ? -1 : 0), words: ['asks less of the legs', 'asks least of the legs'], say: (facts) => (isSeated(facts) ? 'mostly seated' : isOnFoot(facts) ? 'on foot or by bicycle' : 'nothing said of effort') }

/** Listed as without steps, silent, or with steps. */
export function accessOf({ accessibility }: Pick<KnownFacts, 'accessibility'>): number {
  return isStepFree(accessibility) ? 1 : isBarred(accessibility) ? -1 : 0
}

const PRICE: Measure = { of: ({ price }) => -(price?.amount ?? Infinity), words: ['is cheaper', 'is the cheapest'], say: (facts) => (facts.price === null ? 'no price' : sayAmount(facts.price)) }
const DEAREST: Measure = { ...PRICE, of: ({ price }) => price?.amount ?? 0, words: ['costs more', 'costs the most'] }
const SHORT: Measure = { of: ({ minutes }) => -(minutes ?? Infinity), words: ['is shorter', 'is the shortest'], say: sayLength }
const LONG: Measure = { of: ({ minutes }) => minutes ?? 0, words: ['is longer', 'is the longest'], say: sayLength }
const RATING: Measure = {
  of: ({ rating, reviewCount }) => ((rating ?? 4) * (reviewCount ?? 0) + 4.3 * 60) / ((reviewCount ?? 0) + 60),
  words: ['is rated better', 'is rated best'],
  say: ({ rating, reviewCount }) => (rating === null ? 'no rating' : `${rating.toFixed(1)} from ${(reviewCount ?? 0).toLocaleString('en-US')} travellers`),
}
const EARLY: Measure = { of: ({ starts }) => -startOf(starts[0]?.time), words: ['starts earlier', 'starts first'], say: sayStart }
const LATE: Measure = { of: ({ starts }) => (starts[0] === undefined ? -1 : startOf(starts[0].time)), words: ['starts later', 'starts last'], say: sayStart }
const GROUP: Measure = { of: ({ maximumGroupSize }) => -(maximumGroupSize ?? Infinity), words: ['takes the smaller group', 'takes the smallest group'], say: ({ maximumGroupSize }) => (maximumGroupSize === null ? 'no number' : `up to ${maximumGroupSize}`) }
/** Made for families first, then whom it takes, then how long one has to sit still. */
const CHILDREN: Measure = {
  of: (facts) => (isForFamilies(facts) ? 100 : 0) - (youngestAge(facts) ?? 0) * 3 - (facts.minutes ?? 120) / 60 - (isForAdults(facts) ? 50 : 0),
  words: ['is better for children', 'is best for children'],
  say: (facts) => [isForFamilies(facts) ? 'made for families' : '', sayYoungest(facts), facts.minutes === null ? '' : length(facts.minutes)].filter(Boolean).join(', '),
}

function startOf(time: string | undefined): number {
  return time === undefined ? Infinity : Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

function sayStart({ starts: [first] }: KnownFacts): string {
  return first === undefined ? 'no start known' : sayTime(first.time)
}

function sayYoungest(facts: KnownFacts): string {
  const from = youngestAge(facts)
  return from === null ? 'no age given' : from === 0 ? 'any age' : `from ${from} years`
}

function sayLength({ minutes }: KnownFacts): string {
  return minutes === null ? 'no length given' : length(minutes)
}

/** What is asked for more or most of; null for what is true or not. */
function measureFor({ question: { topic, asked }, situation }: Asking): Measure | null {
  const isGraded = /\b(?:better|best|more|most|less|least|nicer|easier|\w+(?:est|er) (?:for|with)|suit\w*|recommend\w*)\b/.test(asked)
  switch (topic) {
    case 'ages':
      return isGraded ? CHILDREN : null
    case 'price':
      return /\b(?:dear|expensive|most|pricey|pricier)/.test(asked) && !/\bless|least\b/.test(asked) ? withParty(DEAREST, situation) : withParty(PRICE, situation)
    case 'duration':
      return /\b(?:longer|longest|more time|most time)\b/.test(asked) ? LONG : SHORT
    case 'group':
    case 'crowd':
      return GROUP
    case 'times':
      return /\b(?:later|latest|last)\b/.test(asked) ? LATE : /\b(?:earlier|earliest|first)\b/.test(asked) ? EARLY : null
    case 'rating':
    case 'description':
      return RATING
    default:
      return null
  }
}

function withParty(measure: Measure, { facts }: Situation): Measure {
  return { ...measure, say: (known) => sayPartyPrice(known, facts)?.replace(/ for .*$/, '') ?? measure.say(known) }
}

/** 'Better for us' is first of all what those who come can do; null where that tells none of them apart. */
function needMeasure({ situation: { facts } }: Asking, known: readonly KnownFacts[]): Measure | null {
  const needs = facts.needs ?? []
  const measures = [...(needs.includes('accessible') || needs.includes('stroller') ? [ACCESS] : []), ...(needs.includes('little-walking') ? [EFFORT] : []), ...((facts.children ?? 0) > 0 ? [CHILDREN] : [])]
  return measures.find((measure) => new Set(known.map(measure.of)).size > 1) ?? null
}

export const MEASURES = { PRICE, SHORT, RATING, CHILDREN }
