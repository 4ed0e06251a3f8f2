import type { Place } from '../../destinations/index.ts'
import { COUNT, LOOSE_COUNT, readCount } from './numbers.ts'
import type { Span } from './plain-text.ts'
import { hasTheRest } from './rest-of-stay.ts'

/** How many nights are spent in one of several places. */
export interface Stay {
  placeId: string
  nights: number
  /** Said as a change of what was agreed: so many nights more there, or fewer. */
  change?: number
  /** What is left of the trip when the others have their nights. */
  rest?: true
}

interface SaidLength extends Span {
  days: number
  nights?: number
  change?: number
}

type NamedPlace = Span & { place: Place }

/** Between a place and its nights no other word tells of anything: '3 nights in London', 'a day less in London', 'London for 3 nights', 'London (3 nights)'. */
const BEFORE = /^\s*(?:(?:less|fewer|more|longer|shorter|extra)\s+)?(?:in|at|to|of|for|off|from)?\s*(?:the\s+)?$/i
const BEHIND = /^\s*(?:[,:(-]\s*)?(?:for\s+)?(?:about\s+|just\s+|only\s+)?$/i

/** 'Florence for 2' between places whose nights are said in full. */
const SHORT = new RegExp(`^\\s+(?:for\\s+)?(?<count>${COUNT})(?=\\s*(?:$|[,;.]|and\\b|then\\b|from\\b|&))`, 'i')
/** 'Five in Bangkok and seven in Chiang Mai', of which each has its number. */
const SHORT_BEFORE = new RegExp(`\\b(?<count>${COUNT})\\s+(?:(?:in|at|for)\\s+)?$`, 'i')
/** 'Of which one in Nara': a part of the stay before. */
const OF_WHICH = /\b(?:of which|of (?:them|those|these)|incl(?:uding|\.)?)\s+(?:only\s+|just\s+)?$/i
/** 'One less in Venice', where the day was said of the other place. */
const CHANGE_BEFORE = new RegExp(`\\b(?<count>${COUNT})\\s+(?<way>more|extra|less|fewer)\\s+(?:in|at|for)\\s+$`, 'i')
/** 'Take a night off Venice and give it to Florence'. */
const GIVEN = /\b(?:give|add|put|spend|use|move)\s+(?:it|that|them|those)\s+(?:to|in|on|at|for)\s+$/i
/** 'Longer in Florence', 'less time in Venice': by a day. */
const SOME_TIME = /\b(?:(?<more>longer|more time)|(?:shorter|less(?: (?:time|long))?|not so long|not as long))\s+(?:in|at)\s+$/i
const OFF = /\b(?:day|night)s?\s+(?:off|away from)\b/i
const ASKS = /^\W*(?:what|how|which|where|when|is|are|do|does)\b/i
/** 'Another day in Florence', 'a night off Venice'; 'extend Florence by two nights', 'cut Venice by a night'. */
const ANOTHER = new RegExp(`\\b(?:another|(?<off>${LOOSE_COUNT})(?=\\s+(?:day|night)s?\\s+(?:off|away from)\\b))\\s+(?:day|night)s?\\s+(?:in|at|off|away from|for|to)\\s+$`, 'i')
const BY = new RegExp(`^\\s+by\\s+(?<count>${LOOSE_COUNT})\\s+(?:day|night)s?\\b`, 'i')
const GROWS = /\b(?:extend|lengthen|prolong|stretch)\s+(?:the\s+)?(?:(?:stay|time)\s+in\s+)?$/i
const SHRINKS = /\b(?:shorten|cut|reduce|trim)\s+(?:the\s+)?(?:(?:stay|time)\s+in\s+)?$/i
/** 'Cut two nights'; 'take two nights' only where they go from somewhere: 'take us to Rome for two weeks' loses none. */
const TAKEN = /\b(?:cut|drop|lose|knock|shave|skip)\s+(?:(?:out|off|away|only|just|about|the|these|those|my|our|another)\s+)*$/i
const TAKEN_OFF = /\b(?:take|takes|taking)\s+(?:(?:out|off|away|only|just|about|the|these|those|my|our|another)\s+)*$/i
const FROM_THERE = /^\s*(?:off|from|away|out of|less)\b/i

function isTaken(text: string, { from, to }: Span): boolean {
  const before = text.slice(Math.max(0, from - 60), from)
  return TAKEN.test(before) || (TAKEN_OFF.test(before) && FROM_THERE.test(text.slice(to)))
}

interface OfPlace {
  stay: Stay
  /** Where it is said without its unit. */
  span?: Span
}

/** Which of the lengths said belongs to which of the places; `spans` is where one goes without its unit. */
export function readStays(text: string, named: readonly NamedPlace[], lengths: readonly SaidLength[]): { stays: Stay[]; spans: Span[] } {
  const places = named.filter((one) => !isAround(one, named))
  const read = places.flatMap((one, at) => readChanged(text, one, lengths) ?? readLong(text, one, { lengths, isLast: at === places.length - 1, isAlone: places.length === 1 }) ?? [])
  const found = read.length < places.length && lengths.length === 0 && places.length > 1 ? places.flatMap((one, at) => readShort(text, one, { form: SHORT_BEFORE, side: 'before', isLast: at === places.length - 1 }) ?? []) : read
  // 'Rome and Florence for six nights' tells of both together.
  return found.length < places.length ? { stays: [], spans: [] } : { stays: found.map(({ stay }) => stay), spans: found.flatMap(({ span }) => span ?? []) }
}

/** 'Ten days in Italy including three in Rome': the country is no stay beside its town. */
function isAround({ place }: NamedPlace, all: readonly NamedPlace[]): boolean {
  return place.kind === 'country' && all.some(({ place: other }) => other.kind !== 'country' && other.countryCode === place.countryCode)
}

/** How long the trip is in all, where places have their nights and one has the rest: the longest of what was said of none of them. */
export function lengthInAll<Length extends SaidLength>(text: string, places: readonly NamedPlace[], lengths: readonly Length[]): Length | null {
  const towns = places.filter((one) => !isAround(one, places))
  const own = towns.map((place) => besidePlace(text, place, lengths))
  return lengths.filter((length) => !own.includes(length)).sort((left, right) => right.days - left.days)[0] ?? null
}

function besidePlace<Length extends Span>(text: string, { from, to }: Span, lengths: readonly Length[]): Length | undefined {
  return lengths.find((length) => length.to <= from && BEFORE.test(text.slice(length.to, from))) ?? lengths.find((length) => length.from >= to && BEHIND.test(text.slice(to, length.from)))
}

function readChanged(text: string, named: NamedPlace, lengths: readonly SaidLength[]): OfPlace | null {
  const before = text.slice(Math.max(0, named.from - 40), named.from)
  const beside = besidePlace(text, named, lengths)
  const change = beside?.change ?? (beside !== undefined && isTaken(text, beside) ? -nightsOf(beside) : undefined) ?? changeSaid(text, { before, behind: text.slice(named.to) })
  const stay = (more: number): Stay => ({ placeId: named.place.id, nights: 0, change: more })
  if (change !== undefined) return { stay: stay(change) }
  const isChange = lengths.some((length) => length.change !== undefined || isTaken(text, length)) || OFF.test(text)
  if (!isChange) return null
  const { count, way = '' } = CHANGE_BEFORE.exec(before)?.groups ?? {}
  if (count !== undefined) return {
    stay: stay((readCount(count) ?? 1) * (/^(?:less|fewer)/i.test(way) ? -1 : 1)),
    span: { from: named.from - before.length + before.search(CHANGE_BEFORE), to: named.from },
  }
  if (!GIVEN.test(before)) return null
  const [first] = lengths
  return { stay: stay(first === undefined ? 1 : nightsOf(first)) }
}

/** In words of its own, of which the length of a trip is none. */
function changeSaid(text: string, { before, behind }: { before: string; behind: string }): number | undefined {
  const another = ANOTHER.exec(before)
  if (another !== null) return another.groups?.off === undefined ? 1 : -(readCount(another.groups.off) ?? 1)
  const by = BY.exec(behind)?.groups?.count
  if (by !== undefined && (GROWS.test(before) || SHRINKS.test(before))) return (readCount(by) ?? 1) * (GROWS.test(before) ? 1 : -1)
  const time = ASKS.test(text) ? null : SOME_TIME.exec(before)
  return time === null ? undefined : time.groups?.more === undefined ? -1 : 1
}

function nightsOf({ days, nights }: SaidLength): number {
  return nights ?? days
}

function readLong(text: string, named: NamedPlace, { lengths, isLast, isAlone }: { lengths: readonly SaidLength[]; isLast: boolean; isAlone: boolean }): OfPlace | null {
  const said = besidePlace(text, named, lengths)
  if (said?.nights !== undefined) return { stay: { placeId: named.place.id, nights: said.nights } }
  const areNights = lengths.some(({ nights }) => nights !== undefined)
  // The last night of a stay told in days is the first of the next, and after the last day one is gone.
  if (said !== undefined && !areNights && lengths.length > 0) return { stay: { placeId: named.place.id, nights: Math.max(1, said.days - (isLast ? 1 : 0)) } }
  // 'A 3-day trip to Boston for two': where there is one place, the other number is of people.
  if (lengths.length === 0 || isAlone) return null
  if (hasTheRest(text, named)) return { stay: { placeId: named.place.id, nights: 0, rest: true } }
  const ends = { isLast: isLast && !areNights }
  // 'Florence for 2' and '2 in Florence'.
  return readShort(text, named, { form: SHORT, side: 'behind', ...ends }) ?? readShort(text, named, { form: SHORT_BEFORE, side: 'before', ...ends })
}

function readShort(text: string, { place, from, to }: NamedPlace, { form, side, isLast }: { form: RegExp; side: 'before' | 'behind'; isLast: boolean }): OfPlace | null {
  const around = side === 'behind' ? text.slice(to) : text.slice(0, from)
  const match = form.exec(around)
  const nights = readCount(match?.groups?.count)
  if (match === null || nights === null) return null
  const at = side === 'behind' ? to + match.index : match.index
  if (side === 'before' && OF_WHICH.test(text.slice(0, at))) return null
  return { stay: { placeId: place.id, nights: Math.max(1, nights - (isLast ? 1 : 0)) }, span: { from: at, to: at + match[0].length } }
}
