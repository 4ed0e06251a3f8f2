import { WEEKDAY } from '../../../understanding/date-words.ts'
import { nounOf } from '../../../understanding/people/person-nouns.ts'
import { isSeated } from '../../../ranking/index.ts'
import type { KnownFacts } from '../../../tools/read-activities.ts'
import type { CardAsked } from '../../questions/clause-asked.ts'
import { capital, length, list } from '../../words/format.ts'
import { placeIn } from '../../words/picks.ts'
import type { Voice } from '../../voice.ts'
import { lower } from '../facts/fact.ts'
import { sayWhatWasAsked } from '../what-was-asked.ts'
import { readRain } from '../facts/people.ts'
import { linesOf, withWord } from './find-written.ts'
import type { Thing } from './things.ts'

/** What nobody writes of, as it is spoken of. */
export interface Missing {
  noun: string
  thing: Thing | null
}

const MOST = 2

/** What is asked, as it is spoken of where nobody writes of it: 'whether it sells knives', 'the towers'; 'that' where it cannot be said back well. */
export function nounsOf({ words, clause, own, isForeign = false }: CardAsked): string {
  if (isForeign) return 'that'
  const whole = OF_PRONOUN.test(clause) ? sayWhatWasAsked(clause) : sayWhatWasAsked(clause.replace(nameIn(own), /^\W*(?:(?:and|so|but) )?are\b/.test(clause) ? ' they ' : ' it ').replace(/ {2,}/g, ' ').trim())
  if (whole?.startsWith('whether ') === true && !/\bit it\b/.test(whole) && !OF_DAYS.test(whole)) return whole
  const said = clause.split(/[^\p{L}'-]+/u).filter((word) => word !== '')
  const isMeant = (word: string | undefined): boolean => word !== undefined && words.some((stem) => word.normalize('NFD').replace(/\p{M}/gu, '').startsWith(stem))
  const at = said.findIndex(isMeant)
  const lead = said[at - 1] ?? ''
  // What becomes of a person is no thing that could be written of.
  if (at < 0 || !OF_NOUN.test(lead) || nounOf(said[at] ?? '') !== null) return 'that'
  const run = said.slice(at).slice(0, said.slice(at).findIndex((word, index) => index > 0 && !isMeant(word)) < 0 ? MOST : said.slice(at).findIndex((word, index) => index > 0 && !isMeant(word)))
  return `${/^(?:an?|the|our|your)$/.test(lead) ? `${lead === 'our' ? 'your' : lead} ` : ''}${run.slice(0, MOST).join(' ')}`
}

/** A day is no part of what is asked of a thing. */
const OF_DAYS = new RegExp(String.raw`\b(?:${WEEKDAY}|mornings?|evenings?|afternoons?|first|second|third|last)\b`, 'iu')

/** Behind these stands a noun. */
const OF_NOUN = /^(?:an?|any|the|our|your|some|no|much|many|include[sd]?|have|has|with|of|for|about|get|serve[sd]?|to|on|at)$/

/** The name of the card within a clause, with its article. */
function nameIn(own: ReadonlySet<string>): RegExp {
  const names = [...own].map((word) => word.replace(/[^\p{L}\p{N}]/gu, '')).filter((word) => word.length > 2)
  return names.length === 0 ? /$^/ : new RegExp(String.raw`(?:(?:in|at|on|for|of|during) )?\b(?:the|our|that|this) (?:[\p{L}'’-]+ ){0,2}?(?:(?:${names.join('|')})[\p{L}'’-]*(?: |$))+(?:(?:one|tour|class|walk|evening|night|visit|trip|tickets?|concert|thing|show|day|workshop)\b)?`, 'u')
}

/** These can be said back whole. */
const OF_PRONOUN = /^\W*(?:and |but |so )?(?:is|are|does|do|can|will|may|must|should|could) (?:it|we|they|i|there|(?:my|our) \w+)\b/

/** What nobody writes of, in one sentence, with the one or two facts that come nearest, or with who may know it. */
export function sayMissing({ name, missing, isOfPrice }: { name: string; missing: readonly Missing[]; isOfPrice: boolean }, known: KnownFacts, voice: Voice): string {
  const near = nearest(known, missing)
  const all = [...new Set(missing.map(({ noun }) => noun))]
  const nouns = all.length > 1 ? all.filter((noun) => noun !== 'that') : all
  const tail = near.length === 0 ? '' : `; ${list(near)}`
  const of = name === 'it' ? '' : ` for ${name}`
  const wholes = nouns.filter((noun) => CLAUSE.test(noun))
  const what = list(nouns.filter((noun) => !CLAUSE.test(noun)), 'or')
  if (isOfPrice) return `No: ${name} lists no ${list(nouns.map((noun) => noun.replace(/^an? /, '')), 'or')}${tail}.`
  const who = near.length === 0 ? ` ${voice.say('Ask them by the link on its card.', 'They answer on the page that its card opens.', 'The page behind its card is where to ask.', 'The link on its card leads to who knows.')}` : ''
  if (what === '') return `${voice.say(`The operator does not say${of} ${list(wholes, 'or')}${tail}.`, `${capital(list(wholes, 'or'))} the operator does not tell${of}${tail}.`)}${who}`
  const beside = wholes.length === 0 ? '' : `, nor ${list(wholes, 'or')}`
  return `${voice.say(`The operator does not say anything of ${what}${of}${beside}${tail}.`, `Of ${what} the operator tells nothing${of}${beside}${tail}.`, `There is no word on ${what}${of}${beside}${tail}.`)}${who}`
}

/** Told as a sentence of its own, and not as a thing. */
const CLAUSE = /^(?:whether|how (?:many|high|deep|cold|far|large|heavy|spicy)|where it|what one) /
/** Of what comes with it only who asks what to bring has any use. */
const OF_PRICE = /\b(?:needs?|bring|includ\w*|provided|get|comes? with|price|lend|rent|supply|there)\b/

const FACTS = 2

/** What helps who asked for it in vain. */
function nearest(known: KnownFacts, missing: readonly Missing[]): string[] {
  const lines = linesOf(known)
  const near = [...new Set(missing.flatMap(({ thing }) => (thing?.near === undefined ? [] : withWord(lines, thing.near).filter(({ place }) => place === 'included').map(({ text }) => lower(text)))))].slice(0, FACTS)
  const helps = missing[0]?.thing?.helps ?? 'price'
  const isOfPrice = helps === 'table' || missing.some(({ noun }) => OF_PRICE.test(noun))
  const within = near.length > 0 ? near : isOfPrice ? known.inclusions.slice(0, FACTS).map(lower) : []
  const rain = missing.some(({ noun }) => noun === 'a roof') ? readRain(known) : null
  return [
    ...(within.length === 0 ? [] : [`it comes with ${list(within)}`]),
    ...(rain === null || rain.verdict === 'unknown' ? [] : [rain.verdict === 'yes' ? 'it is listed as good in the rain' : 'it is listed as out of doors']),
    ...(missing.some(({ noun }) => noun === 'seats') && isSeated(known) ? ['it is of a kind that is spent mostly sitting'] : []),
    ...(helps === 'way' ? [`it starts at ${placeIn(known.meetingPoint)}`] : []),
    ...(helps === 'length' && known.minutes !== null ? [`it takes ${length(known.minutes)}`] : []),
  ].slice(0, FACTS)
}
