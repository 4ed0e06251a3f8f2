import type { DestinationCatalogue, Place } from '../../destinations/index.ts'
import { isCorrectedCount, readBareAges, readBareCount } from './bare-count.ts'
import { readBudget, readCurrency } from './budget.ts'
import { readPerAlone } from './budget-per.ts'
import { readDateChange } from './date-change-words.ts'
import { readDates } from './dates.ts'
import type { DateReading } from './dates.ts'
import { readPlaces } from './destination.ts'
import { soloBefore } from './places/chosen.ts'
import { betweenCompared } from './places/roles.ts'
import type { NamedPlaces } from './destination.ts'
import { readDuration } from './duration.ts'
import type { Duration } from './duration.ts'
import { readEvidence } from './evidence.ts'
import { readGoesBack } from './goes-back.ts'
import type { TurnReading } from './facts.ts'
import { readIntent } from './intent.ts'
import type { FoundInMessage, ReadKind, ReadMessage, ReadSpan } from './intent/read-message.ts'
import { readInterests } from './interests.ts'
import { readManner } from './manner.ts'
import { readMultiple } from './multiples.ts'
import { readTripDay } from './on-day.ts'
import { lengthInAll, readStays } from './stays.ts'
import { staysByDates } from './stays-by-dates.ts'
import { readParty } from './party.ts'
import { someOfThem } from './people/some-of-them.ts'
import { lowerCase, plainText, without } from './plain-text.ts'
import type { Span } from './plain-text.ts'

export interface TurnSetting {
  catalogue: DestinationCatalogue
  reading: DateReading
  /** Where the trip goes so far. */
  goingTo: Place | null
}

/** Reads all that one message says. */
export function readTurn(message: string, setting: TurnSetting): TurnReading {
  const { told, ...reading } = readWords(message, setting)
  return { ...reading, text: told.text, intent: readIntent(told) }
}

/** All but what it is about: `told` is what that is judged by. */
export function readWords(message: string, { catalogue, reading, goingTo }: TurnSetting): Omit<TurnReading, 'intent' | 'text'> & { told: ReadMessage } {
  const original = plainText(message)
  const text = lowerCase(original)
  const dates = readDates(text, original, reading)
  const undated = without(text, dates?.spans ?? [])
  const duration = readDuration(undated)
  const rest = without(undated, duration?.spans ?? [])
  const places = readPlaces(without(original, dates?.spans ?? []), { catalogue, known: goingTo, said: original })
  const moneyOf = { home: reading.country, away: (places?.wanted[0] ?? goingTo)?.countryCode }
  const budget = readBudget(rest, moneyOf)
  const unpriced = without(rest, budget === null ? [] : [budget.span])
  const towns = (places?.wanted ?? []).flatMap((place, at) => (places?.wantedSpans[at] === undefined ? [] : [{ place, ...places.wantedSpans[at] }]))
  const { stays: byLength, spans: nightsAlone } = readStays(undated, towns, partsOf(duration))
  const stays = dates?.ranges === undefined ? byLength : staysByDates(text, towns, dates.ranges)
  const party = readParty(without(unpriced, [...nightsAlone, ...someOfThem(unpriced), ...soloBefore(text, places?.wantedSpans ?? [])]))
  const interests = readInterests(without(text, [...(places?.spans ?? []), ...(duration?.spans ?? [])]))
  const manner = readManner(without(text, betweenCompared(text, places?.spans ?? [])))
  const tripDay = readTripDay(text)
  const dateChange = readDateChange(text, reading.today)
  const multiple = readMultiple(text)
  const goesBack = readGoesBack(text)
  const currency = readCurrency(rest, moneyOf)
  const budgetPer = readPerAlone(rest) ?? null
  const bareAges = readBareAges(text)
  const bareCount = readBareCount(text)
  const said = { dates, duration, budget, party, interests }
  const of = { pace: manner.pace, style: manner.style, refinement: manner.refinement, times: manner.times, need: manner.needs[0] ?? null }
  const agreed = multiple ?? goesBack ?? (isWishAlone(text, interests?.spans ?? []) || null)
  const more = { ...of, currency, per: budgetPer, ages: bareAges[0] ?? null, count: bareCount, day: tripDay, change: dateChange, agreed }
  const found = foundIn(places, said, more)
  const whereTo = places === null ? {} : { destination: { spans: places.wantedSpans }, origin: { spans: places.originSpans } }
  const evidence = readEvidence(original, { ...whereTo, ...said, pace: manner.pace, style: manner.style })
  const spans = spansOf({
    from: places?.originSpans, to: places?.wantedSpans, place: places?.spans, date: dates?.spans, length: duration?.spans, sum: budget === null ? [] : [budget.span], people: party?.spans,
  })
  const corrects = bareCount !== null && isCorrectedCount(text)
  const also = { currency, budgetPer, tripDay, dateChange, multiple, goesBack, stays, bareCount, bareAges, corrects }
  const inAll = stays.some(({ rest }) => rest === true) ? { duration: lengthInAll(undated, towns, duration?.each ?? []) } : {}
  return { ...said, ...inAll, ...also, manner, places, evidence, told: { text, spans, found } }
}

/** The lengths that may be of single places: beside shorter ones the whole is of none. */
function partsOf(duration: ReturnType<typeof readDuration>): readonly Duration[] {
  const { each = [], days = 0, change } = duration ?? {}
  const shorter = each.filter((one) => one.days < days)
  return change === undefined && shorter.length > 0 && each.some((one) => one.days === days) ? shorter : each
}

/** 'Animals', 'and green tea please': of a trip that is talked of, a wish and nothing else. */
function isWishAlone(text: string, wishes: readonly Span[]): boolean {
  return wishes.length > 0 && !/\p{L}/u.test(without(text, wishes).replace(/(?<!\p{L})(?:and|or|also|maybe|some|more|with|the|a|an|please|too|then|something|anything|ok|drink|love|we|i|like)(?!\p{L})/gu, ' '))
}

function foundIn(places: NamedPlaces | null, said: Record<string, unknown>, more: Record<string, unknown>): FoundInMessage {
  const facts = Object.entries({ ...said, ...more }).filter(([, fact]) => fact !== null).map(([name]) => name)
  return {
    place: places !== null,
    isGoing: places?.isGoing ?? false,
    isBound: places?.isBound ?? false,
    isStocked: places?.wanted.some(({ hasInventory }) => hasInventory) ?? false,
    isNamedAlone: places?.isNamedAlone ?? false,
    isTimed: facts.includes('dates') || facts.includes('duration'),
    isRoute: places !== null && places.origin !== null && places.wanted.some(({ id }) => id !== places.origin?.id),
    other: facts.length > 0,
    kinds: facts.filter((name) => name in said).length,
    facts,
  }
}

/** What stands where, first come first kept. */
function spansOf(found: Partial<Record<ReadKind, readonly Span[]>>): ReadSpan[] {
  const spans: ReadSpan[] = []
  for (const kind of KINDS) {
    for (const { from, to } of found[kind] ?? []) if (!spans.some((one) => one.from < to && from < one.to)) spans.push({ kind, from, to })
  }
  return spans.sort((left, right) => left.from - right.from)
}

const KINDS: readonly ReadKind[] = ['from', 'to', 'place', 'date', 'length', 'sum', 'people']
