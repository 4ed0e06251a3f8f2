import { pattern } from '../../language/pattern.ts'
import { inPlainEnglish } from '../../item-talk/in-plain-english.ts'
import { THINGS } from '../answers/written/things.ts'
import { calledInVain, cardOfClause } from '../references/card-of-clause.ts'
import type { Beside, CardOfClause } from '../references/card-of-clause.ts'
import { titlesIn } from '../references/by-title.ts'
import { readReferences } from '../references/read-references.ts'
import { whatStands } from '../references/what-stands.ts'
import type { Situation } from '../words/situation.ts'
import { afterCourtesies, inFull } from './after-courtesies.ts'
import { isWritten, readClause } from './clause-asked.ts'
import type { CardAsked } from './clause-asked.ts'
import { readPlanAsked } from './plan-asked.ts'
import type { PlanAsked } from './plan-asked.ts'
import { onAnotherDay, partsOf } from './questions-in.ts'
import { isOfOtherThings } from './shown-question.ts'

/** One question of a message: about a card, or about all that stands in the plan. */
export type Asked = ({ kind: 'card' } & CardAsked) | PlanAsked | { kind: 'apart'; codes: readonly string[] }

/** The questions about single cards in a message, and what else it says. */
export interface CardsAsked {
  asked: Asked[]
  rest: string
  /** What it asks of by a name that none of the cards has. */
  lacking: string | null
}

