import { isEnglishWord, isProperName } from '../places/english-words.ts'
import { slipsBetween } from '../places/slips.ts'

/** Words for people that are written in haste most often. */
const OFTEN = `adult adults children child people person persons friend friends parents husband wife girlfriend boyfriend partner daughter daughters brother sister toddler toddlers infant travellers travelers couple couples family`.split(' ')
const SHORTEST = 5
const LONGEST = 12

/** The word that a misspelt one means: 'poeple', 'chlidren', 'adlts'. Null where it is spelled as it should be, or like none of them. */
export function misspeltNoun(word: string): string | null {
  if (word.length < SHORTEST || word.length > LONGEST) return null
  const near = OFTEN.find((noun) => noun[0] === word[0] && Math.abs(noun.length - word.length) <= 1 && slipsBetween(word, noun) === 1)
  return near === undefined || isEnglishWord(word) || isProperName(word) ? null : near
}
