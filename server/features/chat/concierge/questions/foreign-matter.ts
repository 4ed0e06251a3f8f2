import { wordList } from '../../language/word-list.ts'
import { pattern } from '../../language/pattern.ts'
import { ASKS } from '../../item-talk/item-talk.ts'
import { BY_AGE, INCLUDABLE, LANGUAGES, topicOf } from '../../item-talk/topics.ts'
import { readReferences } from '../references/read-references.ts'
import type { Shown } from '../references/shown.ts'
import { isOfOtherThings } from './shown-question.ts'

/** Work that is given to whoever writes well, and questions that a school or a newspaper answers. */
const WORK = pattern('i')`
  ^\W*(?:(?:please|can you|could you|would you|will you|help me(?: to)?|i need you to|i want you to|now)\W+)*(?:write|compose|draft|translate|
  summari[sz]e|calculate|compute|solve|debug|define|prove|sing|rap|recite|generate|rewrite|proofread|paraphrase|act as|pretend|role-?play|ignore|
  print|repeat after)\b
`
const MATTERS = pattern('u')`
  \b(?:poems?|sonnets?|haikus?|limericks?|essays?|lyrics|novels?|python|javascript|sql|source code|homework|equations?|square root|cover letter|
  curriculum vitae|stocks?|stock (?:market|exchange)|shares|bitcoin|crypto\w*|elections?|president|prime minister|meaning of life|system prompt|
  (?:your|previous|all) instructions|football (?:score|match result)|lottery|horoscope|mortgage|tax return|lawsuit|recipe for|capital of \p{Lu})
`

/** What has plainly nothing to do with a journey, whatever is being planned. */
export function isPlainlyForeign(text: string): boolean {
  return WORK.test(text) || MATTERS.test(text)
}

/** Words that say nothing of what a question is about. */
const EMPTY = wordList(`
  a an the this that these those it its is are was were be been am do does did has have had can could will would shall should may might must what
  whats which where wheres when who whose why how and or but so ok okay then also too very really quite just only still even all any some every each
  one ones more most less least much many long old far big good better best i you we he she they me us him her them my your our his their of in on at
  to for from by with without about as than if not no yes there here now today tonight tomorrow day days time times hour hours minute minutes week
  year years please think say like want need know tell give get go going come take make let say way thing things something anything one two three four
  five six seven eight nine ten us couple best top
`)
/** What outings are made of, beside what they cost and include. */
const OF_OUTINGS = pattern()`
  ^(?:tour|trip|walk|boat|visit|activit|outing|experience|ride|class|workshop|show|concert|museum|church|castle|palace|tower|temple|garden|park|
  market|beach|ticket|queue|line|group|place|seat|room|space|people|person|kid|child|adult|age|mum|mom|dad|grand|gran|nan|aunt|uncle|sister|brother|
  cousin|wife|husband|partner|friend|parent|son|daughter|baby|toddler|guide|host|driver|food|meal|lunch|dinner|drink|water|wine|beer|coffee|menu|dish|
  spicy|hotel|metro|station|stop|taxi|bus|train|tram|area|neighbo|building|house|quarter|district|centre|center|street|hill|stair|step|lift|toilet|
  dress|shoe|coat|bag|luggage|camera|photo|picture|wifi|dog|pet|weather|rain|sun|cold|hot|crowd|tourist|operator|booking|card|price|tip|refund|money|
  budget|morning|afternoon|evening|night|noon|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|easter|christmas|holiday|view|music|
  art|history|city|town|island|sea|swim|wheelchair|pram|stroller|knee|leg|walk|stand|sit|language|english|plan|itinerar|first|second|third|fourth|
  last|other|both|stay|arrive|leave|back|end|start|door|inside|outside|open|close|heat|cover)
`
/** 'Is there a cloakroom', 'are dogs allowed': of an outing, whatever the thing. */
const ASKS_OF_ITS_PARTS = pattern()`
  \b(?:is|are) there\b|\b(?:allowed|permitted|provided|included|available)\b|
  \bcan (?:i|we|he|she|they) (?:bring|take|wear|leave|use|see|buy|eat|smoke|swim)\b|\bdo (?:we|i|they) (?:need|have|get|provide)\b
`

/** 'Which is better, coffee or tea': neither is a card. */
const SETS_APART = /\b(?:which|what) (?:is|are|'s) (?:better|nicer|best|worse)\W+(?:the )?\p{L}+ or (?:the )?\p{L}+\W*$/u

/** 'What do the teachers pay': for the outing. */
const PAYS_BY_AGE = new RegExp(String.raw`\b${BY_AGE}\b.{0,20}\b(?:pays?|costs?|free)\b|\b(?:price|cost|much)\b.{0,20}\b${BY_AGE}\b`)

/** 'Is the cook famous': of one thing, by its name. */
export function asksOfOneThing(text: string): boolean {
  return /^\W*(?:(?:and|but|so|ok|okay)\W+)*(?:is|are|was|were) the \p{L}+ (?:\p{L}+ )?\p{L}+\W*$/iu.test(text)
}

/**
 * A question in the middle of a trip that is about none of its cards: it points at none of them and its nouns are neither in
 * their titles nor of the kind that outings are made of. Nobody but the
 * reader of intents knows whether it is a travel matter all the same.
 */
export function isOfNoCard(text: string, shown: Shown): boolean {
  const lower = text.toLowerCase().replaceAll('’', "'")
  if (shown.lastShown.length === 0 || !ASKS.test(lower) || ASKS_OF_ITS_PARTS.test(lower)) return false
  if (PAYS_BY_AGE.test(lower)) return false
  const references = readReferences(text, shown)
  if (references.by === 'named') return false
  if (isOfOtherThings(text)) return true
  if (isPlainlyForeign(text) || SETS_APART.test(lower)) return true
  if (references.by === 'pronoun' || /\b(?:tell|describe|more|hear|know) .*\babout the\b/.test(lower)) return false
  const known = new Set(shown.cards.flatMap(({ title, tags }) => `${title} ${tags.join(' ')}`.toLowerCase().split(/[^\p{L}\p{N}]+/u)).filter((word) => word.length > 3))
  const nouns = lower.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 1 && !EMPTY.has(word) && !/^\d+$/.test(word) && topicOf(word) === null)
  return nouns.length > 0 && !nouns.some((word) => OF_OUTINGS.test(word) || INCLUDABLE.some(([, words]) => words.test(word)) || LANGUAGES.some((name) => name.toLowerCase() === word) || known.has(word) || known.has(word.replace(/s$/, '')))
}
