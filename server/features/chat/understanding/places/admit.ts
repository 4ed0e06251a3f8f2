import { FIRST_NAMES, GIVEN_NAMES } from '../doubtful-names.ts'
import type { Candidate } from './candidates.ts'
import { goesOnAsPlace } from './cues.ts'
import type { Cue } from './cues.ts'
import { isEnglishWord, isProperName } from './english-words.ts'
import type { Token, Tokens } from './tokens.ts'
import { BRANDS, GOES_ON, HOUSES, MAKES_ANOTHER, PASSABLE, PEOPLE, SAID_OF_PEOPLE, TRIP_NOUNS } from './word-classes.ts'

export interface Admission {
  tokens: Tokens
  candidate: Candidate
  cue: Cue
  /** 'Bath, England': a second name says where it lies. */
  isQualified: boolean
  /** It stands in a list, or on a way, with a place that nobody could mistake. */
  beside: boolean
}

const LARGE = 300_000

/** Whether words that are spelled like a place are meant as one: by how they are written, what stands around them, and how likely the place is. */
export function isName(admission: Admission): boolean {
  const { tokens, candidate, cue, isQualified } = admission
  if (isSomethingElse(admission) || isPerson(admission)) return false
  if (isTheSight(admission) || isPartOfName(admission) || isDescription(admission)) return false
  if (isQualified) return true
  if (isOneOfAKind(admission)) return false
  if (candidate.sort === 'plain') return true
  if (isWholeMessage(tokens, candidate)) return candidate.sort !== 'code' || isNamedAsCode(admission)
  if (candidate.sort === 'code') return isNamedAsCode(admission)
  return candidate.sort === 'doubtful' ? isDoubtfulName(admission) : isObscureName(admission) && cue.role !== 'person'
}

/** 'American Airlines', 'turkey sandwich', 'Hotel Paris', 'Baker Street'. */
function isSomethingElse({ tokens: { words, capitals }, candidate, cue }: Admission): boolean {
  const [first, next, before] = [words[candidate.at], words[candidate.last + 1], words[candidate.at - 1]]
  if (first === undefined) return true
  if (isCurrency(words, candidate)) return true
  const touches = next !== undefined && /^[\s-]+$/.test(next.gap)
  if (touches && (MAKES_ANOTHER.has(next.lower) || (capitals === 'mixed' && first.capital && next.capital && HOUSES.has(next.lower)))) return true
  const follows = before !== undefined && /^\s+$/.test(first.gap)
  if (follows && capitals === 'mixed' && before.capital && !before.first && BRANDS.has(before.lower)) return true
  // 'Marina Bay Sands Singapore', 'Hilton Garden Inn Denver' stay what they are; 'the London Eye' has been dealt with.
  return follows && /^(?:air|lady|bank|university)$/.test(before.lower) && cue.role === 'bare'
}

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))

/** 'ZAR 120,000', 'HK$ 8000'. */
function isCurrency(words: readonly Token[], { at, last }: Candidate): boolean {
  const [code, next] = [words[at]?.text ?? '', words[last + 1]]
  if (at !== last || code.length > 3) return false
  return next !== undefined && (next.gap.startsWith('$') || (CURRENCIES.has(code.toUpperCase()) && /^\d/.test(next.lower)))
}

/** 'Gare du Nord', 'Place de la Concorde'. */
function isPartOfStation(words: readonly Token[], { at, last }: { at: number; last: number }): boolean {
  const isJoint = (word: Token | undefined): boolean => word !== undefined && /^(?:du|de|des|del|della|di|do|da|la|of)$/.test(word.lower)
  return (isJoint(words[last + 1]) && words[last + 2]?.capital === true) || (isJoint(words[at - 1]) && words[at - 2]?.capital === true && words[at - 2]?.first === false)
}

/** 'Van Gogh', 'Orange County Choppers': a doubtful word that goes on as a name. */
function isPartOfName({ tokens: { words, capitals }, candidate: { at, last, sort }, isQualified }: Admission): boolean {
  const next = words[last + 1]
  if (sort === 'obscure' && isPartOfStation(words, { at, last })) return true
  if (!isQualified && capitals === 'mixed' && isSurname(words, at, sort === 'plain')) return true
  // 'Michael Jordan', 'abraham lincoln'.
  if (!isQualified && words[at]?.gap === ' ' && GIVEN_NAMES.has(words[at - 1]?.lower ?? '')) return true
  return !isQualified && capitals === 'mixed' && (sort === 'code' || sort === 'doubtful') && next !== undefined && next.capital && next.gap === ' ' && !GOES_ON.has(next.lower)
}

