import { pattern } from '../language/pattern.ts'
import type { Grounds } from './grounds.ts'
import type { KnownActivity } from './known-activity.ts'
import { readDurations } from './read-durations.ts'
import type { Span, WrittenDuration } from './read-durations.ts'
import { areBorne } from './segments.ts'
import type { Subject } from './subject.ts'

/** Lengths that are no activity's: of the way, of a rest, of what lies before or after. */
const AFTER = pattern('i')`
  ^[\s-]*(?:\)|,)?\s*(?:before|after|earl(?:y|ier)|later?|ahead|away|apart|between|in advance|beforehand|notice|
  by (?:bus|car|train|tram|metro|taxi|ferry|boat|foot|plane)|on (?:foot|the (?:train|bus|ferry|road|way|tram|metro))|each way|
  to (?:get|reach|spare|yourself)|free|spare|left|off\b|ago|for (?:lunch|dinner|breakfast|coffee|a rest)|of (?:free|your own|rest|travel|driving)|
  in (?:between|the sun)|(?:flight|train|bus|taxi|drive|ride)\b)
`
const BEFORE = /\b(?:after|against|within|every|another|extra|further|next|last|leaves?(?: you)?|gives? you|allow|keep|spend|wait(?: of)?|rest(?: for)?|queues? of|spare|free|you have|gap of)\s*$/i
/** Short ways are walked; long walks are bought. */
const WAY = /^[\s-]*(?:walk|stroll|hop|transfer)\b/i
/** '10h30' after these is an hour of the clock, in whatever language. */
const CLOCK_LEAD = /(?<!\p{L})(?:at|from|until|by|à|vers|dès|de|às|das|alle|dalle|las?|um|ab|om|vanaf)\s*$/iu
const LONGEST_WAY = 30
const CANCELS = /\b(?:cancel|refund|money back)/i
const ABOUT = /\b(?:about|around|roughly|approximately|approx\.?|nearly|almost|close to|just (?:over|under)|some|a good|up to|or so|ca\.?|circa)\W*$/i
const LESS = /\b(?:under|less than|within|not quite)\s*$/i
const MORE = /\b(?:over|more than|at least)\s*$/i
const COVERS = /\b(?:includ|comes? with|covers?\b)/i
const TOTAL = /\b(?:total|together|altogether|in all|combined|adds? up)\b/i
/** Minutes by which a plain figure may be rounded, and the share by which a careful one may. */
const EXACT = 5
const CAREFUL = 0.13
const FAR = 0.35

/** Says which length of time of a sentence is none of what it speaks of. */
export function findForeignLength({ said }: Grounds, { claims, segments, isBound }: Subject): string | null {
  if (!isBound || CANCELS.test(claims)) return null
  const told = readDurations(said).map(({ span }) => span)
  for (const { text: part, members } of segments) {
    const all = members.flat()
    const text = withoutTitles(part, all)
    const sum = TOTAL.test(text) ? [sumOf(all)] : []
    const written = readDurations(text).filter((one) => isOfActivity(one, text) && !told.some((span) => isSame(span, one.span)))
    const foreign = areBorne(written, members, (activity, one) => isBorne(one, text, [...spansOf(activity, text), ...sum]))
    if (foreign !== undefined) return `It says ${foreign.text}, which is not how long what it speaks of takes by any tool result.`
  }
  return null
}

/** 'Includes an hour on the water' is a part of it, as the provider has written it. */
function spansOf({ durations, inclusions, contents }: KnownActivity, text: string): Span[] {
  const parts = COVERS.test(text) ? [...inclusions, ...contents].flatMap(readDurations).map(({ span }) => span) : []
  return [...durations, ...parts]
}

/** A title may hold a length of its own, and claims nothing with it. */
export function withoutTitles(sentence: string, named: readonly KnownActivity[]): string {
  return named.reduce((text, { title }) => replaceOnce(text, beginningOf(title, text)), sentence)
}

const replaceOnce = (text: string, part: string): string => (part === '' ? text : text.replace(part, () => 'it'))
const FEWEST_WORDS = 3

/** As much of a title as the text has of it, from its first word. */
function beginningOf(title: string, text: string): string {
  const words = title.replace(/[.]$/, '').split(' ')
  for (let count = words.length; count >= Math.min(FEWEST_WORDS, words.length); count -= 1) {
    const beginning = words.slice(0, count).join(' ')
    if (text.includes(beginning)) return beginning
  }
  return ''
}

function isOfActivity({ at, text, span: [from] }: WrittenDuration, sentence: string): boolean {
  const after = sentence.slice(at + text.length)
  if (/^\d{1,2}h\d\d$/i.test(text) && CLOCK_LEAD.test(sentence.slice(0, at))) return false
  if (AFTER.test(after) || BEFORE.test(sentence.slice(0, at))) return false
  return !(WAY.test(after) && from <= LONGEST_WAY)
}

function isBorne({ span: [low, high], at, text }: WrittenDuration, sentence: string, known: readonly Span[]): boolean {
  const before = sentence.slice(0, at)
  const careful = ABOUT.test(before) || /^\s*(?:or so|or thereabouts)\b/i.test(sentence.slice(at + text.length))
  return known.some(([from, to]) => {
    if (LESS.test(before)) return to <= high && high - to <= FAR * high
    if (MORE.test(before)) return from >= low && from - low <= FAR * low
    const slack = careful ? Math.max(2 * EXACT, CAREFUL * high) : EXACT
    // A span may stand for one length within it, and one length for a span that holds it.
    return (low !== high && from >= low - slack && to <= high + slack) || (low === high && from - slack <= low && high <= to + slack)
  })
}

function sumOf(named: readonly KnownActivity[]): Span {
  const sum = named.reduce(([from, to], { durations: [first = [0, 0] as const] }): Span => [from + first[0], to + first[1]], [0, 0] as Span)
  return sum
}

function isSame(left: Span, right: Span): boolean {
  return left[0] === right[0] && left[1] === right[1]
}
