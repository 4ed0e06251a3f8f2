import type { KnownFacts } from '../../tools/read-activities.ts'
import { capital, inWords, list, sayAmount, shortTitle } from '../words/format.ts'
import type { Situation } from '../words/situation.ts'
import { sayPeople } from '../words/trip.ts'
import { sayChoice } from './choose.ts'
import { sayWhich } from './compare.ts'
import { sayContrast } from './contrast.ts'
import type { Asking, Fact } from './facts/fact.ts'
import { readFact } from './facts/known-facts.ts'
import { partyPrice } from './facts/party-price.ts'
import { sayTaken } from './taken.ts'
import { sayNotKnown } from './unclear.ts'

const MOST = 3

/** A question about what was shown, answered out of the inventory: the answer first, then the fact that bears it. */
export function answerAboutShown(asking: Asking, known: readonly KnownFacts[]): string {
  const { question, situation } = asking
  const ordered = question.codes.flatMap((code) => known.find(({ productCode }) => productCode === code) ?? [])
  const [one] = ordered
  if (one === undefined) return situation.voice.say('The booking desk no longer lists that one, so I would not count on it.', 'That one has left the books since I showed it.')
  if (question.topic === 'unknown' && question.form === 'each') return sayNotKnown(situation)
  switch (question.form) {
    case 'choose':
      return sayChoice(asking, ordered)
    case 'taken':
      return sayTaken(situation, ordered)
    case 'total':
      return sayTotal(situation, ordered)
    case 'contrast':
      if (ordered.length > 1) return sayContrast(asking, ordered.slice(0, MOST))
      break
    case 'which':
      if (ordered.length > 1) return sayWhich(asking, ordered)
      break
    case 'each':
      break
  }
  return ordered.length === 1 ? sayOne(asking, one) : sayEach(asking, ordered.slice(0, MOST))
}

/** 'Is it …' wants a yes or a no first; 'when is it' does not. */
function asksYesOrNo({ question }: Asking): boolean {
  return !/^\W*(?:(?:and|but|so|ok|okay|then)\W+)*(?:what|when|where|which|how|who|tell|describe|explain|more|the|number)\b/.test(question.asked)
}

function sayOne(asking: Asking, known: KnownFacts): string {
  const { voice } = asking.situation
  const fact = readFact(known, asking)
  const verdict = asksYesOrNo(asking) || fact.verdict === 'unknown' ? fact.verdict : 'told'
  if (asking.isFurther === true) return voice.mix({ yes: ['Yes, it '], no: ['No, it '], unknown: ['It '], told: ['It '] }[verdict], fact.says.map((words) => `${words}.`))
  const title = shortTitle(known.title)
  const heads = { yes: ['Yes: ', 'Yes, '], no: ['No: ', 'No, '], unknown: ['I do not know: ', 'That I cannot tell you: ', 'Nobody has told me: '], told: [''] }[verdict]
  const plain = voice.mix(heads.map((head) => `${head}${title} `), fact.says.map((words) => `${words}.`))
  return verdict === 'unknown' ? `${plain} ${askOperator(asking)}` : plain
}

function askOperator({ situation }: Asking): string {
  return situation.voice.say('The operator, by the link on the card, will know.', 'Ask the operator, whose page the card opens.', 'The booking page is where to ask.', 'Only the operator can say; the card leads there.')
}

/** Of several: whose answer is the same is told in one breath. */
function sayEach(asking: Asking, known: readonly KnownFacts[]): string {
  const { voice } = asking.situation
  const read = known.map((one) => ({ title: shortTitle(one.title), fact: readFact(one, asking) }))
  const [first] = read
  if (first === undefined) return ''
  const all = known.length === 2 ? 'both' : `all ${inWords(known.length)}`
  const word = asksYesOrNo(asking) ? { yes: `Yes, ${all}: `, no: known.length === 2 ? 'No, neither: ' : 'No, none of them: ', unknown: known.length === 2 ? 'I do not know, of either: ' : 'I do not know, of any of them: ', told: '' }[first.fact.verdict] : ''
  if (read.every(({ fact }) => fact.short === first.fact.short && fact.verdict === first.fact.verdict)) {
    return voice.say(`${word === '' ? `${capital(all)}: ` : word}${first.fact.short}.`, `${word === '' ? '' : word}${first.fact.short} for ${list(read.map(({ title }) => title))}.`)
  }
  if (!asksYesOrNo(asking) || read.every(({ fact }) => fact.verdict === 'told')) return voice.mix([''], [sideBySide(read), `${sideBySide(read)}`])
  if (read.every(({ fact }) => fact.verdict === 'unknown')) return voice.say(`The operators do not say. What is known: ${sideBySide(read)}`, `I do not know that of any of them, only this. ${sideBySide(read)}`, `That is told nowhere. What I have is this: ${sideBySide(read)}`)
  return capital(VERDICTS.flatMap((verdict) => sayGroup(verdict, read.filter(({ fact }) => fact.verdict === verdict))).join('; ')).replace(/$/, '.')
}

const VERDICTS = ['yes', 'told', 'no', 'unknown'] as const
const WORDS = { yes: 'yes for', told: 'for', no: 'no for', unknown: 'not known for' }

function sayGroup(verdict: Fact['verdict'], read: readonly { title: string; fact: Fact }[]): string[] {
  const [first] = read
  if (first === undefined) return []
  const isSame = read.every(({ fact }) => fact.short === first.fact.short)
  return [isSame ? `${WORDS[verdict]} ${list(read.map(({ title }) => title))} (${first.fact.short})` : `${WORDS[verdict]} ${list(read.map(({ title, fact }) => `${title} (${fact.short})`))}`]
}

function sideBySide(read: readonly { title: string; fact: Fact }[]): string {
  return `${read.map(({ title, fact }) => `${title}: ${fact.short}`).join('; ')}.`
}

/** What they come to together, each traveller at the price of their age. */
function sayTotal({ voice, facts }: Situation, known: readonly KnownFacts[]): string {
  const names = list(known.map(({ title }) => shortTitle(title)))
  const prices = known.flatMap(({ price }) => price ?? [])
  const [first] = prices
  if (first === undefined || prices.length < known.length || prices.some(({ currency }) => currency !== first.currency)) return voice.say(`For ${names} I have no prices that can be added up.`, `${names} cannot be summed: not all of them name a price.`)
  const each = known.map((one) => partyPrice(one, facts))
  const isForAll = each.every((amount) => amount !== null)
  const amounts = isForAll ? each.map((amount) => amount ?? 0) : prices.map(({ amount }) => amount)
  const sum = sayAmount({ amount: amounts.reduce((total, amount) => total + Math.round(amount * 100), 0) / 100, currency: first.currency, converted: prices.some(({ converted }) => converted) })
  const who = !isForAll ? 'an adult' : `for ${sayPeople(facts)}`
  return voice.say(`${sum} ${who}: ${names} together.`, `${sum} ${who}, for ${names}.`, `${names} come to ${sum} ${who}.`)
}
