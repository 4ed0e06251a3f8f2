import type { LanguageModelV4CallOptions, LanguageModelV4Prompt, LanguageModelV4ToolResultOutput } from '@ai-sdk/provider'
import * as z from 'zod'
import type { Day } from '@meander/sdk/contract/days'
import { isDay } from '@meander/sdk/contract/days'
import { withDayBehind } from './day-in-front.ts'
import { withoutTakenBack } from './taken-back.ts'
import type { Clause } from '../reader/index.ts'
import type { FoundSummary } from '../tools/find-activities.ts'
import type { KnownFacts } from '../tools/read-activities.ts'
import type { SavedTrip } from '../tools/read-trips.ts'
import { Offer } from './offers/offer.ts'
import type { SuggestedPlace } from '../tools/suggest-places.ts'

/** An activity that the traveller was shown as a card. */
const Card = z.object({
  productCode: z.string(),
  title: z.string(),
  tags: z.array(z.string()),
  price: z.object({ amount: z.number(), currency: z.string() }).nullable(),
  minutes: z.number().nullable(),
  rating: z.number().nullable().optional(),
  /** What its text says. */
  about: z.string().optional(),
  /** What else stands on it: what is in the price and what is not, where it begins, its steps. */
  details: z.string().optional(),
})
export type Card = z.infer<typeof Card>

const Selected = z.object({ day: z.number(), productCode: z.string(), startTime: z.string().optional() })
export type Selected = z.infer<typeof Selected>

const Appointment = z.object({ productCode: z.string(), date: z.string(), startTime: z.string(), place: z.string().optional() })
/** A thing at its day and hour in the plan of the trip. */
export type Appointment = z.infer<typeof Appointment>

/** What the concierge is told beside the words of the conversation. */
export const ConciergeOptions = z.object({
  /** The traveller's today. */
  today: z.string().optional(),
  locale: z.string().optional(),
  currency: z.string().optional(),
  /** All cards of the conversation, each once, the latest last. */
  cards: z.array(Card).optional(),
  /** Product codes of the last cards, in the order shown. */
  lastShown: z.array(z.string()).optional(),
  /** How many of those the words named; they are the first. */
  lastNamed: z.number().optional(),
  /** What the traveller has put into the days of the trip. */
  selected: z.array(Selected).optional(),
  /** The plan of the days as the traveller saw it last. */
  plan: z.array(Appointment).optional(),
  /** What stood in an earlier plan and stands no more, the last that went last. */
  stoodOnce: z.array(Appointment).optional(),
  /** The plan as it stood before it was changed last. */
  planBefore: z.array(Appointment).optional(),
  /** What the last reply offered or asked of the plan. */
  offer: Offer.optional(),
})
export type ConciergeOptions = z.infer<typeof ConciergeOptions>

/** What tools have answered since the last message. */
export interface Answers {
  /** One for each place that was asked for; null before any was. */
  found: FoundSummary[] | null
  facts: KnownFacts[] | null
  trips: SavedTrip[] | null
  places: SuggestedPlace[] | null
  failed: boolean
}

/** What was said and what was answered to it. */
export interface Exchange {
  /** How many of the conversation's turns had been said by then. */
  turns: number
  answer: string
}

/** A prompt as the concierge reads it. */
export interface Reading {
  /** What the traveller said, oldest first; the last is to be answered. */
  turns: string[]
  /** How many of `turns` belong to the last message: its text, and a destination chosen beside it. */
  lastLength: number
  today: Day
  locale: string | undefined
  currency: string | undefined
  cards: Card[]
  lastShown: string[]
  lastNamed: number
  selected: Selected[]
  plan: Appointment[]
  stoodOnce: Appointment[]
  planBefore: Appointment[]
  /** What the last answer offered or asked of the plan; null where it did not. */
  offer: Offer | null
  /** All that was answered so far, and what was answered last. */
  answered: string
  lastAnswer: string
  /** Every answer by itself, oldest first. */
  exchanges: Exchange[]
  answers: Answers
  /** True where the message goes on after what is answered here. */
  isGoneOn?: boolean
  /** What it does is not surely known: nothing is done that its words do not say as well. */
  isDoubtful?: boolean
  /** What the last message does, clause by clause, as far as that was read; none where it was not. */
  clauses?: readonly Clause[]
  /** The clauses of what is answered now, however surely they are read: they do nothing, and may speak against what rules would do. */
  heard?: readonly Clause[]
  /** What any message does, however surely; none where it was not read. */
  clausesOf?: (turn: string) => readonly Clause[]
}

