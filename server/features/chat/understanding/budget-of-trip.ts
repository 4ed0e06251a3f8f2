import type { Budget } from './budget.ts'
import type { TripFacts, TurnReading } from './facts.ts'
import { frees } from './leanings.ts'

type SaidOfMoney = Pick<TurnReading, 'budget' | 'manner' | 'multiple'>

/** Keeps what a message says of money: a sum for all, the most that each thing may cost, or how many times as much as before. */
export function addBudget(facts: TripFacts, { budget: said, manner, multiple }: SaidOfMoney): void {
  if (said === null) return freeOrMultiply(facts, { manner, multiple })
  if (said.lowered === true) return lower(facts, said)
  const currency = said.currency ?? facts.budget?.currency
  if (said.each === true) facts.eachUpTo = { amount: said.amount, ...(currency === undefined ? {} : { currency }) }
  // A sum for all stays beside it.
  if (said.each !== true || facts.budget === undefined || facts.budget.each === true) facts.budget = nextBudget(facts.budget, said)
}

/** '100 less' than what was agreed. */
function lower(facts: TripFacts, { amount, currency }: Budget): void {
  const { budget } = facts
  if (budget === undefined || budget.amount <= amount || (currency !== undefined && currency !== budget.currency)) return
  facts.budget = { ...budget, amount: budget.amount - amount }
}

function freeOrMultiply(facts: TripFacts, { manner, multiple }: Omit<SaidOfMoney, 'budget'>): void {
  if (frees('cheaper', manner.text)) {
    delete facts.budget
    delete facts.eachUpTo
  }
  if (multiple?.of === 'budget' && facts.budget !== undefined) facts.budget = { ...facts.budget, amount: Math.round(facts.budget.amount * multiple.by * 100) / 100 }
}

/** The budget after one more message: 'make that 900' keeps its currency and what it is for, 'another 200' is added. */
function nextBudget(said: Budget | undefined, { amount, currency, per, from, added, each }: Budget): Budget {
  // What each may cost says nothing of what there is for all.
  const before = said?.each === each ? said : undefined
  const sameMoney = before !== undefined && (currency === undefined || currency === before.currency)
  const sum = added === true && before !== undefined && sameMoney ? before.amount + amount : amount
  const kept = { currency: currency ?? said?.currency, per: per ?? (sameMoney ? before.per : undefined) }
  return {
    amount: sum,
    ...(kept.currency === undefined ? {} : { currency: kept.currency }),
    ...(kept.per === undefined ? {} : { per: kept.per }),
    ...(from === undefined ? {} : { from }),
    ...(each === undefined ? {} : { each }),
  }
}
