import { fold } from '../../../destinations/index.ts'
import type { DestinationCatalogue, Place } from '../../../destinations/index.ts'
import { matchWords, TOWN } from './match-words.ts'
import { isDemonym } from './demonyms.ts'
import { isOfTravellers } from './bearers.ts'
import { isEnglishWord, isProperName } from './english-words.ts'
import { FIRST_OF_SAYINGS, IMAGINARY, LONGEST_SAYING, SAID_OTHERWISE } from './said-otherwise.ts'
import { correctSpelling } from './slips.ts'
import { isBreak, isUnspaced } from './tokens.ts'
import type { Token, Tokens } from './tokens.ts'
import { PARTS_OF_THE_WORLD } from './world-parts.ts'
import { CHAT_WORDS, CLEAR_NAMES, MORE_OFTEN_WORDS } from '../doubtful-names.ts'

/** Words of a message that are spelled like a place. */
export interface Candidate {
  /** Null for what is named like a place that is none: 'Europe', 'Atlantis'. */
  place: Place | null
  kind: 'place' | 'part of the world' | 'imaginary'
  /** First and last word, by number. */
  at: number
  last: number
  /** 'plain' is hardly anything else; 'doubtful' is an English word too; 'obscure' is a village that few speak of; 'code' is short. */
  sort: 'plain' | 'doubtful' | 'obscure' | 'code'
}

/** Names of places that are said in another sense as well: 'Kerry and I', 'an elderly gent'. */
const NAMES_TOO = new Set(['kerry', 'gent', 'hull'])

/** The longest name a sentence is searched for. */
const LONGEST = 8

/** A city has so many people. */
const CITY = 100_000

/** Codes and short forms that are read in small letters as well. */
const SAFE_CODES = new Set([
  'nyc', 'usa', 'uae', 'uk', 'cdmx', 'lax', 'jfk', 'sfo', 'ewr', 'lhr', 'pdx', 'phx', 'dfw', 'atl', 'hnl', 'mco', 'bcn', 'dxb', 'bos', 'ord', 'iah',
  'clt', 'phl', 'iad', 'dca', 'bwi', 'msp', 'dtw', 'tpa', 'stl', 'yyz', 'yvr', 'cdg', 'ams', 'fra', 'muc', 'fco', 'hkg', 'nrt', 'hnd', 'icn', 'syd',
  'akl', 'gru', 'eze', 'cun', 'edi', 'bkk', 'bom',
])

/** Everything in a message that could be a place, left to right, none overlapping. */
export function findCandidates(tokens: Tokens, catalogue: DestinationCatalogue): Candidate[] {
  const found: Candidate[] = []
  for (let at = 0; at < tokens.words.length; at += 1) {
    const candidate = candidateAt(tokens, at, catalogue)
    if (candidate === null) continue
    found.push(candidate)
    at = candidate.last
  }
  return found
}

function candidateAt(tokens: Tokens, at: number, catalogue: DestinationCatalogue): Candidate | null {
  const run = runFrom(tokens.words, at)
  const first = run[0]
  if (first === undefined || /^\d/.test(first.lower) || isUnspaced(first.text)) return null
  const listed = sayingAt(run, { at, tokens }, catalogue)
  const matched = matchWords(run, tokens, catalogue)
  if (listed !== null && (matched === null || listed.last - at + 1 >= matched.length)) return listed
  if (matched === null) return codeAt(first, at, tokens, catalogue)
  const words = run.slice(0, matched.length)
  const sort = sortOf(words, matched, tokens)
  if (sort === null) return null
  const bearer = ownBearer(matched.place, words, catalogue)
  if (bearer !== null) return { place: bearer, kind: 'place', at, last: at + matched.length - 1, sort }
  const meant = sort === 'obscure' && matched.length === 1 && fold(matched.place.name) !== fold(first.lower) ? correctSpelling(first.text, catalogue) : null
  if (meant !== null) return { place: meant, kind: 'place', at, last: at, sort: 'plain' }
  return { place: matched.place, kind: 'place', at, last: at + matched.length - 1, sort }
}

/** What is called so itself before what is called so in another language: Granada is no Grenada. */
function ownBearer(place: Place, words: readonly Token[], catalogue: DestinationCatalogue): Place | null {
  const said = fold(words.map(({ lower }) => lower).join(' '))
  if (fold(place.name) === said || words[0]?.text === words[0]?.text.toUpperCase()) return null
  return catalogue.named(said).find(({ name, population, kind }) => fold(name) === said && (kind !== 'city' || population >= CITY || (place.kind === 'city' && population >= place.population))) ?? null
}

/** The words that one name could take from here. */
function runFrom(words: readonly Token[], at: number): Token[] {
  const run: Token[] = []
  for (let next = at; next < words.length && next < at + LONGEST; next += 1) {
    const word = words[next]
    if (word === undefined || (next > at && isBreak(word, words[next - 1]))) break
    run.push(word)
  }
  return run
}

