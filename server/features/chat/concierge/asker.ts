import type { FindActivitiesInput } from '../tools/find-activities-input.ts'
import type { ReadActivitiesInput } from '../tools/read-activities.ts'
import type { SuggestPlacesInput, SuggestedPlace } from '../tools/suggest-places.ts'
import { addDays } from '@meander/sdk/contract/days'
import type { AskedDays } from './questions/asked-days.ts'
import type { Answers } from './read-prompt.ts'
import type { Offer } from './offers/offer.ts'
import { searchInput } from './search-input.ts'
import type { Stage } from '../trip/stages.ts'
import type { Situation } from './words/situation.ts'
import { searchFailed } from './words/small-talk.ts'

export type ToolCall =
  | { toolCallId: string; toolName: 'findActivities'; input: FindActivitiesInput }
  | { toolCallId: string; toolName: 'readActivities'; input: ReadActivitiesInput }
  | { toolCallId: string; toolName: 'suggestPlaces'; input: SuggestPlacesInput }
  | { toolCallId: string; toolName: 'readTrips'; input: Record<string, never> }

/** What the concierge does next: ask tools, or speak. */
export type Decision = { kind: 'call'; calls: ToolCall[] } | { kind: 'say'; text: string; /** Nothing was understood. */ isLost?: true; /** What it offers or asks of the plan. */ offer?: Offer }

type Answered<Name extends keyof Answers> = NonNullable<Answers[Name]>

/** Asks a tool where it has not answered yet, and speaks of its answer where it has. */
export interface Asker {
  /** Where `mayOpen` says so of what was found, it is looked for a second time, with nothing kept out for having been named. */
  found(stages: readonly Stage[], answer: (found: Answered<'found'>) => string, mayOpen?: (found: Answered<'found'>) => boolean): Decision
  facts(asked: { codes: readonly string[]; currency?: string | undefined; days?: AskedDays | null }, answer: (known: Answered<'facts'>) => string): Decision
  trips(answer: (trips: Answered<'trips'>) => string): Decision
  places(input: SuggestPlacesInput, answer: (places: SuggestedPlace[]) => string): Decision
}

export function say(text: string): Decision {
  return { kind: 'say', text }
}

/** Says that nothing was understood. */
export function lost(text: string): Decision {
  return { kind: 'say', text, isLost: true }
}

export function asker(situation: Situation, tools: readonly string[]): Asker {
  const { turn } = situation
  const { answers } = situation.reading
  const call = (given: { toolName: ToolCall['toolName']; input: unknown }[]): Decision =>
    given.every(({ toolName }) => tools.includes(toolName))
      ? { kind: 'call', calls: given.map((one, at) => ({ ...one, toolCallId: `call_${turn}${answers.found === null && answers.facts === null ? '' : '_again'}${given.length > 1 ? `_${at + 1}` : ''}` }) as ToolCall) }
      : say(searchFailed(situation))
  const answered = <Answer>(answer: Answer | null, speak: (answer: Answer) => string, ask: () => { toolName: ToolCall['toolName']; input: unknown }[]): Decision => {
    if (answer !== null) return say(speak(answer))
    return answers.failed ? say(searchFailed(situation)) : call(ask())
  }
  return {
    found: (stages, speak, mayOpen = () => false) => {
      const { found } = answers
      const search = (isOpen: boolean) => stages.map((stage) => ({ toolName: 'findActivities' as const, input: searchInput(stage, situation, { isOpen }) }))
      if (found !== null && found.length === stages.length && mayOpen(found)) return call(search(true))
      return answered(found === null ? null : found.slice(-stages.length), speak, () => search(false))
    },
    facts: (asked, speak) => (asked.codes.length === 0 ? say(speak([])) : answered(answers.facts, speak, () => [{ toolName: 'readActivities', input: factsInput(asked, situation) }])),
    trips: (speak) => answered(answers.trips, speak, () => [{ toolName: 'readTrips', input: {} }]),
    places: (input, speak) => answered(answers.places, speak, () => [{ toolName: 'suggestPlaces', input }]),
  }
}

const MOST = 100
/** So far beside the days that were asked for another one is looked for. */
const DAYS_BESIDE = { before: 3, after: 10 }

function factsInput({ codes, currency, days }: Parameters<Asker['facts']>[0], { facts }: Situation): ReadActivitiesInput {
  const { startDate, endDate, groupSize, flexible } = facts
  const ofTrip = startDate === undefined || flexible === true ? {} : { startDate, endDate: endDate ?? startDate }
  const range = days === null || days === undefined ? ofTrip : { startDate: addDays(days.from, -DAYS_BESIDE.before), endDate: addDays(days.to, DAYS_BESIDE.after) }
  return { productCodes: [...new Set(codes)].slice(0, MOST), ...range, ...(groupSize === undefined ? {} : { groupSize }), ...(currency === undefined ? {} : { currency }) }
}
