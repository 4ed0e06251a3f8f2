import { pattern } from '../../language/pattern.ts'
import type { FoundInMessage, ReadKind, ReadMessage, ReadSpan } from './read-message.ts'

/**
 * What somebody gives a clever machine to work on: 'translate: a room for two', 'correct this: "we was in Rome"'. Its words are the stuff of the
 * work and say nothing of what the writer wants, so a message is judged without them.
 */

const COURTEOUS = /(?:please|can you|could you|would you|will you|i (?:want|need) you to|i'd like you to|help me(?: to)?|hi|hello|hey|now|so|ok|then|and|just|kindly)/.source
const WORK_ON_TEXT = pattern()`
  (?:translat\w+|correct\w*|proof-?read|re-?write|re-?phrase|re-?word|paraphrase|shorten|summari[sz]e|tl;?dr|simplify|edit|polish|punctuate|
  (?:convert|turn|transform|reformat|sort|rank|order|alphabeti[sz]e) (?:this|that|these|those|the|my)|
  classify|label|tag|categori[sz]e|extract|underline|conjugate|pronounce|spell|say|continue|complete|finish|parse|annotate|analy[sz]e|
  (?:fix|check|improve) (?:the |my |this |these |that |following |its )*(?:grammar|english|spelling|wording|sentences?|texts?|paragraphs?|
  e-?mails?)|(?:make|turn|put) (?:this|it|that|the following|these) (?:sound|shorter|longer|simpler|nicer|friendlier|
  (?:more|less) (?:formal|polite|friendly|professional|concise|wordy|stiff)|
  (?:in|into) (?:(?:the|a|an|my|proper|plain|simple|formal|passive|active|past|present) )?(?:past|present|future|passive|active|tense|voice|
  sentences?|questions?|poem|tweet|email|table|own words|formal|english|french|german|spanish|italian))|
  (?:how (?:do|would|can|to) (?:you|i|we|one)? ?(?:say|write|spell|pronounce))|what(?:'s| is) wrong with|
  (?:is|are) (?:this|these|the (?:following )?sentences?)|what tone|
  (?:into|in|to) (?:english|french|german|spanish|italian|portuguese|dutch|polish|japanese|chinese|russian|arabic|greek|turkish|korean|hindi))
`
    .source
const BEGINS = new RegExp(`^[^\\p{L}\\p{N}]*(?:${COURTEOUS}[\\s,]+)*${WORK_ON_TEXT}(?![\\p{L}\\p{N}])`, 'u')

/** From a colon or an opening quotation mark on, to the closing one or the end. */
const OPENS = /:\s|\s["“„«]|\s'(?=\p{L}[^']*\s)/u
const CLOSES: Readonly<Record<string, RegExp>> = { '"': /"/, '“': /”|"/, '„': /“|”|"/, '«': /»/, "'": /'(?!\p{L})/u }
/** 'Say yes: two' works on nothing. */
const SHORTEST = 12
/** How far on the words of the work reach. */
const HEAD = 90

/** The message without the text that it asks to work on; itself where it asks no such thing. */
export function withoutGivenText(message: ReadMessage): ReadMessage {
  const { text } = message
  if (!BEGINS.test(text)) return message
  const opens = OPENS.exec(text)
  if (opens === null || opens.index > HEAD) return message
  const from = opens.index + opens[0].length
  const closes = CLOSES[opens[0].trim()]?.exec(text.slice(from))
  const to = closes === undefined || closes === null ? text.length : from + closes.index
  if (to - from < SHORTEST) return message
  const spans = message.spans.filter((span) => span.to <= from || span.from >= to)
  return { text: `${text.slice(0, from)}${' '.repeat(to - from)}${text.slice(to)}`, spans, found: foundOutside(message, spans) }
}

const KIND_OF: Readonly<Record<string, ReadKind>> = { dates: 'date', duration: 'length', budget: 'sum', party: 'people' }
const PLACES: readonly ReadKind[] = ['to', 'from', 'place']

/** Facts that stand nowhere else. */
function foundOutside({ found, spans: before }: ReadMessage, spans: readonly ReadSpan[]): FoundInMessage {
  const has = (kinds: readonly ReadKind[]): boolean => spans.some(({ kind }) => kinds.includes(kind))
  const facts = found.facts.filter((name) => {
    const kind = KIND_OF[name]
    return kind === undefined ? spans.length === before.length : has([kind])
  })
  const place = found.place && has(PLACES)
  const isTimed = facts.includes('dates') || facts.includes('duration')
  return {
    place,
    isGoing: place && found.isGoing && has(['to']),
    isBound: place && found.isBound && has(['to']),
    isStocked: place && found.isStocked,
    isNamedAlone: place && found.isNamedAlone,
    isTimed,
    isRoute: found.isRoute && has(['to']) && has(['from']),
    other: facts.length > 0,
    kinds: facts.filter((name) => name in KIND_OF || name === 'interests').length,
    facts,
  }
}
