import { isStepFree } from '../../ranking/index.ts'
import type { KnownFacts } from '../../tools/read-activities.ts'
import type { ShownQuestion } from '../questions.ts'
import { capital, length, list, sayAmount, shortTitle } from '../words/format.ts'
import { hasTag } from './known-facts.ts'
import type { Situation } from '../words/situation.ts'

/** One thing by which activities are set against each other: the higher the better. */
interface Measure {
  of(facts: KnownFacts): number
  /** What the winner has, and what the others have. */
  say(facts: KnownFacts): string
}

/** Which of several suits better, by a field of the inventory, with what each has. */
export function compareShown(question: ShownQuestion, { voice, lastText }: Situation, known: readonly KnownFacts[]): string {
  const measure = measureFor(question, lastText)
  const sorted = known.toSorted((left, right) => measure.of(right) - measure.of(left))
  const [best, next] = sorted
  if (best === undefined || next === undefined) return ''
  const others = list(sorted.slice(1, 3).map((facts) => `${shortTitle(facts.title)} ${measure.say(facts)}`))
  if (question.topic === 'ages' && !isForFamilies(best)) {
    return voice.say(`None of them is made for children. The likeliest is ${shortTitle(best.title)}: it ${measure.say(best)}, while ${others}.`, `I would not take children to any of these without thinking twice; ${shortTitle(best.title)} comes closest, as it ${measure.say(best)}, while ${others}.`)
  }
  const level = sorted.filter((facts) => measure.of(facts) === measure.of(best))
  if (level.length > 1) {
    const rest = sorted.filter((facts) => !level.includes(facts)).map((facts) => `${shortTitle(facts.title)} ${measure.say(facts)}`)
    const after = rest.length === 0 ? '' : `; ${list(rest)}`
    return voice.say(`There is nothing between ${list(level.map(({ title }) => shortTitle(title)))}: each ${measure.say(best)}${after}.`, `On that ${list(level.map(({ title }) => shortTitle(title)))} are level, as each ${measure.say(best)}${after}.`)
  }
  return voice.say(`${shortTitle(best.title)}: it ${measure.say(best)}, while ${others}.`, `I would take ${shortTitle(best.title)}. It ${measure.say(best)}; ${others}.`, `${capital(shortTitle(best.title))}, since it ${measure.say(best)}, whereas ${others}.`)
}

function measureFor({ topic }: ShownQuestion, text: string): Measure {
  switch (topic) {
    case 'ages':
      return CHILDREN
    case 'price':
      return { of: ({ price }) => -(price?.amount ?? Infinity), say: ({ price }) => (price === null ? 'gives no price' : `costs ${sayAmount(price)}`) }
    case 'duration':
      return /\b(?:longer|longest|more time)\b/i.test(text) ? { of: ({ minutes }) => minutes ?? 0, say: sayLength } : { of: ({ minutes }) => -(minutes ?? Infinity), say: sayLength }
    case 'accessibility':
      return { of: ({ accessibility }) => (isStepFree(accessibility) ? 1 : 0), say: ({ accessibility }) => (accessibility.length === 0 ? 'says nothing about access' : `is listed as ${(accessibility[0] ?? '').replace(/^./, (first) => first.toLowerCase())}`) }
    case 'rain':
      return { of: (facts) => (isDry(facts) ? 1 : 0), say: (facts) => (isDry(facts) ? 'is good in the rain' : 'is better on a dry day') }
    case 'group':
      return { of: ({ maximumGroupSize }) => -(maximumGroupSize ?? Infinity), say: ({ maximumGroupSize }) => (maximumGroupSize === null ? 'names no largest group' : `takes at most ${maximumGroupSize}`) }
    default:
      return { of: ({ rating, reviewCount }) => bayesian(rating, reviewCount), say: ({ rating, reviewCount }) => (rating === null ? 'has no rating' : `is rated ${rating.toFixed(1)} by ${(reviewCount ?? 0).toLocaleString('en-US')} travellers`) }
  }
}

function sayLength({ minutes }: KnownFacts): string {
  return minutes === null ? 'gives no length' : `takes ${length(minutes)}`
}

const isDry = (facts: KnownFacts): boolean => hasTag(facts, /^(?:museum|rainy day|workshop|cooking|theatre|spa|wellness)$/i)
const isForFamilies = (facts: KnownFacts): boolean => hasTag(facts, /^(?:family|kids)$/i)
const youngest = ({ minimumAge, ageBands }: KnownFacts): number => minimumAge ?? ageBands[0]?.startAge ?? 0

/** Made for families first, then whom it takes, then how long one has to sit still. */
const CHILDREN: Measure = {
  of: (facts) => (isForFamilies(facts) ? 100 : 0) - youngest(facts) * 3 - (facts.minutes ?? 120) / 60 - (hasTag(facts, /^(?:nightlife|wine|beer)$/i) ? 50 : 0),
  say: (facts) => [isForFamilies(facts) ? 'is made for families' : '', youngest(facts) > 0 ? `takes children from ${youngest(facts)}` : 'takes children of any age', facts.minutes === null ? '' : `lasts ${length(facts.minutes)}`].filter(Boolean).join(', '),
}

function bayesian(rating: number | null, reviews: number | null): number {
  return ((rating ?? 4) * (reviews ?? 0) + 4.3 * 60) / ((reviews ?? 0) + 60)
}
