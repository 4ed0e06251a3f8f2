import type { Day } from '@meander/sdk/contract/days'
import type { SummarizedActivity } from '../../tools/found-summary.ts'
import { sayAskFirst } from '../words/ask-first.ts'
import { sayBlocked } from '../words/blocked.ts'
import { ending } from '../words/ending.ts'
import { capital, counted, dateRange, list } from '../words/format.ts'
import { isSold, sayNotSold } from '../words/not-sold.ts'
import type { Searched } from '../words/not-sold.ts'
import { sayStage } from '../words/over-several.ts'
import type { Situation } from '../words/situation.ts'
import { sayDays } from '../words/trip.ts'
import type { Asked } from './plan-search.ts'
import { titles } from './became.ts'
import { sayAgreed } from './say-agreed.ts'
import { sayChange } from './say-change.ts'
import { fitting, nameOfDay, sayDayOf, sayPriceOf } from './say-days.ts'
import { sayDayWishes } from './say-day-wishes.ts'
import { sayMissing } from './say-missing.ts'
import { sayOpenDays } from './say-open-days.ts'
import { sayOffered } from './say-offered.ts'
import { sayRoom } from './say-room.ts'
import { saySpecialDay } from './say-special-day.ts'
import { sayTravelHours } from './say-travel-hours.ts'
import { sayCostOf, sayTotal } from './say-total.ts'
import { daysOf } from './standing-plan.ts'

/** A plan that was made or changed, and what was asked of it. */
export interface Made extends Asked {
  searched: readonly Searched[]
}

/** A day of the plan. */
export interface PlanDay {
  date: Day
  items: readonly SummarizedActivity[]
}

/** The answer to what was wanted of the plan. */
export function sayPlan(situation: Situation, made: Made): string {
  const items = itemsOf(made)
  return bodyOf(situation, made, items).filter((paragraph) => paragraph !== '').join('\n\n')
}

function bodyOf(situation: Situation, made: Made, items: readonly SummarizedActivity[]): string[] {
  const { wish } = made
  if (items.length === 0 && wish.kind !== 'offer') return [
    made.searched.map(({ found }) => sayBlocked(situation, found)).filter(Boolean).join(' ') || situation.voice.say('For those days I find nothing with a free start.', 'Nothing has a free start on those days.'),
    ending(situation, made.searched[0]?.found ?? NOTHING),
  ]
  if (wish.kind === 'offer') return sayOffered(situation, wish, { items, count: daysOf(made.stages).length })
  if (wish.kind === 'total') return [sayTotal(situation, made, items)]
  if (wish.kind === 'room') return [sayRoom(situation, wish, planDays(made, items))]
  if (wish.kind === 'all' || wish.kind === 'each' || wish.kind === 'shape' || wish.kind === 'again' || wish.kind === 'recap' || wish.kind === 'onward') return sayAll(situation, made, items)
  if (wish.kind === 'which' || wish.kind === 'which-out' || wish.kind === 'which-days' || wish.kind === 'rain') return []
  return sayChange(situation, { ...made, wish }, planDays(made, items))
}

const NOTHING = { destination: null, blockers: [], unmet: [], sample: false, activities: [] }

export function itemsOf({ searched }: Pick<Made, 'searched'>): SummarizedActivity[] {
  return searched.flatMap(({ found }) => (found.plan === undefined ? [] : found.activities)).filter(({ proposed }) => proposed !== null)
}

/** All days of the trip, those with nothing on them too. */
export function planDays({ stages }: Pick<Made, 'stages'>, items: readonly SummarizedActivity[]): PlanDay[] {
  return daysOf(stages).map((date) => ({ date, items: items.filter(({ proposed }) => proposed?.date === date) }))
}