export function readPrompt({ prompt, providerOptions }: LanguageModelV4CallOptions, now: Date): Reading {
  const options = ConciergeOptions.safeParse(providerOptions?.concierge ?? {}).data ?? {}
  const messages = prompt.filter((message) => message.role === 'user')
  const parts = messages.map((message) => textsOf(message.content))
  const replies = prompt.flatMap((message) => (message.role === 'assistant' ? [textsOf(message.content).join('')] : [])).filter((text) => text !== '')
  return {
    // An opening tells its days in a list.
    turns: parts.flat().map((turn, at) => (at === 0 ? withoutTakenBack(turn) : withDayBehind(withoutTakenBack(turn)))),
    lastLength: parts.at(-1)?.length ?? 0,
    today: isDay(options.today) ? options.today : (now.toISOString().slice(0, 10) as Day),
    locale: options.locale,
    currency: options.currency,
    cards: options.cards ?? [],
    lastShown: options.lastShown ?? [],
    lastNamed: options.lastNamed ?? 3,
    selected: options.selected ?? [],
    plan: options.plan ?? [],
    stoodOnce: options.stoodOnce ?? [],
    planBefore: options.planBefore ?? [],
    offer: options.offer ?? null,
    answered: replies.join('\n'),
    lastAnswer: replies.at(-1) ?? '',
    exchanges: readExchanges(prompt),
    answers: answersOf(readSteps({ prompt })),
  }
}

function readExchanges(prompt: LanguageModelV4Prompt): Exchange[] {
  let turns = 0
  return prompt.flatMap((message): Exchange[] => {
    if (message.role === 'user') turns += textsOf(message.content).length
    const answer = message.role === 'assistant' ? textsOf(message.content).join('') : ''
    return answer === '' ? [] : [{ turns, answer }]
  })
}

function textsOf(content: readonly { type: string }[]): string[] {
  return content.flatMap((part) => ('text' in part && part.type === 'text' && typeof part.text === 'string' ? [part.text] : []))
}

/** What the tools answered in one step: the calls of a step are made together. */
export type Step = readonly { tool: string; output: LanguageModelV4ToolResultOutput }[]

/** The steps since the last message, oldest first. */
export function readSteps({ prompt }: Pick<LanguageModelV4CallOptions, 'prompt'>): Step[] {
  const lastQuestion = prompt.findLastIndex((message) => message.role === 'user')
  return prompt.slice(lastQuestion + 1).flatMap((message): Step[] =>
    message.role === 'tool' ? [message.content.flatMap((part) => (part.type === 'tool-result' ? [{ tool: part.toolName, output: part.output }] : []))] : [])
}

export function answersOf(steps: readonly Step[]): Answers {
  const answers: Answers = { found: null, facts: null, trips: null, places: null, failed: false }
  for (const { tool, output } of steps.flat()) addAnswer(answers, tool, output)
  return answers
}

/** The tools are our own, so that their answers have the shape that they are given there. */
function addAnswer(answers: Answers, tool: string, output: LanguageModelV4ToolResultOutput): void {
  if (output.type !== 'json') answers.failed = true
  else if (tool === 'findActivities') answers.found = [...(answers.found ?? []), output.value as unknown as FoundSummary]
  else if (tool === 'readActivities') answers.facts = (output.value as unknown as { activities: KnownFacts[] }).activities
  else if (tool === 'suggestPlaces') answers.places = (output.value as unknown as { places: SuggestedPlace[] }).places
  else if (tool === 'readTrips') answers.trips = (output.value as unknown as { trips: SavedTrip[] }).trips
}
