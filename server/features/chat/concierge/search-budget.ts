import type { FindActivitiesInput } from '../tools/find-activities-input.ts'
import type { TripFacts } from '../understanding/index.ts'
import { payingParty } from './search-party.ts'

/** Everything in one currency: that of the budget, else the one asked for. */
export function addBudget(input: FindActivitiesInput, facts: TripFacts, { currency, local }: { currency: string | undefined; local: string }): void {
  const { budget } = facts
  const spend = budget?.currency ?? currency ?? (budget === undefined ? undefined : local)
  if (spend !== undefined) input.currency = spend
  const most = mostPerPerson(facts)
  if (most !== null) input.maxPrice = most
  const { groupSize = 1, eachUpTo } = facts
  const { ages, grownAges } = payingParty(facts)
  // Who is young or old may pay less, so that an adult may cost more than an equal part.
  const full = groupSize - ages.length - grownAges.length
  if (budget !== undefined && most !== null && budget.each !== true && budget.per !== 'person' && budget.per !== 'person-day' && full !== groupSize) {
    input.maxPrice = Math.round((budget.amount / Math.max(1, full)) * 100) / 100
    input.maxTogether = budget.amount
  }
  if (eachUpTo !== undefined && (eachUpTo.currency ?? input.currency) === input.currency) input.maxPrice = Math.min(eachUpTo.amount, input.maxPrice ?? Infinity)
}

/** No single activity may take more than there is for one person, on that day where the budget is a day's. */
function mostPerPerson({ budget, groupSize = 1 }: TripFacts): number | null {
  if (budget === undefined || budget.amount <= 0) return null
  if (budget.per === 'person-day' || budget.per === 'person' || budget.each === true) return budget.amount
  return Math.max(0.01, Math.round((budget.amount / groupSize) * 100) / 100)
}
