import { sayMoney } from '@meander/sdk/contract/money'
import type { PartyPrice } from '../../ranking/index.ts'
import type { SummarizedActivity } from '../../tools/found-summary.ts'
import type { TripFacts } from '../../understanding/index.ts'
import { asksWhatIsLeft } from '../day-by-day/sums-plain.ts'
import { capital, inWords, list, sayAmount, weekday } from './format.ts'
import type { Situation } from './situation.ts'
import { sayForAll, totalBudget } from './trip.ts'

export interface Sum {
  amount: number
  currency: string
  converted: boolean
  /** Who pays less than an adult; 'at-most': children at the adult price, their ages not being known. */
  by: PartyPrice['by']
}

/** What a sum is made of. */
type Priced = Pick<SummarizedActivity, 'price' | 'party'> & Partial<Pick<SummarizedActivity, 'proposed'>>

/** What some activities cost all who come; null when it cannot be said honestly. One traveller is counted where nobody said how many. */
export function sumOf(picks: readonly Priced[], { groupSize, dayParties = [] }: Pick<TripFacts, 'groupSize' | 'dayParties'>): Sum | null {
  const [first] = picks
  const currency = first?.price?.currency
  if (currency === undefined) return null
  let cents = 0
  let by: Sum['by'] = 'adults'
  for (const { price, party, proposed } of picks) {
    if (price === null || price.currency !== currency) return null
    // Who joins for a day pays as an adult does.
    const beside = dayParties.find(({ date }) => date === proposed?.date)?.change ?? 0
    cents += Math.round((party?.amount ?? price.amount * (groupSize ?? 1)) * 100) + Math.round(price.amount * beside * 100)
    if (party !== null) by = together(by, party.by)
  }
  return { amount: cents / 100, currency, by, converted: picks.some(({ price }) => price?.converted === true) }
}

/** Of several things, each with other reductions. */
function together(one: Sum['by'], other: Sum['by']): Sum['by'] {
  if (one === 'at-most' || other === 'at-most') return 'at-most'
  if (one === 'adults' || one === other) return other
  return other === 'adults' ? one : 'all-ages'
}

/** What the picks cost together beside what may be spent; null when it cannot be said honestly. */
export function sayCost(picks: readonly Priced[], situation: Situation): string | null {
  const { facts, voice } = situation
  const sum = sumOf(picks, facts)
  if (sum === null) return null
  // What is there for all cannot be held against what one pays.
  if (facts.groupSize === undefined && facts.budget?.per !== 'person') return sayRange(picks, situation)
  const money = sayAmount(sum)
  const { whom: usual, after } = sayWhom(facts, sum, situation)
  const whom = `${usual}${sayDayParties(picks, facts)}`
  const limit = facts.budget?.currency !== undefined && facts.budget.currency !== sum.currency ? null : facts.groupSize === undefined && facts.budget?.each !== true ? (facts.budget?.amount ?? null) : totalBudget(facts)
  const all = picks.length === 1 ? 'That is' : picks.length === 2 ? 'Both come to' : `All ${inWords(picks.length)} come to`
  if (limit === null) return voice.say(
    `${all} ${money} ${whom}${after}.`,
    `That would be ${money} ${whom}${after}.`,
    facts.groupSize === 1 ? `${capital(money)} for ${picks.length === 1 ? 'it' : picks.length === 2 ? 'both' : 'all of it'}${after}.` : `${capital(money)} ${whom}, ${picks.length === 1 ? 'that is' : picks.length === 2 ? 'both together' : 'all taken together'}${after}.`,
    `${picks.length === 1 ? 'That makes' : 'Together'} ${money} ${whom}${after}.`,
    `In all ${money} ${whom}${after}.`,
  )
  const ceiling = sayCeiling(facts, limit, { currency: sum.currency, answered: situation.reading.answered })
  // From the sum as it is said, so that both together make the limit.
  const left = limit - (sum.converted ? Math.round(sum.amount) : sum.amount)
  const over = sayMoney({ amount: -left, currency: sum.currency })
  if (left < 0) return voice.say(
    `${all} ${money} ${whom}, ${over} more than your ${ceiling}, and nothing that fits costs less together${after}.`,
    `${all} ${money} ${whom}: ${over} over your ${ceiling}, and the least that I could do${after}.`,
  )
  const rest = left > limit * 0.3 || asksWhatIsLeft(situation.lastText, true) ? `, with ${sayMoney({ amount: Math.round(left * 100) / 100, currency: sum.currency })} left over` : ''
  return voice.say(`${all} ${money} ${whom}, inside your ${ceiling}${rest}${after}.`, `Together ${money} ${whom}, within your ${ceiling}${rest}${after}.`)
}

