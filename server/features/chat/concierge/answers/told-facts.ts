import type { TripFacts } from '../../understanding/index.ts'
import { counted, inWords, list, sayAmount, sayChild } from '../words/format.ts'
import type { Situation } from '../words/situation.ts'
import { sayWishes } from '../words/trip.ts'

/** Where the trip goes: 'Vienna and Budapest'. Empty where nobody said. */
export function placesOf({ destination, destinations = [], alternatives }: TripFacts): string {
  const names = [...new Set((destinations.length > 0 ? destinations : destination === undefined ? [] : [destination]).map(({ name }) => name))]
  return list(names, alternatives === true ? 'or' : 'and')
}

/** 'Four of you: two adults and two children'. */
export function partyOf({ groupSize = 1, children = 0, ages = [] }: TripFacts): string {
  if (groupSize === 1) return 'just you'
  const young = ages.filter((age) => age < 18)
  const all = groupSize > 12 ? String(groupSize) : inWords(groupSize)
  if (children === 0 || children >= groupSize) return `${all} of you`
  const kids = young.length === children ? list(young.map(sayChild)) : counted(children, 'child').replace('childs', 'children')
  return `${all} of you: ${counted(groupSize - children, 'adult')} and ${kids}`
}

/** '€600 in all', and the most that one thing may cost. */
export function sayBudget({ budget, eachUpTo }: TripFacts): string {
  const sum = budget === undefined ? '' : `${money(budget)}${SCOPES[budget.each === true ? 'each' : (budget.per ?? 'total')]}`
  const each = eachUpTo === undefined ? '' : `${money(eachUpTo)} for any one thing`
  return list([sum, each].filter((words) => words !== ''))
}

function money({ amount, currency }: { amount: number; currency?: string }): string {
  return currency === undefined ? String(amount) : sayAmount({ amount, currency, converted: false })
}

const SCOPES = { each: ' a person for any one thing', person: ' a person', day: ' a day', 'person-day': ' a person and day', total: ' in all' } as const
const NEEDS: Readonly<Record<string, string>> = { accessible: 'no steps', 'little-walking': 'little walking', stroller: 'a way for the stroller', pregnant: 'care for who is pregnant' }

/** What is liked, what cannot be done without and what is not wanted. */
export function wishesOf({ facts, reading }: Situation): string {
  const wishes = sayWishes(facts, reading.turns.slice(0, -reading.lastLength))
  const more = [...(facts.needs ?? []).map((need) => NEEDS[need] ?? need), ...(facts.pace === undefined ? [] : [`a ${facts.pace} pace`])]
  const not = (facts.avoid ?? []).length === 0 ? '' : `nothing with ${list(facts.avoid ?? [], 'or')}`
  return list([wishes, ...more, not].filter((words) => words !== ''))
}
