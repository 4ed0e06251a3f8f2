import { pattern } from '../language/pattern.ts'
import type { DestinationCatalogue, Place } from '../../destinations/index.ts'
import { chooseBearers, sayWhichOne } from './places/bearers.ts'
import { isOtherLanguage, isSmallWord, isWishElsewhere } from './other-languages.ts'
import { misspelled, spanText, strangers } from './places/corrections.ts'
import { readDemonym } from './places/demonyms.ts'
import { readMentions } from './places/mentions.ts'
import type { Mention } from './places/mentions.ts'
import { readPartOfTheWorld } from './places/parts-of-the-world.ts'
import { findSharedNames } from './places/namesakes.ts'
import type { SharedName } from './places/namesakes.ts'
import { isPraise } from './places/praise.ts'
import { areCompared, assignRoles } from './places/roles.ts'
import { tokenize } from './places/tokens.ts'
import { readUnspaced } from './places/unspaced.ts'
import { isSightNear } from './places/sights-near.ts'
import { STAYING } from './places/word-classes.ts'
import type { Span } from './plain-text.ts'

export interface NamedPlaces {
  /** Where the trip goes, in the order named. */
  wanted: Place[]
  /** Where it starts. */
  origin: Place | null
  /** 'Not Paris': what is no longer wanted. */
  dropped: Place[]
  /** Of those wanted, what shares its name with another that might be meant. */
  shared: SharedName[]
  /** Names in the place of a destination that nobody knows: 'Mos Eisley'. */
  unknown: string[]
  /** 'and Porto too': to be added to the places known before. */
  adds: boolean
  /** Where `wanted` and the origin stand. */
  wantedSpans: Span[]
  originSpans: Span[]
  /** One of them stands where a trip goes or starts: 'to Rome', not 'the mayor of Rome'. */
  isGoing: boolean
  /** Small places near the trip's, asked for by their name: what there is to see. */
  sights?: Place[]
  /** One of those wanted is to be chosen: 'Rome or Florence?' */
  isChoice?: true
  /** And one of them is moved to or visited: 'flying to Rome', not 'a flat in Rome'. */
  isBound: boolean
  /** One of them is a sentence of its own. */
  isNamedAlone: boolean
  spans: Span[]
}

const ADDING = pattern('i')`
  \b(?:also|(?<!\bjust )as well|add|adding|plus|on top of that|then on to|and then|after that|afterwards)\b|
  (?<!\b(?:fine|ok|okay|good|great|nice|works?|do|possible|cool) )\btoo\W*$|^\W*(?:and|then|plus)\b
`
/** In a language of which we know little, a word in small letters is a place when many live there. */
const LARGE = 100_000
/** 'Nach Essen' goes there. */
const INTO = /^(?:nach|in|aus|à|en|a|naar|nel|em)$/
/** 'Then Munich': another stop, or another place where the first has nothing. */
const ONLY_THEN = /^\W*(?:ok(?:ay)?,? |well,? |fine,? )?then\b/i

