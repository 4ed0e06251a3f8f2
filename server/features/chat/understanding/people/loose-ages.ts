import { pattern } from '../../language/pattern.ts'
import { agedAt, bareAgesAt, bracketAt } from './age-words.ts'
import { isWord, numberAt } from './tokens.ts'
import type { Read, Token } from './tokens.ts'

const OLDEST = 100
const THEY = /^(?:they're|theyre|they|ours|both|kids|children)$/

/** Words that speak of children, so that the numbers in brackets behind them are ages. */
const OF_CHILDREN = /^(?:mum|mom|mam|mummy|mother|dad|daddy|father|parents?|family|kids|children|boys|girls|twins|daughters|sons|littles|ones)$/

/** Ages that no noun stands before: 'ages 6 and 9', 'they're 5 and 8', 'ours are 3 and 6', 'both 12'. */
export function looseAges(tokens: readonly Token[], at: number): Read<number[]> | null {
  // '2a + 2c (5, 7)'.
  if (isWord(tokens, at, /^\($/) && isWord(tokens, at - 1, /^(?:c|ch|chd)$/) && tokens[at - 2]?.kind === 'number') return bracketAt(tokens, at)
  const aged = agedAt(tokens, at)
  if (aged !== null) return aged
  if (isWord(tokens, at, /^\($/) && tokens.slice(Math.max(0, at - 7), at).some(({ text }) => OF_CHILDREN.test(text))) {
    const list = bracketAt(tokens, at)
    return list !== null && list.value.length > 1 && list.value.every((age) => age < 18) ? list : null
  }
  if (isWord(tokens, at, /^(?:one|one's|other|older|younger|elder|eldest|oldest|youngest|first|second|third|other's|baby)$/)) return ageOfEach(tokens, at)
  const some = agesOfSo(tokens, at)
  if (some !== null) return some
  if (isWord(tokens, at, /^(?:he|she|he's|she's|hes|shes|he'll|she'll)$/)) return ageOfOne(tokens, at)
  if (!isWord(tokens, at, THEY)) return null
  const isWhole = isWord(tokens, at, /^(?:they're|theyre|both)$/)
  if (!isWhole && !isWord(tokens, at + 1, /^(?:are|will|is)$/)) return null
  let next = at + 1
  while (isWord(tokens, next, /^(?:are|will|be|is|only|just|now|both|of|them|nearly|almost|aged|-|:|each)$/)) next += 1
  const list = bareAgesAt(tokens, next, { least: 1, eldest: isWord(tokens, at, /^they/) ? OLDEST : 17 })
  if (list === null) return null
  const both = tokens.slice(at, next).some(({ text }) => text === 'both') && list.value.ages.length === 1
  if (list.value.ages.length === 1 && !both && !list.value.certain) return null
  return { value: both ? [...list.value.ages, ...list.value.ages] : list.value.ages, next: list.next }
}

const CHILDREN = pattern()`
  ^(?:kids?|child|children|sons?|daughters?|boys?|girls?|twins?|grandkids|grandchildren|grandsons?|granddaughters?|nephews?|nieces?|toddlers?|teens?|
  teenagers?|younger|older|youngest|oldest|eldest|elder)$
`

/** 'One is 5, the other is 8', 'the younger one is 3': of children who were named in the message, or of two who are told apart. */
function ageOfEach(tokens: readonly Token[], at: number): Read<number[]> | null {
  const before = tokens[at - 1]?.text ?? ''
  if (!/^(?:[.,;!?(\n]|and|the|my|our|)$/.test(before)) return null
  const start = isWord(tokens, at + 1, /^one$/) ? at + 2 : at + 1
  let next = start
  while (isWord(tokens, next, /^(?:is|will|be|just|only|turned|turns|turning|nearly|almost|now|about|aged)$/)) next += 1
  const says = next > start || (tokens[at]?.text ?? '').endsWith("'s") || (isWord(tokens, at, /^other/) && isWord(tokens, at - 1, /^the$/))
  // 'Three of us, one is 6.'
  const isOfChildren = tokens.some(({ text }) => CHILDREN.test(text)) || (isWord(tokens, at, /^one/) && tokens.slice(0, at).some(({ text }) => /^(?:us|we|we're|people)$/.test(text))) || (tokens.some(({ text }) => /^one(?:'s)?$/.test(text)) && tokens.some(({ text }) => /^other(?:'s)?$/.test(text)))
  if (!says || !isOfChildren) return null
  const list = bareAgesAt(tokens, next, { least: 1 })
  return list === null || list.value.ages.length > 1 ? null : { value: list.value.ages, next: list.next }
}

/** 'Two of them are 4 and 7': as many ages as people. */
function agesOfSo(tokens: readonly Token[], at: number): Read<number[]> | null {
  const number = numberAt(tokens, at)
  if (number === null || !isWord(tokens, number.next, /^of$/) || !isWord(tokens, number.next + 1, /^(?:them|us|these|those)$/) || !isWord(tokens, number.next + 2, /^(?:is|are|being|aged)$/)) return null
  const list = bareAgesAt(tokens, number.next + 3, { least: number.value })
  return list === null || list.value.ages.length !== number.value ? null : { value: list.value.ages, next: list.next }
}

/** 'She's 14', 'he will be 6 by then': of somebody named before. */
function ageOfOne(tokens: readonly Token[], at: number): Read<number[]> | null {
  let next = at + 1
  while (isWord(tokens, next, /^(?:is|will|be|just|only|turned|turns|turning|nearly|almost|now|about|aged)$/)) next += 1
  if (next === at + 1 && !isWord(tokens, at, /'|^(?:hes|shes)$/)) return null
  const list = bareAgesAt(tokens, next, { least: 1, eldest: OLDEST })
  const isElder = list !== null && list.value.ages.some((age) => age > 17)
  if (isElder && !list.value.certain && !(tokens[list.next] === undefined || isWord(tokens, list.next, /^[.,;!?)\n]$/))) return null
  return list === null || list.value.ages.length > 1 ? null : { value: list.value.ages, next: list.next }
}
