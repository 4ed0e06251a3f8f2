import { WEEKDAY } from '../../../understanding/date-words.ts'
import { nounOf } from '../../../understanding/people/person-nouns.ts'
import { isOnFoot, isSeated } from '../../../ranking/index.ts'
import type { KnownFacts } from '../../../tools/read-activities.ts'
import type { CardAsked } from '../../questions/clause-asked.ts'
import { capital, length, list } from '../../words/format.ts'
import { placeIn } from '../../words/picks.ts'
import type { Voice } from '../../voice.ts'
import { lower } from '../facts/fact.ts'
import { sayWhatWasAsked } from '../what-was-asked.ts'
import { readRain } from '../facts/people.ts'
import { linesOf, withWord, withWords } from './find-written.ts'
import type { Line } from './find-written.ts'
import type { Thing } from './things.ts'

/** What the text of a card says to a question; `missing` where it says nothing. */
export interface Written {
  says: string
  missing: Missing[]
}

/** What nobody writes of, as it is spoken of. */
export interface Missing {
  noun: string
  thing: Thing | null
}

const MOST = 2
const LONG = 200
const YES_NO = /^\W*(?:(?:and|but|so|ok|also|then)\W+)*(?:is|are|do|does|did|can|could|will|would|may|should|must)\b/

/** Looks for what is asked in all that a card says. `name` is what it is called in this sentence. */
export function readWritten(known: KnownFacts, asked: CardAsked): (name: string) => Written {
  const lines = linesOf(known)
  return (name) => {
    if (asked.things.length === 0) {
      const some = withWords(lines, asked.words)
      return some.length > 0 ? { says: sayFound(some, asked, { name, noun: 'that' }), missing: [] } : { says: '', missing: [{ noun: nounsOf(asked), thing: null }] }
    }
    const read = asked.things.map((thing) => ({ thing, found: thing.noun === 'walking' ? [] : found(lines, thing) }))
    const says = read.flatMap((one, at) => {
      const called = at === 0 ? name : 'it'
      if (one.thing.noun === 'walking') return [sayWalking(known, called)]
      return one.found.length === 0 ? [] : [`${sayFound(one.found, asked, { name: called, noun: one.thing.noun })}${sayDoor(known, asked, one.thing)}`]
    })
    return { says: says.join(' '), missing: read.flatMap(({ thing, found: some }) => (some.length === 0 && thing.noun !== 'walking' ? [{ noun: thing.noun, thing }] : [])) }
  }
}

function found(lines: readonly Line[], { written }: Thing): Line[] {
  const all = withWord(lines, written).filter(({ place }) => place !== 'meeting')
  const binding = all.filter(({ place }) => place === 'included' || place === 'excluded')
  // The price says it better than the tale.
  return binding.length > 0 ? binding : all.filter(({ place }) => place !== 'title')
}

/** A ride there and back is not one from door to door. */
function sayDoor({ meetingPoint }: KnownFacts, { clause }: CardAsked, { noun }: Thing): string {
  const [door] = noun === 'the way back' ? (/\b(?:riad|hotel|hostel|flat|apartment|door)\b/.exec(clause) ?? []) : []
  return door === undefined ? '' : ` It starts at ${placeIn(meetingPoint)}, and of the way to your ${door} nothing is said.`
}

/** How one gets about is told by its kind. */
function sayWalking(known: KnownFacts, name: string): string {
  const lasts = known.minutes === null ? '' : `, for ${length(known.minutes)}`
  if (isOnFoot(known)) return `Yes: ${name} is done on foot${lasts}.`
  return isSeated(known) ? `No: ${name} is of a kind that is spent mostly sitting${lasts}.` : `How much of it is on foot the operator does not say of ${name === 'it' ? 'it' : name}${lasts === '' ? '' : `; it takes ${length(known.minutes ?? 0)}`}.`
}

/** Who has to bring it himself is glad where it is there. */
const NEEDS = /\b(?:needs?|(?:should|must|shall|do|to) (?:we |i )?bring|our own|my own)\b/

