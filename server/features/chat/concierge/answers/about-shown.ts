import type { KnownFacts } from '../../tools/read-activities.ts'
import { capital, inWords, list, shortTitle } from '../words/format.ts'
import { sayApart } from './apart.ts'
import { isAskedAgain } from './asked-again.ts'
import { sayChoice } from './choose.ts'
import { sayWhich } from './compare.ts'
import { sayContrast } from './contrast.ts'
import { lower } from './facts/fact.ts'
import type { Asking, Fact } from './facts/fact.ts'
import { readFact } from './facts/known-facts.ts'
import { sayOverAll } from './over-all.ts'
import { sayMostRomantic, sayWithoutAlcohol } from './romance.ts'
import { sayTotal } from './summed.ts'
import { sayTaken } from './taken.ts'
import { sayTogether } from './together.ts'
import { sayNotKnown } from './unclear.ts'
import { sayUnrecorded } from './unrecorded.ts'

const MOST = 3

/** A question about what was shown, answered out of the inventory: the answer first, then the fact that bears it. */
export function answerAboutShown(asking: Asking, known: readonly KnownFacts[]): string {
  const { question, situation } = asking
  const ordered = question.codes.flatMap((code) => known.find(({ productCode }) => productCode === code) ?? [])
  const [one] = ordered
  if (one === undefined) return situation.voice.say('The booking desk no longer lists that one, so I would not count on it.', 'That one has left the books since I showed it.')
  if (question.topic === 'unknown' && question.form === 'each') return sayNotKnown(situation)
  if (question.topic === 'unrecorded') return sayUnrecorded(asking, ordered)
  if (question.topic === 'romance' && ordered.length > 1) return sayMostRomantic(asking, ordered)
  if (question.topic === 'alcohol' && ordered.length > 1) return sayWithoutAlcohol(asking, ordered)
  switch (question.form) {
    case 'choose':
      return sayChoice(asking, ordered)
    case 'taken':
      return sayTaken(situation, ordered)
    case 'total':
      return sayTotal(asking, ordered)
    case 'together':
      return sayTogether(asking, ordered)
    case 'apart':
      if (ordered.length > 1) return sayApart(situation, ordered.slice(0, MOST))
      break
    case 'contrast':
      if (ordered.length > 1) return sayContrast(asking, ordered.slice(0, MOST))
      break
    case 'which':
      // Where one alone was named, it is that one, and why.
      if (ordered.length > 1) return sayWhich(asking, ordered)
      if (question.topic === 'rating' || question.topic === 'description') return sayChoice(asking, ordered)
      break
    case 'each':
      break
  }
  return ordered.length === 1 ? sayOne(asking, one) : ordered.length > MOST ? sayOverAll(asking, ordered) : sayEach(asking, ordered)
}

const OPEN: ReadonlySet<string> = new Set(['accessibility', 'rain', 'effort', 'included'])

