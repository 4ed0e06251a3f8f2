import type { Day } from '@meander/sdk/contract/days'
import type { SummarizedActivity } from '../../tools/found-summary.ts'
import { list, sayAmount, weekday } from '../words/format.ts'
import type { Situation } from '../words/situation.ts'
import { sayCost, sumOf } from '../words/sum.ts'
import type { Sum } from '../words/sum.ts'
import { sayForAll, totalBudget } from '../words/trip.ts'
import { sayPurse } from '../answers/purse.ts'
import { planDays } from './say-plan.ts'
import type { Made } from './say-plan.ts'
import { saySumAsked } from './say-sum-asked.ts'

/** Days whose sums are told one by one. */
const FEW = 5

/** What the whole plan comes to, and each of a few days. */
export function sayTotal(situation: Situation, made: Made, items: readonly SummarizedActivity[]): string {
  const { facts, voice } = situation
  const { wish } = made
  if (wish.kind === 'total' && wish.isLeft) return sayLeft(items, situation, wish.by === 'head')
  const asked = wish.kind === 'total' ? saySumAsked(situation, { made, wish, items, days: planDays(made, items) }) : null
  if (asked !== null) return asked
  if (wish.kind === 'total' && wish.dates.length > 0) return sayTotalOf(situation, made, { items, dates: wish.dates })
  const one = facts.groupSize === undefined && wish.kind === 'total' && wish.limit === null ? sumOf(items.filter(({ price }) => price !== null), { groupSize: 1 }) : null
  if (one !== null) return voice.say(`All of it comes to ${sayAmount(one)} for one person.`, `For one person that is ${sayAmount(one)} in all.`)
  const cost = `${sayWhether(items, made, situation)}${sayCostOf(items, situation)}`
  const days = planDays(made, items).filter(({ items: some }) => some.length > 0)
  const sums = days.map(({ date, items: some }) => ({ date, sum: sumOf(some, facts) }))
  if (days.length < 2 || days.length > FEW || facts.groupSize === undefined || sums.some(({ sum }) => sum === null)) return cost
  const each = list(sums.flatMap(({ date, sum }) => (sum === null ? [] : [`${weekday(date)} ${sayAmount(sum)}`])))
  return `${cost} ${voice.say(`Day by day: ${each}.`, `By days that is ${each}.`)}`
}

/** Of some days: their sum, held against that of all. */
function sayTotalOf(situation: Situation, made: Made, { items, dates }: { items: readonly SummarizedActivity[]; dates: readonly string[] }): string {
  const { facts, voice } = situation
  const some = items.filter(({ proposed }) => proposed !== null && dates.includes(proposed.date))
  const names = list([...new Set(dates)].map((date) => weekday(date as Day)))
  if (some.length === 0) return voice.say(`${names} ${dates.length === 1 ? 'has' : 'have'} nothing planned, so nothing to pay.`, `Nothing is planned on ${names}.`)
  const [part, whole] = [some, items].map((priced) => sumOf(priced, facts))
  if (part === null || part === undefined) return sayCostOf(some, withoutBudget(situation))
  const all = whole === null || whole === undefined || some.length === items.length ? '' : `, of ${sayAmount(whole)} for the whole plan`
  const whom = sayForAll(partyOn(facts, dates))
  const when = dates.length > FEW || made.stages.length > 1 ? '' : `${names}: `
  return voice.say(`${when}${sayAmount(part)} ${whom}${all}.`, `${when}that is ${sayAmount(part)} ${whom}${all}.`)
}

/** How many they are on these days, where that is the same on each. */
function partyOn({ groupSize, dayParties = [] }: Situation['facts'], dates: readonly string[]): Pick<Situation['facts'], 'groupSize'> {
  const changes = new Set(dates.map((day) => dayParties.find(({ date }) => date === day)?.change ?? 0))
  const [change = 0] = changes.size === 1 ? [...changes] : []
  return groupSize === undefined ? {} : { groupSize: groupSize + change }
}

