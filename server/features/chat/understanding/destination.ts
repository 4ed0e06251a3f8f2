import type { DestinationCatalogue, Place } from '../../destinations/index.ts'
import { DOUBTFUL_NAMES } from './doubtful-names.ts'
import { lowerCase } from './plain-text.ts'
import type { Span } from './plain-text.ts'

export interface NamedPlaces {
  /** Where the trip goes, in the order named. */
  wanted: Place[]
  /** Where it starts. */
  origin: Place | null
  /** 'and Porto too': to be added to the places known before. */
  adds: boolean
  spans: Span[]
}

interface Mention extends Span {
  place: Place
  role: 'wanted' | 'origin' | 'passed-over'
}

interface Word extends Span {
  text: string
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'.]*[\p{L}\p{N}]|[\p{L}\p{N}]/gu
const MOTION = /\b(?:to|visit(?:ing)?|explor(?:e|ing)|see(?:ing)?|around|discover(?:ing)?|trip|(?:days?|nights?|weeks?|weekend|month|holiday|vacation|stay(?:ing)?|time|honeymoon|break|tour|live|living|be|while|do|activities|arrive|arriving|land|landing|spend\b.{0,20}) (?:in|at)|into|towards?|destination:?|do|about|prefer|choose|in)\s+$/
const PLACE_ENDS = /^\s*(?:$|[.,;!?:)]|(?:in|for|from|with|on|next|this|and|or|by|during|at|around|between|starting|over|to|then|trip|please|tomorrow|weekend|itinerary|tours?|\d|#))/
const ORIGIN = /\b(?:(?<!\b(?:day[- ]?trips?|excursions?|tours?|far|hours?|minutes?|away|different|home|back|return(?:ing)?|fly(?:ing)? (?:home|back|out)) )(?:from|out of)|leav(?:e|ing)|depart(?:ing|s)?(?: from)?|(?:i|we)(?:'m| am|'re| are)? (?:live|based|living|located|currently) (?:in|near|at)|i'?m in|based in|home is|living in|coming from|back (?:to|in)|return(?:ing)? to|home to)\s+(?:the\s+)?$/
const PASSED_OVER = /\b(?:not|instead of|except|anything but|avoid|rather than|skip|(?:already|have|has|'ve|just|never) (?:been to|visited|seen|did|done)|been to|went to|was in|were in|grew up in|born in|back from|loved|stopover in|layover in|via|connecting (?:in|through)|transit (?:in|through)|no(?: more)?|than|like in|(?:home|back|return(?:ing)?) from)\s+(?:the\s+)?$/
const PERSON = /\b(?:i'?m|i am|name is|named|called|wife|husband|son|daughter|friend|sister|brother|mom|mum|boss|partner|girlfriend|boyfriend|colleague|hi|hello|hey|dear|thanks|thank you|mrs?\.?|ms\.?)\s*,?\s+$/
const OF_A_PLACE = /^\s*(?:style|dressing|sandwich(?:es)?|pizza|cheese|time\b(?! in)|airport transfer)/

/** Places that a message names, told apart by what stands around them. */
export function readPlaces(text: string, catalogue: DestinationCatalogue): NamedPlaces | null {
  const mentions = merge(mentionsIn(text, catalogue))
  const wanted = distinct(mentions.filter(({ role }) => role === 'wanted').map(({ place }) => place))
  const origin = mentions.find(({ role }) => role === 'origin')?.place ?? null
  if (wanted.length > 0) return { wanted, origin, adds: addsTo(text), spans: mentions }
  const guessed = guess(text, catalogue)
  if (guessed !== null) return { wanted: [guessed.place], origin, adds: addsTo(text), spans: [...mentions, guessed] }
  return mentions.length === 0 ? null : { wanted: [], origin, adds: false, spans: mentions }
}

function addsTo(text: string): boolean {
  return /\b(?:also|as well|too|add|plus|then on to|and then)\b/i.test(text) || /^\s*and\b/i.test(text)
}

function mentionsIn(text: string, catalogue: DestinationCatalogue): Mention[] {
  const words = wordsOf(text)
  const written = words.map((word) => word.text)
  const mentions: Mention[] = []
  for (let at = 0; at < words.length; at += 1) {
    const found = catalogue.matchAt(written, at)
    const first = words[at]
    const last = words[at + (found?.length ?? 1) - 1]
    if (found === null || first === undefined || last === undefined) continue
    const span = { from: first.from, to: last.to }
    if (!isName(text, span, found.length)) continue
    const previous = mentions.at(-1)
    const exact = previous === undefined ? null : placeWithin(text, { previous, span }, catalogue)
    if (previous !== undefined && exact !== null) mentions.splice(-1, 1, { ...previous, place: exact, to: span.to })
    else mentions.push({ ...span, place: found.place, role: roleOf(text, span, previous) })
    at += found.length - 1
  }
  return mentions
}

/** 'Paris, Texas' and 'Cambridge MA' are one place: the second name says which one of the first is meant. */
function placeWithin(text: string, { previous, span }: { previous: Span; span: Span }, catalogue: DestinationCatalogue): Place | null {
  if (!/^(?:,\s*|\s+)$/.test(text.slice(previous.to, span.from))) return null
  const place = catalogue.find(`${text.slice(previous.from, previous.to)}, ${text.slice(span.from, span.to)}`)[0]
  const second = catalogue.find(text.slice(span.from, span.to))[0]
  return place !== undefined && place.id !== second?.id ? place : null
}

/** Whether a word that is spelled like a place is meant as one. */
function isName(text: string, { from, to }: Span, length: number): boolean {
  const written = text.slice(from, to)
  const before = lowerCase(text.slice(Math.max(0, from - 40), from))
  const after = lowerCase(text.slice(to, to + 24))
  // In a text all in capitals they say nothing.
  const capital = /^\p{Lu}/u.test(written) && !isShouting(text)
  if (OF_A_PLACE.test(after) || (length === 1 && capital && PERSON.test(before))) return false
  const word = lowerCase(written)
  if (length === 1 && word.length <= 3) return isShortName(text, written, before, after)
  if (length > 1 || !DOUBTFUL_NAMES.has(word)) return true
  const starts = /(?:^|[.!?]\s+)$/.test(before)
  if (capital && !starts) return !/^\s+\p{Ll}+ing\b/u.test(after) || MOTION.test(before)
  if (capital && starts) return /^\s*(?:,|in\b|for\b|from\b|with\b|next\b|#|\d)/.test(after) || (before === '' && after === '')
  return MOTION.test(before) && PLACE_ENDS.test(after) && !/\b(?:interested|into|good|love|like|enjoy) in\s+$/.test(before) && isMeantByCue(word, before)
}

/** 'Interested in reading' has the same shape as 'three days in reading', so a bare 'in' or 'do' is not enough for a doubtful word. */
function isMeantByCue(word: string, before: string): boolean {
  return !/(?:^|\s)(?:in|do|about|see|prefer)\s+$/.test(before) || /\b(?:days?|nights?|weeks?|weekend|holiday|vacation|stay|trip|hotel|activities|tours?|food|wine|restaurants?|sights)\b.{0,16}$/.test(before) || word === 'nice'
}

/** 'NYC', 'LA', 'UK': a short name counts in capitals, or in small letters where a place is wanted and no word is meant. */
function isShortName(text: string, written: string, before: string, after: string): boolean {
  if (written === written.toUpperCase()) return !isShouting(text) || !DOUBTFUL_NAMES.has(lowerCase(written))
  if (DOUBTFUL_NAMES.has(written.toLowerCase()) && !/^(?:la|uk)$/.test(written.toLowerCase())) return false
  return MOTION.test(before) && PLACE_ENDS.test(after) && !/\bto\s+la\b\s+\w/.test(`${before}la${after}`)
}

function isShouting(text: string): boolean {
  return !/\p{Ll}/u.test(text) && (text.match(/\p{Lu}+/gu)?.length ?? 0) > 2
}

function roleOf(text: string, { from, to }: Span, previous: Mention | undefined): Mention['role'] {
  const before = lowerCase(text.slice(Math.max(0, from - 48), from))
  const after = lowerCase(text.slice(to, to + 24))
  if (PASSED_OVER.test(before)) return 'passed-over'
  if (ORIGIN.test(before)) return /\bhow (?:far|long)\b/.test(before) ? 'passed-over' : 'origin'
  const between = previous === undefined ? '' : lowerCase(text.slice(previous.to, from))
  if (previous !== undefined && previous.role !== 'wanted' && /^(?:,\s*|\s+(?:and|or)\s+|,\s*\w{2}\s+)$/.test(between)) return previous.role
  // 'Denver to Boston': what stands before a bare 'to' is where one starts.
  if (/^\s*(?:->|→|-)?\s*to\s+\p{Lu}/u.test(text.slice(to, to + 12)) && /(?:^|\b(?:flights?|flying|fly|travel(?:ling|ing)?|trip|going|drive|driving|train|bus)\s+)$/.test(before)) return 'origin'
  return /^\s+(?:is|was) (?:too|overrated|boring|not)/.test(after) ? 'passed-over' : 'wanted'
}

/** 'Paris, France' is one place; so is 'Italy, mainly Rome', where the country only says more. */
function merge(mentions: Mention[]): Mention[] {
  return mentions.filter(
    ({ place, role }) =>
      place.kind !== 'country' ||
      !mentions.some((other) => other.place.kind !== 'country' && other.role === role && other.place.countryCode === place.countryCode),
  )
}

function distinct(places: Place[]): Place[] {
  return places.filter((place, at) => places.findIndex(({ id }) => id === place.id) === at)
}

/** A misspelled name, where the sentence leaves no doubt that a place stands there: 'a week in Lisbn'. */
function guess(text: string, catalogue: DestinationCatalogue): Mention | null {
  for (const match of text.matchAll(/(?<cue>\b(?:to|in|visit|visiting|explore|around)\s+)(?<name>\p{Lu}[\p{L}'-]{4,}(?:\s+\p{Lu}[\p{L}'-]{2,})?|(?<=(?:\bto|\bvisit|\bvisiting|\bin)\s+)\p{Ll}{5,}(?=\s*(?:$|[.,;!?]|for\b|in\b|with\b|next\b|from\b)))/gu)) {
    const name = match.groups?.name ?? ''
    if (NOT_A_PLACE.test(lowerCase(name))) continue
    const place = catalogue.find(name)[0]
    const from = match.index + (match.groups?.cue ?? '').length
    const before = lowerCase(text.slice(Math.max(0, from - 40), from))
    if (place !== undefined && !PASSED_OVER.test(before) && !ORIGIN.test(before)) return { place, role: 'wanted', from, to: from + name.length }
  }
  return null
}

const NOT_A_PLACE =
  /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tues|wednes|thurs|fri|satur|sun|spring|summer|autumn|winter|total|general|advance|english|spanish|french|german|italian|japanese|there|where|something|somewhere|places?|museums?|beach|advance|order|dollars|euros|pounds|around|about|relax|explore|travel|please|better|europe|asia|africa|america|christmas|easter|which|other|another|people|friends|family|least|leave|start|spend|visit|think|sleep|dance|drink|learn|watch|enjoy|change|cancel|compare|schedule|share)/

function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].map((match) => ({ text: match[0].replace(/'s$/, ''), from: match.index, to: match.index + match[0].replace(/'s$/, '').length }))
}
