import { wordList } from '../language/word-list.ts'
import { part } from '../language/pattern.ts'
import type { Subject } from './subject.ts'

/** Compared by figures, which are held elsewhere, by liking, or no comparison at all. */
const ELSEWHERE = wordList(`
  better rather other later earlier longer shorter cheaper dearer pricier costlier quicker faster briefer sooner further farther higher lower another
  dinner supper river water tower summer winter number order corner either whether after under over never ever quarter harbour guider together
  september october november december baker power paper letter easter silver flower theater center matter offer member ever cover never cooker
  traveller traveler visitor walker remember consider answer chapter shower transfer butter copper leather weather father mother brother sister
`)
const AFTER_MORE = /^(?:expensive|affordable|costly|time|money|reviews?|people|travell?ers|places?|spaces?|of|to|than|often|if|what|you|like|so|or|as|hours?|minutes?|days?|stars|than)$/i
const COMPARED = /\b(?:(?:more|less|fewer)\s+(?<what>\p{L}[\p{L}-]*)|(?<word>\p{Ll}{2,}er))(?![\p{L}-])/giu
const LEAD_ON = String.raw`(?:,?\s+(?:and |but |or |much |far )*[\p{L}-]+){0,5}?`
const OTHER = part`
  (?:it\b|the (?:others?|rest|first|second|third|last|next|one)|others?\b|all (?:the|of)|any (?:of|other)|most (?:of the|others)|this one|that one|these|
  those|them\b|both\b|every other|either|the \p{L}+ (?:one|tour|walk|visit|ride|class|workshop|cruise)|\p{Lu}|the \p{Lu})
`
const THAN = new RegExp(String.raw`^${LEAD_ON},?\s+(?:than|alternative to|(?:choice|option|day|way|one|outing|evening|morning|afternoon|thing) than)\s+${OTHER}`, 'u')
const BESIDE = new RegExp(String.raw`\b(?:[Cc]ompared (?:to|with)|[Uu]nlike|[Nn]ext to|[Ss]et (?:against|beside)|[Bb]eside|[Aa]gainst)\s+${OTHER}`, 'u')
const OF_TWO = /^(?:,?\s+(?:and )?[\p{L}-]+){0,2}?\s+of the (?:two|three|pair|lot)\b/u
const ASKS = /\?\s*["”’)]*\s*$/
const FIGURES = /[\d€$£¥]/

/** Says which comparison of a sentence is of a quality, for which no result has a figure: calmer, livelier, more authentic than another. */
export function findForeignQuality({ claims, isBound }: Subject): string | null {
  if (!isBound || ASKS.test(claims)) return null
  for (const match of claims.matchAll(COMPARED)) {
    const { what, word } = match.groups ?? {}
    if (what !== undefined ? AFTER_MORE.test(what) : ELSEWHERE.has(word?.toLowerCase() ?? '')) continue
    const after = claims.slice(match.index + match[0].length)
    if (/^ groups?\b/.test(after)) continue
    if (!THAN.test(after) && !OF_TWO.test(after) && !(BESIDE.test(claims) && !FIGURES.test(claims))) continue
    return `It compares (${JSON.stringify(match[0])}) by what no tool result has a figure for. Leave it out, or compare by price, length, rating or group.`
  }
  return null
}