function sayAll(situation: Situation, made: Made, items: readonly SummarizedActivity[]): string[] {
  const { voice, reading } = situation
  const days = planDays(made, items)
  const isOnward = made.wish.kind === 'onward'
  const told = isOnward ? toldLast(days, reading.lastAnswer) : 0
  const open = days.slice(told)
  const { count, isShort } = fitting(open, made.searched.length)
  const now = open.slice(0, count)
  const sold = made.searched.filter(isSold)
  const withPrices = made.wish.kind === 'recap' && made.wish.prices === true
  const isPlanned = made.wish.kind === 'all' || made.wish.kind === 'each' || made.wish.kind === 'shape'
  const paragraphs = sold.flatMap((one) => {
    const here = now.filter(({ date, items: some }) => some.length > 0 && isIn(one, date))
    if (here.length === 0) return []
    const head = sold.length > 1 && !isOnward ? sayStage(situation, one.stage, one.found) : ''
    return [
      [head, isOnward ? '' : sayBlocked(situation, one.found)].filter(Boolean).join(' '),
      ...here.map(({ date, items: some }, at) => sayDayOf(date, some, situation, { isShort, isDated: at === 0 || days.length > 7, ...(isPlanned && situation.assumed !== undefined ? { from: situation.assumed.from } : {}) }) + (withPrices ? sayPriceOf(some, situation.facts) : '')),
    ]
  })
  const rest = open.slice(count)
  const isEnd = rest.length === 0
  const first = sold.find(({ found }) => found.activities.length > 0)?.found ?? NOTHING
  const after = [
    isOnward ? '' : sayAskFirst(items, situation),
    isPlanned && !isOnward ? sayAgreed(situation, made, days) : '',
    isPlanned && !isOnward ? saySpecialDay(days, situation) : '',
    isPlanned && !isOnward ? sayAssumed(situation) : '',
    isPlanned && !isOnward ? sayTrimmed(made, items) : '',
    sayOpenDays(now, days, { situation, made }),
    isPlanned ? sayDayWishes(days, situation, made.searched.flatMap(({ found }) => [...found.unmet, ...(found.plan?.elsewhen ?? [])])) : '',
    isEnd || !isOnward ? sayCostOf(items, situation) : '',
    isPlanned ? sayMissing(situation, made, items) : '',
    isOnward ? '' : sayNotSold(made.searched.filter((one) => !isSold(one)), situation),
    isEnd ? (isOnward ? '' : ending(situation, first, { isLong: true })) : voice.say(
      rest.length === 1 ? 'Shall I go on with the last day?' : `Shall I go on with the other ${counted(rest.length, 'day')}?`,
      `Shall I go on from ${nameOfDay(rest[0]?.date as Day, days.map(({ date }) => date))}?`,
    ),
  ]
  return [isOnward ? '' : [sayBeginning(situation, sold), isPlanned ? sayTravelHours(situation, 'all') : ''].filter(Boolean).join(' '), ...paragraphs, after.filter(Boolean).join(' ')]
}

/** How many days the last answer told of. */
function toldLast(days: readonly PlanDay[], lastAnswer: string): number {
  return days.findLastIndex(({ items }) => items.some(({ title }) => lastAnswer.includes(title.replace(/[.]$/, '')) || lastAnswer.includes(title.split(/[,:;]/)[0] ?? title))) + 1
}

/** Whose days they are while nobody has named any. */
function sayAssumed({ assumed, voice, today }: Situation): string {
  if (assumed === undefined) return ''
  const days = dateRange(assumed.from, assumed.to, today)
  return voice.say(`Your days are open still, so these are the hours of ${days}: name yours, and I set it out for them.`, `The hours are those of ${days}, since you have named no days yet.`)
}

/** Where a plan was only cut down, what it lost. */
function sayTrimmed({ plan }: Made, items: readonly SummarizedActivity[]): string {
  const gone = plan.filter(({ productCode }) => !items.some((one) => one.productCode === productCode))
  const isOnlyLess = gone.length > 0 && gone.length <= MOST_GONE && items.every(({ productCode }) => plan.some((one) => one.productCode === productCode))
  return isOnlyLess ? `${capital(titles(gone))} ${gone.length === 1 ? 'is' : 'are'} out.` : ''
}

const MOST_GONE = 6

function isIn({ stage: { startDate, endDate } }: Searched, date: Day): boolean {
  return startDate !== null && startDate <= date && date <= (endDate ?? startDate)
}

function sayBeginning(situation: Situation, sold: readonly Searched[]): string {
  const { voice, facts } = situation
  const place = list(sold.map(({ stage, found }) => found.destination ?? stage.place.name))
  const days = sayDays(situation)
  if (facts.duration === 1) return voice.say(`Your day in ${place}, then.`, `This is how I would spend the day in ${place}.`)
  return voice.say(
    `Day by day, then: ${place}${days === '' ? '' : `, ${days}`}.`,
    `This is how I would set out ${place}${days === '' ? '' : `, ${days}`}.`,
    `${capital(facts.duration === undefined ? 'the days' : counted(facts.duration, 'day'))} in ${place}, one after the other.`,
  )
}