/** 'Is it …' wants a yes or a no first; 'when is it' does not. */
function asksYesOrNo({ question }: Asking): boolean {
  // 'Steps or a lift' is answered by what there is.
  if (OPEN.has(question.topic) && /\b(?:steps|stairs|lift|elevator|indoors?|inside|outdoors?|outside|flat|uphill|steep|guided?|audio|alone|ourselves)\b.* or (?:\w+ ){0,2}(?:steps|stairs|a? ?lift|elevator|indoors?|inside|outdoors?|outside|flat|uphill|steep|guided?|audio\w*|alone|ourselves)\b/.test(question.asked)) return false
  return !/^\W*(?:(?:and|but|so|ok|okay|then)\W+)*(?:(?:what|when|where|how|who)'?s?|which|tell|describe|explain|more|the|number)\b/.test(question.asked)
}

function sayOne(asking: Asking, known: KnownFacts): string {
  const { voice } = asking.situation
  const fact = readFact(known, asking)
  if (isAskedAgain(asking.situation)) return sayShortly(asking, fact)
  const verdict = asksYesOrNo(asking) || fact.verdict === 'unknown' ? fact.verdict : 'told'
  if (asking.isFurther === true) return voice.mix({ yes: ['Yes, it '], no: ['No, it '], unknown: ['It '], told: ['It '] }[verdict], fact.says.map((words) => `${words}.`))
  const title = shortTitle(known.title)
  const heads = { yes: ['Yes: ', 'Yes, '], no: ['No: ', 'No, '], unknown: ['I do not know: ', 'That I cannot tell you: ', 'Nobody has told me: '], told: [''] }[verdict]
  const plain = voice.mix(heads.map((head) => `${head}${title} `), fact.says.map((words) => `${words}.`))
  return verdict === 'unknown' ? `${plain} ${askOperator(asking)}` : plain
}

/** Who asks again has read the rest. */
function sayShortly(asking: Asking, { verdict, short }: Fact): string {
  const { voice } = asking.situation
  if (verdict === 'unknown') return voice.say('As said, nobody tells me that.', 'I still do not know it.', 'That I could not say before, nor now.')
  const word = asksYesOrNo(asking) && verdict !== 'told' ? `${capital(verdict)}, ` : ''
  return voice.say(`${word}${word === '' ? 'As' : 'as'} said: ${short}.`, `${word}${word === '' ? 'Still' : 'still'} ${short}.`, `${word === '' ? capital(short) : `${word}${short}`}, as before.`)
}

function askOperator({ situation }: Asking): string {
  return situation.voice.say(
    'The operator, by the link on the card, will know.', 'Ask the operator, whose page the card opens.', 'The booking page is where to ask.',
    'Only the operator can say; the card leads there.',
  )
}

/** Of several: whose answer is the same is told in one breath. */
function sayEach(asking: Asking, known: readonly KnownFacts[]): string {
  const { voice } = asking.situation
  const read = known.map((one) => ({ title: shortTitle(one.title), fact: readFact(one, asking) }))
  const [first] = read
  if (first === undefined) return ''
  const all = known.length === 2 ? 'both' : `all ${inWords(known.length)}`
  const word = asksYesOrNo(asking) ? {
    yes: `Yes, ${all}: `,
    no: known.length === 2 ? 'No, neither: ' : 'No, none of them: ',
    unknown: known.length === 2 ? 'I do not know, of either: ' : 'I do not know, of any of them: ',
    told: '',
  }[first.fact.verdict] : ''
  if (read.every(({ fact }) => fact.short === first.fact.short && fact.verdict === first.fact.verdict)) {
    return voice.say(`${word === '' ? `${capital(all)}: ` : word}${first.fact.short}.`, word === '' ? `${list(read.map(({ title }) => title))}: ${first.fact.short}.` : `${word}${first.fact.short}.`)
  }
  if (!asksYesOrNo(asking) || read.every(({ fact }) => fact.verdict === 'told')) return voice.mix([''], [sideBySide(read), `${sideBySide(read)}`])
  if (read.every(({ fact }) => fact.verdict === 'unknown')) return voice.say(
    `The operators do not say. What is known: ${sideBySide(read)}`,
    `I do not know that of any of them, only this. ${sideBySide(read)}`,
    `That is told nowhere. What I have is this: ${sideBySide(read)}`,
  )
  if (read.every(({ fact }) => fact.verdict === first.fact.verdict) && !isAskedAgain(asking.situation)) return `${word.replace(/: $/, '. ')}${sideBySide(read)}`
  const groups = capital(VERDICTS.flatMap((verdict) => sayGroup(verdict, read.filter(({ fact }) => fact.verdict === verdict))).join('; ')).replace(/$/, '.')
  return isAskedAgain(asking.situation) ? voice.say(`As said: ${lower(groups)}`, `It stays so: ${lower(groups)}`) : groups
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
