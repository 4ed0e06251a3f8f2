import type { Activity } from '@meander/sdk/contract/activities'
import type { ChatData, ExtractedDates, MultiDayTrip, TripWindow } from '@meander/sdk/contract/chat'
import { addDays, dayRange } from '@meander/sdk/contract/days'
import { wordsOf } from '@meander/sdk/contract/suggestions'
import type { DestinationCatalogue } from '../../destinations/index.ts'
import { isChoice, speakOfTag } from '../ranking/index.ts'
import type { TripFacts } from '../understanding/index.ts'
import { stagesOf, stagesOn } from './stages.ts'

/** The dates as the interface keeps them. A window such as 'in November' names no days yet, so it gives none. */
export function extractedDates(facts: TripFacts): ExtractedDates {
  const named = facts.flexible !== true
  return {
    destination: facts.destination?.name ?? null,
    startDate: (named ? facts.startDate : undefined) ?? null,
    endDate: (named ? facts.endDate : undefined) ?? null,
    duration: facts.duration ?? null,
  }
}

/** What the traveller has put into a day of the trip, as the inventory knows it. */
export interface SelectedOnDay {
  day: number
  activity: Activity
}

export interface PlannedTrip {
  /** The day that the planner has come to. */
  currentDay: (duration: number) => number
  selected: readonly SelectedOnDay[]
  destinations: DestinationCatalogue
}

/** A trip of several days to a known place; null for any other. */
export function multiDayTrip(facts: TripFacts, { currentDay, selected, destinations }: PlannedTrip): MultiDayTrip | null {
  const { destination, duration, startDate, flexible } = facts
  if (destination === undefined || duration === undefined || duration < 2) return null
  const placeOf = placesByDay(facts, destinations)
  return {
    destination: destination.name,
    duration,
    currentDay: currentDay(duration),
    startDate: flexible === true ? null : (startDate ?? null),
    days: Array.from({ length: duration }, (_, index) => {
      const place = placeOf(index + 1)
      const selectedActivities = selected.filter(({ day }) => day === index + 1).map(({ activity }) => activity)
      return { day: index + 1, ...(place === null ? {} : { destination: place }), selectedActivities }
    }),
  }
}

/** Where each day of a trip over several places is spent; null where that is not known, or goes without saying. */
function placesByDay(facts: TripFacts, destinations: DestinationCatalogue): (day: number) => string | null {
  const { startDate, flexible } = facts
  const stages = startDate === undefined || flexible === true ? [] : stagesOf(facts, destinations)
  return (day) => {
    if (startDate === undefined || stages.length < 2) return null
    const [stage, ...others] = stagesOn(stages, addDays(startDate, day - 1))
    return stage === undefined || others.length > 0 ? null : stage.place.name
  }
}

/** What can be sent next with one press, as a traveller would put it: always things that would change the answer. */
export function suggestionsFor(facts: TripFacts, recommendations: readonly Activity[]): string[] {
  const place = facts.destination?.name
  if (place === undefined || recommendations.length === 0) return []
  const [kind] = suggestedCategories(facts, recommendations).flatMap((tag) => wishChip(tag, place) ?? [])
  return [
    ...(kind === undefined ? [] : [kind]),
    ...(facts.startDate === undefined ? [wordsOf({ id: 'next-weekend' })] : longer(facts)),
    ...(recommendations.length > 1 ? [wordsOf({ id: 'cheaper' })] : []),
    wordsOf({ id: 'more' }),
  ].slice(0, 4)
}

/** Where the name of a kind is no phrase to send, what a person would send; null where nobody would. */
const CHIPS: Readonly<Record<string, string | null>> = {
  family: null, kids: null, dance: null, tea: null, ceremony: null, 'local life': 'Local life', water: 'Water sports', wellness: 'Spas and wellness', literature: 'Literature', cooking: 'A cooking class', film: null,
}

/** 'Music in Lisbon', 'Days out of town'; null where nobody would send the like. */
export function wishChip(tag: string, place: string): string | null {
  const name = tag.toLowerCase()
  if (/^day trips?$/.test(name)) return wordsOf({ id: 'out-of-town' })
  const words = name in CHIPS ? CHIPS[name] : speakOfTag(name).plain
  return words === null || words === undefined ? null : wordsOf({ id: 'wish', wish: `${words.charAt(0).toUpperCase()}${words.slice(1)}`, place })
}

function longer({ startDate, endDate, flexible }: TripFacts): string[] {
  if (startDate === undefined || endDate === undefined || flexible === true) return []
  const days = dayRange(startDate, endDate).length
  return days < 14 ? [wordsOf({ id: 'days', days: days + 1 })] : []
}

/** Kinds of things that the place has and nobody has asked for yet. */
export function suggestedCategories(facts: TripFacts, recommendations: readonly Activity[]): string[] {
  const tags = [...new Set(recommendations.flatMap(({ tags: all = [] }) => all.slice(0, 2)).map((tag) => tag.toLowerCase()))]
  return tags.filter((tag) => isChoice(tag) && !(facts.interests ?? []).includes(tag) && !(facts.avoid ?? []).includes(tag)).slice(0, 4)
}

/** The age of each child, where it was said of all of them. */
function childAges({ ages = [], children = 0 }: TripFacts): { childAges?: number[] } {
  const young = ages.filter((age) => age < 18)
  return young.length > 0 && young.length === children ? { childAges: young } : {}
}

/** In what the budget is told and what it is for: a sum for the whole trip is another thing than one a day. */
function budgetTerms({ budget }: TripFacts): { budgetCurrency?: string; budgetPer?: 'person' | 'day' | 'person-day' | 'thing' } {
  if (budget === undefined) return {}
  const { currency, per, each } = budget
  const whole = each !== true && (per === undefined || per === 'total')
  return { ...(currency !== undefined && { budgetCurrency: currency }), ...(!whole && { budgetPer: each === true || per === undefined || per === 'total' ? 'thing' : per }) }
}

/** The span that the trip lies in, where no days are agreed yet: no date, so it is told beside them. */
function windowOf({ startDate, endDate, flexible }: TripFacts): { window?: TripWindow } {
  return flexible === true && startDate !== undefined && endDate !== undefined ? { window: { from: startDate, to: endDate } } : {}
}

/** What is known before the model has said a word. */
export function factsData(facts: TripFacts): ChatData[] {
  return [
    { kind: 'extracted-dates', extractedDates: extractedDates(facts) },
    { kind: 'trip-facts', groupSize: facts.groupSize ?? null, budget: facts.budget?.amount ?? null, ...budgetTerms(facts), ...childAges(facts), ...windowOf(facts) },
  ]
}
