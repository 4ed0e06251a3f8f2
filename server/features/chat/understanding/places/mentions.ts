import type { DestinationCatalogue, Place } from '../../../destinations/index.ts'
import type { Span } from '../plain-text.ts'
import { isName } from './admit.ts'
import { findCandidates } from './candidates.ts'
import type { Candidate } from './candidates.ts'
import { cueBefore } from './cues.ts'
import type { Cue } from './cue.ts'
import { qualify } from './qualify.ts'
import type { Tokens } from './tokens.ts'

/** A place that a message names. */
export interface Mention extends Span {
  place: Place
  at: number
  last: number
  cue: Cue
  role: 'wanted' | 'origin' | 'passed-over'
  /** A name that others have too: no second one said which. */
  isOpen: boolean
}

export interface NamedThings {
  mentions: Mention[]
  /** Names of stories, and of parts of the world that are no one place. */
  imaginary: Candidate[]
  broad: Candidate[]
}

/** Nobody travels to more places; a text that names so many is a list of something else. */
const MOST = 40
/** So few words leave no room for another subject. */
const SHORT = 4

/** The places named in a message, before anything is known of how they hang together. */
export function readMentions(tokens: Tokens, catalogue: DestinationCatalogue): NamedThings {
  const found: NamedThings = { mentions: [], imaginary: [], broad: [] }
  const villages = new Set<Mention>()
  const candidates = findCandidates(tokens, catalogue)
  for (let index = 0; index < candidates.length && found.mentions.length < MOST; index += 1) {
    const candidate = candidates[index]
    if (candidate === undefined) continue
    const cue = cueBefore(tokens.words, candidate.at)
    const qualified = candidate.place === null ? null : qualify({ tokens, candidate, next: candidates[index + 1] }, catalogue)
    if (!isName({ tokens, candidate, cue, isQualified: qualified !== null, beside: besides(tokens, candidates, index) })) continue
    // 'When does the sun set' goes nowhere.
    if (candidate.kind === 'imaginary' && (tokens.words[candidate.at - 1]?.lower === 'on' || (cue.strength === 'none' && tokens.words.length > SHORT))) continue
    if (candidate.kind !== 'place') (candidate.kind === 'imaginary' ? found.imaginary : found.broad).push(candidate)
    const place = qualified?.place ?? candidate.place
    if (place === null) continue
    const last = qualified?.last ?? candidate.last
    const mention: Mention = { place, at: candidate.at, last, cue, role: 'wanted', isOpen: qualified === null, ...spanOf(tokens, candidate.at, last) }
    if (candidate.sort === 'obscure' && cue.strength === 'none' && qualified === null) villages.add(mention)
    found.mentions.push(mention)
    while ((candidates[index + 1]?.at ?? Infinity) <= last) index += 1
  }
  found.mentions = found.mentions.filter((mention) => !villages.has(mention) || liesAmong(mention, found.mentions.filter((one) => !villages.has(one))))
  return found
}

/** 'Madrid: Prado, tapas' speaks of no village in Brazil: what few know is meant only in a country that is spoken of. */
function liesAmong({ place }: Mention, known: readonly Mention[]): boolean {
  return known.length === 0 || known.some((one) => one.place.countryCode === place.countryCode)
}

/** Whether a place that nobody could mistake stands in one list, or on one way, with it. */
function besides(tokens: Tokens, candidates: readonly Candidate[], index: number): boolean {
  const own = candidates[index]
  const isJoined = (left: Candidate | undefined, right: Candidate | undefined): boolean => {
    if (left === undefined || right === undefined) return false
    const between = tokens.text.slice(tokens.words[left.last]?.to ?? 0, tokens.words[right.at]?.from ?? 0)
    return /^(?:\s*[,/&+→>-]+\s*|,?\s+(?:and|or|to|then|and then|until|&)\s+)+$/i.test(between)
  }
  const [left, right] = [candidates[index - 1], candidates[index + 1]]
  return (left?.sort === 'plain' && isJoined(left, own)) || (right?.sort === 'plain' && isJoined(own, right))
}

export function spanOf({ words }: Tokens, at: number, last: number): Span {
  return { from: words[at]?.from ?? 0, to: words[last]?.to ?? 0 }
}
