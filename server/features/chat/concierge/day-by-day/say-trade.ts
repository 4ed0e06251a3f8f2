import { sayTime } from '@meander/sdk/contract/clock'
import { isDay } from '@meander/sdk/contract/days'
import { capital, list, shortTitle, weekday } from '../words/format.ts'
import type { Situation } from '../words/situation.ts'
import type { WayOut } from '../../day-plan/index.ts'
import { goneFrom, momentOf, titles } from './became.ts'
import type { Became, Of } from './became.ts'
import { sayNoRoom } from './no-room.ts'
import type { PlanWish, PutWish } from './plan-wish.ts'
import type { Standing } from './standing-plan.ts'

/** What came for what, each by its name; of what could not be done, why. */
export function sayTrade(situation: Situation, { out, puts, lost }: Of<'trade'>, became: Became): string {
  const gone = goneFrom(became).filter(({ productCode }) => out.includes(productCode))
  const outcomes = became.changed.searched.flatMap(({ found }) => found.plan?.put ?? [])
  const outcomeOf = (at: number): Outcome => outcomes.find(({ key }) => key === at) ?? { code: null, title: null }
  // Of two that change places the one is told that could not.
  const isBeside = (at: number): boolean => puts[at]?.isExchange === true && outcomeOf(at).code === null && puts.findIndex((one, other) => one.isExchange === true && outcomeOf(other).way !== undefined) !== at
  const said = puts.flatMap((put, at) => isBeside(at) ? [] : sayPut(situation, { put, outcome: outcomeOf(at), gone }, became))
  const none = lost.map((words) => situation.voice.say(`There is no ${words} in the plan.`, `The plan has no ${words} in it.`))
  const replaced = new Set(puts.flatMap(({ instead }, at) => ((outcomes.find(({ key }) => key === at)?.code ?? null) === null ? [] : instead)))
  const rest = gone.filter(({ productCode }) => !replaced.has(productCode))
  const without = rest.length === 0 ? [] : [`${capital(titles(rest))} ${rest.length === 1 ? 'is' : 'are'} out.`]
  return [...said, ...without, ...none].join(' ')
}

type Outcome = { code: string | null; title: string | null; way?: WayOut }

function sayPut(situation: Situation, { put, outcome, gone }: { put: PutWish; outcome: Outcome; gone: readonly Standing[] }, became: Became): string {
  const item = became.days.flatMap(({ items }) => items).find(({ productCode }) => productCode === outcome.code)
  if (item === undefined) return sayNotPut(situation, { put, title: outcome.title, way: outcome.way, gone }, became)
  const { voice } = situation
  const { proposed } = item
  const title = shortTitle(item.title)
  const when = proposed === null || !isDay(proposed.date) ? '' : `on ${weekday(proposed.date)} at ${sayTime(proposed.time)}`
  const [stood] = became.standing([item.productCode])
  const isAsIs = stood !== undefined && stood.date === proposed?.date && stood.startTime === proposed.time
  if (isAsIs && put.time !== null && put.time !== proposed.time) return voice.say(`At ${sayTime(put.time)} ${title} has no free start: it stays ${when}, the nearest there is.`, `${title} stays ${when}: at ${sayTime(put.time)} it cannot begin.`)
  if (isAsIs) return voice.say(`${title} is in the plan already, ${when}.`, `${title} stands ${when} as it is.`)
  const other = put.time === null || put.time === proposed?.time ? '' : ` At ${sayTime(put.time)} it does not fit beside the rest.`
  const instead = titles(gone.filter(({ productCode }) => put.instead.includes(productCode)))
  if (stood !== undefined && instead === '') return voice.say(`${title} goes to ${momentIn(proposed)}.`, `${title} stands ${when} now.`) + other
  if (instead === '') return voice.say(`${title} is in, ${when}.`, `${title} stands ${when}.`) + other
  return voice.say(`${title} instead of ${instead}, ${when}.`, `${title} takes the place of ${instead}, ${when}.`) + other
}

function momentIn(proposed: { date: string; time: string } | null): string {
  return proposed === null || !isDay(proposed.date) ? '' : `${weekday(proposed.date)} at ${sayTime(proposed.time)}`
}

/** What was looked for among all that is sold there, and why it could not come. */
function sayNotPut(situation: Situation, { put, title, way, gone }: { put: PutWish; title: string | null; way: WayOut | undefined; gone: readonly Standing[] }, { standing, days }: Became): string {
  const { voice } = situation
  const left = standing(put.instead).filter((one) => !gone.includes(one))
  const end = put.isExchange === true ? ', so both stay where they are.' : left.length === 0 ? '.' : `; ${titles(left)} ${left.length === 1 ? 'stays' : 'stay'}.`
  const where = put.day === null ? 'on your days' : `on ${momentOf(put.day)}`
  if (put.words === '') return voice.say(`Nothing else has a free start ${where}`, `I find nothing else with a free start ${where}`) + end
  if (title === null) return voice.say(`Of all that I have there, nothing is "${put.said}"`, `"${capital(put.said)}" is in none of what I have there`) + end
  if (put.isKind) return voice.say(`For "${put.said}" nothing more has a free start ${where} beside the rest`, `I find nothing more for "${put.said}" with a free start ${where} beside the rest`) + end
  return sayNoRoom(situation, { title, asked: put.day, way: way ?? { blocked: [], elsewhere: [] } }, { days, end })
}

/** Several things of the plan may be meant by what is to go, or none. */
export function sayWhichOut({ voice }: Situation, { codes, said }: Extract<PlanWish, { kind: 'which-out' }>, plan: readonly Standing[]): string {
  const some = plan.filter(({ productCode }) => codes.length === 0 || codes.includes(productCode))
  const names = some.map(({ card }) => shortTitle(card.title))
  if (codes.length === 0 && said === '') return voice.say(`Which of the plan do you mean: ${list(names, 'or')}?`, `I am not sure which you mean: ${list(names, 'or')}?`)
  if (codes.length === 0) return voice.say(`There is no ${said} in the plan, so it stays. It has ${list(names)}.`, `The plan has no ${said} in it: it is ${list(names)}, and nothing changes.`)
  if (codes.length === 1) return voice.say(`Shall I take ${list(names)} out, or does it stay?`, `Do you want ${list(names)} out of the plan, or shall it stay?`)
  return voice.say(`Which of them shall go: ${list(names, 'or')}?`, `That may be several: which shall go, ${list(names, 'or')}?`)
}
