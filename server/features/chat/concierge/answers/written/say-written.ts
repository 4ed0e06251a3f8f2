import { isOnFoot, isSeated } from '../../../ranking/index.ts'
import type { KnownFacts } from '../../../tools/read-activities.ts'
import type { CardAsked } from '../../questions/clause-asked.ts'
import { stems } from '../../references/by-title.ts'
import { length } from '../../words/format.ts'
import { placeIn } from '../../words/picks.ts'
import { linesOf, withWord, withWords } from './find-written.ts'
import type { Line } from './find-written.ts'
import { measuredIn } from './measured.ts'
import { sayContents } from './say-contents.ts'
import { sayFound, sayNamed } from './say-found.ts'
import { nounsOf } from './say-missing.ts'
import type { Missing } from './say-missing.ts'
import type { Thing } from './things.ts'

/** What the text of a card says to a question; `missing` where it says nothing. */
export interface Written {
  says: string
  missing: Missing[]
}

/** Looks for what is asked in all that a card says. `name` is what it is called in this sentence. */
export function readWritten(known: KnownFacts, asked: CardAsked): (name: string) => Written {
  const lines = linesOf(known)
  return (name) => {
    if (asked.measure !== null) {
      const some = measuredIn(lines.filter(({ place }) => place !== 'meeting'), asked.measure)
      return some.length > 0 ? { says: sayFound(some.some(({ place }) => place !== 'title') ? some.filter(({ place }) => place !== 'title') : some, asked, { name, noun: asked.measure.noun }), missing: [] } : { says: '', missing: [{ noun: asked.isForeign === true ? 'that' : asked.measure.noun, thing: null }] }
    }
    if (asked.contents !== null) return { says: sayContents(known, { clause: asked.clause, verb: asked.contents }, name), missing: [] }
    if (asked.named.length > 0) return { says: sayNamed(lines, asked, name), missing: [] }
    if (asked.things.length === 0) {
      const some = withWords(lines.filter(isOfText), asked.words, stems(known.title))
      return some.length > 0 ? { says: sayFound(some, asked, { name, noun: 'that' }), missing: [] } : { says: '', missing: [{ noun: nounsOf(asked), thing: null }] }
    }
    const read = asked.things.map((thing) => ({ thing, found: thing.noun === 'walking' ? [] : ofObject(found(lines, thing), lines, asked, thing) }))
    const says = read.flatMap((one, at) => {
      const called = at === 0 ? name : 'it'
      if (one.thing.noun === 'walking') return [sayWalking(known, called)]
      return one.found.length === 0 ? [] : [`${sayFound(one.found, asked, { name: called, noun: one.thing.noun })}${sayDoor(known, asked, one.thing)}`]
    })
    return { says: says.join(' '), missing: read.flatMap(({ thing, found: some }) => (some.length === 0 && thing.noun !== 'walking' ? [{ noun: thing.noun, thing }] : [])) }
  }
}

/** Where no field of the inventory tells it, what a sentence of its card says to it; null where none does. */
export function readTold(known: KnownFacts, asked: CardAsked, name: string): string | null {
  const lines = linesOf(known).filter(isOfText)
  const isPrivate = asked.topic === 'group' && TO_ONESELF.test(asked.clause) ? withWord(lines, /\bprivate\b/i) : []
  const some = isPrivate.length > 0 ? isPrivate : withWords(lines, asked.telling.filter((word) => !OF_WEATHER.test(word)), stems(known.title))
  return some.length === 0 ? null : sayFound(some, asked, { name, noun: 'that' })
}

/** 'Do we share the tub with others'. */
const TO_ONESELF = /\b(?:private|to ourselves|(?:share|shared|sharing)\b.*\b(?:with|others?|people|strangers))\b/
const OF_WEATHER = /^(?:rain\w*|wet|weather|pour\w*|umbrella|cloud\w*|dry)$/

function isOfText({ place }: Line): boolean {
  return place !== 'meeting' && place !== 'title'
}

function found(lines: readonly Line[], { written }: Thing): Line[] {
  const all = withWord(lines, written).filter(({ place }) => place !== 'meeting')
  const binding = all.filter(({ place }) => place === 'included' || place === 'excluded')
  // The price says it better than the tale.
  return binding.length > 0 ? binding : all.filter(({ place }) => place !== 'title')
}

/** 'Do we keep the knife': of that alone, where the card speaks of it, and not of something else that is taken home. */
function ofObject(some: readonly Line[], lines: readonly Line[], { clause }: CardAsked, { noun }: Thing): readonly Line[] {
  const [object] = noun === 'something to take home' ? stems(KEPT.exec(clause)?.[1] ?? '') : []
  if (object === undefined) return some
  const speaksOf = ({ text }: Line): boolean => stems(text).includes(object)
  const own = some.filter(speaksOf)
  const bound = lines.filter((line) => (line.place === 'included' || line.place === 'excluded') && speaksOf(line))
  return own.length > 0 ? own : bound.length > 0 ? bound : some.filter(({ place }) => place !== 'excluded')
}

const KEPT = /\b(?:keep|take|bring|carry|get) (?:the|our|my|those|these|any|an?|some) (?!home\b|something\b|anything\b)([\p{L}'-]+)/u

/** A ride there and back is not one from door to door. */
function sayDoor({ meetingPoint }: KnownFacts, { clause }: CardAsked, { noun }: Thing): string {
  const [door] = noun === 'the way back' ? (/\b(?:riad|hotel|hostel|flat|apartment|door)\b/.exec(clause) ?? []) : []
  return door === undefined ? '' : ` It starts at ${placeIn(meetingPoint)}, and of the way to your ${door} nothing is said.`
}

/** How one gets about is told by its kind. */
function sayWalking(known: KnownFacts, name: string): string {
  const lasts = known.minutes === null ? '' : `, for ${length(known.minutes)}`
  if (isOnFoot(known) || /\b(?:walk|stroll|on foot)\b/i.test(known.title)) return `Yes: ${name} is done on foot${lasts}.`
  return isSeated(known) ? `No: ${name} is of a kind that is spent mostly sitting${lasts}.` : `How much of it is on foot the operator does not say of ${name === 'it' ? 'it' : name}${lasts === '' ? '' : `; it takes ${length(known.minutes ?? 0)}`}.`
}

