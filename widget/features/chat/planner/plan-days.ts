import type { Activity } from '@meander/sdk/contract/activities'
import type { ChatMessage, MultiDayTrip } from '@meander/sdk/contract/chat'
import { addDays, type Day, type TimeOfDay } from '@meander/sdk/contract/days'
import { onceEach } from '../../activities/index.ts'
import type { DayPlan } from './day-plan.ts'
import { readStep } from './steps.ts'

export { steps } from './steps.ts'

/** Whether the trip has been completed, and nothing was planned since. */
export function isComplete(messages: readonly ChatMessage[]): boolean {
  const said = messages.findLast(({ sender, text }) => sender === 'user' && readStep(text) !== null)
  return said !== undefined && readStep(said.text)?.id === 'complete'
}

export const chosenOn = ({ days }: MultiDayTrip, day: number): readonly Activity[] => days.find((one) => one.day === day)?.selectedActivities ?? []
export const chosenIn = ({ days }: MultiDayTrip): Activity[] => days.flatMap(({ selectedActivities }) => selectedActivities)
export const dayOfChoice = ({ days }: MultiDayTrip, code: string): number | undefined =>
  days.find(({ selectedActivities }) => selectedActivities.some(({ productCode }) => productCode === code))?.day

/** The date of a day by its number; null where the trip has no dates yet. */
export const dateOf = ({ startDate }: MultiDayTrip, day: number): Day | null => startDate && addDays(startDate, day - 1)

/** Puts an activity behind the others of a day; what is in the trip already stays where it is. */
export function addToDay(plan: DayPlan, day: number, activity: Activity): DayPlan {
  if (dayOfChoice(plan.trip, activity.productCode) !== undefined) return plan
  return { ...plan, trip: withDay(plan.trip, day, [...chosenOn(plan.trip, day), activity]) }
}

export function removeFromDay(plan: DayPlan, day: number, code: string): DayPlan {
  const { [code]: _, ...hours } = plan.hours
  return { ...plan, hours, trip: withDay(plan.trip, day, chosenOn(plan.trip, day).filter(({ productCode }) => productCode !== code)) }
}

/** Null lets the hour open. */
export function chooseHour(plan: DayPlan, code: string, hour: TimeOfDay | null): DayPlan {
  const { [code]: _, ...others } = plan.hours
  return { ...plan, hours: hour ? { ...others, [code]: hour } : others }
}

function withDay(trip: MultiDayTrip, day: number, selectedActivities: Activity[]): MultiDayTrip {
  const known = trip.days.some((one) => one.day === day)
  const days = known ? trip.days.map((one) => (one.day === day ? { ...one, selectedActivities } : one)) : [...trip.days, { day, selectedActivities }]
  return { ...trip, days }
}

/** All that the conversation has found, what came last first. */
export const foundIn = (messages: readonly ChatMessage[]): Activity[] => onceEach(messages.toReversed().flatMap(({ recommendations = [] }) => recommendations))
