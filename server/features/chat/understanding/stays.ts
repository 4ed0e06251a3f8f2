import { addDays } from '@meander/sdk/contract/days'
import type { Place } from '../../destinations/index.ts'
import type { TripFacts } from './facts.ts'
import { COUNT, readCount } from './numbers.ts'
import type { Span } from './plain-text.ts'

/** How many nights are spent in one of several places. */
export interface Stay {
  placeId: string
  nights: number
}

interface SaidNights extends Span {
  nights?: number
}

/** Between a place and its nights no other word tells of anything: '3 nights in London', 'London for 3 nights', 'London (3 nights)'. */
const BEFORE = /^\s*(?:in|at|to|of)?\s*(?:the\s+)?$/i
const BEHIND = /^\s*(?:[,:(-]\s*)?(?:for\s+)?(?:about\s+|just\s+|only\s+)?$/i

/** 'Florence for 2' between places whose nights are said in full. */
const SHORT = new RegExp(`^\\s+(?:for\\s+)?(?<count>${COUNT})(?=\\s*(?:$|[,;.]|and\\b|then\\b|&))`, 'i')

/** Which of the lengths said in nights belongs to which of the places; `spans` is where one goes without its unit. */
export function readStays(text: string, places: readonly (Span & { place: Place })[], lengths: readonly SaidNights[]): { stays: Stay[]; spans: Span[] } {
  const spans: Span[] = []
  const stays = places.flatMap(({ place, from, to }): Stay[] => {
    const said = lengths.find((length) => length.to <= from && BEFORE.test(text.slice(length.to, from))) ?? lengths.find((length) => length.from >= to && BEHIND.test(text.slice(to, length.from)))
    if (said?.nights !== undefined) return [{ placeId: place.id, nights: said.nights }]
    const short = lengths.some(({ nights }) => nights !== undefined) ? SHORT.exec(text.slice(to)) : null
    const nights = readCount(short?.groups?.count)
    if (short === null || nights === null) return []
    spans.push({ from: to, to: to + short[0].length })
    return [{ placeId: place.id, nights }]
  })
  // 'Rome and Florence for six nights' tells of both together.
  return stays.length < places.length ? { stays: [], spans: [] } : { stays, spans }
}

/** 'Three nights in Dublin' of a trip to London and Dublin changes how long one stays there, and not where one goes. */
export function onlyChangesStays({ destinations = [] }: TripFacts, wanted: readonly Place[], said: readonly Stay[]): boolean {
  const isKnown = ({ id }: Place): boolean => destinations.some((known) => known.id === id) && said.some(({ placeId }) => placeId === id)
  return destinations.length > 1 && wanted.length > 0 && wanted.length < destinations.length && wanted.every(isKnown)
}

/** Keeps the nights of each place that is left; where all are known and something changed, they are how long the trip is. */
export function addStays(facts: TripFacts, said: readonly Stay[]): void {
  const before = facts.stays ?? []
  const places = facts.destinations ?? []
  const stays = places.flatMap(({ id }) => said.find(({ placeId }) => placeId === id) ?? before.find(({ placeId }) => placeId === id) ?? [])
  if (stays.length > 0) facts.stays = stays
  else delete facts.stays
  const isSame = stays.length === before.length && stays.every(({ placeId, nights }, at) => before[at]?.placeId === placeId && before[at].nights === nights)
  if (isSame || stays.length < places.length || facts.flexible === true || (before.length === 0 && places.length < 2)) return
  const nights = stays.reduce((sum, stay) => sum + stay.nights, 0)
  facts.duration = nights + 1
  if (facts.startDate !== undefined) facts.endDate = addDays(facts.startDate, nights)
}
