import { sayMoney } from '@meander/sdk/contract/money'
import type { SummarizedActivity } from '../../tools/found-summary.ts'
import type { TripFacts } from '../../understanding/index.ts'
import type { Voice } from '../voice.ts'
import { inWords, list, sayAmount } from './format.ts'
import type { Situation } from './situation.ts'
import { totalBudget } from './trip.ts'

export interface Sum {
  amount: number
  currency: string
  converted: boolean
  /** 'ages': children at the prices of their ages; 'at-most': at the adult price, their ages not being known. */
  by: 'ages' | 'adults' | 'at-most'
}

/** What some activities cost all who come; null when it cannot be said honestly. One traveller is counted where nobody said how many. */
export function sumOf(picks: readonly SummarizedActivity[], { groupSize }: Pick<TripFacts, 'groupSize'>): Sum | null {
  const [first] = picks
  const currency = first?.price?.currency
  if (currency === undefined) return null
  let cents = 0
  let by: Sum['by'] = 'adults'
  for (const { price, party } of picks) {
    if (price === null || price.currency !== currency) return null
    cents += Math.round((party?.amount ?? price.amount * (groupSize ?? 1)) * 100)
    if (party !== null && party.by !== 'adults') by = party.by
  }
  return { amount: cents / 100, currency, by, converted: picks.some(({ price }) => price?.converted === true) }
}

/** What the picks cost together beside what may be spent; null when it cannot be said honestly. */
export function sayCost(picks: readonly SummarizedActivity[], situation: Situation): string | null {
  const { facts, voice } = situation
  const sum = sumOf(picks, facts)
  if (sum === null) return null
  // What is there for all cannot be held against what one pays.
  if (facts.groupSize === undefined && facts.budget?.per !== 'person') return sayRange(picks, situation)
  const money = sayAmount(sum)
  const whom = sayWhom(facts, sum, voice)
  const limit = facts.budget?.currency !== undefined && facts.budget.currency !== sum.currency ? null : facts.groupSize === undefined ? (facts.budget?.amount ?? null) : totalBudget(facts)
  const all = picks.length === 1 ? 'That is' : picks.length === 2 ? 'Both come to' : `All ${inWords(picks.length)} come to`
  if (limit === null) return voice.say(`${all} ${money} ${whom}.`, `${picks.length === 1 ? 'That makes' : 'Together'} ${money} ${whom}.`, `In all ${money} ${whom}.`)
  const ceiling = sayMoney({ amount: limit, currency: sum.currency })
  const left = limit - sum.amount
  if (left < 0) return voice.say(`${all} ${money} ${whom}, which is over your ${ceiling}; nothing that fits costs less together.`, `With ${money} ${whom} that is more than your ${ceiling}, and the least that I could do.`)
  const rest = left > limit * 0.3 ? `, with ${sayMoney({ amount: Math.floor(left), currency: sum.currency })} left over` : ''
  return voice.say(`${all} ${money} ${whom}, inside your ${ceiling}${rest}.`, `Together ${money} ${whom}, within your ${ceiling}${rest}.`)
}

/** What each of several comes to, of which only one is taken. */
export function sayEither(picks: readonly SummarizedActivity[], { facts, voice }: Situation): string | null {
  const sums = picks.map((pick) => sumOf([pick], facts))
  const [first] = sums
  if (first === undefined || first === null || sums.some((sum) => sum?.currency !== first.currency)) return null
  const amounts = [...new Set(sums.flatMap((sum) => (sum === null ? [] : [sayAmount(sum)])))]
  const whom = sayWhom(facts, first, voice)
  if (amounts.length === 1) return voice.say(`${picks.length === 1 ? 'It is' : 'Either is'} ${amounts[0]} ${whom}.`, `${amounts[0]} ${whom}${picks.length === 1 ? '' : ', whichever you take'}.`)
  return voice.say(`${list(amounts, 'or')} ${whom}, by your choice.`, `That is ${list(amounts, 'or')} ${whom}.`)
}

/** Where nobody has said how many come: what one pays. */
function sayRange(picks: readonly SummarizedActivity[], { voice }: Situation): string | null {
  const prices = picks.flatMap(({ price }) => price ?? []).toSorted((left, right) => left.amount - right.amount)
  const [least] = prices
  const most = prices.at(-1)
  if (least === undefined || most === undefined) return null
  if (least.amount === most.amount) return voice.say(picks.length === 1 ? `It costs ${sayAmount(least)} a person.` : `Each costs ${sayAmount(least)} a person.`, `That is ${sayAmount(least)} a person${picks.length === 1 ? '' : ' for each of them'}.`)
  return voice.say(`They run from ${sayAmount(least)} to ${sayAmount(most)} a person.`, `Prices go from ${sayAmount(least)} to ${sayAmount(most)} a person.`, `Between ${sayAmount(least)} and ${sayAmount(most)} a person.`)
}

/** Whom a sum is for. */
function sayWhom({ groupSize, children = 0 }: TripFacts, { by }: Sum, voice: Voice): string {
  const people = groupSize ?? 1
  if (groupSize === undefined) return 'a person'
  if (people === 1) return 'for you'
  const all = `for ${people === 2 ? 'the two of you' : `the ${people > 12 ? people : inWords(people)} of you`}`
  if (by === 'ages') return `${all}${children === 1 ? voice.say(', the child at its own price', ' with the child’s price counted', ', less for the child') : voice.say(', the children at their own prices', ' with the prices for children', ', less for the children')}`
  return by === 'at-most' ? `${all} at the adult price` : all
}
