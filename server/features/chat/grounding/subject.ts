import type { Grounds } from './grounds.ts'
import type { KnownActivity } from './known-activity.ts'
import { mentionsIn, withoutNames } from './mentions.ts'
import { segmentsOf } from './segments.ts'
import type { Segment } from './segments.ts'

/** What a sentence is about. */
export interface Subject {
  /** The sentence without the titles and codes in it. */
  claims: string
  /** Its parts, each with what it speaks of: what it names, or what was named before where it goes on about that. */
  segments: readonly Segment[]
  /** What the sentence itself names. */
  here: readonly KnownActivity[]
  /** What its claims are held against: what it names, else what was named last, else nothing. */
  spokenOf: readonly KnownActivity[]
  /** What was named last, where the sentence begins with it ('It is cheaper than …'). */
  goesOnAbout: readonly KnownActivity[]
  /** Whether that is certain; else a figure may be that of anything found. */
  isBound: boolean
  /** All that the reply has named so far, this sentence included. */
  soFar: readonly KnownActivity[]
}

/** Words with which a sentence goes on about what was named before it: about the last, and about all. */
const GOES_ON = /^\W*(?:it|its|that|this|tickets?|the (?:price|ticket|visit|start|tour|meeting|group|last)|prices?|for|rated|at|from)\b/i
const OF_ALL = /^\W*(?:they|these|those|both|all|together|in all|altogether|prices (?:go|run|range)|between)\b/i

export function readSubject(given: string, grounds: Grounds, earlier: { soFar: readonly KnownActivity[]; last: readonly KnownActivity[] }): Subject {
  const sentence = withoutCodes(given, grounds)
  // What goes on about the last one is of that, whatever else a word of it recalls.
  const mentions = mentionsIn(sentence, grounds).filter(({ isHint }) => !isHint || !(GOES_ON.test(sentence) || OF_ALL.test(sentence)))
  const here = [...new Set(mentions.flatMap(({ options, isHint }) => (isHint ? [] : options)))]
  const soFar = [...new Set([...earlier.soFar, ...here])]
  const claims = withoutNames(sentence, mentions)
  const goesOnAbout = GOES_ON.test(sentence) ? earlier.last : []
  if (mentions.length > 0) return {
    claims: squeezed(claims),
    segments: segmentsOf(claims, mentions).map((segment) => ({ ...segment, text: squeezed(segment.text) })),
    here,
    spokenOf: here.length > 0 ? here : mentions.flatMap(({ options }) => options),
    goesOnAbout,
    isBound: true,
    soFar,
  }
  const about = OF_ALL.test(sentence) ? soFar : GOES_ON.test(sentence) ? earlier.last : []
  const isBound = about.length > 0
  const options = isBound ? about : [...grounds.activities.values()]
  return { claims: squeezed(claims), segments: [{ text: squeezed(claims), before: '', members: [options] }], here, spokenOf: isBound ? about : earlier.last, goesOnAbout, isBound, soFar }
}

const CODE_PART = /[\p{L}\d_-]/u

/** Only whole codes: 'LIS-1' is not known where 'LIS-1-X' stands. */
function withoutCodes(text: string, { activities }: Grounds): string {
  return [...activities.keys()].reduce((rest, code) => {
    const at = code === '' ? -1 : rest.indexOf(code)
    const isWhole = at >= 0 && !CODE_PART.test(rest.charAt(at - 1)) && !CODE_PART.test(rest.charAt(at + code.length))
    return isWhole ? rest.slice(0, at) + ' '.repeat(code.length) + rest.slice(at + code.length) : rest
  }, text)
}

/** A name leaves a gap, which no form has to read over. */
const squeezed = (text: string): string => text.replace(/ {2,}/g, ' ')
