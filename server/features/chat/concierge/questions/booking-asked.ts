import { part, pattern } from '../../language/pattern.ts'
import { readReferences } from '../references/read-references.ts'
import { whatStands } from '../references/what-stands.ts'
import type { Situation } from '../words/situation.ts'

/** What somebody wants booked, and what else the message says. */
export interface BookingAsked {
  /** The cards that are meant; empty where none is, or nobody said which. */
  codes: string[]
  /** 'Is it booked now', 'have you booked it'. */
  isDone: boolean
  rest: string
}

const VERB = String.raw`(?:book|reserve|purchase|buche|buchen|reservieren?|reserviere|réserve[rz]?|reservar?|reserva|prenotare|prenota)`
const LEAD = part`
  ^\W*(?:(?:ok|okay|yes|yeah|great|perfect|good|fine|lovely|and|then|so|now|please|just|go ahead and|let's|let us|hi|hello|thanks|well|also|cool|
  super|gut|bitte|oui|sí|vale|alors|dann)\W+)*
`
const WE = String.raw`(?:you|i|we|one|du|sie|ihr|tu|vous|usted)`
/** Wants to have something booked: told to do it, asked whether or how it goes, or wished for. */
const WANTS = pattern('iu')`
  ${LEAD}${VERB}\b(?! (?:ahead|in advance|early|club))|
  ${LEAD}(?:can|could|will|would|do|does|may|might|shall|are|kannst|können|könntest|peux|pouvez|puedes|podrías|puede)[ -]${WE}\b[^.?!]{0,24}?\b${VERB}\b|
  ${LEAD}(?:i|we)(?:'d| would|'ll| will)? (?:(?:really|now|just) )?(?:like|want|love|wish|ready|am ready|are ready)(?: you)? to ${VERB}\b|
  ${LEAD}(?:i|we)(?:'ll|'m going to|'re going to| will| am going to| are going to) ${VERB}\b|
  ${LEAD}(?:(?:how|where) (?:do|can|would|could|should|does) (?:i|we|one|this|the|it) )${VERB}\b|\b(?:what|how) about (?:you )?booking\b|\bhelp (?:me|us) (?:to )?book\b|
  ${LEAD}(?:make|do|place|start|handle|take care of|arrange) (?:a |the |our |my |both |all )?(?:bookings?|reservations?)\b|
  ${LEAD}(?:can|could|will|would) you (?:please )?(?:make|do|place|start|handle|take care of|arrange) (?:a |the |our |my |both |all )?(?:bookings?|reservations?)\b|
  ${LEAD}(?:can|could|will|would) you (?:please )?(?:(?:buy|get|order) (?:me |us )?)?(?:the |our |some )?tickets?\b|
  ${LEAD}(?:buy|get|order) (?:me |us )?(?:the |our )?tickets?\b|${LEAD}(?:ich|wir) (?:möchten?|wollen|will|würden?) [^.?!]{0,40}\b(?:buchen|reservieren)\b|
  ${LEAD}(?:je|nous|on) (?:voudrais|voudrions|veux|voulons|veut|souhaite) [^.?!]{0,12}\bréserver\b|${LEAD}(?:quiero|queremos|quisiera) reservar\b
`
const IS_DONE = pattern('i')`
  ${LEAD}(?:is|are) (?:it|that|this|they|everything|all|both|these|those|
  the (?:first|second|third|tickets?|booking|reservation))(?: all| both| already| now)* (?:booked(?! up| out)|reserved|confirmed)\b|
  \b(?:have|did) you (?:already |actually |now )?(?:booked?|reserved?)\b|\b(?:am i|are we) (?:already |now )?(?:booked|confirmed)\b(?! (?:up|out))
`
/** Advice is wanted, or a thing that is sold elsewhere, or one that is still to be found. */
const OTHERS = pattern('iu')`
  \b(?:what|which)\b[^?]*\b(?:should|would|shall|do|to) (?:\p{L}+ )?book\b|
  \b(?:in advance|ahead|beforehand|how (?:early|late|far|soon)|fully booked|booked (?:up|out)|need to|have to|must i|must we|should i|should we|necessary)\b|
  \b(?:flights?|hotels?|hostels?|rooms?|airbnb|apartments?|cars?|train|ferry|plane|bus|taxi|restaurant|table)\b|\b(?:deposit|pay|cancel\w*|refund\w*|discount)\b|
  \b${VERB} (?:me |us |for (?:me|us) )?(?:a|an|some|something|anything|another|one (?:more|of)|einen?|eine|une?|una?|qualcosa)\b(?! (?:of|von) (?:them|these|those|both))(?! one of)|
  \b(?:instead|cheaper|other|different)\b
`
const TAIL = part`
  (?:for (?:me|us|all of us|everyone|(?:the )?(?:two|three|four|five|six|\d+)(?: of us)?)|please|now|then|right (?:away|now)|online|here|with you|
  through you|today|directly|myself|ourselves|yourself|für (?:mich|uns)|bitte|pour (?:moi|nous)|para (?:mí|nosotros)|s'il (?:te|vous) plaît|por favor)
`

