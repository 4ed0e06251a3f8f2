import { isDay } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import type { DestinationCatalogue, Place } from '../../destinations/index.ts'
import { isCorrectedCount, readBareAges, readBareCount } from './bare-count.ts'
import { readBudget, readCurrency } from './budget.ts'
import { readPerAlone } from './budget-per.ts'
import { readDateChange } from './date-change-words.ts'
import { readDates } from './dates.ts'
import type { DateReading } from './dates.ts'
import { readPlaces } from './destination.ts'
import { readDuration } from './duration.ts'
import { readEvidence } from './evidence.ts'
import { addTurn } from './facts.ts'
import type { TripFacts, TurnReading } from './facts.ts'
import { readIntent } from './intent.ts'
import { readInterests } from './interests.ts'
import { readManner } from './manner.ts'
import { readTripDay } from './on-day.ts'
import { readParty } from './party.ts'
import { lowerCase, plainText, without } from './plain-text.ts'
import { turnMemoryOf } from './turn-memory.ts'

export interface UnderstandRequest {
  text: string
  /** What the traveller said before, oldest first. */
  context?: readonly string[]
  /** The traveller's today, YYYY-MM-DD. */
  referenceDate: string
  /** BCP 47. Without it, and in American English, 8/10 is the tenth of August. */
  locale?: string
}

export type Understand = (request: UnderstandRequest) => TripFacts

/** A message is read no further than this; nobody says where they want to go after four pages. */
const LONGEST = 4000

/** Makes the reader of messages over the places of a catalogue. It never throws and asks nobody. */
export function createUnderstand(catalogue: DestinationCatalogue): Understand {
  return ({ text, context = [], referenceDate, locale }) => {
    const today = isDay(referenceDate) ? referenceDate : (new Date().toISOString().slice(0, 10) as Day)
    const country = countryOf(locale)
    const language = locale?.slice(0, 2).toLowerCase()
    const reading = { today, dayFirst: isDayFirst(locale), ...(country === undefined ? {} : { country }), ...(language === undefined ? {} : { language }) }
    const turns: unknown[] = [...(Array.isArray(context) ? context : []), text]
    const memory = turnMemoryOf(catalogue)
    const readOnce = (turn: string, goingTo: Place | null): TurnReading =>
      memory.read([today, locale, goingTo?.id, turn].join('\n'), () => readTurn(turn, { catalogue, reading, goingTo }))
    return turns.map(asText).reduce<TripFacts>((facts, turn) => addTurn(facts, readOnce(turn.slice(0, LONGEST), facts.destination ?? null)), { intent: 'other' })
  }
}

/** Whatever comes over a wire, that nothing throws. */
function asText(said: unknown): string {
  return typeof said === 'string' ? said : ''
}

interface TurnSetting {
  catalogue: DestinationCatalogue
  reading: DateReading
  /** Where the trip goes so far. */
  goingTo: Place | null
}

function readTurn(message: string, { catalogue, reading, goingTo }: TurnSetting): TurnReading {
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
  const party = readParty(unpriced)
  const interests = readInterests(without(text, [...(places?.spans ?? []), ...(duration?.spans ?? [])]))
  const manner = readManner(text)
  const tripDay = readTripDay(text)
  const dateChange = readDateChange(text, reading.today)
  const said = { dates, duration, budget, currency: readCurrency(rest, moneyOf), budgetPer: readPerAlone(rest) ?? null, party, interests }
  const bareCount = readBareCount(text)
  const kinds = [dates, duration, budget, party, interests].filter((fact) => fact !== null).length
  const other = bareCount !== null || tripDay !== null || dateChange !== null || manner.needs.length > 0 || [...Object.values(said), manner.pace, manner.style].some((fact) => fact !== null)
  const whereTo = places === null ? {} : { destination: { spans: places.wantedSpans }, origin: { spans: places.originSpans } }
  const evidence = readEvidence(original, { ...whereTo, dates, duration, budget, party, interests, pace: manner.pace, style: manner.style })
  return { ...said, tripDay, dateChange, manner, places, bareCount, bareAges: readBareAges(text), corrects: bareCount !== null && isCorrectedCount(text), evidence, intent: readIntent(text, { place: places !== null, isGoing: places?.isGoing ?? false, isBound: places?.isBound ?? false, isNamedAlone: places?.isNamedAlone ?? false, isTimed: dates !== null || duration !== null, isRoute: places !== null && places.origin !== null && places.wanted.some(({ id }) => id !== places.origin?.id), other, kinds }) }
}

/** Month first is how the United States (and a few with them) write; all other places put the day first. */
function isDayFirst(locale: string | undefined): boolean {
  return locale !== undefined && !/^en(?:[-_](?:US|PH|CA))?$/i.test(locale) && !/[-_]US$/i.test(locale)
}

/** The country of a locale, 'GB' of 'en-GB'. */
function countryOf(locale: string | undefined): string | undefined {
  return /[-_]([a-z]{2})$/i.exec(locale ?? '')?.[1]?.toUpperCase()
}
