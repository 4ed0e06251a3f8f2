import { pattern } from '../language/pattern.ts'
import { askedName } from './questions/asked-name.ts'

/** Words that are no part of a sight's name, however they are written. */
const NO_NAME = pattern('i')`
  ^(?:the|and|for|with|from|that|this|what|when|where|which|there|then|about|have|does|will|would|could|should|like|want|need|tickets?|visit|please|
  also|list|your|some|more|here|into|near|just|only|okay|yes|thanks|hello|januar\w*|february|march|april|june|july|august|september|october|november|
  december|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|morning|afternoon|evening|night|adults?|kids|children|people|trip|days?|week|weekend|hotel|
  city|town|tour|tours)$
`
const FROM = 4
const MOST = 30

/** Words of a message that may name a sight, as they were written: whether they do, the inventory knows. */
export function sightWords(text: string): string[] {
  const words = text.match(/\p{L}[\p{L}’']*/gu) ?? []
  return [...new Set(words.filter((word) => word.length >= FROM && !NO_NAME.test(word)))].slice(0, MOST)
}

/** 'Louvre tickets then', 'can we see the Rijksmuseum': asks for something by its name. */
export function asksForSight(text: string): boolean {
  return askedName(text) !== null || /\btickets?\b/i.test(text) || /\b(?:[Ii]s|[Aa]re) (?:the )?\p{Lu}[\p{L} ’']+ (?:on|in|among|part of|included)\b/u.test(text) || /\b(?:visit|see|go to|do you have|have you got|get into|(?:what|how) about|include|add)\b[^.?!]*\s\p{Lu}\p{L}{3,}/u.test(text)
}
