import { sayTime } from '@meander/sdk/contract/clock'
import { isDay } from '@meander/sdk/contract/days'
import type { SummarizedActivity } from '../../tools/found-summary.ts'
import { sayAskFirst } from '../words/ask-first.ts'
import { dayName, length, list, shortTitle, weekday } from '../words/format.ts'
import type { Situation } from '../words/situation.ts'
import { sumOf } from '../words/sum.ts'
import { sayAmount } from '../words/format.ts'
import { sayForAll } from '../words/trip.ts'
import { momentOf, nameOf } from './became.ts'
import type { PlanWish } from './plan-wish.ts'

/** Whole weeks have each name twice. */
const WEEK = 7

/** What would go there, each with its length and price, and the question whether it shall. */
export function sayOffered(situation: Situation, { days, wish }: Extract<PlanWish, { kind: 'offer' }>, { items, count }: { items: readonly SummarizedActivity[]; count: number }): string[] {
  const { voice, facts } = situation
  const found = items.filter(({ proposed }) => proposed !== null && days.some(({ date }) => date === proposed.date))
  const open = days.filter(({ date }) => !found.some(({ proposed }) => proposed?.date === date))
  const what = wish === null ? '' : ` for ${nameOf(wish)}`
  const none = open.length === 0 ? '' : voice.say(`For ${list(open.map(momentOf), 'and')} I find nothing${what} with a free start that fits beside the rest.`, `Nothing${what} has a free start on ${list(open.map(momentOf), 'or')} that goes with the rest.`)
  if (found.length === 0) return [none]
  const dayOf = (date: string): string => (!isDay(date) ? '' : count > WEEK ? dayName(date) : weekday(date))
  const told = found.map((one) => {
    const sum = sumOf([one], facts)
    const cost = sum === null ? '' : `${sayAmount(sum)} ${sayForAll(facts)}`
    const about = [one.minutes === null ? '' : length(one.minutes), cost].filter(Boolean).join(', ')
    const when = `${dayOf(one.proposed?.date ?? '')} at ${sayTime(one.proposed?.time ?? '')}`
    return `${voice.say(`On ${when} I would go for ${one.title.replace(/[.]$/, '')}`, `For ${when} I would take ${one.title.replace(/[.]$/, '')}`)}${about === '' ? '' : ` (${about})`}.`
  })
  const asked = `Shall I put ${list(found.map((one) => `${shortTitle(one.title)} on ${dayOf(one.proposed?.date ?? '')} at ${sayTime(one.proposed?.time ?? '')}`))}?`
  return [told.join(' '), [sayAskFirst(found, situation), none, asked].filter(Boolean).join(' ')]
}
