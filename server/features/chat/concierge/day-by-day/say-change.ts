import type { Day } from '@meander/sdk/contract/days'
import type { SummarizedActivity } from '../../tools/found-summary.ts'
import { sayAskFirst } from '../words/ask-first.ts'
import { capital, dayName, list, shortTitle, weekday } from '../words/format.ts'
import type { Situation } from '../words/situation.ts'
import { momentsOf, titles } from './became.ts'
import { sayHead } from './change-heads.ts'
import { isTouched } from './changed.ts'
import type { Change, Changed } from './changed.ts'
import type { DayNamed } from './days-named.ts'
import { refusedIn, sayOffer } from './no-room.ts'
import type { PlanWish } from './plan-wish.ts'
import { fitting, sayDayOf } from './say-days.ts'
import type { PlanDay } from './say-plan.ts'
import { sayCostOf } from './say-total.ts'
import { isOn } from './standing-plan.ts'
import type { Standing } from './standing-plan.ts'

/** Before there is a plan: it will be kept. */
export function sayKept({ voice }: Pick<Situation, 'voice'>, wish: Extract<PlanWish, { kind: 'empty' }>): string {
  const when = momentsOf(wish)
  const stays = (wish.others ?? []).length === 0 ? 'stays' : 'stay'
  return `${voice.say(`${when} ${stays} yours: I put nothing there.`, `I keep ${when} free, whatever else there is.`)} ${voice.say('Shall I set out the days around it?', 'Shall I go on and set out the days?')}`
}

/** Nothing has to be kept free where one is not there. */
export function sayNoSuchDay({ voice }: Pick<Situation, 'voice'>, { from, to }: { from: Day; to: Day }): string {
  const days = `${dayName(from)} to ${dayName(to)}`
  return voice.say(`Your trip is from ${days}, so that day is yours anyway; nothing changes.`, `From ${days}, your days do not reach that one: it is free as it is.`)
}

/** What is to go elsewhere is in none of the plan's words. */
export function sayWhich({ voice }: Pick<Situation, 'voice'>, { to, codes }: Extract<PlanWish, { kind: 'which' }>, plan: readonly Standing[]): string {
  const names = list(plan.filter(({ date, productCode }) => date !== to.date && (codes ?? [productCode]).includes(productCode)).slice(0, MOST_NAMED).map(({ card }) => shortTitle(card.title)), 'or')
  if (names === '') return voice.say(`All of it is on ${weekday(to.date)} already.`, `There is nothing on another day than ${weekday(to.date)}.`)
  return voice.say(`Which of them shall go to ${weekday(to.date)}: ${names}?`, `What would you like on ${weekday(to.date)}: ${names}?`)
}

const MOST_NAMED = 4

/** What became of one wish: what is done, the days that it touched, what stays, and the new sum. */
export function sayChange(situation: Situation, changed: Changed, days: readonly PlanDay[]): string[] {
  const { wish, plan } = changed
  const head = sayHead(situation, changed, days)
  const touched = days.filter((day) => day.items.length > 0 && (wish.kind === 'day' ? wish.days.some(({ date }) => date === day.date) : isTouched(day, changed)))
  const { isShort } = fitting(touched)
  const lines = touched.map(({ date, items }) => sayDayOf(date, wish.kind === 'day' ? onParts(items, wish.days) : items, situation, { isShort, isDated: wish.kind === 'day' && plan.length === 0 }))
  const all = days.flatMap(({ items }) => items)
  const fresh = all.filter(({ productCode }) => !plan.some((one) => one.productCode === productCode))
  const isChanged = fresh.length > 0 || all.length !== plan.length
  const stays = wish.kind === 'day' || touched.length === 0 || days.every((day) => touched.includes(day) || day.items.length === 0) ? '' : situation.voice.say('The rest stays as it was.', 'All else stands.', 'Nothing else moves.', 'Everything else keeps its place.', 'Otherwise the plan is as before.', 'What else is in it stays.', 'The others keep their hours.')
  const cost = isChanged ? sayCostOf(wish.kind === 'day' ? touched.flatMap(({ items }) => onParts(items, wish.days)) : all, withoutBudgetOfDay(situation, wish)) : null
  const [offer = ''] = refusedIn(changed).map((refused) => sayOffer(refused, days)).filter((words) => words !== '')
  // Whatever is gone is told, by whatever it went.
  const gone = plan.filter(({ productCode, card }) => !all.some((one) => one.productCode === productCode) && !head.includes(shortTitle(card.title)))
  const out = gone.length === 0 ? '' : `${capital(titles(gone))} ${gone.length === 1 ? 'is' : 'are'} out.`
  // Once the whole message is answered the sum is told, and what stays.
  const last = situation.reading.isGoneOn === true ? [] : [stays, cost]
  return [[head, out].filter(Boolean).join(' '), ...lines, [sayAskFirst(fresh, situation), ...last, offer].filter(Boolean).join(' ')]
}

/** The purse is for all days: one of them is not held against it. */
function withoutBudgetOfDay(situation: Situation, wish: Change): Situation {
  if (wish.kind !== 'day') return situation
  const { budget: _budget, ...facts } = situation.facts
  return { ...situation, facts }
}

function onParts(items: readonly SummarizedActivity[], days: readonly DayNamed[]): SummarizedActivity[] {
  const some = items.filter(({ proposed }) => days.some((day) => proposed !== null && isOn({ date: proposed.date, startTime: proposed.time }, day)))
  return some.length > 0 ? some : [...items]
}
