import type { Day } from '@meander/sdk/contract/days'
import { daysNamed } from '../day-by-day/days-named.ts'
import type { Trip } from '../day-by-day/free-hours.ts'
import { daysInEnglish } from './days-in-english.ts'

/** A day of the trip that somebody celebrates. */
export interface SpecialDay {
  date: Day
  what: 'birthday' | 'anniversary'
  /** It is the evening that shall be something. */
  isEvening: boolean
}

const BIRTHDAY = /\bbirthday\b|\bgeburtstag\b|\bcumpleaños\b|(?<!\p{L})anniversaire(?! de mariage)/u
const ANNIVERSARY = /\banniversary\b|\bhochzeitstag\b|\baniversario\b|anniversaire de mariage/
const EVENING = /\b(?:evening|night|dinner|romantic|supper)\b/

/** The day on which somebody has a birthday, or a couple its anniversary, where a message names it. */
export function specialDay(turns: readonly string[], trip: Trip): SpecialDay | null {
  const found = turns.flatMap((turn) => {
    const lower = daysInEnglish(turn.toLowerCase().replaceAll('’', "'"))
    const clause = lower.split(/[.!?;]\s+/).find((one) => BIRTHDAY.test(one) || ANNIVERSARY.test(one))
    const [day] = clause === undefined ? [] : daysNamed(clause.replace(/\b(\d{1,2}(?:st|nd|rd|th))\b/g, 'the $1').replace(/\bon (\d{1,2})(?![\d:.]|st|nd|rd|th)\b/g, (_all, day: string) => `on the ${day}${ordinal(Number(day))}`).replace(/\bthe the\b/g, 'the'), trip)
    return clause === undefined || day === undefined ? [] : [{ date: day.date, what: BIRTHDAY.test(clause) ? 'birthday' as const : 'anniversary' as const, isEvening: EVENING.test(lower) }]
  })
  return found.at(-1) ?? null
}

function ordinal(day: number): string {
  return day % 10 === 1 && day !== 11 ? 'st' : day % 10 === 2 && day !== 12 ? 'nd' : day % 10 === 3 && day !== 13 ? 'rd' : 'th'
}

/** What is told of a day that is celebrated is told of no other. */
export function withoutSpecialDay(turn: string): string {
  return turn.split(/(?<=[.!?;])\s+/).filter((one) => { const lower = one.toLowerCase(); return !(BIRTHDAY.test(lower) || ANNIVERSARY.test(lower)) || !/\d/.test(lower) }).join(' ')
}
