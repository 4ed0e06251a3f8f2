import { wordList } from '../../language/word-list.ts'
import { ageAt, ageListAt, isFree } from './age-words.ts'
import { nounOf } from './person-nouns.ts'
import { isWord, numberAt, skipHyphen } from './tokens.ts'
import type { Token } from './tokens.ts'

const DETERMINER = wordList("my our the his her their your a an another both all these those ur")
/** Of the one who speaks. */
export const OWN = /^(?:my|our|mine)$/

/** 'My', 'both of our', 'my sister's': whose people are. */
export function determinerAt(tokens: readonly Token[], at: number): { determiner: string; next: number } {
  const word = tokens[at]?.text ?? ''
  // 'My sister's two boys' are hers, and she is ours.
  if (OWN.test(word) || word === 'the') {
    const owner = tokens[at + 1]?.text ?? ''
    if (owner.endsWith("'s") && nounOf(owner.slice(0, -2)) !== null) return { determiner: `${word} kin's`, next: at + 2 }
  }
  if (!DETERMINER.has(word)) return { determiner: '', next: at }
  const second = tokens[at + 1]?.text ?? ''
  if (/^(?:both|all)$/.test(word) && isWord(tokens, at + 1, /^of$/) && DETERMINER.has(tokens[at + 2]?.text ?? '')) return { determiner: `${word} ${tokens[at + 2]?.text}`, next: at + 3 }
  if (/^(?:both|all)$/.test(word) && DETERMINER.has(second)) return { determiner: `${word} ${second}`, next: at + 2 }
  return { determiner: word, next: at + 1 }
}

/** 'Twenty-something', 'fifty-ish', '30s': how old somebody is, by and large. */
export function isSomething(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.text === 's' && tokens[at]?.from === tokens[at - 1]?.to) return true
  return isWord(tokens, skipHyphen(tokens, at), /^(?:something|somethings|ish)$/)
}

/** 'A couple of 68' are that old. */
function isAgeNext(tokens: readonly Token[], at: number): boolean {
  const number = numberAt(tokens, at)
  return number !== null && number.value > 17 && isFree(tokens, number.next)
}

/** The count that stands at a token: none where an age stands there, as in 'my 2 year old'. */
export function countAt(tokens: readonly Token[], at: number): { count: number | null; next: number } {
  const age = ageAt(tokens, at)
  if (age?.value.certain === true) return { count: null, next: at }
  const list = ageListAt(tokens, at)
  const number = numberAt(tokens, at)
  // 'Both sets of parents', 'two sets of twins'.
  const sets = number?.next ?? at
  if (isWord(tokens, sets, /^(?:sets|pairs)$/) && isWord(tokens, sets + 1, /^of$/)) return { count: (number?.value ?? 2) * 2, next: sets + 2 + (isWord(tokens, sets + 2, /^(?:my|our|the)$/) ? 1 : 0) }
  if (number !== null && isSomething(tokens, number.next)) return { count: null, next: at }
  // '4- and 6-year-olds'.
  if (list?.value.certain === true && number !== null && isWord(tokens, skipHyphen(tokens, number.next), /^(?:and|or|&|,|\/)$/)) return { count: null, next: at }
  if (number !== null) {
    let next = skipHyphen(tokens, number.next)
    if (isWord(tokens, next, /^[x×]$/)) next += 1
    if (isWord(tokens, next, /^of$/) && isWord(tokens, next + 1, /^(?:my|our|the|his|her|their)$/)) next += 2
    return { count: number.value, next }
  }
  if (isWord(tokens, at, /^couple$/) && isWord(tokens, at + 1, /^of$/) && !isAgeNext(tokens, at + 2)) return { count: 2, next: at + 2 + (isWord(tokens, at + 2, /^(?:my|our|the)$/) ? 1 : 0) }
  if (isWord(tokens, at, /^dozen$/)) return { count: 12, next: at + 1 }
  if (isWord(tokens, at, /^pair$/) && isWord(tokens, at + 1, /^of$/)) return { count: 2, next: at + 2 }
  return { count: null, next: at }
}
