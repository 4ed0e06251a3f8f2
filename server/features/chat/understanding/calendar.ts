import { addDays, isDay } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'

const MONTHS = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december']

/** A month's name or its short form, for use inside a longer pattern. */
export const MONTH = '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'

export function monthNumber(name: string): number {
  return MONTHS.findIndex((month) => month.startsWith(name.slice(0, 3))) + 1
}

/** The day, or null when there is none such (31 June). */
export function dayOf(year: number, month: number, day: number): Day | null {
  const text = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return isDay(text) ? text : null
}

export function yearOf(day: Day): number {
  return Number(day.slice(0, 4))
}

export function lastOfMonth(year: number, month: number): Day {
  const first = dayOf(month === 12 ? year + 1 : year, month === 12 ? 1 : month + 1, 1)
  return first === null ? (`${year}-12-31` as Day) : addDays(first, -1)
}

/** The next such day that is not past: '14 March' said on 2 April is next year's. 29 February waits for its year. */
export function nextSuch(month: number, day: number, today: Day): Day | null {
  for (let year = yearOf(today); year <= yearOf(today) + 8; year += 1) {
    const found = dayOf(year, month, day)
    if (found !== null && found >= today) return found
  }
  return null
}

/** 0 is Sunday. */
export function weekdayOf(day: Day): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}

/** '27' and "'27" are 2027. */
export function fullYear(text: string | undefined): number | null {
  if (text === undefined || text === '') return null
  const year = Number(text.replace("'", ''))
  return year < 100 ? 2000 + year : year
}

/** Gregorian Easter Sunday (anonymous algorithm of 1876). */
export function easterSunday(year: number): Day {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114
  return dayOf(year, Math.floor(f / 31), (f % 31) + 1) ?? (`${year}-04-01` as Day)
}