function sayingAt(run: readonly Token[], { at, tokens }: { at: number; tokens: Tokens }, catalogue: DestinationCatalogue): Candidate | null {
  const [first] = run
  if (first === undefined || !FIRST_OF_SAYINGS.has(first.lower)) return null
  for (let length = Math.min(run.length, LONGEST_SAYING); length > 0; length -= 1) {
    const said = run.slice(0, length).map(({ lower }) => lower).join(' ')
    const last = at + length - 1
    if (PARTS_OF_THE_WORLD.has(said)) return { place: null, kind: 'part of the world', at, last, sort: 'plain' }
    if (IMAGINARY.has(said)) return { place: null, kind: 'imaginary', at, last, sort: length === 1 && isEnglishWord(said) ? 'doubtful' : 'plain' }
    const meant = SAID_OTHERWISE.get(said)
    const bearers = meant === undefined ? [] : catalogue.named(meant)
    const place = bearers.find(({ name }) => name === meant) ?? bearers[0]
    if (place !== undefined) return {
      place,
      kind: 'place',
      at,
      last,
      sort: NAMES_TOO.has(said) ? 'doubtful' : said.length <= 3 && !SAFE_CODES.has(said) && (tokens.shouting || first.text !== first.text.toUpperCase()) ? 'code' : 'plain',
    }
  }
  return null
}

function codeAt(first: Token, at: number, tokens: Tokens, catalogue: DestinationCatalogue): Candidate | null {
  if (first.lower.length > 4 || (!SAFE_CODES.has(first.lower) && (isEnglishWord(first.lower) || MORE_OFTEN_WORDS.has(first.lower) || CHAT_WORDS.has(first.lower)) && first.lower !== 'la')) return null
  const found = catalogue.matchAt([first.text.toUpperCase()], 0)
  if (found === null || !found.isWellKnown) return null
  const sort = SAFE_CODES.has(first.lower) || (!tokens.shouting && first.text === first.text.toUpperCase()) ? 'plain' : 'code'
  return { place: found.place, kind: 'place', at, last: at, sort }
}

/** Null where English words are another name of a place: nobody means Como by 'come', nor London by 'the city'. */
function sortOf(words: readonly Token[], { place, isWellKnown }: { place: Place; isWellKnown: boolean }, { shouting, capitals, words: all }: Tokens): Candidate['sort'] | null {
  const [first] = words
  if (first === undefined) return null
  const said = words.map(({ lower }) => lower).join(' ')
  if (isDemonym(said)) return null
  if (words.length === 1 && isShouted(first, all)) return null
  if (words.length === 1 && first.text.length <= 3 && /^\p{Script=Latin}/u.test(first.text)) {
    if (!isWellKnown && place.population >= TOWN && fold(place.name) === said && !isEnglishWord(said) && !MORE_OFTEN_WORDS.has(said)) return 'obscure'
    if (!isWellKnown || ((isEnglishWord(said) || MORE_OFTEN_WORDS.has(said) || CHAT_WORDS.has(said)) && fold(place.name) !== said && (shouting || first.text !== first.text.toUpperCase()))) return null
    // 'Goa for two': the name itself, and no code of it.
    const isItsName = fold(place.name) === said && !isEnglishWord(said) && !MORE_OFTEN_WORDS.has(said) && !CHAT_WORDS.has(said) && (place.kind !== 'city' || isOfTravellers(place))
    return isItsName || (first.text === first.text.toUpperCase() && !shouting && !CHAT_WORDS.has(said)) ? 'plain' : 'code'
  }
  // Other languages write names with capitals, and a word of theirs is rather that word than another name of a town: 'gerne', 'Musik'.
  if (words.length === 1 && /^\p{Script=Latin}/u.test(first.text) && fold(place.name) !== fold(said) && ((capitals === 'mixed' && !first.capital) || !isWellKnown) && isForeign(all)) return null
  const isOrdinary = !CLEAR_NAMES.has(said) && (MORE_OFTEN_WORDS.has(said) || words.every(({ lower }) => isEnglishWord(lower)))
  if (!isOrdinary) return isWellKnown || (isOfTravellers(place) && !words.every(({ lower }) => isProperName(lower))) ? 'plain' : 'obscure'
  if (fold(place.name) === fold(said)) return words.length > 1 && (isWellKnown || place.kind !== 'city') ? 'plain' : 'doubtful'
  if (said === 'turkey') return 'doubtful'
  // 'Wochenende in Gent', 'un week-end à Nice'.
  if (isWellKnown && words.length === 1 && capitals === 'mixed' && first.capital && !first.first && isForeign(all)) return 'doubtful'
  const isTitle = capitals === 'mixed' && words.every(({ capital }) => capital)
  return words.length > 1 && isTitle && first.lower !== 'the' ? 'plain' : null
}

/** 'WE ARE OFF!!! Four of us': a word of English among others in capitals. */
function isShouted(word: Token, all: readonly Token[]): boolean {
  // 'ANYTHING IN NICE FOR NEXT WEEKEND'.
  const [before, next] = [all[all.indexOf(word) - 1], all[all.indexOf(word) + 1]]
  if (/^(?:in|to|near|visit)$/.test(before?.lower ?? '') && (next === undefined || /^(?:for|on|from|with|next|this|by|and)$/.test(next.lower) || /[^\s]/.test(next.gap))) return false
  const isLoud = (other: Token | undefined): boolean => other !== undefined && other.text.length > 1 && /\p{L}/u.test(other.text) && other.text === other.text.toUpperCase() && isEnglishWord(other.lower)
  const at = all.indexOf(word)
  return isLoud(word) && (isLoud(all[at - 1]) || isLoud(all[at + 1]))
}

/** Whether a text has words in small letters, or at its head, that English has not. */
function isForeign(words: readonly Token[]): boolean {
  const small = words.filter(({ capital, first, lower }) => (!capital || first) && lower.length > 2)
  return small.filter(({ lower }) => !isEnglishWord(lower) && !CHAT_WORDS.has(lower)).length * 2 >= Math.max(1, small.length)
}
