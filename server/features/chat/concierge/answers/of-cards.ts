import type { KnownFacts } from '../../tools/read-activities.ts'
import type { Understand } from '../../understanding/index.ts'
import { LANGUAGES } from '../../item-talk/topics.ts'
import type { Topic } from '../../item-talk/topics.ts'
import type { Asker, Decision } from '../asker.ts'
import { readAskedDays } from '../questions/asked-days.ts'
import type { Asked, CardsAsked } from '../questions/asked.ts'
import { isWritten } from '../questions/clause-asked.ts'
import type { CardAsked } from '../questions/clause-asked.ts'
import type { ShownQuestion } from '../questions/shown-question.ts'
import type { ReadActivitiesInput } from '../../tools/read-activities.ts'
import { whatStands } from '../references/what-stands.ts'
import { list, shortTitle } from '../words/format.ts'
import type { Situation } from '../words/situation.ts'
import { answerAboutShown } from './about-shown.ts'
import { sayApart } from './apart.ts'
import { readFact } from './facts/known-facts.ts'
import { sayPlanAsked } from './of-plan-asked.ts'
import { readTold, readWritten } from './written/say-written.ts'
import { nounsOf, sayMissing } from './written/say-missing.ts'
import type { Missing } from './written/say-missing.ts'

interface Answering {
  ask: Asker
  understand: Understand
  /** What the rest of the message is answered with, where the facts of these were read. */
  ofRest: (codes: ReadonlySet<string>) => Decision
}

/** Each question of a message out of its own card; what else the message says is answered before. */
export function answerOfCards({ asked, rest, lacking }: CardsAsked, situation: Situation, { ask, understand, ofRest }: Answering): Decision {
  const { reading, facts, today } = situation
  const { things } = whatStands(facts, reading)
  const isOfPlan = asked.some(({ kind }) => kind !== 'card' && kind !== 'apart')
  const codes = [...new Set([...asked.flatMap((one) => (one.kind === 'card' ? [one.code] : one.kind === 'apart' ? one.codes : [])), ...(isOfPlan ? things.map(({ card }) => card.productCode) : [])])]
  const shown = reading.cards.find(({ productCode }) => productCode === codes[0])
  const isOfDays = !isOfPlan && asked.some((one) => one.kind === 'card' && (one.topic === 'times' || one.topic === 'booking'))
  const days = isOfDays ? readAskedDays(situation.lastText, facts, { understand, today, locale: reading.locale }) : null
  const answer = (known: readonly KnownFacts[]): string => [sayAsked(asked, situation, { known, days }), lacking === null ? '' : sayLacking(lacking, situation)].filter((words) => words !== '').join(' ')
  if (rest === '') return ask.facts({ codes, currency: shown?.price?.currency, days }, answer)
  const first = ofRest(new Set())
  const own = factsAsked(first)
  if (reading.answers.facts === null && first.kind === 'call') return own === null ? first : withCodes(first, codes)
  const said = own === null ? first : ofRest(new Set(own))
  if (said.kind === 'call') return said
  return ask.facts({ codes, currency: shown?.price?.currency, days }, (known) => `${said.text}${said.text.includes('\n\n') ? '\n\n' : ' '}${answer(known)}`)
}

/** What was never shown has no card that could answer. */
function sayLacking(name: string, { facts, reading, voice }: Situation): string {
  const { things } = whatStands(facts, reading)
  const stands = list(things.slice(0, MOST_TOLD).map(({ card }) => shortTitle(card.title)))
  return voice.say(
    `Of the ${name} I cannot tell: nothing that I have shown goes by that name. Say that you want one, and I look for it.`,
    `No ${name} is among what I have shown${stands === '' ? '' : `, which is ${stands}${things.length > MOST_TOLD ? ' and more' : ''}`}; ask for one, and I look for it.`,
  )
}

const MOST_TOLD = 3

/** What a call would read; null where it reads no facts. */
function factsAsked(decision: Decision): string[] | null {
  if (decision.kind !== 'call') return null
  const read = decision.calls.flatMap((call) => (call.toolName === 'readActivities' ? call.input.productCodes : []))
  return read.length === 0 ? null : read
}

function withCodes(decision: Extract<Decision, { kind: 'call' }>, codes: readonly string[]): Decision {
  return { ...decision, calls: decision.calls.map((call) => (call.toolName === 'readActivities' ? { ...call, input: { ...call.input, productCodes: [...new Set([...call.input.productCodes, ...codes])] } satisfies ReadActivitiesInput } : call)) }
}