const ASKING = /^\W*(?:(?:and|but|so|ok|okay|also|then|well|oh|by the way)\W+)*(?:is|are|was|do|does|did|can|could|will|would|may|should|must|what(?:'s|s)?|where(?:'s|s)?|when|how|who(?:'s|se)?|tell (?:me|us)|describe|explain)\b/i
/** Such words want something to be otherwise, or something new. */
const CHANGES = pattern('i')`
  \b(?:swap|replace|exchange|substitute|instead|remove|drop(?! us| me| off)|delete|ditch|scrap|get rid|skip(?! the)|move|shift|switch|add|put|rather|another|cheaper|shorter|fill|
  change(?! our minds?| my mind)|find|suggest|recommend|take (?:[\w'’-]+ ){1,6}(?:out|off|away)\b|(?:can|could|may|would) (?:the (?!kids|child|boy|girl|bab|little)|that|this|it\b)[^?]{1,40} (?:be|go|come|start|happen) (?:at|on|in|to|later|earlier|before|after|moved|shifted|put|first|last)\b|(?:some|any)where(?! to (?:sit|rest|leave|park))|
  (?:some|any)thing (?:else|more|with|for|like|on|in|that)\b(?! (?:it|board|there)\b)|plan (?:the|every|each|all|my|our|us|it)|leave (?:it )?out|let's|
  (?:do|have) you (?:have|got)(?! to\b)|(?:can|could|may|shall|should) (?:we|i|you) (?:go|book|visit|make|do(?! (?:it|that|this)\b)|start|come|move|stay)\b)\b
`
const SUMS = /\b(?:how much|total|sum|left|remain\w*|budget|altogether|in all|all of it|it all|everything|per (?:person|head)|each|cost|costs|spend|pay|limit|enough)\b/i
/** Held against an amount it is a sum as well. */
const AMOUNT = /[$€£¥]\s?\d|\b\d+ ?(?:euros?|dollars?|pounds?|quid|yen|dirhams?|bucks)\b/i
/** Reads the questions of a message about cards that it names, and about the plan beside them; null where there is none that only the card's own text answers, or where it asks something else beside. */
export function readCardsAsked(situation: Situation): CardsAsked | null {
  const { reading, facts } = situation
  const { text, isForeign } = plainText(situation)
  if (reading.cards.length === 0 || facts.destination === undefined || text.length > LONGEST || isOfOtherThings(text)) return null
  const { things, isPlan } = whatStands(facts, reading)
  const { startDate: from, endDate: to = from } = facts
  const beside: Beside = { standing: things, before: spokenBefore(situation, text), trip: from === undefined || to === undefined ? null : { from, to } }
  const read: Parts = { asked: [], rest: [], unread: [], told: [], isNamed: false, isForeign, text }
  // Word for word a verb may stand anywhere.
  const parts = partsOf(text).flatMap((part) => (isForeign ? part.split(/,\s+and\s+/) : [part])).map(onAnotherDay)
  const isChange = parts.some((part) => CHANGES.test(part))
  for (const part of parts) {
    if (part.length < 3 || /^\W*(?:thanks|please|ok|great)\W*$/i.test(part)) continue
    const ofPlan = isPlan && !CHANGES.test(part) ? readPlanAsked(part, { text, facts, things }) : null
    // What it comes to is told of the plan as it will be.
    if (ofPlan !== null && !(isChange && ofPlan.kind === 'sum')) {
      addOfPlan(read.asked, ofPlan)
      beside.before = ofPlan.kind === 'end' ? ofPlan.codes : beside.before
      continue
    }
    const of = readPart(part, { read, situation, beside })
    if (of === 'other') return null
    if (of !== null) beside.before = of.codes
  }
  return read.unread.length > 0 ? lackingOf(read, situation) : answerable(read, situation)
}

interface Parts {
  asked: Asked[]
  rest: string[]
  /** Questions of which nobody knows what they are about. */
  unread: string[]
  /** What is only told by the way. */
  told: string[]
  /** True where a card is called by its name or its day. */
  isNamed: boolean
  /** True where it was asked in another language, word for word. */
  isForeign: boolean
  /** The whole message. */
  text: string
}

/** Sums that are asked for one after the other are one. */
function addOfPlan(asked: Asked[], one: PlanAsked): void {
  const at = asked.findIndex(({ kind }) => kind === 'sum')
  const other = asked[at]
  if (one.kind !== 'sum' || other?.kind !== 'sum') asked.push(one)
  else asked[at] = { kind: 'sum', payers: [...new Set([...other.payers, ...one.payers])], isLeft: other.isLeft || one.isLeft }
}

/** Puts one part of a message where it belongs; 'other' where it asks what is none of this. */
function readPart(part: string, { read, situation, beside }: { read: Parts; situation: Situation; beside: Beside }): CardOfClause | null | 'other' {
  const { reading } = situation
  const spoken = beside.before.length > 0 ? beside.before : spokenBefore(situation, 'is it')
  if (FAR.test(part) && spoken.length === 1) {
    const there = cardOfClause(part, reading, { ...beside, before: [] })
    const [from] = spoken
    if (there !== null && there !== 'many' && there.codes.length === 1 && from !== undefined && there.codes[0] !== from) {
      read.asked.push({ kind: 'apart', codes: [from, ...there.codes] })
      return there
    }
  }
  const [one = '', other = ''] = part.split(BETWEEN_TWO)
  const ends = other === '' ? [] : [one, other].map((end) => cardOfClause(end, reading, { ...beside, before: [] }))
  const apart = ends.flatMap((end) => (end === null || end === 'many' || end.codes.length > 1 ? [] : end.codes))
  if (apart.length === 2 && apart[0] !== apart[1]) {
    read.asked.push({ kind: 'apart', codes: apart })
    return null
  }
  const isFragment = FRAGMENT.test(part) && read.text.includes(`${part.replace(/^and /i, '')}?`) && read.asked.some(({ kind }) => kind === 'card')
  const isAsked = isAsking(part) || isFragment || (read.isForeign && read.text.includes('?') && !(isMereTelling(part) && (part.endsWith('.') || read.text.includes(`${part}.`))))
  // 'What about the fox one': it is spoken of from there on.
  if (ABOUT.test(part) && !isAsking(part) && part !== read.text) {
    const named = cardOfClause(part, reading, beside)
    if (named !== null && named !== 'many' && named.by !== 'pronoun') { read.isNamed = true; return named }
  }
  const isQuestion = isAsked && !CHANGES.test(part) && !AMOUNT.test(part)
  const of = isQuestion ? cardOfClause(isFragment ? 'is there' : part, reading, beside) : null
  // 'The Greenwich one' is not 'it', whatever was spoken of before.
  const isInVain = of !== null && of !== 'many' && of.by === 'pronoun' && calledInVain(part, reading) !== null
  const isSum = SUMS.test(part) && (of === null || of === 'many' || (of.by === 'pronoun' && read.asked.length === 0))
  if (isInVain) read.unread.push(part)
  else if (of !== null && of !== 'many' && !isSum && !isOfAll(part)) {
    const clauses = of.codes.map((code) => readClause(isFragment ? `is there ${part.replace(/^\W*(?:and|or|also)\W+/i, '')}` : part, code, of.own))
    read.asked.push(...clauses.map((clause) => ({ kind: 'card' as const, ...clause, isForeign: read.isForeign })))
    read.isNamed ||= of.by !== 'pronoun'
    return of
  } else if (isQuestion && of === null && !isSum) read.unread.push(part)
  else if (CHANGES.test(part) || SUMS.test(part)) read.rest.push(part)
  else if (!isAsked) (isMereTelling(part) ? read.told : read.rest).push(part)
  else return 'other'
  return null
}

function lackingOf({ unread, rest, asked }: Parts, { reading }: Situation): CardsAsked | null {
  const isBeside = rest.some((part) => CHANGES.test(part))
  const lacking = calledInVain(unread[0] ?? '', reading, isBeside)
  return lacking === null ? null : { asked, rest: rest.join('. '), lacking }
}

function answerable({ asked, rest, isNamed }: Parts, situation: Situation): CardsAsked | null {
  const ofCards = asked.flatMap((one) => (one.kind === 'card' ? [one] : []))
  const [only] = asked.length === 1 ? asked : []
  // Alone it has a reader of its own.
  if (only?.kind === 'sum' && only.payers.every((payer) => payer === 'all') && (only.payers.length === 0 || !only.isLeft)) return null
  if (situation.changesPlan === true && ofCards.length > 0 && ofCards.every(({ topic, things, clause }) => things.length === 0 && OF_WHEN.test(clause) && (topic === null || DOUBTFUL.has(topic)))) return null
  const isOwn = ofCards.some(isWritten) || asked.length > 1 || ofCards.length < asked.length || (asked.length > 0 && rest.length > 0) || (isNamed && ofCards.some((one) => one.topic !== null || isWritten(one)) && !isReadAnyway(ofCards, situation))
  if (asked.length === 0 || !isOwn || rest.some((part) => isAsking(part) && !CHANGES.test(part) && !SUMS.test(part))) return null
  return { asked, rest: rest.join('. '), lacking: null }
}

/** True where every reader knows which card is meant. */
function isReadAnyway(asked: readonly CardAsked[], { lastText, reading }: Situation): boolean {
  const { codes, by } = readReferences(lastText, reading)
  return by === 'named' && codes.join() === asked.map(({ code }) => code).join() && !asked.some(({ topic }) => topic === null)
}

const OF_WHEN = /day|\d|\b(?:mornings?|afternoons?|evenings?|nights?|earlier|later|noon)\b/
/** Such words may as well want it otherwise. */
const DOUBTFUL: ReadonlySet<string> = new Set(['times', 'booking', 'unknown', 'unrecorded', 'description', 'duration'])
const FAR = /\b(?:far|distance|close|near|walk(?:ing)?|get|way)\b.*\b(?:from (?:there|it|here|that one)|to get (?:there|from)|from one to)\b/i
/** 'Is the museum far from the boat.' */
const BETWEEN_TWO = /\b(?:far|away|close)\b (?:away )?(?:from|to)\b/i
/** 'And blankets?' */
const FRAGMENT = /^\W*(?:(?:and|or|also)\W+)?(?:an? |any |the |some )?(?!please|thanks|thank|ok|okay|yes|no|really|right)[\p{L}'’-]+(?: [\p{L}'’-]+)?(?: too| as well)?$/iu

/** In English, as far as its words are known. */
function plainText({ lastText, reading }: Situation): { text: string; isForeign: boolean } {
  const said = reading.turns.at(-reading.lastLength) ?? ''
  const names = new Set(reading.cards.flatMap(({ title, details = '' }) => `${title} ${details}`.toLowerCase().split(/[^\p{L}]+/u)).filter((word) => word.length > MOST_COMMON))
  const isName = (word: string): boolean => word.length > MOST_COMMON && [...names].some((name) => name.endsWith(word) || (name.startsWith(word) && name.length > word.length))
  const plain = inPlainEnglish(said, isName)
  return plain === said ? { text: lastText, isForeign: false } : { text: afterCourtesies(inFull(plain)), isForeign: true }
}

/** Longer words are names, where they stand on a card. */
const MOST_COMMON = 6

/** 'My knee is bad', 'a friend does not eat them': no number, and nothing wanted otherwise. */
function isMereTelling(part: string): boolean {
  return !/\d/.test(part) && /^\W*(?:(?:and|but|so|because|since|as)\W+)*(?:i|we|my|our|a|an|one of us|she|he|they|it|the)\b/i.test(part) && part.length < MERE
}

const MERE = 70

/** 'What about toilets' asks, and 'what about a museum' wishes. */
function isAsking(part: string): boolean {
  return ABOUT.test(part) ? THINGS.some(({ asked }) => asked.test(part.toLowerCase())) : ASKING.test(part)
}

const ABOUT = /^\W*(?:and |but |so )?(?:what|how) about\b/i

/** More is a letter of its own. */
const LONGEST = 300

/** What is asked of the whole plan is a sum. */
function isOfAll(part: string): boolean {
  return /\b(?:all of (?:it|that|this)|it all|everything|altogether|in total|the (?:whole )?(?:plan|trip|lot)|left of|(?:what(?:'s| is)|how much) (?:is |do we have )?left|our limit|our budget)\b/i.test(part)
}

/** What was spoken of alone before. */
function spokenBefore({ reading }: Situation, text: string): string[] {
  const { codes, by } = readReferences(text, reading, reading.turns.slice(0, -reading.lastLength))
  if (by !== 'pronoun' || codes.length === 1) return by === 'pronoun' ? codes : []
  // Of two that were just told of 'it' is the last.
  const said = titlesIn(reading.lastAnswer, reading.cards)
  return said.length <= 2 && !reading.lastAnswer.includes('\n\n') && /\b(?:it|its|there)\b/i.test(text) ? said.slice(-1) : []
}
