import { wordList } from '../../language/word-list.ts'
import { isDemonym } from '../places/demonyms.ts'
import { isEnglishWord, isProperName } from '../places/english-words.ts'
import { isWord } from './tokens.ts'
import type { Read, Token } from './tokens.ts'

/** Words that a dictionary of names has as well, and that are none in a sentence. */
const FUNCTION = wordList(`me my myself mine our is in on at are will be am as by do go he she it its of or so to up us we and but for has had him his her our was can may who the this that with from they them then there here have now just not turns turned
  would could should wants want need needs loves love like likes looking going coming travelling traveling visiting hi hey hello ok dear thanks`)

/** Whether a word is a person's name, as far as a dictionary tells: it knows it as one, or does not know it. */
export function isName(word: string): boolean {
  return /^\p{L}{2,}$/u.test(word) && !FUNCTION.has(word) && (isProperName(word) || !isEnglishWord(word))
}

const MOST_NAMES = 10

/** Names on end: 'sarah and kim', 'tom, lucy'. The value is how many; a conjunction behind the last is not theirs. */
export function namesAt(tokens: readonly Token[], at: number): Read<number> | null {
  let [count, next] = [0, at]
  for (let open = at; count < MOST_NAMES && isName(tokens[open]?.text ?? ''); ) {
    count += 1
    next = open + 1
    open = next
    if (isWord(tokens, open, /^,$/)) open += 1
    if (isWord(tokens, open, /^(?:and|&|\+)$/)) open += 1
    if (open === next) break
  }
  return count === 0 ? null : { value: count, next }
}

/** 'Tom, Lucy and I' at the beginning of a sentence: those named before the one who speaks. */
export function namedWithSpeaker(tokens: readonly Token[], at: number): Read<number> | null {
  const before = tokens[at - 1]?.text
  if (before !== undefined && !/^(?:[.!?\n(]|hi|hey|hello|so|well|ok|both|for|with|just|only|it's|its)$/.test(before) && !(before === ',' && isWord(tokens, at - 2, /^(?:hi|hey|hello|so|well|ok)$/))) return null
  if (before === '.' && isWord(tokens, at - 2, /^(?:st|mr|mrs|ms|dr|prof)$/)) return null
  const names = namesAt(tokens, at)
  if (names === null) return null
  const joint = isWord(tokens, names.next, /^,$/) ? names.next + 1 : names.next
  return isWord(tokens, joint, /^(?:and|&|\+)$/) && isWord(tokens, joint + 1, /^(?:i|me|myself)$/) ? names : null
}

/** 'Me and Tom', where a sentence begins with it. */
export function namedAfterSpeaker(tokens: readonly Token[], at: number): Read<number> | null {
  if (!isWord(tokens, at - 1, /^(?:and|&|\+)$/) || !isWord(tokens, at - 2, /^(?:me|myself)$/)) return null
  const before = tokens[at - 3]?.text
  return before === undefined || /^(?:[.!?\n,]|for|it's|its|just|so)$/.test(before) ? namesAt(tokens, at) : null
}

/** 'We're Tom and Ana', and nobody beside them. */
export function namedAsUs(tokens: readonly Token[], at: number): Read<number> | null {
  if (!isWord(tokens, at - 1, /^(?:we're|were)$/) && !(isWord(tokens, at - 1, /^are$/) && isWord(tokens, at - 2, /^we$/))) return null
  const names = namesAt(tokens, at)
  if (names === null || names.value < 2) return null
  for (let one = at; one < names.next; one += 1) if (isDemonym(tokens[one]?.text ?? '')) return null
  return tokens[names.next] === undefined || isWord(tokens, names.next, /^(?:[.,;!?()\n-]|from|going|travell?ing|heading|flying|off|and|who)$/) || isWord(tokens, names.next - 1, /^,$/) ? names : null
}