/** 'Thomas Lincoln'; of a well-known place only where somebody gives a name. */
function isSurname(words: readonly Token[], at: number, isGiven: boolean): boolean {
  const [before, first] = [words[at - 1], words[at]]
  if (isGiven && !/^(?:am|i'm|im|is|mr|mrs|ms|dr)$/.test(words[at - 2]?.lower ?? '')) return false
  return before !== undefined && first?.gap === ' ' && before.capital && first.capital && before.lower.length > 2 && isProperName(before.lower) && !isEnglishWord(before.lower)
}

/** 'A nice hotel', 'very nice': English, where a name could have no article. */
function isDescription({ tokens: { words }, candidate: { at, last, sort } }: Admission): boolean {
  const first = words[at]
  // 'A grand canyon trip' is one to the Grand Canyon.
  if (first === undefined || first.capital || (last === at && sort !== 'doubtful') || (last > at && TRIP_NOUNS.has(words[last + 1]?.lower ?? ''))) return false
  if (!words.slice(at, last + 1).every(({ lower }) => isEnglishWord(lower))) return false
  return /^(?:a|an|some|any|very|so|really|such|too|more|most|quite|pretty|no|every|each|these|those|something|somewhere|anything)$/.test(words[at - 1]?.lower ?? '') && first.gap === ' '
}

/** 'What is in a manhattan', 'a havana, please': a thing called so. 'A Lisbon trip' goes on. */
function isOneOfAKind({ tokens: { words }, candidate: { at, last } }: Admission): boolean {
  const [first, next] = [words[at], words[last + 1]]
  if (first?.capital === true || !isEnglishWord(words[at - 2]?.lower ?? 'in')) return false
  return /^an?$/.test(words[at - 1]?.lower ?? '') && first?.gap === ' ' && (next === undefined || !/^[\s-]+$/.test(next.gap) || /^(?:is|are|was|with|and|or|for|on|in|at|please|then)$/.test(next.lower))
}

/** 'The Alhambra', 'the Hermitage': a town has no article. */
function isTheSight({ tokens: { words }, candidate: { at, place, sort } }: Admission): boolean {
  const article = words[at - 1]?.lower === 'city' || words[at - 1]?.lower === 'town' ? words[at - 2] : words[at - 1]
  return article?.lower === 'the' && (sort === 'doubtful' || (place?.kind === 'city' && place.population < LARGE && !place.hasInventory))
}

function isPerson({ tokens: { words, capitals }, candidate, cue, isQualified }: Admission): boolean {
  const [first, before] = [words[candidate.at], words[candidate.at - 1]]
  if (first === undefined || candidate.last !== candidate.at || isQualified) return false
  const isFirstName = FIRST_NAMES.has(first.lower)
  if (cue.role === 'person') {
    const greets = /^(?:hello|hi|hey|thanks|thank|cheers|i'm|im)$/.test(before?.lower ?? '')
    return (first.capital || capitals === 'none') && (!greets || isFirstName || candidate.sort === 'obscure')
  }
  if (!isFirstName) return false
  return isCompany(words, candidate.at) || (doesAsPeople(words, candidate.last) && (candidate.place?.kind !== 'country' || !/^(?:has|will|is)$/.test(words[candidate.last + 1]?.lower ?? '')))
}

/** 'With Austin', 'with Austin and Jordan', 'my sister Florence'. */
function isCompany(words: readonly Token[], at: number): boolean {
  const before = words[at - 1]?.lower ?? ''
  if (before === 'and' && FIRST_NAMES.has(words[at - 2]?.lower ?? '')) return isCompany(words, at - 2)
  return /^(?:with|bring|bringing|call|called|name|ask|tell|can|will)$/.test(before) || PEOPLE.has(before) || SAID_OF_PEOPLE.has(before)
}

/** 'Charlotte and I', 'Paris wants', 'Sydney is turning six'. */
function doesAsPeople(words: readonly Token[], last: number): boolean {
  const [next, second] = [words[last + 1]?.lower ?? '', words[last + 2]?.lower ?? '']
  if (/[(,]/.test(words[last + 1]?.gap ?? '') && /^(?:my|our|his|her)$/.test(next)) return PEOPLE.has(second)
  if (next === 'and') return second === 'i' || second === 'me' || (FIRST_NAMES.has(second) && doesAsPeople(words, last + 2))
  return /^(?:wants|likes|loves|said|says|told|has|turns|will)$/.test(next) || (/^(?:is|are)$/.test(next) && /^(?:my|our|coming|joining|turning|getting|travelling|traveling)$/.test(second))
}

function isWholeMessage({ words }: Tokens, { at, last }: Candidate): boolean {
  return words.every(({ lower }, index) => (index >= at && index <= last) || /^(?:to|in|please|maybe|actually|make|it|that|change|just|try|the|how|what|about|ok|okay|then|yes|no|say|thanks|let's|it's|perhaps|ah|oh|um|uh|hmm|well|for|from)$/.test(lower))
}

/** A word that happens to be a place: by a capital in the midst of a sentence, or where only a place can stand. */
function isDoubtfulName({ tokens: { words, capitals }, candidate, cue, beside }: Admission): boolean {
  const first = words[candidate.at]
  const next = words[candidate.last + 1]
  if (first === undefined) return false
  const fits = goesOnAsPlace(words, candidate.last)
  const tells = capitals === 'mixed' && first.capital
  // 'Looking for tours in Lisbon.'
  if (!tells && candidate.last === candidate.at && (TRIP_NOUNS.has(first.lower) || PASSABLE.has(first.lower))) return false
  if (!tells && candidate.at === 0 && next !== undefined && next.gap.includes('#')) return true
  if (tells && !first.first) return fits || cue.strength === 'strong' || next?.capital !== true
  if (tells && first.first) return beside || (fits && (next === undefined || /,/.test(next.gap) || /^(?:in|for|from|with|next)$/.test(next.lower)))
  if (beside && fits && !(capitals === 'mixed' && !first.capital) && (tells || candidate.at === 0 || cue.strength !== 'none')) return true
  return cue.strength === 'strong' && cue.role !== 'passed' && cue.role !== 'against' && fits
}

/** A village: only where a place must stand, and only if it is no word. */
function isObscureName({ tokens: { words, capitals }, candidate, cue, beside }: Admission): boolean {
  const first = words[candidate.at]
  const next = words[candidate.last + 1]
  if (first === undefined) return false
  const isWord = candidate.last === candidate.at && isEnglishWord(first.lower)
  const tells = capitals === 'mixed' && first.capital
  // 'Mos Eisley': the name goes on, with something that is no part of it.
  if (tells && next?.capital === true && /^\s+$/.test(next.gap) && !isWord && next.lower !== 'i') return false
  const isLong = tells && candidate.last > candidate.at
  const located = (cue.strength !== 'none' && cue.role !== 'person') || (tells && standsAlone(words, candidate)) || (isLong && goesOnAsPlace(words, candidate.last))
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

/** '2 adults, Lourdes': between commas, or before the end. */
function standsAlone(words: readonly Token[], { at, last }: Candidate): boolean {
  const [before, next] = [words[at - 1], words[last + 1]]
  const opens = before === undefined || (/[,.;:(#+/-]/.test(words[at]?.gap ?? '') && !SAID_OF_PEOPLE.has(before.lower)) || /^(?:or|and)$/.test(before.lower)
  return opens && (next === undefined || /[,.;:()#+/?!-]/.test(next.gap) || /^(?:or|and|for|with|in)$/.test(next.lower)) && (next !== undefined || before !== undefined)
}

const SPOKEN_CODES = /^(?:ny|nyc|sf|dc|la|hk|sd|slc|uk|us|usa|uae)$/

/** 'LA' and 'SD' in small letters, or in a text that has only capitals: where a place must stand. */
function isNamedAsCode({ tokens: { words, capitals }, candidate, cue, beside }: Admission): boolean {
  const first = words[candidate.at]
  if (first === undefined) return false
  if (SPOKEN_CODES.test(first.lower) && TRIP_NOUNS.has(words[candidate.last + 1]?.lower ?? '')) return true
  if (capitals === 'mixed' && first.capital && first.text.length === 3 && first.text !== first.text.toUpperCase()) return cue.strength !== 'none' || beside
  // 'Pre/post-tour': a code that few know is written in capitals where there are any.
  const isHalf = /^[/-]$/.test(words[candidate.last + 1]?.gap ?? '') && !beside
  if (!first.capital && !SPOKEN_CODES.test(first.lower) && (isHalf || (capitals === 'mixed' && cue.strength !== 'strong'))) return false
  if (isEnglishWord(first.lower) && !/^(?:la|sd|ny|sf|uk|hk|dc)$/.test(first.lower) && cue.strength !== 'strong') return false
  return (beside || (cue.strength !== 'none' && cue.role !== 'person')) && goesOnAsPlace(words, candidate.last)
}
