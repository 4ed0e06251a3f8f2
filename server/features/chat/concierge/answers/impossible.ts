import { addDays, isDay } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import type { Understand } from '../../understanding/index.ts'
import { capital, dateRange } from '../words/format.ts'
import type { Situation } from '../words/situation.ts'

const WHY: Record<string, string> = {
  past: 'is over already',
  'no-such-day': 'is not in the calendar',
  backwards: 'ends before it begins',
}

/** Days that nobody can travel on, said once; of days that are over the same ones to come are offered. */
export function sayImpossible(situation: Situation, understand: Understand): string {
  const { facts, voice } = situation
  const words = facts.impossible?.words ?? 'That'
  const why = WHY[facts.impossible?.reason ?? ''] ?? 'is not a date that I can book'
  const place = facts.destination === undefined ? '' : ` for ${facts.destination.name}`
  const plain = voice.say(`${capital(words)} ${why}.`, `I looked twice: ${words} ${why}.`)
  const next = facts.impossible?.reason === 'past' ? sameDaysToCome(words, situation, understand) : null
  // The offer is read by `agreedTo` when the traveller says yes.
  if (next !== null) return `${plain} Did you mean ${next}?`
  return `${plain} ${voice.say(`Which days shall I look at${place} instead?`, `Which dates did you mean${place}?`)}`
}

/** '3 to 6 May 2027' for '3 to 6 May 2024'; null where no days can be read. */
function sameDaysToCome(words: string, { today }: Situation, understand: Understand): string | null {
  const thisYear = Number(today.slice(0, 4))
  const year = [thisYear, thisYear + 1].find((one) => {
    const read = readIn(words, one)
    return read !== null && read.startDate > today
  })
  const read = year === undefined ? null : readIn(words, year)
  if (read === null) return null
  const range = dateRange(read.startDate, read.endDate, today)
  return range.includes(String(year)) ? range : `${range} ${year}`

  function readIn(text: string, one: number): { startDate: Day; endDate: Day } | null {
    const said = /\b\d{4}\b/.test(text) ? text.replace(/\b\d{4}\b/g, String(one)) : `${text} ${one}`
    const { startDate, endDate } = understand({ text: said, context: ['A trip'], referenceDate: addDays(today, 0) })
    return isDay(startDate) ? { startDate, endDate: isDay(endDate) ? endDate : startDate } : null
  }
}