/** Between what is to be booked and what else is wanted. */
const BETWEEN = /(?<=[.!?;])\s+|,?\s+(?:and|und|et|y) (?:then |also )?(?=(?:add|put|find|show|what|how|when|is|are|tell|remove|swap|make|change|plan|move)\b)/

/** Reads a wish to have booked what was shown; null where a thing is still to be found, or advice is wanted. */
export function readBookingAsked(situation: Situation): BookingAsked | null {
  const { reading, facts } = situation
  const said = (reading.turns.at(-reading.lastLength) ?? '').replaceAll('’', "'")
  if (said.length > LONGEST) return null
  const parts = said.split(BETWEEN).filter((part) => /\p{L}/u.test(part))
  const own = parts.find((part) => (WANTS.test(part) || IS_DONE.test(part)) && !OTHERS.test(part))
  if (own === undefined) return null
  const isDone = IS_DONE.test(own)
  const object = objectOf(own)
  const { codes, by } = readReferences(own, reading, reading.turns.slice(0, -reading.lastLength))
  const standing = whatStands(facts, reading)
  const all = standing.things.map(({ card }) => card.productCode)
  const rest = parts.filter((part) => part !== own && !MERE.test(part)).join(' ')
  if (ALL.test(object) || object === '') return { codes: ALL.test(object) || standing.isPlan || all.length < 3 ? all : [], isDone, rest }
  // 'Book the opera', which none of the cards is: to be looked for.
  if (by === 'named' || POINTS.test(object)) return { codes: by === 'none' ? [] : codes, isDone, rest }
  return isDone ? { codes: [], isDone, rest } : null
}

/** What stands behind the verb, without for whom and when. */
function objectOf(part: string): string {
  const behind = /\b(?:book(?:ing|ed)?|reserv\w+|réserv\w+|purchase|buche\w*|prenot\w+|tickets?|bookings?|confirmed)\b(.*)$/iu.exec(part)?.[1] ?? ''
  return behind.replace(new RegExp(String.raw`\b${TAIL}\b`, 'giu'), ' ').replace(/[^\p{L}\p{N}\s'-]/gu, ' ').replace(/^\s*(?:for|of|to|work|up)\b/, ' ').trim()
}

const ALL = pattern('i')`
  ^(?:everything|all(?: of (?:it|them|these|those))?(?: together)?|(?:it|them) all|the (?:whole )?(?:plan|trip|lot|days|thing|programme)|
  (?:our|my) (?:trip|plan|days)|alles|tout|todo|tutto)$
`
const POINTS = pattern('i')`
  ^(?:it|that|this|them|these|those|both|(?:the )?(?:first|second|third|fourth|fifth|last|two|three|former|latter|other|1st|2nd|3rd)\b|the ones?\b|
  number|no|beide[sn]?|die beiden|das|es|les deux|le premier|la première|los dos|las dos|ambos|el primero|la primera|lo|any|either|one of)
`
const MERE = pattern('iu')`
  ^\W*(?:yes|yeah|ok|okay|great|perfect|thanks?(?: you)?|please|cool|lovely|good|fine|(?:they|it|that|those|these|both) (?:look|sound)s? \p{L}+|
  (?:i|we) (?:like|love) (?:it|them|both|that|those|these))\W*$
`
const LONGEST = 200
