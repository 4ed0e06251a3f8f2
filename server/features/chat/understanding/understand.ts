import { isDay } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import type { DestinationCatalogue, Place } from '../../destinations/index.ts'
import { addTurn } from './facts.ts'
import type { TripFacts, TurnReading } from './facts.ts'
import { readTurn } from './read-turn.ts'
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
    let facts: TripFacts = { intent: 'other' }
    const earlier: TripFacts[] = []
    for (const turn of turns.map(asText)) {
      facts = addTurn(facts, readOnce(turn.slice(0, LONGEST), facts.destination ?? null), earlier)
      earlier.push(facts)
    }
    return facts
  }
}

/** Whatever comes over a wire, that nothing throws. */
function asText(said: unknown): string {
  return typeof said === 'string' ? said : ''
}

/** Month first is how the United States (and a few with them) write; all other places put the day first. */
function isDayFirst(locale: string | undefined): boolean {
  return locale !== undefined && !/^en(?:[-_](?:US|PH|CA))?$/i.test(locale) && !/[-_]US$/i.test(locale)
}

/** The country of a locale, 'GB' of 'en-GB'. */
function countryOf(locale: string | undefined): string | undefined {
  return /[-_]([a-z]{2})$/i.exec(locale ?? '')?.[1]?.toUpperCase()
}