/** ', three on Wednesday', of days on which more come than on the others, or fewer. */
function sayDayParties(picks: readonly Priced[], { groupSize, dayParties = [] }: TripFacts): string {
  const days = groupSize === undefined ? [] : dayParties.filter(({ date }) => picks.some(({ proposed }) => proposed?.date === date))
  return days.map(({ date, change }) => `, ${inWords((groupSize ?? 0) + change)} on ${weekday(date)}`).join('')
}

/** Where what is named is only a part of what the budget is for: it is not held against all of it. */
export function withoutBudget(situation: Situation): Situation {
  const { budget: _budget, ...facts } = situation.facts
  return { ...situation, facts }
}

/** What each of several comes to, of which only one is taken. */
export function sayEither(picks: readonly Priced[], situation: Situation): string | null {
  const { facts, voice } = situation
  const sums = picks.map((pick) => sumOf([pick], facts))
  const [first] = sums
  if (first === undefined || first === null || sums.some((sum) => sum?.currency !== first.currency)) return null
  const amounts = [...new Set(sums.flatMap((sum) => (sum === null ? [] : [sayAmount(sum)])))]
  const { whom, after } = sayWhom(facts, first, situation)
  if (amounts.length === 1) return voice.say(
    `${picks.length === 1 ? 'It is' : 'Either is'} ${amounts[0]} ${whom}${after}.`,
    `${amounts[0]} ${whom}${picks.length === 1 ? '' : ', whichever you take'}${after}.`,
  )
  return voice.say(`${list(amounts, 'or')} ${whom}, by your choice${after}.`, `That is ${list(amounts, 'or')} ${whom}${after}.`)
}

/** Where nobody has said how many come: what one pays. */
function sayRange(picks: readonly Priced[], { voice }: Situation): string | null {
  const prices = picks.flatMap(({ price }) => price ?? []).toSorted((left, right) => left.amount - right.amount)
  const [least] = prices
  const most = prices.at(-1)
  if (least === undefined || most === undefined) return null
  if (least.amount === most.amount) return voice.say(
    picks.length === 1 ? `It costs ${sayAmount(least)} a person.` : `Each costs ${sayAmount(least)} a person.`,
    `That is ${sayAmount(least)} a person${picks.length === 1 ? '' : ' for each of them'}.`,
  )
  return voice.say(
    `They run from ${sayAmount(least)} to ${sayAmount(most)} a person.`,
    `Prices go from ${sayAmount(least)} to ${sayAmount(most)} a person.`,
    `Between ${sayAmount(least)} and ${sayAmount(most)} a person.`,
  )
}

/** What may be spent in all; where it was named for a day, that too. */
function sayCeiling({ budget, duration }: TripFacts, limit: number, { currency, answered }: { currency: string; answered: string }): string {
  const ceiling = sayMoney({ amount: limit, currency })
  if (budget === undefined || duration === undefined || duration < 2 || (budget.per !== 'day' && budget.per !== 'person-day') || answered.includes(`your ${ceiling}, that is`)) return ceiling
  return `${ceiling}, that is ${sayMoney({ amount: budget.amount, currency })} a day${budget.per === 'person-day' ? ' each' : ''} for ${inWords(duration)} days`
}

/** Whom a sum is for, and once in a conversation at whose prices; `after` ends the sentence. */
function sayWhom(facts: TripFacts, { by }: Sum, { reading }: Situation): { whom: string; after: string } {
  const { groupSize, children = 0, ages = [] } = facts
  const whom = sayForAll(facts)
  if (groupSize === undefined || SAID.test(reading.answered)) return { whom, after: '' }
  if (by === 'grown') return { whom, after: groupSize === 1 ? ', at the price for your age' : '; each at the price of their age' }
  if (groupSize === 1 || children === 0) return { whom, after: '' }
  const known = ages.filter((age) => age < 18).length
  if (by === 'at-most') return { whom: `${whom} at the adult price`, after: '; children may pay less' }
  if (known > 0 && known < children) return {
    whom,
    after: `; the ${children - known === 1 ? 'other child is counted as an adult until I know that age' : 'other children are counted as adults until I know their ages'}`,
  }
  if (by === 'all-ages') return { whom, after: '; each at the price of their age' }
  return { whom: by === 'ages' ? `${whom}, ${children === 1 ? 'child’s price' : 'children’s prices'} included` : whom, after: '' }
}

const SAID = /(?:child’s price|children’s prices) included|at the adult price|counted as (?:an )?adults?|at the price (?:of their|for your) age/
