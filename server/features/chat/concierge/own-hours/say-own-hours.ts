import type { Day } from '@meander/sdk/contract/days'
import type { Busy } from '../../day-plan/index.ts'
import { list, sayHour, weekday } from '../words/format.ts'

/** 'Saturday from 10 AM to noon', each hour once; empty where nothing was told, or too much to say over. */
export function sayOwnHours(own: readonly Busy[], days: readonly Day[]): string {
  const spans = [...new Set(own.map(({ from, to }) => `${from} ${to}`))].map((span) => {
    const [from = '', to = ''] = span.split(' ')
    return { from, to, dates: own.filter((one) => one.from === from && one.to === to).flatMap(({ date }) => days.filter((day) => day === date)) }
  }).filter(({ dates }) => dates.length > 0)
  return spans.length === 0 || spans.length > MOST ? '' : list(spans.map(({ from, to, dates }) => `${dates.length === days.length && days.length > 1 ? 'every day' : list(dates.map(weekday))}${sayHours(from, to)}`))
}

const MOST = 3

function sayHours(from: string, to: string): string {
  if (from === '00:00' && to === '24:00') return ''
  return from === '00:00' ? ` until ${sayHour(to)}` : to === '24:00' ? ` from ${sayHour(from)} on` : ` from ${sayHour(from)} to ${sayHour(to)}`
}
