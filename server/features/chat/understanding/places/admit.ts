import { meantWish } from '../wish-phrases.ts'
import { ABBREVIATIONS, COURTESIES, GIVEN_NAMES } from '../doubtful-names.ts'
import type { Candidate } from './candidates.ts'
import { goesOnAsPlace } from './cues.ts'
import type { Cue } from './cue.ts'
import { isEnglishWord } from './english-words.ts'
import { isPerson } from './person.ts'
import { isDescription, isOneOfAKind, isPartOfName, isSomethingElse, isTheSight } from './something-else.ts'
import type { Token, Tokens } from './tokens.ts'
import { PASSABLE, PEOPLE, SAID_OF_PEOPLE, TRIP_NOUNS } from './word-classes.ts'

export interface Admission {
  tokens: Tokens
  candidate: Candidate
  cue: Cue
  /** 'Bath, England': a second name says where it lies. */
  isQualified: boolean
  /** It stands in a list, or on a way, with a place that nobody could mistake. */
  beside: boolean
}

/** Whether words that are spelled like a place are meant as one: by how they are written, what stands around them, and how likely the place is. */
export function isName(admission: Admission): boolean {
  const { tokens, candidate, cue, isQualified } = admission
  if (isSomethingElse(admission) || isPerson(admission)) return false
  if (isTheSight(admission) || isPartOfName(admission) || isDescription(admission)) return false
  if (isQualified) return true
  if (isSaidOtherwise(admission) || isThing(tokens, candidate, cue) || isAge(tokens, candidate)) return false
  if (isOneOfAKind(admission)) return false
  if (candidate.sort === 'plain') return true
  if (isWholeMessage(tokens, candidate)) return candidate.sort !== 'code' || isNamedAsCode(admission)
  if (candidate.sort === 'code') return isNamedAsCode(admission)
  return candidate.sort === 'doubtful' ? isDoubtfulName(admission) : isObscureName(admission) && cue.role !== 'person'
}

/** 'Kultur und Essen', 'hot springs': what one likes, unless a preposition makes a town of it or it is written as one. */
const THINGS_TOO = /^(?:essen|hot springs)$/

function isThing({ words, capitals }: Tokens, { at, last }: Candidate, cue: Cue): boolean {
  if (at === last && cue.role !== 'to' && isSlipOfWish(words, at)) return true
  const said = words.slice(at, last + 1).map(({ lower }) => lower).join(' ')
  if (!THINGS_TOO.test(said) || (cue.strength !== 'none' && cue.role !== 'person')) return false
  return said === 'essen' ? words.length > 1 : capitals !== 'mixed' || words[last]?.capital === false
}

