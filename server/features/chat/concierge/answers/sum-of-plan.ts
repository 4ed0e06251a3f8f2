import type { KnownFacts } from '../../tools/read-activities.ts'
import type { Payer, PlanAsked } from '../questions/plan-asked.ts'
import { capital, inWords, list, sayAmount } from '../words/format.ts'
import type { Situation } from '../words/situation.ts'
import { sayForAll, totalBudget } from '../words/trip.ts'
import { partyPrice } from './facts/party-price.ts'

interface Telling {
  situation: Situation
  known: readonly KnownFacts[]
}

/** What the plan costs those it is asked for, and what is left of the budget, each in a sentence of its own. */
export function saySumOfPlan({ payers, isLeft }: Extract<PlanAsked, { kind: 'sum' }>, { situation, known }: Telling): string {
  const { facts, voice } = situation
  const prices = known.flatMap(({ price }) => price ?? [])
  const [first] = prices
  if (first === undefined || prices.length < known.length || prices.some(({ currency }) => currency !== first.currency)) return voice.say('Not everything in the plan names a price of one currency, so I cannot add it up.', 'That cannot be summed: prices of one currency are missing.')
  const converted = prices.some((price) => price.converted)
  const money = (amount: number, isOwn = false): string => sayAmount({ amount: Math.round(amount * 100) / 100, currency: first.currency, converted: converted && !isOwn })
  const sumFor = (party: Situation['facts']): number | null => {
    const sums = known.map((one) => partyPrice(one, party))
    return sums.every((sum) => sum !== null) ? sums.reduce<number>((all, sum) => all + Math.round((sum ?? 0) * 100), 0) / 100 : null
  }
  const whole = sumFor(facts)
  if (whole === null || facts.groupSize === undefined) return voice.say('For that I need to know how many you are, and the ages of children.', 'Tell me how many come, and how old the children are, and I add it up.')
  const parties = partiesOf(facts)
  const said = payers.flatMap((payer) => sayFor(payer, { facts, whole, parties, sumFor, money }) ?? [])
  const limit = totalBudget(facts)
  const isOwnMoney = facts.budget?.currency === undefined || facts.budget.currency === first.currency
  const left = limit === null || !isOwnMoney ? null : limit - (converted ? Math.round(whole) : whole)
  const isNamed = !payers.includes('all')
  const rest = !isLeft || limit === null || left === null ? '' : left < 0
    ? `${isNamed ? `the plan comes to ${money(whole)} ${sayForAll(facts)}, ` : 'that is '}${money(-left)} over your ${money(limit, true)}`
    : left === 0 ? `nothing is left of your ${money(limit, true)}` : `${money(left)} of your ${money(limit, true)} is left${payers.includes('each') && parties.adults === null ? `, ${money(left / facts.groupSize)} each` : ''}${isNamed ? `, with the plan at ${money(whole)}` : ''}`
  return [...said, rest].filter((words) => words !== '').map((words) => `${capital(words)}.`).join(' ')
}

interface Parties {
  adults: Situation['facts'] | null
  children: Situation['facts'] | null
  /** Ages of the children, where they are known. */
  ages: readonly number[]
}

/** The grown-ups by themselves, and the children. */
function partiesOf(facts: Situation['facts']): Parties {
  const { groupSize = 0, children = 0, ages = [] } = facts
  const young = ages.filter((age) => age < 18)
  const count = Math.max(children, young.length)
  if (count === 0 || count >= groupSize) return { adults: null, children: null, ages: young }
  const { children: _children, ages: _ages, ...rest } = facts
  return { adults: { ...rest, groupSize: groupSize - count, ages: ages.filter((age) => age >= 18) }, children: young.length === count ? { ...rest, groupSize: count, children: count, ages: young } : null, ages: young }
}

interface Paying {
  facts: Situation['facts']
  whole: number
  parties: Parties
  sumFor: (party: Situation['facts']) => number | null
  money: (amount: number) => string
}

function sayFor(payer: Payer, { facts, whole, parties, sumFor, money }: Paying): string | null {
  const size = facts.groupSize ?? 1
  const adults = parties.adults === null ? null : sumFor(parties.adults)
  const grown = parties.adults?.groupSize ?? size
  const perAdult = (adults ?? whole) / grown
  switch (payer) {
    case 'all':
      return `all of it comes to ${money(whole)} ${sayForAll(facts)}`
    case 'each':
      return parties.adults === null ? `that is ${money(whole / size)} each` : `${money(perAdult)} for an adult${sayChildren({ parties, whole, adults, money })}`
    case 'couple':
      return parties.adults !== null && grown === 2 ? `${money(adults ?? whole)} for the two grown-ups` : size % 2 === 0 && parties.adults === null ? `that is ${money((whole / size) * 2)} for each couple` : `two adults pay ${money(perAdult * 2)}`
    case 'adults':
      return adults === null ? `no children are counted: it is ${money(whole)} ${sayForAll(facts)}` : `without the children it would be ${money(adults)} for the ${inWords(grown)} of you, ${money(whole - adults)} less`
    case 'children':
      return adults === null ? 'no children are counted in it' : `the ${parties.children?.groupSize === 1 ? 'child comes' : 'children come'} to ${money(whole - adults)} of the ${money(whole)}`
    case 'child': {
      const each = parties.ages.map((age) => ({ age, sum: sumFor({ ...facts, groupSize: 1, children: 1, ages: [age] }) }))
      if (each.length === 0 || each.some(({ sum }) => sum === null)) return 'for a child I need the age first'
      return list(each.map(({ age, sum }) => `the child of ${age} pays ${money(sum ?? 0)}`))
    }
  }
}

function sayChildren({ parties, whole, adults, money }: Pick<Paying, 'parties' | 'whole' | 'money'> & { adults: number | null }): string {
  const count = parties.children?.groupSize ?? 0
  return adults === null || count === 0 ? '' : `, and ${money(whole - adults)} for the ${count === 1 ? 'child' : `${inWords(count)} children`} together`
}
