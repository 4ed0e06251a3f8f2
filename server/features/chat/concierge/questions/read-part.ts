import { calledInVain, cardOfClause } from '../references/card-of-clause.ts'
import type { Beside, CardOfClause } from '../references/card-of-clause.ts'
import type { Situation } from '../words/situation.ts'
import type { Parts } from './asked.ts'
import { readClause } from './clause-asked.ts'
import { namedOtherwise } from './named-otherwise.ts'
import { ABOUT, AMOUNT, CHANGES, isAsking, isOfAll, MAY_CHANGE, SUMS } from './part-kinds.ts'
import { isMereTelling, LEADING_PLACE, mayBeOther, MERE_PLACE } from './parts-said.ts'
import { spokenBefore } from './spoken-before.ts'

/** Puts one part of a message where it belongs; 'other' where it asks what is none of this. */
export function readPart(part: string, { read, situation, beside }: { read: Parts; situation: Situation; beside: Beside }): CardOfClause | null | 'other' {
  const { reading } = situation
  const apart = apartIn(part, { situation, beside })
  if (apart !== null) {
    read.asked.push({ kind: 'apart', codes: apart.codes })
    return apart.there
  }
  const isChange = CHANGES.test(part) && !MAY_CHANGE.test(part)
  const isFragment = FRAGMENT.test(part) && read.text.includes(`${part.replace(/^and /i, '')}?`) && read.asked.some(({ kind }) => kind === 'card')
  const isAsked = isAsking(part.replace(LEADING_PLACE, '')) || isFragment || (read.isForeign && read.text.includes('?') && !(isMereTelling(part) && (part.endsWith('.') || read.text.includes(`${part}.`))))
  const inFront = namedInFront(part, { read, situation, beside })
  if (inFront !== null) {
    read.isNamed = true
    return inFront
  }
  const isQuestion = isAsked && !isChange && !AMOUNT.test(part)
  const known = isQuestion ? cardOfClause(isFragment ? 'is there' : part, reading, beside) : null
  const of = (isQuestion && !isFragment && read.unread.length === 0 && calledInVain(part, reading) === null && mayBeOther(part, known, read.isForeign) ? namedOtherwise(part, reading) : null) ?? known
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
  else if (MERE_PLACE.test(part)) read.told.push(part)
  else if (isChange || SUMS.test(part)) read.rest.push(part)
  else if (!isAsked) (isMereTelling(part) ? read.told : read.rest).push(part)
  else return 'other'
  return null
}

/** Two things whose distance is asked for, and the one that is spoken of from there on. */
function apartIn(part: string, { situation, beside }: { situation: Situation; beside: Beside }): { codes: readonly string[]; there: CardOfClause | null } | null {
  const { reading } = situation
  const one = (words: string): CardOfClause | null => { const of = cardOfClause(words, reading, { ...beside, before: [] }); return of === null || of === 'many' || of.codes.length > 1 ? null : of }
  const [from, ...others] = beside.before.length > 0 ? beside.before : spokenBefore(situation, 'is it')
  const there = FAR.test(part) && from !== undefined && others.length === 0 ? one(part) : null
  if (there !== null && from !== undefined && !there.codes.includes(from)) return { codes: [from, ...there.codes], there }
  const [left = '', right = ''] = part.split(BETWEEN_TWO)
  const ends = right === '' ? [] : [left, right].flatMap((end) => one(end)?.codes ?? [])
  return new Set(ends).size === 2 ? { codes: ends, there: null } : null
}

/** What is only named, for what is asked behind it: 'what about the fox one', 'the sloop, how long is it'. */
function namedInFront(part: string, { read, situation: { reading }, beside }: { read: Parts; situation: Situation; beside: Beside }): CardOfClause | null {
  if (part === read.text || isAsking(part)) return null
  const about = ABOUT.test(part) ? cardOfClause(part, reading, beside) : null
  if (about !== null && about !== 'many' && about.by !== 'pronoun') return about
  if (read.text.includes(`${part}?`) || part.split(/\s+/).length > MOST_OF_NAME || CHANGES.test(part)) return null
  const named = cardOfClause(`the ${part.replace(/^\W*(?:and|but|so|wait|ok|oh)\W+/i, '').replace(/^(?:the|this|that|our|my) /i, '')}`, reading, { ...beside, before: [] })
  return named !== null && named !== 'many' && named.by === 'name' && named.codes.length === 1 ? named : null
}

const FAR = /\b(?:far|distance|close|near|walk(?:ing)?|get|way)\b.*\b(?:from (?:there|it|here|that one)|to get (?:there|from)|from one to)\b/i
/** 'Is the museum far from the boat.' */
const BETWEEN_TWO = /\b(?:far|away|close)\b (?:away )?(?:from|to)\b/i
/** 'And blankets?' */
const FRAGMENT = /^\W*(?:(?:and|or|also)\W+)?(?:an? |any |the |some )?(?!please|thanks|thank|ok|okay|yes|no|really|right)[\p{L}'’-]+(?: [\p{L}'’-]+)?(?: too| as well)?$/iu

const MOST_OF_NAME = 6
