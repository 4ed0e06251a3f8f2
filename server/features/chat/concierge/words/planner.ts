import { tripCompleteMessage } from '@meander/sdk/contract/trip-complete'
import type { KnownFacts } from '../../tools/read-activities.ts'
import { dayName } from './format.ts'
import type { Situation } from './situation.ts'

/** The closing words of a trip that was planned day by day, with what the inventory says of prices now. What it does not know, or lies beyond the trip, is none of it. */
export function sayTripComplete({ facts, reading }: Pick<Situation, 'facts' | 'reading'>, known: readonly KnownFacts[]): string {
  const within = reading.selected.filter(({ day }) => day <= (facts.duration ?? Infinity))
  return tripCompleteMessage(within.flatMap(({ productCode }) => known.filter((one) => one.productCode === productCode).slice(0, 1).map(({ price }) => ({ price: price ?? undefined }))))
}

/** How a day of the planner begins. */
export function sayDay({ voice, reading }: Situation, { number, date }: { number: number; date: string }): string {
  const chosen = reading.selected.filter(({ day }) => day === number).length
  const head = voice.say(`Day ${number} is ${dayName(date)}.`, `On to day ${number}, ${dayName(date)}.`, `${dayName(date)}, your day ${number}.`)
  const next = chosen > 0 ? voice.say('Beside what you have chosen for it, these still fit.', 'After what you have put there, there is time for these.') : reading.selected.length > 0 ? voice.say('None of this repeats what you have chosen.', 'These are a change from what you have so far.', 'Something other than the days before.') : voice.say('I would choose among these.', 'These run that day.', 'Here is what that day has.')
  return `${head} ${next}`
}
