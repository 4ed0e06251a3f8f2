import type { MultiDayTrip } from '@meander/sdk/contract/chat'
import { dataOf } from './read-chat.ts'
import type { Told } from './travel-desk.ts'

/** The plan as the cards have it: '2027-03-05 10:00 AMS-VAN-GOGH'. */
export function planIn({ cards }: Told): string[] {
  return cards.flatMap(({ productCode, planned }) => (planned === undefined ? [] : [`${planned.date} ${planned.startTime} ${productCode}`]))
}

export function onDay(told: Told, day: string): string[] {
  return planIn(told).filter((one) => one.startsWith(day))
}

/** The same whatever its hours: '2027-03-05 AMS-VAN-GOGH'. */
export function daysIn(told: Told): string[] {
  return planIn(told).map((one) => `${one.slice(0, 10)}${one.slice(16)}`)
}

export function codesOn(told: Told, day: string): string[] {
  return onDay(told, day).map((one) => one.slice(17))
}

/** The days of the trip as the planner beneath the letter has them. */
export function tripIn(told: Told | undefined): MultiDayTrip | undefined {
  return dataOf(told?.parts ?? [], 'multi-day-trip')?.multiDayTrip
}
