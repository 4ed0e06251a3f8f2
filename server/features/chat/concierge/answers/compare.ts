import type { KnownFacts } from '../../tools/read-activities.ts'
import { capital, inWords, list, shortTitle } from '../words/format.ts'
import type { Situation } from '../words/situation.ts'
import type { Asking, Fact } from './facts/fact.ts'
import { readFact } from './facts/known-facts.ts'
import { isForFamilies } from './facts/people.ts'
import { CHILDREN, measureFor, needMeasure, RATING } from './measures.ts'
import type { Measure } from './measures.ts'

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
  const rest = [
    no.length === 0 ? '' : sayWithout(no),
    silent.length === 0 ? '' : `${yes.length + no.length === 0 ? 'Nobody' : 'Of the rest nobody'} tells it: ${eachWith(silent)}.`,
  ].filter(Boolean).join(' ')
  if (yes.length === read.length) return isOneAnswer(yes) ? voice.say(
    `${capital(all)} of them: ${yes[0]?.fact.short ?? ''}.`,
    `There is no difference between them: ${yes[0]?.fact.short ?? ''}.`,
  ) : voice.say(`${capital(all)} of them: ${eachWith(yes)}.`, `${capital(all)}, each in its own way: ${eachWith(yes)}.`)
  const [one] = yes
  if (one !== undefined && yes.length === 1) return `${voice.say(`Only ${one.title} ${one.fact.says[0] ?? ''}.`, `${one.title} ${one.fact.says[0] ?? ''}, and it is the only one.`)} ${rest}`
  if (yes.length > 0) return `${voice.say(`${inWords(yes.length)} of them: ${eachWith(yes)}.`, `${inWords(yes.length)} do: ${eachWith(yes)}.`).replace(/^./, (first) => first.toUpperCase())} ${rest}`
  const none = read.length === 2 ? ['Neither of them', 'Neither'] : ['None of them', 'Not one of them']
  if (no.length === read.length) return voice.say(...none.map((word) => `${word}: ${isOneAnswer(no) ? (no[0]?.fact.short ?? '') : eachWith(no)}.`))
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
  if (others === '') return voice.say(`There is nothing between them: ${measure.say(best)} each.`, `No difference there: ${measure.say(best)} for ${known.length === 2 ? 'both' : 'all of them'}.`)
  if (level.length > 1) return voice.say(
    `${titles} are level, with ${measure.say(best)} each, against ${others}.`,
    `Between ${titles} there is no difference, ${measure.say(best)} each; it is ${others}.`,
  )
  if (measure === CHILDREN && !isForFamilies(best)) return voice.say(
    `None is made for children; ${titles} comes nearest: ${measure.say(best)}, against ${others}.`,
    `I would think twice with children. ${titles} is the likeliest: ${measure.say(best)}, against ${others}.`,
  )
  return voice.say(`${titles} ${word}: ${measure.say(best)}, against ${others}.`, `I would say ${titles}, which ${word}: ${measure.say(best)}, against ${others}.`)
}
