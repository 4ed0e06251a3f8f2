import { sayTime } from '@meander/sdk/contract/clock'
import { format } from 'date-fns/format'
import { parseISO } from 'date-fns/parseISO'
import type { Day } from '@meander/sdk/contract/days'
import { sayMoney } from '@meander/sdk/contract/money'
import { NUMBER_WORDS } from '../../language/number-words.ts'

export { inline, shortTitle } from '../../item-talk/short-title.ts'

const NUMBERS = ['no', ...NUMBER_WORDS.slice(1, 13)]

export function inWords(count: number): string {
  return NUMBERS[count] ?? String(count)
}

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

/** 'food', 'food and history', 'food, wine and history'. */
export function list(words: readonly string[], joint = 'and'): string {
  if (words.length < 2) return words[0] ?? ''
  return `${words.slice(0, -1).join(', ')} ${joint} ${words.at(-1)}`
}

/** 'Sunday 14 March'. */
export function dayName(day: Day | string): string {
  return format(parseISO(day), 'EEEE d MMMM')
}

export function monthName(day: Day | string): string {
  return format(parseISO(day), 'MMMM')
}

/** '14 to 17 March', '28 December to 3 January'; the year only when it is not this one or the next. */
export function dateRange(start: Day, end: Day | undefined, today: Day): string {
  const far = Number(start.slice(0, 4)) > Number(today.slice(0, 4)) + 1
  const year = far ? ` ${start.slice(0, 4)}` : ''
  const dayAndMonth = (day: Day): string => format(parseISO(day), 'd MMMM')
  if (end === undefined || end === start) return `${dayAndMonth(start)}${year}`
  const from = start.slice(0, 7) === end.slice(0, 7) ? String(Number(start.slice(8))) : dayAndMonth(start)
  return `${from} to ${dayAndMonth(end)}${year}`
}

/** '3 hours', '90 minutes', '2½ hours', '2 hours 15 minutes', 'a full day'. */
export function length(minutes: number): string {
  if (minutes >= 1440) return `${Math.round(minutes / 1440)} days`
  if (minutes >= 480) return `a full day (${halves(Math.round(minutes / 30))} hours)`
  if (minutes < 120 && minutes % 60 !== 0) return `${minutes} minutes`
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (rest !== 0 && rest !== 30) return `${hours} hours ${rest} minutes`
  return minutes === 60 ? 'one hour' : `${halves(minutes / 30)} hours`
}

/** '2½' for five halves. */
function halves(count: number): string {
  return `${Math.floor(count / 2)}${count % 2 === 1 ? '½' : ''}`
}

/** 'three days', 'one day'. */
export function counted(count: number, noun: string): string {
  return `${inWords(count)} ${count === 1 ? noun : `${noun}s`}`
}

/** A converted price is about right and no more, so it is rounded and says so. */
export function sayAmount({ amount, currency, converted }: { amount: number; currency: string; converted: boolean }): string {
  return converted ? `about ${sayMoney({ amount: Math.round(amount), currency })}` : sayMoney({ amount, currency })
}

const TEENAGER = 13

/** 'A child of nine', 'a baby', 'a 16-year-old'. */
export function sayChild(age: number): string {
  if (age < 1) return 'a baby'
  return age < TEENAGER ? `a child of ${inWords(age)}` : `a${age === 18 ? 'n' : ''} ${age}-year-old`
}

/** 'Sunday'. */
export function weekday(day: Day): string {
  return format(parseISO(day), 'EEEE')
}

/** '6 PM', '12.30 PM': an hour of somebody's own, and no start of anything. */
export function sayHour(time: string): string {
  return time === '12:00' ? 'noon' : sayTime(time).replace(':00', '').replace(':', '.')
}