function sayFound(found: readonly Line[], { clause, avoids }: CardAsked, { name, noun }: { name: string; noun: string }): string {
  const of = (place: Line['place']): string[] => found.filter((line) => line.place === place).map(({ text }) => text)
  const [within, out] = [of('included').map(lower), of('excluded').map(lower)]
  const all = [...of('told'), ...of('access'), ...of('meeting')]
  // Of two long ones the first says enough.
  const told = all.slice(0, all.slice(0, MOST).join('').length > LONG ? 1 : MOST)
  if (avoids && within.length + told.length > 0) return `Take care: ${name} has ${noun.replace(/ or .*/, '')} in it, as its card says: ${list([...of('included'), ...told].slice(0, MOST).map(quoted))}.`
  const [yes, no] = !YES_NO.test(clause) ? ['', ''] : NEEDS.test(clause) ? ['No: ', 'Yes: '] : ['Yes: ', 'No: ']
  const head = noun === 'a guide' && yes === 'Yes: ' && !within.some((line) => /\bguide/.test(line)) ? 'Yes, with a guide: ' : yes
  // In part it is, and in part it is not.
  if (within.length > 0) return headed(out.length > 0 ? '' : head, `${name} comes with ${list(within)}${out.length === 0 ? '' : `, but not ${list(out, 'or')}`}`)
  if (out.length > 0) return headed(no, `the price of ${name === 'it' ? 'this one' : name} leaves out ${list(out)}`)
  return told.length > 0 ? headed(noun === 'a guide' && yes === 'Yes: ' ? 'Yes, with a guide: ' : '', `${name === 'it' ? 'its card' : `the card of ${name}`} says: ${list(told.map(quoted))}`) : headed('', `${name} has it in its name`)
}

function headed(head: string, words: string): string {
  return head === '' ? `${capital(words)}.` : `${head}${words}.`
}

/** A sentence of the card, in quotes and without its last mark. */
function quoted(text: string): string {
  return `"${text.replace(/[.!?]+$/, '').replaceAll('!', '.').replaceAll('"', '’')}"`
}

/** What is asked, as it is spoken of where nobody writes of it: 'whether it sells knives', 'the towers'; 'that' where it cannot be said back well. */
export function nounsOf({ words, clause, own, isForeign = false }: CardAsked): string {
  if (isForeign) return 'that'
  const whole = OF_PRONOUN.test(clause) ? sayWhatWasAsked(clause) : sayWhatWasAsked(clause.replace(nameIn(own), ' it ').replace(/ {2,}/g, ' ').trim())
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

/** What nobody writes of, in one sentence, with the one or two facts that come nearest. */
export function sayMissing({ name, missing, isOfPrice }: { name: string; missing: readonly Missing[]; isOfPrice: boolean }, known: KnownFacts, voice: Voice): string {
  const near = nearest(known, missing)
  const all = [...new Set(missing.map(({ noun }) => noun))]
  const nouns = all.length > 1 ? all.filter((noun) => noun !== 'that') : all
  const tail = near.length === 0 ? '' : `; ${list(near)}`
  const of = name === 'it' ? '' : ` for ${name}`
  const wholes = nouns.filter((noun) => noun.startsWith('whether '))
  const what = list(nouns.filter((noun) => !noun.startsWith('whether ')), 'or')
  if (isOfPrice) return `No: ${name} lists no ${list(nouns.map((noun) => noun.replace(/^an? /, '')), 'or')}${tail}.`
  if (what === '') return voice.say(`The operator does not say${of} ${list(wholes, 'or')}${tail}.`, `${capital(list(wholes, 'or'))} the operator does not tell${of}${tail}.`)
  const beside = wholes.length === 0 ? '' : `, nor ${list(wholes, 'or')}`
  return voice.say(`The operator does not say anything of ${what}${of}${beside}${tail}.`, `Of ${what} the operator tells nothing${of}${beside}${tail}.`, `There is no word on ${what}${of}${beside}${tail}.`)
}

const FACTS = 2

/** What helps who asked for it in vain. */
function nearest(known: KnownFacts, missing: readonly Missing[]): string[] {
  const lines = linesOf(known)
  const near = [...new Set(missing.flatMap(({ thing }) => (thing?.near === undefined ? [] : withWord(lines, thing.near).filter(({ place }) => place === 'included').map(({ text }) => lower(text)))))].slice(0, FACTS)
  const helps = missing[0]?.thing?.helps ?? 'price'
  const within = near.length > 0 ? near : helps === 'table' || helps === 'price' ? known.inclusions.slice(0, FACTS).map(lower) : []
  const rain = missing.some(({ noun }) => noun === 'a roof') ? readRain(known) : null
  return [
    ...(within.length === 0 ? [] : [`it comes with ${list(within)}`]),
    ...(rain === null || rain.verdict === 'unknown' ? [] : [rain.verdict === 'yes' ? 'it is listed as good in the rain' : 'it is listed as out of doors']),
    ...(missing.some(({ noun }) => noun === 'seats') && isSeated(known) ? ['it is of a kind that is spent mostly sitting'] : []),
    ...(helps === 'way' ? [`it starts at ${placeIn(known.meetingPoint)}`] : []),
    ...(helps === 'length' && known.minutes !== null ? [`it takes ${length(known.minutes)}`] : []),
  ].slice(0, FACTS)
}