interface Knowing {
  known: readonly KnownFacts[]
  days: ReturnType<typeof readAskedDays> | null
}

/** What is answered at once, or what nobody writes of: of one card that is told in one sentence. */
interface Saying {
  one: KnownFacts
  name: string
  says: string
  missing: Missing[]
  /** Asked whether it is in the price, what is not named there is not. */
  isOfPrice: boolean
}

function sayAsked(asked: readonly Asked[], situation: Situation, { known, days }: Knowing): string {
  const { things } = whatStands(situation.facts, situation.reading)
  const ofThings = things.flatMap(({ card }) => known.find(({ productCode }) => productCode === card.productCode) ?? [])
  const told: string[] = []
  for (let at = 0; at < asked.length; ) {
    const one = asked[at] as Asked
    if (one.kind !== 'card') {
      told.push(one.kind === 'apart' ? sayApart(situation, one.codes.flatMap((code) => known.find(({ productCode }) => productCode === code) ?? [])) : sayPlanAsked(one, { situation, things, known: ofThings }))
      at += 1
      continue
    }
    const next = asked.findIndex(({ kind }, index) => index > at && kind !== 'card')
    const some = asked.slice(at, next < 0 ? undefined : next).flatMap((other) => (other.kind === 'card' ? [other] : []))
    told.push(sayOfCards(some, situation, { known, days }))
    at += some.length
  }
  return told.filter((words) => words !== '').join(' ')
}

function sayOfCards(asked: readonly CardAsked[], situation: Situation, { known, days }: Knowing): string {
  const sayings: Saying[] = []
  for (const [at, question] of asked.entries()) {
    const one = known.find(({ productCode }) => productCode === question.code)
    if (one === undefined) continue
    const isFurther = asked[at - 1]?.code === question.code
    const name = isFurther ? 'it' : shortTitle(one.title)
    const told = isWritten(question) ? null : readSoftly(one, question, { name, situation, days })
    const { says, missing } = told !== null ? { says: told, missing: [] } : isWritten(question) ? readWritten(one, question)(name) : isOpen(question) ? { says: '', missing: [{ noun: nounsOf(question), thing: null }] } : { says: answerAboutShown({ question: shownQuestion(question), situation, days, isFurther }, known.map((each) => fromItsHour(each, situation))), missing: [] }
    const last = sayings.at(-1)
    if (isFurther && last !== undefined && last.missing.length > 0 && missing.length > 0 && says === '' && !last.isOfPrice) last.missing.push(...missing)
    else sayings.push({ one, name: says === '' ? name : 'it', says, missing, isOfPrice: question.topic === 'included' && missing.every(({ thing }) => thing !== null && thing.helps !== 'length') })
  }
  return sayings.map(({ one, name, says, missing, isOfPrice }) => [says, missing.length === 0 ? '' : sayMissing({ name, missing, isOfPrice }, one, situation.voice)].filter((words) => words !== '').join(' ')).join(' ')
}

/** These are told by a field, and by a sentence where the field is silent. */
const SOFT: ReadonlySet<Topic | null> = new Set<Topic | null>(['group', 'crowd', 'accessibility'])

/** What a sentence of the card says to a question that its fields leave open. */
function readSoftly(one: KnownFacts, question: CardAsked, { name, situation, days }: { name: string; situation: Situation; days: Knowing['days'] }): string | null {
  const { topic } = question
  if (topic === null || question.telling.length === 0 || !(topic === 'rain' || (SOFT.has(topic) && readFact(one, { question: shownQuestion(question), situation, days }).verdict === 'unknown'))) return null
  return readTold(one, question, name)
}

/** What stands begins at its hour, whatever other starts there are. */
function fromItsHour(known: KnownFacts, { facts, reading }: Situation): KnownFacts {
  const stands = whatStands(facts, reading).things.find(({ card }) => card.productCode === known.productCode)
  const own = known.starts.filter(({ date, time }) => date === stands?.date && time === stands.startTime)
  return own.length === 0 ? known : { ...known, starts: [...own, ...known.starts.filter((start) => !own.includes(start))] }
}

/** Asked in words of which nobody knows what they ask. */
function isOpen({ topic }: CardAsked): boolean {
  return topic === null || topic === 'unknown' || topic === 'unrecorded'
}

function shownQuestion({ code, topic, clause }: CardAsked): ShownQuestion {
  return { codes: [code], topic: topic ?? 'unknown', form: 'each', asked: clause, language: LANGUAGES.find((language) => clause.includes(language.toLowerCase())) ?? null }
}