/** 'Beide Mitte 50', 'Ende dreißig': no quarter of Berlin, but how old one is. */
function isAge({ words }: Tokens, { at, last }: Candidate): boolean {
  return at === last && /^(?:anfang|mitte|ende)$/.test(words[at]?.lower ?? '') && /^(?:[2-9]0|#|zwanzig|drei(?:ß|ss)ig|vierzig|fünfzig|fuenfzig|sechzig|siebzig|achtzig)$/.test(words[at + 1]?.lower ?? '')
}

/** 'Wales watching', between other wishes: whales are meant. */
function isSlipOfWish(words: readonly Token[], at: number): boolean {
  return [at, at + 1].some((second) => {
    const [first, next] = [words[second - 1], words[second]]
    return first !== undefined && next?.gap === ' ' && meantWish(first.lower, next.lower) !== null
  })
}

/** 'Gracias, lo pensaré', 'un SUV': what is nearly always said in another sense is a place only where somebody goes to it. */
function isSaidOtherwise({ tokens: { words }, candidate, cue }: Admission): boolean {
  const first = words[candidate.at]
  if (candidate.last !== candidate.at || first === undefined || (cue.strength === 'strong' && cue.role !== 'passed')) return false
  return COURTESIES.has(first.lower) || (ABBREVIATIONS.has(first.lower) && first.text === first.text.toUpperCase())
}

function isWholeMessage({ words }: Tokens, { at, last }: Candidate): boolean {
  return words.every(({ lower }, index) => (index >= at && index <= last) || /^(?:to|in|please|maybe|actually|make|it|that|change|just|try|the|how|what|about|ok|okay|then|yes|no|say|thanks|let's|it's|perhaps|ah|oh|um|uh|hmm|well|for|from)$/.test(lower))
}

const DOING = /^(?:for|of|about|by|while|when|like|love|enjoy|than)$/

/** A word that happens to be a place: by a capital in the midst of a sentence, or where only a place can stand. */
function isDoubtfulName({ tokens: { words, capitals }, candidate, cue, beside }: Admission): boolean {
  const first = words[candidate.at]
  const next = words[candidate.last + 1]
  if (first === undefined) return false
  const fits = goesOnAsPlace(words, candidate.last)
  const tells = capitals === 'mixed' && first.capital
  // 'A nice day for reading': what one does.
  if (!tells && candidate.last === candidate.at && /ing$/.test(first.lower) && DOING.test(words[candidate.at - 1]?.lower ?? '')) return false
  // 'Looking for tours in Lisbon.'
  if (!tells && candidate.last === candidate.at && (TRIP_NOUNS.has(first.lower) || PASSABLE.has(first.lower))) return false
  if (!tells && candidate.at === 0 && next !== undefined && next.gap.includes('#')) return true
  if (tells && !first.first) return fits || cue.strength === 'strong' || next?.capital !== true
  if (tells && first.first) return beside || (fits && (next === undefined || /,/.test(next.gap) || /^(?:in|for|from|with|next|during)$/.test(next.lower)))
  if (beside && fits && !(capitals === 'mixed' && !first.capital) && (tells || candidate.at === 0 || cue.strength !== 'none')) return true
  return cue.strength === 'strong' && cue.role !== 'passed' && cue.role !== 'against' && fits
}

/** A village: only where a place must stand, and only if it is no word. */
function isObscureName({ tokens, candidate, cue, beside }: Admission): boolean {
  const { words, capitals } = tokens
  const first = words[candidate.at]
  const next = words[candidate.last + 1]
  if (first === undefined) return false
  const isWord = candidate.last === candidate.at && isEnglishWord(first.lower)
  const tells = capitals === 'mixed' && first.capital
  // 'Mos Eisley': the name goes on, with something that is no part of it.
  if (tells && next?.capital === true && /^\s+$/.test(next.gap) && !isWord && next.lower !== 'i') return false
  const isLong = tells && candidate.last > candidate.at
  const isOfTrip = A_TRIP.test(next?.lower ?? '') && next?.gap === ' '
  if (isTown(candidate) && isHeadOfNote(tokens, candidate)) return true
  const located = isOfTrip || (cue.strength !== 'none' && cue.role !== 'person') || (tells && standsAlone(words, candidate)) || (isLong && goesOnAsPlace(words, candidate.last))
  if (tells && (!first.first || located)) return (located && !isWord) || (beside && !isWord) || cue.strength === 'strong'
  if (isWord) return false
  if (isWhereToGo(words, candidate.last) || (isTown(candidate) && stands(words, candidate.at) && goesOnAsPlace(words, candidate.last))) return true
  return (beside || cue.strength === 'strong') && goesOnAsPlace(words, candidate.last)
}

/** So many people make a town likely where any place fits. */
const A_TOWN = 15_000

function isTown({ place }: Candidate): boolean {
  return place !== null && (place.kind !== 'city' || place.population >= A_TOWN)
}

/** Right behind a preposition of place, or a count: 'something near novato', 'ten people albufeira'. */
function stands(words: readonly Token[], at: number): boolean {
  const before = words[at - 1]?.lower ?? ''
  const isCounted = (PEOPLE.has(before) || TRIP_NOUNS.has(before) || /^(?:adults|kids|children|guests|pax)$/.test(before)) && /^\d|^(?:two|three|four|five|six|seven|eight|nine|ten|twelve)$/.test(words[at - 2]?.lower ?? '')
  return (isCounted || /^(?:in|near|around|to|visit|visiting|prefer|check|try)$/.test(before)) && words[at]?.gap === ' '
}

/** 'Novato is where I want to go.' */
function isWhereToGo(words: readonly Token[], last: number): boolean {
  const after = words.slice(last + 1, last + 6).map(({ lower }) => lower).join(' ')
  return /^(?:is|it is|would be|sounds) (?:where (?:i|we)(?:'d| would| want| need| will| plan| like|'ll|'re| are| am)|(?:my|our|the) (?:destination|choice|city|place))/.test(after)
}

/** 'Manali trip, 5 days': said first of all of a trip. */
const A_TRIP = /^(?:trips?|holidays?|vacation|itinerary|tour|honeymoon|getaway|weekend|road)$/

/** '2 adults, Lourdes': between commas, or before the end. */
function standsAlone(words: readonly Token[], { at, last }: Candidate): boolean {
  const [before, next] = [words[at - 1], words[last + 1]]
  const opens = before === undefined || (/[,.;:(#+/-]/.test(words[at]?.gap ?? '') && !SAID_OF_PEOPLE.has(before.lower)) || /^(?:or|and)$/.test(before.lower)
  return opens && (next === undefined || /[,.;:()#+/?!-]/.test(next.gap) || /^(?:or|and|for|with|in)$/.test(next.lower)) && (next !== undefined || before !== undefined)
}

const KNOWN_TO_MANY = 100_000
const KNOWN_TO_ALL = 1_000_000

function isGreat({ place }: Candidate): boolean {
  return place !== null && (place.kind !== 'city' || place.population >= KNOWN_TO_ALL || place.hasInventory)
}

/** 'Rio in February, two of us', 'Fez, 3 days': a short name at the head of a note. */
function isHead(words: readonly Token[], { at, last, place }: Candidate): boolean {
  const [first, next] = [words[at], words[last + 1]]
  if (at > 0 || first === undefined || place === null || GIVEN_NAMES.has(first.lower) || isEnglishWord(first.lower)) return false
  if (place.kind === 'city' && place.population < KNOWN_TO_MANY && !place.hasInventory) return false
  return next === undefined || next.gap.includes('#') || /^,|^\s[(–-]/.test(next.gap) || /^(?:in|for|from|with|next|this|during|over|around|im|am|en|on|über|zu|an|pour|para|à|trip|weekend|or|and|\d{1,2})$/.test(next.lower)
}

/** 'Goa for 4, price?', 'manali in #': in a note without capitals what opens it, before a number or days, is where it goes. */
function isHeadOfNote({ words, capitals }: Tokens, candidate: Candidate): boolean {
  const [first, next, second] = [words[candidate.at], words[candidate.last + 1], words[candidate.last + 2]]
  if (capitals !== 'none' || candidate.at > 0 || first === undefined || isEnglishWord(first.lower) || next === undefined) return false
  return next.gap.includes('#') || second?.gap.includes('#') === true || (next.lower === 'for' && /^(?:\d|(?:two|three|four|five|six|us|me|my|a)$)/.test(second?.lower ?? '')) || /^\d/.test(next.lower)
}

/** 'Drei Tage Rom', 'un week-end Rom'. */
function isBehindLength(words: readonly Token[], { at }: Candidate): boolean {
  return words[at]?.gap === ' ' && /^(?:days|nights|weekend|tage?n?|nächte|nacht|woche|wochen|wochenende|jours|nuits|días|dias|noches|giorni|notti|dagen|nachten|weken)$/.test(words[at - 1]?.lower ?? '')
}

const SPOKEN_CODES = /^(?:ny|nyc|sf|dc|la|hk|sd|slc|uk|us|usa|uae)$/

/** 'LA' and 'SD' in small letters, or in a text that has only capitals: where a place must stand. */
function isNamedAsCode({ tokens: { words, capitals }, candidate, cue, beside }: Admission): boolean {
  const first = words[candidate.at]
  if (first === undefined) return false
  if (SPOKEN_CODES.test(first.lower) && TRIP_NOUNS.has(words[candidate.last + 1]?.lower ?? '')) return true
  if (capitals === 'mixed' && first.capital && first.text.length === 3 && first.text !== first.text.toUpperCase()) return (cue.strength !== 'none' && cue.role !== 'person') || beside || isHead(words, candidate) || isBehindLength(words, candidate)
  // 'rio in #, 2 of us'.
  if (capitals === 'none' && isHead(words, candidate) && isGreat(candidate)) return true
  // 'Pre/post-tour': a code that few know is written in capitals where there are any.
  const isHalf = /^[/-]$/.test(words[candidate.last + 1]?.gap ?? '') && !beside
  if (!first.capital && !SPOKEN_CODES.test(first.lower) && (isHalf || (capitals === 'mixed' && cue.strength !== 'strong'))) return false
  if (isEnglishWord(first.lower) && !/^(?:la|sd|ny|sf|uk|hk|dc)$/.test(first.lower) && cue.strength !== 'strong') return false
  return (beside || (cue.strength !== 'none' && cue.role !== 'person')) && goesOnAsPlace(words, candidate.last)
}
