import { tripCompleteMessage } from '@meander/sdk/contract/trip-complete'
import type { Place } from '../../../destinations/index.ts'
import type { KnownFacts } from '../../tools/read-activities.ts'
import { readPlannerStep } from '../../trip/planner-steps.ts'
import type { PlannedDay } from '../planned-day.ts'
import { askWhere } from './ask-where.ts'
import { counted, dayName, list, shortTitle } from './format.ts'
import type { Situation } from './situation.ts'

/** The closing words of a trip that was planned day by day, with what the inventory says of prices now. What it does not know, or lies beyond the trip, is none of it. */
export function sayTripComplete({ facts, reading }: Pick<Situation, 'facts' | 'reading'>, known: readonly KnownFacts[]): string {
  const within = reading.selected.filter(({ day }) => day <= (facts.duration ?? Infinity))
  return tripCompleteMessage(within.flatMap(({ productCode }) => known.filter((one) => one.productCode === productCode).slice(0, 1).map(({ price }) => ({ price: price ?? undefined }))))
}

/** How a day of the planner begins: which it is, and what stands beside it. Each way once in a conversation. */
export function sayDay(situation: Situation, day: PlannedDay): string {
  return [sayHead(situation, day), sayBeside(situation, day)].filter(Boolean).join(' ')
}

function sayHead({ voice, facts, reading }: Situation, { number, date }: PlannedDay): string {
  const day = dayName(date)
  const step = readPlannerStep(reading.turns.at(-reading.lastLength) ?? '')
  const asked = step === null || step.kind === 'complete' ? number : step.kind === 'skip' ? step.day + 1 : step.day
  const days = facts.duration ?? number
  if (asked > days) return step?.kind === 'skip' ? voice.say(
    `That was the last of your ${counted(days, 'day')}; here is ${day} once more, should you change your mind.`,
    `After day ${number} the trip is over; this is ${day} again.`,
  ) : voice.say(`Your trip has ${counted(days, 'day')}, so this is the last of them, ${day}.`, `There is no day ${asked}: the trip ends with day ${number}, ${day}.`)
  if (number === days && days > 2) return voice.say(`The last one, day ${number}: ${day}.`, `${day} is day ${number}, your last.`)
  return voice.say(`Day ${number} is ${day}.`, `On to day ${number}, ${day}.`, `${day}, your day ${number}.`)
}

/** Nothing more fits into that day: because of what is chosen for it, or because all that runs then is in the trip. */
export function sayDayFull(situation: Situation, day: PlannedDay): string {
  const { voice } = situation
  const today = titlesOn(situation, day.number)
  const full = today.length > 0 ? voice.say(
    `With ${list(today)} the day is full: nothing else fits beside.`,
    `${list(today)} ${today.length === 1 ? 'takes' : 'take'} up the day; nothing more has a start that fits.`,
  ) : voice.say('Nothing runs that day that you have not chosen or seen.', 'All that runs that day you have chosen or seen already.')
  return `${sayHead(situation, day)} ${full} ${voice.first('Go on to the next day, or take something out first.', 'Another day may have more room.', '')}`.trim()
}

function titlesOn({ reading }: Situation, on: number): string[] {
  return reading.selected.filter(({ day }) => day === on).flatMap(({ productCode }) => reading.cards.find((card) => card.productCode === productCode)?.title ?? []).map(shortTitle)
}

/** What is chosen for that day, or for the one before it: nothing where each way of saying it was used. */
function sayBeside(situation: Situation, { number }: PlannedDay): string {
  const { voice, reading } = situation
  const today = titlesOn(situation, number)
  if (today.length > 0) return voice.first(...turned([
    `Beside ${list(today)} these still fit.`,
    `Around ${list(today)} there is time for these.`,
    `With ${list(today)} in it, the day has room for one of these.`,
  ], number))
  if (reading.selected.some(({ day }) => day === number)) return voice.first('Beside what you have chosen for it, these still fit.', 'After what you have put there, there is time for these.', '')
  const [before] = titlesOn(situation, number - 1)
  const unsaid = ['I would choose among these.', 'These run that day.', 'Here is what that day has.']
  if (before === undefined) return voice.first(...turned(reading.selected.length > 0 ? ['None of this repeats what you have chosen.', ...unsaid] : unsaid, number), '')
  return voice.first(...[['None of this repeats what you have chosen.'], [`The day after ${before}, this is what is free.`], [], [`After ${before}, these.`], []][number % 5] ?? [], '')
}

/** Begins with another one each day. */
function turned(ways: readonly string[], by: number): string[] {
  const from = by % ways.length
  return [...ways.slice(from), ...ways.slice(0, from)]
}

/** Where no trip was ever begun. */
export function sayNothingToComplete(situation: Situation, stocked: readonly Place[]): string {
  return `${situation.voice.say('No trip is planned yet, so there is nothing to complete.', 'There is no trip yet that could be complete.')} ${askWhere(situation, stocked)}`
}
