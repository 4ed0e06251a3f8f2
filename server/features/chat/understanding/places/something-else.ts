import { GIVEN_NAMES } from '../doubtful-names.ts'
import type { Admission } from './admit.ts'
import type { Candidate } from './candidates.ts'
import { isEnglishWord, isProperName } from './english-words.ts'
import type { Token } from './tokens.ts'
import { BRANDS, GOES_ON, HOUSES, MAKES_ANOTHER, TRIP_NOUNS } from './word-classes.ts'

const LARGE = 300_000

/** 'American Airlines', 'turkey sandwich', 'Hotel Paris', 'Baker Street'. */
export function isSomethingElse({ tokens: { words, capitals }, candidate, cue }: Admission): boolean {
  const [first, next, before] = [words[candidate.at], words[candidate.last + 1], words[candidate.at - 1]]
  if (first === undefined) return true
  if (isCurrency(words, candidate) || isVerb(words, candidate) || isFlight(words, candidate)) return true
  const touches = next !== undefined && /^[\s-]+$/.test(next.gap)
  if (touches && (MAKES_ANOTHER.has(next.lower) || (capitals === 'mixed' && first.capital && next.capital && HOUSES.has(next.lower)))) return true
  const follows = before !== undefined && /^\s+$/.test(first.gap)
  if (follows && capitals === 'mixed' && before.capital && !before.first && BRANDS.has(before.lower)) return true
  // 'Marina Bay Sands Singapore', 'Hilton Garden Inn Denver' stay what they are; 'the London Eye' has been dealt with.
  return follows && /^(?:air|lady|bank|university)$/.test(before.lower) && cue.role === 'bare'
}

/** What only a verb has behind it. */
const OBJECT = /^(?:some|any|an?|my|our|your|his|her|their|its|it|them|me|more|less|enough|much|money|time|up|off|out)$/

/** 'A way to save some money': no town is followed by what is saved. */
function isVerb(words: readonly Token[], { at, last }: Candidate): boolean {
  const [first, next] = [words[at], words[last + 1]]
  if (at !== last || first === undefined || first.capital || first.gap !== ' ' || words[at - 1]?.lower !== 'to') return false
  return next?.gap === ' ' && OBJECT.test(next.lower) && isEnglishWord(first.lower)
}

const CURRENCIES: ReadonlySet<string> = new Set([...Intl.supportedValuesOf('currency'), 'KSH', 'DHS'])

/** 'ZAR 120,000', 'HK$ 8000'. */
function isCurrency(words: readonly Token[], { at, last }: Candidate): boolean {
  const [code, next] = [words[at]?.text ?? '', words[last + 1]]
  if (at !== last || code.length > 3) return false
  return next !== undefined && (next.gap.startsWith('$') || (CURRENCIES.has(code.toUpperCase()) && /^\d/.test(next.lower)))
}

/** 'Flight BA 249', 'BA249': an airline, whatever town is written so. */
function isFlight(words: readonly Token[], { at, last }: Candidate): boolean {
  const [code, next] = [words[at]?.text ?? '', words[last + 1]]
  return at === last && /^[A-Z]{2}$/.test(code) && next?.gap === ' ' && /^\d{2,4}$/.test(next.lower) && /^(?:flight|flights|on|with|by|fly|flying|take|taking|our|my|the)$/.test(words[at - 1]?.lower ?? '')
}

/** 'Gare du Nord', 'Place de la Concorde'. */
function isPartOfStation(words: readonly Token[], { at, last }: { at: number; last: number }): boolean {
  const isJoint = (word: Token | undefined): boolean => word !== undefined && /^(?:du|de|des|del|della|di|do|da|la|of)$/.test(word.lower)
  return (isJoint(words[last + 1]) && words[last + 2]?.capital === true) || (isJoint(words[at - 1]) && words[at - 2]?.capital === true && words[at - 2]?.first === false)
}

/** 'Van Gogh', 'Orange County Choppers': a doubtful word that goes on as a name. */
export function isPartOfName({ tokens: { words, capitals }, candidate: { at, last, sort }, isQualified }: Admission): boolean {
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
export function isDescription({ tokens: { words }, candidate: { at, last, sort } }: Admission): boolean {
  const first = words[at]
  // 'A grand canyon trip' is one to the Grand Canyon.
  if (first === undefined || first.capital || (last === at && sort !== 'doubtful') || (last > at && TRIP_NOUNS.has(words[last + 1]?.lower ?? ''))) return false
  if (!words.slice(at, last + 1).every(({ lower }) => isEnglishWord(lower))) return false
  return /^(?:a|an|some|any|very|so|really|such|too|more|most|quite|pretty|no|every|each|these|those|something|somewhere|anything)$/.test(words[at - 1]?.lower ?? '') && first.gap === ' '
}

/** 'What is in a manhattan', 'a havana, please': a thing called so. 'A Lisbon trip' goes on. */
export function isOneOfAKind({ tokens: { words }, candidate: { at, last } }: Admission): boolean {
  const [first, next] = [words[at], words[last + 1]]
  if (at === last && first?.text.length === 3 && first.text === first.text.toUpperCase() && /^(?:an?|any|your|every)$/.test(words[at - 1]?.lower ?? '') && !TRIP_NOUNS.has(next?.lower ?? '')) return true
  if (first?.capital === true || !isEnglishWord(words[at - 2]?.lower ?? 'in')) return false
  return /^an?$/.test(words[at - 1]?.lower ?? '') && first?.gap === ' ' && (next === undefined || !/^[\s-]+$/.test(next.gap) || /^(?:is|are|was|with|and|or|for|on|in|at|please|then)$/.test(next.lower))
}

/** 'The Alhambra', 'the Hermitage': a town has no article. */
export function isTheSight({ tokens: { words }, candidate: { at, place, sort } }: Admission): boolean {
  const article = words[at - 1]?.lower === 'city' || words[at - 1]?.lower === 'town' ? words[at - 2] : words[at - 1]
  return article?.lower === 'the' && /^[\s-]*$/.test(words[at]?.gap ?? '') && (sort === 'doubtful' || (place?.kind === 'city' && place.population < LARGE && !place.hasInventory))
}
