import { pattern } from '../../language/pattern.ts'
import type { Span } from '../plain-text.ts'
import { cueBefore, goesOnAsPlace } from './cues.ts'
import type { Cue } from './cue.ts'
import { isDemonym } from './demonyms.ts'
import { isEnglishWord } from './english-words.ts'
import { isBreak, isUnspaced } from './tokens.ts'
import type { Token, Tokens } from './tokens.ts'
import { BRANDS, HOUSES, MAKES_ANOTHER } from './word-classes.ts'

/** Words that stand where a place must stand, and are none that we know. */
export interface StrangeName extends Span {
  name: string
  at: number
  last: number
  cue: Cue
  /** False where only a place that it nearly spells would make it one. */
  isCertain: boolean
}

const LONGEST = 4
const JOINS = /^(?:of|de|del|la|le|al|the|el|and)$/
const NO_PLACE = pattern()`
  ^(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|
  sunday|christmas|easter|thanksgiving|ramadan|diwali|hanukkah|halloween|xmas|english|american|google|airbnb|uber|lyft|netflix|amazon|facebook|
  instagram|whatsapp|spotify|youtube|siri|alexa|visa|mastercard|paypal|covid|i|i'm|i'd|i'll|ok|am|pm|usd|eur|gbp|gmt|est|pst|wifi|wi-fi|gps|tv|
  gonna|wanna|gotta|etc|asap|btw|lol|pls|plz|thx|nevermind|alright|whatever|umm+|hmm+|yep|nope|yup|nah|okey|okie|thanx|thankyou|goodbye|swahili|
  mandarin|cantonese|hindi|tagalog|hebrew|arabic|farsi|urdu|bengali|latin|gaelic|somewhere|anywhere|everywhere|nowhere|there|here)$
`

/** Looks for unknown names in the place of a destination or a start: 'a trip to Mos Eisley', 'visit lisbn'. */
export function findStrangeNames(tokens: Tokens, taken: readonly { at: number; last: number }[]): StrangeName[] {
  const found: StrangeName[] = []
  for (let at = 0; at < tokens.words.length; at += 1) {
    if (taken.some((one) => at >= one.at && at <= one.last)) continue
    const last = tokens.capitals === 'mixed' && tokens.words[at]?.capital === true ? endOfName(tokens, at, taken) : at
    // 'Staying in a masseria.'
    if (/^(?:an?|some|any|my|our|your)$/.test(tokens.words[at - 1]?.lower ?? '') && tokens.words[at]?.capital !== true) continue
    const cue = cueBefore(tokens.words, at)
    const isCertain = standsForPlace(tokens, { at, last, cue })
    if (!isCertain && !opensList(tokens, at) && !mayBeMisspelled(tokens, at)) continue
    const [from, to] = [tokens.words[at]?.from ?? 0, tokens.words[last]?.to ?? 0]
    found.push({ name: tokens.text.slice(from, to), at, last, from, to, cue, isCertain })
    at = last
  }
  return found
}

function endOfName({ words }: Tokens, at: number, taken: readonly { at: number; last: number }[]): number {
  let last = at
  for (let next = at + 1; next < Math.min(words.length, at + LONGEST); next += 1) {
    const word = words[next]
    if (word === undefined || isBreak(word, words[next - 1]) || taken.some((one) => next >= one.at && next <= one.last)) break
    if (word.capital && !NO_PLACE.test(word.lower)) last = next
    else if (!JOINS.test(word.lower)) break
  }
  return last
}

function standsForPlace({ words, capitals }: Tokens, { at, last, cue }: { at: number; last: number; cue: Cue }): boolean {
  const first = words[at]
  if (first === undefined || !/^\p{L}/u.test(first.text) || isUnspaced(first.text) || NO_PLACE.test(first.lower)) return false
  const name = words.slice(at, last + 1)
  if (name.every(({ lower }) => isEnglishWord(lower) || JOINS.test(lower)) || name.some(({ lower }) => isHouse(lower) || isDemonym(lower))) return false
  // 'On the BBC', 'for my PhD'.
  if (capitals === 'mixed' && first.text.length <= 5 && /\p{Lu}.*\p{Lu}/u.test(first.text)) return false
  if (isEnglishWord(first.lower) && cue.strength !== 'strong') return false
  if (cue.role !== 'to' && cue.role !== 'from' && !isAlone(words, at, last)) return false
  if (capitals === 'mixed' && first.capital) return first.text.length > 2 && (cue.strength === 'strong' || directly(words, at) || isAlone(words, at, last))
  if (ENDINGS.test(first.lower)) return false
  return first.text.length > 4 && (cue.strength === 'strong' || isAlone(words, at, last)) && goesOnAsPlace(words, last)
}

/** A new word of English rather than a name: 'glamping', 'oenophiles', 'mindfullness'. */
const ENDINGS = /(?:ing|ings|ness|ment|ments|tion|tions|ism|ists?|ers|ies|iles|able|ible|ful|less|ology|cation|nights?|days?|friends?)$/
const CHAINS = /^(?:hilton|marriott|hyatt|sheraton|westin|ritz|ritz-carlton|intercontinental|radisson|novotel|ibis|mercure|fairmont|kimpton|sofitel|wyndham|ramada|doubletree|courtyard)$/

function isHouse(lower: string): boolean {
  return CHAINS.test(lower) || BRANDS.has(lower) || HOUSES.has(lower) || (MAKES_ANOTHER.has(lower) && lower !== 'cream')
}

/** 'Copenhagan or …', 'Lisbn for …' at the head of a message. */
function opensList({ words, capitals }: Tokens, at: number): boolean {
  const [first, next] = [words[at], words[at + 1]]
  if (at > 0 || first === undefined || first.text.length < (capitals === 'mixed' && first.capital ? 5 : 6) || NO_PLACE.test(first.lower)) return false
  return !isEnglishWord(first.lower) && (next === undefined || /,/.test(next.gap) || /^(?:or|and|for|in|with|then|to)$/.test(next.lower))
}

/** A word that is none, right behind a preposition or a verb of places. */
function mayBeMisspelled({ words }: Tokens, at: number): boolean {
  const word = words[at]
  return word !== undefined && word.text.length > 3 && word.gap === ' ' && (directly(words, at) || /^(?:for|see|do|than|and|or)$/.test(words[at - 1]?.lower ?? '')) && /^\p{Script=Latin}+$/u.test(word.text) && !isEnglishWord(word.lower) && !NO_PLACE.test(word.lower)
}

/** 'to Lisbn', 'in Lisbn', 'visit Lisbn', 'about Lisbn'. */
function directly(words: readonly Token[], at: number): boolean {
  return /^(?:to|in|into|visit|visiting|explore|exploring|around|about|from)$/.test(words[at - 1]?.lower ?? '')
}

/** A message that is nothing but the name. */
function isAlone(words: readonly Token[], at: number, last: number): boolean {
  return words.length <= 4 && words.every(({ lower }, index) => (index >= at && index <= last) || /^(?:actually|no|maybe|please|make|that|it|ok|okay|then|just)$/.test(lower))
}