/** The purse is for all days: some of them are not held against it. */
function withoutBudget(situation: Situation): Situation {
  const { budget: _budget, ...facts } = situation.facts
  return { ...situation, facts }
}

/** What the plan leaves of the budget, where one was named; else the sum alone. */
function sayLeft(items: readonly SummarizedActivity[], situation: Situation, isByHead = false): string {
  const { facts, voice } = situation
  const priced = items.filter(({ price }) => price !== null)
  const sum = sumOf(priced, facts)
  if (totalBudget(facts) === null) return `${voice.say('You have named no budget yet.', 'No budget was named so far.')} ${sayCostOf(items, situation)}`
  if (sum === null || (facts.budget?.currency ?? sum.currency) !== sum.currency) return `${voice.say(
    'Your budget is in another currency than the prices.', 'That I cannot take one from the other: the currencies differ.',
  )} ${sayCostOf(items, situation)}`
  const spent = priced.map((one) => ({ title: one.title, amount: sumOf([one], facts)?.amount ?? 0 }))
  const adult = sumOf(priced.map((one) => ({ ...one, party: null })), { groupSize: 1 })
  const open = items.length === priced.length ? '' : ` ${voice.say('What names no price is not in it.', 'The one without a price comes on top.')}`
  return `${sayPurse(situation, { spent, currency: sum.currency, converted: sum.converted, adult: adult?.amount ?? null, what: voice.say('the plan', 'all of it'), isPlan: true, isByHead }) ?? ''}${open}`
}

/** 'No: ' where less was hoped for. */
function sayWhether(items: readonly SummarizedActivity[], { wish }: Made, { facts }: Situation): string {
  const limit = wish.kind === 'total' ? wish.limit : null
  const sum = limit === null ? null : sumOf(items.filter(({ price }) => price !== null), facts)
  if (limit === null || sum === null) return ''
  return (limit.isUpper ? sum.amount <= limit.amount : sum.amount > limit.amount) ? 'Yes. ' : 'No. '
}

/** The sum; where one pays in several currencies, that in each. */
export function sayCostOf(items: readonly SummarizedActivity[], situation: Situation): string {
  const { facts, voice } = situation
  const priced = items.filter(({ price }) => price !== null)
  const currencies = [...new Set(priced.flatMap(({ price }) => price?.currency ?? []))]
  const open = items.length === priced.length ? '' : ` ${voice.say('What names no price is not in it.', 'The one without a price comes on top.')}`
  const limit = totalBudget(facts)
  const whole = sumOf(priced, facts)
  // What the traveller has put together may cost more than was to be spent.
  if (currencies.length < 2 && limit !== null && whole !== null && whole.amount > limit && (facts.budget?.currency ?? whole.currency) === whole.currency) return `${sayOver(priced, situation, { limit, whole })}${open}`
  if (currencies.length < 2) return `${sayCost(priced, situation) ?? ''}${open}`.trim()
  const sums = currencies.flatMap((currency) => sumOf(priced.filter(({ price }) => price?.currency === currency), facts) ?? [])
  const whom = sayForAll(facts)
  const money = list(sums.map(sayAmount))
  return `${voice.say(`In all ${money} ${whom}.`, `Together ${money} ${whom}.`, `That comes to ${money} ${whom}.`)}${open}`
}

function sayOver(items: readonly SummarizedActivity[], { facts, voice }: Situation, { limit, whole }: { limit: number; whole: Sum }): string {
  const whom = sayForAll(facts)
  const over = sayAmount({ ...whole, amount: whole.amount - limit })
  const own = sayAmount({ ...whole, amount: limit, converted: false })
  return voice.say(`${items.length === 1 ? 'That is' : 'In all'} ${sayAmount(whole)} ${whom}, ${over} over your ${own}.`, `Together ${sayAmount(whole)} ${whom}: ${over} more than your ${own}.`)
}