/** 'And actually she'd rather go to Madrid': in the place of the first. */
const RATHER = /(?:\bwould|'d) (?:much )?rather (?:go|be|do|see|visit|have|fly|travel|stay)\b/i

export interface PlaceReading {
  catalogue: DestinationCatalogue
  /** Where the trip goes so far. */
  known: Place | null
  /** The message with its days, which are blanked out where places are looked for. */
  said: string
}

/** Places that a message names, told apart by what stands around them. */
export function readPlaces(text: string, { catalogue, known, said }: PlaceReading): NamedPlaces | null {
  const tokens = tokenize(text)
  const things = readMentions(tokens, catalogue)
  // Words of another language are no misspelt names: 'danke' is no Dhaka.
  const isElsewhere = isOtherLanguage(said.toLowerCase())
  if (isElsewhere) things.mentions = things.mentions.filter(({ at, last, place, cue }) => (at < last || !isSmallWord(tokens.words[at]?.lower ?? '')) && (!isWishElsewhere(tokens.words[at]?.lower ?? '') || INTO.test(tokens.words[at - 1]?.lower ?? '')) && (tokens.capitals === 'mixed' ? tokens.words[at]?.capital === true : cue.strength === 'strong' || place.kind === 'country' || place.population >= LARGE))
  things.mentions = things.mentions.filter((mention) => !isPraise(mention, tokens, known !== null))
  const unknown = [...(isElsewhere ? [] : strangers(tokens, things, catalogue)), ...things.imaginary.map((one) => spanText(tokens, one))]
  const mentions = [...things.mentions, ...readUnspaced(tokens, catalogue)].sort((left, right) => left.from - right.from)
  assignRoles(mentions, tokens, said)
  weigh(mentions, { text, known })
  chooseBearers(mentions, { text, country: known?.kind === 'country' ? known.countryCode : null }, catalogue)
  sayWhichOne(mentions, { text, known }, catalogue)
  const broad = mentions.some(({ role }) => role === 'wanted') || unknown.length > 0 ? null : readPartOfTheWorld(things, tokens, known)
  if (broad !== null) mentions.push(broad)
  else if (!isElsewhere && mentions.length === 0 && unknown.length === 0) mentions.push(...misspelled(tokens, catalogue))
  const chosen = merge(mentions, text)
  const origin = chosen.find(({ role, cue }) => role === 'origin' && cue.role === 'from') ?? chosen.find(({ role }) => role === 'origin')
  const named = wantedOf(chosen, origin)
  const sights = named.filter((mention) => isSightNear(mention, { text: said, known })).map(({ place }) => place)
  const wanted = named.filter(({ place }) => !sights.includes(place))
  const asked = { text, insteadOf: hasNothing(known, catalogue) }
  const demonym = wanted.length === 0 && unknown.length === 0 ? readDemonym(text, catalogue) : null
  if (demonym !== null && !mentions.some(({ place }) => place.id === demonym.place.id)) {
    return { ...placesOf(asked, [demonym.place], [demonym], origin), dropped: droppedOf(chosen), shared: [], unknown, isGoing: true, isBound: true, isNamedAlone: false, spans: [...mentions, demonym] }
  }
  if (mentions.length === 0 && unknown.length === 0) return null
  const isNamedAlone = chosen.some((mention) => isSentence(mention, text))
  const isGoing = unknown.length > 0 || isNamedAlone || chosen.some(isOnTheWay)
  const isBound = chosen.some((mention) => isOnTheWay(mention) && !STAYING.has(tokens.words[mention.at - 1]?.lower ?? ''))
  const shared = findSharedNames(wanted, { text, mentions }, catalogue)
  return {
    ...(sights.length > 0 ? { sights } : {}),
    ...(areChoices(wanted, text) ? { isChoice: true as const } : {}),
    ...placesOf(asked, distinct(wanted.map(({ place }) => place)), wanted, origin),
    dropped: droppedOf(chosen),
    shared,
    unknown,
    isGoing,
    isBound,
    isNamedAlone,
    spans: mentions,
  }
}

function placesOf({ text, insteadOf }: { text: string; insteadOf: boolean }, wanted: Place[], spans: readonly Span[], origin: Mention | undefined) {
  const plain = ({ from, to }: Span): Span => ({ from, to })
  return {
    wanted,
    wantedSpans: spans.map(plain),
    origin: origin?.place ?? null,
    originSpans: origin === undefined ? [] : [plain(origin)],
    adds: ADDING.test(text) && !RATHER.test(text) && !(insteadOf && ONLY_THEN.test(text)),
  }
}

/** Whether nothing can be booked where the trip goes so far, while something can elsewhere. */
function hasNothing(known: Place | null, catalogue: DestinationCatalogue): boolean {
  if (known === null || known.hasInventory) return false
  const stocked = catalogue.stocked()
  return stocked.length > 0 && (known.kind === 'city' || !stocked.some(({ countryCode }) => countryCode === known.countryCode))
}

/** 'From Denver to Boston and back to Denver' goes to Boston; 'from Denver, yes Denver' nowhere. */
function wantedOf(mentions: readonly Mention[], origin: Mention | undefined): Mention[] {
  const wanted = mentions.filter(({ role }) => role === 'wanted')
  const elsewhere = wanted.filter(({ place }) => place.id !== origin?.place.id)
  if (elsewhere.length > 0 || origin?.cue.role !== 'from') return elsewhere.length > 0 ? elsewhere : wanted
  return wanted.filter(({ cue, from }) => cue.role !== 'bare' || from < origin.from)
}

/** 'Is Dublin better than Edinburgh?' asks which of them, unless one of them has been chosen. */
function weigh(mentions: readonly Mention[], { text, known }: { text: string; known: Place | null }): void {
  for (const [at, right] of mentions.entries()) {
    const left = mentions[at - 1]
    const isChosen = [left, right].some((one) => one?.place.id === known?.id)
    if (left?.role === 'wanted' && !isChosen && areCompared(text, left, right)) right.role = 'wanted'
  }
}

/** 'Which is better, Rome or Florence?', 'Oslo vs Bergen'. */
function areChoices(wanted: readonly Mention[], text: string): boolean {
  const [first, second] = wanted
  if (first === undefined || second === undefined) return false
  if (wanted.length === 2 && areCompared(text, first, second)) return true
  const between = wanted.slice(1).map(({ from }, at) => text.slice(wanted[at]?.to ?? 0, from))
  return /^\W*(?:or|vs\.?|versus)(?: (?:rather|maybe|perhaps))?\s*(?:to |in |the )?$/i.test(between.at(-1) ?? '') && between.every((words) => /^\W*(?:or|vs\.?|versus)?\W*(?:rather|maybe|perhaps|to|in|the)?\s*$/i.test(words))
}

function isOnTheWay({ role, cue }: Mention): boolean {
  return role !== 'passed-over' && cue.strength === 'strong'
}

/** 'Too windy. Madeira?': nothing but the name between two full stops. */
function isSentence({ role, from, to }: Mention, text: string): boolean {
  return role === 'wanted' && /(?:^|[.!?;:]\s)\s*(?:(?:maybe|perhaps|or|so|and|then|ok)\s)?$/i.test(text.slice(0, from)) && /^\s*(?:then|instead|please|maybe|(?:it is|it'll be|it'd be|only|nur|bitte|alone)(?: then| please)?)?\s*(?:[.!?;]|$)/i.test(text.slice(to))
}

function droppedOf(mentions: readonly Mention[]): Place[] {
  return mentions.filter(({ role, cue }) => role === 'passed-over' && cue.role === 'against').map(({ place }) => place)
}

const ABOVE_ALL = /^\W*(?:and )?(?:especially|particularly|in particular|above all|notably|including|includes)\b/i

/** 'Malta, or maybe Gozo': another place, and no part of the first. */
const OR_ELSE = /^,?\s+or\b[^.;!?]{0,20}$/i

/** 'Rome, Italy': the country only says more. 'Thailand, especially Bangkok' is still a trip to Thailand. */
function merge(mentions: readonly Mention[], text: string): Mention[] {
  return mentions.filter(({ place, role, to }) => {
    const within = mentions.filter((other) => other.place.kind !== 'country' && other.role === role && other.place.countryCode === place.countryCode)
    return place.kind !== 'country' || within.length === 0 || within.every(({ from }) => from > to && OR_ELSE.test(text.slice(to, from))) || within.some(({ from }) => from > to && ABOVE_ALL.test(text.slice(to, from)))
  })
}

function distinct(places: Place[]): Place[] {
  return places.filter((place, at) => places.findIndex(({ id }) => id === place.id) === at)
}
