import { sayTime } from '@meander/sdk/contract/clock'
import type { KnownFacts } from '../../tools/read-activities.ts'
import { capital, inWords, length, list, sayAmount, shortTitle } from '../words/format.ts'
import type { Situation } from '../words/situation.ts'
import { sayPartyPrice } from './facts/party-price.ts'
import type { Asking } from './facts/fact.ts'
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
  const criterion = measure === RATING ? criterionOf(asking, known) : null
  if (criterion !== null) return criterion
  return measure === null ? sayOfWhich(asking, known) : sayMost(asking.situation, measure, known)
}

/** 'Better for sunset': of those that name it; where none does, that is said before the ratings. */
function criterionOf({ question, situation }: Asking, known: readonly KnownFacts[]): string | null {
  const word = /\b(?:for|with|if|when|in) (?:a |an |the |my |our |it's |it is |really |very )*([a-z][a-z-]+)\W*$/.exec(question.asked)?.[1]
  if (word === undefined || /^(?:me|us|you|it|all|them|one|two|her|him|mother|father|mum|dad|parents|wife|husband|family|everyone|everybody|people|total|general)$/.test(word)) return null
  const bears = (one: KnownFacts): boolean => [...one.tags, one.title, ...one.steps].some((text) => text.toLowerCase().includes(word.replace(/s$/, '')))
  const named = known.filter(bears)
  const titles = list(named.map(({ title }) => shortTitle(title)))
  if (named.length === 0) return `${situation.voice.say(`Of "${word}" nothing is told with any of them.`, `On "${word}" I have no word from any of them.`)} ${sayMost(situation, RATING, known)}`
  if (named.length === known.length) return null
  return situation.voice.say(`${titles}: of the others nothing of ${word} is told.`, `${titles}, the only one to name ${word}.`.replace('the only one to name', named.length === 1 ? 'the only one to name' : 'which name'))
}

/** 'Which has free cancellation': those of which it is true, those of which it is not, those that do not say. */
function sayOfWhich(asking: Asking, known: readonly KnownFacts[]): string {
  const { voice } = asking.situation
  const read = known.map((one) => ({ title: shortTitle(one.title), fact: readFact(one, asking) }))
  const by = (verdict: string) => read.filter(({ fact }) => (fact.verdict === 'told' ? 'yes' : fact.verdict) === verdict)
  const [yes, no, silent] = [by('yes'), by('no'), by('unknown')]
  const details = (some: typeof read): string => {
    const [first] = some
    return first !== undefined && some.every(({ fact }) => fact.short === first.fact.short) ? `${list(some.map(({ title }) => title))} (${first.fact.short})` : list(some.map(({ title, fact }) => `${title} (${fact.short})`))
  }
  const rest = [no.length === 0 ? '' : `not ${details(no)}`, silent.length === 0 ? '' : `of ${details(silent)} I do not know`].filter(Boolean).join('; ')
  if (yes.length === read.length) return voice.say(`${yes.length === 2 ? 'Both' : `All ${inWords(yes.length)}`} of them: ${details(yes)}.`, `There is no difference: ${details(yes)}, every one.`)
  if (yes.length > 0) return voice.say(`${yes.length === 1 ? 'Only ' : ''}${details(yes)}; ${rest}.`, `${capital(details(yes))}; ${rest}.`)
  if (no.length === read.length) return voice.say(`None of them: ${details(no)}.`, `Not one: ${details(no)}.`)
  if (no.length === 0) return voice.say(`Nobody tells that of any of them. What is known: ${details(silent)}.`, `That is told of none of them; I know only this: ${details(silent)}.`)
  return voice.say(`None that I know of: ${rest.replace(/^not /, 'no for ')}.`, `I can name none: ${rest.replace(/^not /, 'no for ')}.`)
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
  if (level.length > 1) {
    const after = others === '' ? '' : `, against ${others}`
    return voice.say(`There is nothing between ${titles}: ${measure.say(best)} each${after}.`, `No difference there: ${titles} are level, with ${measure.say(best)} each${after}.`)
  }
  if (measure === CHILDREN && !isForFamilies(best)) return voice.say(`None is made for children; ${titles} comes nearest, with ${measure.say(best)} against ${others}.`, `I would think twice with children. ${titles} is the likeliest: ${measure.say(best)}, against ${others}.`)
  return voice.say(`${titles} ${word}: ${measure.say(best)}, against ${others}.`, `I would say ${titles}, which ${word}: ${measure.say(best)}, against ${others}.`)
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

export const MEASURES = { PRICE, SHORT, RATING, CHILDREN }
