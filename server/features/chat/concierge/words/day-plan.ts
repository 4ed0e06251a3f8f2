import { sayTime } from '@meander/sdk/contract/clock'
import { dayRange, isDay } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import type { SummarizedActivity } from '../../tools/found-summary.ts'
import { sayAskFirst } from './ask-first.ts'
import { sayBlocked } from './blocked.ts'
import { ending } from './ending.ts'
import { capital, counted, dayName, inline, list, weekday } from './format.ts'
import { isSold, sayNotSold } from './not-sold.ts'
import type { Searched } from './not-sold.ts'
import { sayStage } from './over-several.ts'
import { affordable, itemsOf } from './picks.ts'
import type { Item } from './picks.ts'
import type { Situation } from './situation.ts'
import { sayCost } from './sum.ts'
import { sayDays } from './trip.ts'

/** So many items leave room for a word on every second of them. */
const FEW = 6
const WEEK = 7
const EVENING = '17:00'

/** All days of the trip, each with what is on it: a line a day, the sum, and which days stay free. */
export function sayDayPlan(situation: Situation, searched: readonly Searched[]): string[] {
  const sold = searched.filter(isSold)
  const picks = affordable(sold.flatMap(({ found }) => planned(found.activities, situation)), situation)
  const items = itemsOf(picks, { from: situation.turn, boosted: [], newest: undefined, saidBefore: '', isBrief: true })
  const paragraphs = sold.flatMap(({ stage, found }) => {
    const there = items.filter(({ activity }) => found.activities.includes(activity))
    const head = sold.length > 1 ? sayStage(situation, stage, found) : ''
    return [[head, sayBlocked(situation, found)].filter(Boolean).join(' '), ...sayDaysOf(there, situation, { isFew: items.length <= FEW })]
  })
  const first = sold.find(({ found }) => found.activities.length > 0)?.found
  const after = [
    sayAskFirst(picks, situation),
    sayFree(picks, sold, situation),
    sayCost(picks, situation),
    sayNotSold(searched.filter((one) => !isSold(one)), situation),
    first === undefined ? '' : ending(situation, first, { isLong: true }),
  ]
  return [sayBeginning(situation, sold), ...paragraphs, after.filter(Boolean).join(' ')]
}

/** Those that have an hour; where no days are known, one for each of so many days. */
function planned(activities: readonly SummarizedActivity[], { facts }: Situation): SummarizedActivity[] {
  const timed = activities.filter(({ proposed }) => proposed !== null)
  return timed.length > 0 ? timed : activities.slice(0, facts.duration ?? 1)
}

function sayBeginning(situation: Situation, sold: readonly Searched[]): string {
  const { voice, facts } = situation
  const place = list(sold.map(({ stage, found }) => found.destination ?? stage.place.name))
  const days = sayDays(situation)
  const many = facts.duration === undefined ? 'Your days' : `Your ${counted(facts.duration, 'day')}`
  return voice.say(
    `${many} in ${place}, one after the other.`,
    `Day by day, then: ${place}${days === '' ? '' : `, ${days}`}.`,
    `This is how I would set out ${place}${days === '' ? '' : `, ${days}`}.`,
  )
}

/** A paragraph a day; what has no hour yet has its number. */
function sayDaysOf(items: readonly Item[], situation: Situation, { isFew }: { isFew: boolean }): string[] {
  const { voice } = situation
  const dates = [...new Set(items.map(({ activity }) => activity.proposed?.date ?? ''))]
  if (dates.join('') === '') return items.map(({ activity }, at) => voice.first(...lined(`Day ${at + 1}`, activity.title)))
  return dates.map((date, at) => {
    const [first, ...others] = items.filter(({ activity }) => activity.proposed?.date === date)
    if (first === undefined || !isDay(date)) return ''
    const day = capital(dayLabel(date, at === 0 || dates.length > WEEK))
    const later = others.map((item) => voice.first(...lined(`${isEvening(item) ? 'In the evening' : 'Later'}, at ${timeOf(item)}`, item.activity.title)))
    const whys = isFew && at % 2 === 0 ? first.leads.flatMap(({ does }) => does).map((why) => `It ${why}.`) : []
    return [voice.first(...lined(`${day} at ${timeOf(first)}`, first.activity.title)), voice.first(...whys), ...later].filter(Boolean).join(' ')
  })
}

/** By its weekday, with the date where that is asked for. */
function dayLabel(date: Day, isDated: boolean): string {
  return isDated ? dayName(date) : weekday(date)
}

function timeOf({ activity }: Item): string {
  return sayTime(activity.proposed?.time ?? '')
}

function isEvening({ activity }: Item): boolean {
  return (activity.proposed?.time ?? '') >= EVENING
}

/** Two colons in a row stop the reader. */
function lined(when: string, title: string): string[] {
  const name = inline(title)
  return [...(title.includes(':') ? [] : [`${when}: ${name}.`]), `${when}, ${name}.`, `${when} there is ${name}.`, `${when} for ${name}.`]
}

/** Days of the trip that nothing is put on. */
function sayFree(picks: readonly SummarizedActivity[], sold: readonly Searched[], situation: Situation): string {
  const { voice } = situation
  const taken = new Set<string>(picks.flatMap(({ proposed }) => proposed?.date ?? []))
  const all = sold.flatMap(({ stage: { startDate, endDate } }): Day[] => (startDate === null ? [] : dayRange(startDate, endDate ?? startDate)))
  const free = all.filter((day) => !taken.has(day))
  if (free.length === 0 || taken.size === 0) return ''
  const names = list(free.map((day) => dayLabel(day, all.length > WEEK)))
  if (free.length > 3) return voice.say(`The other ${counted(free.length, 'day')} I leave free.`, `${capital(counted(free.length, 'day'))} stay free for whatever you come across.`)
  return voice.say(`${capital(names)} I leave free.`, `${capital(names)} ${free.length === 1 ? 'stays' : 'stay'} free for whatever you come across.`)
}
