import type { SummarizedActivity } from '../../tools/found-summary.ts'
import { proposedSoFar } from '../answers/money-left.ts'
import { growsBy } from '../search-input.ts'
import type { Situation } from './situation.ts'
import { sayCost, withoutBudget } from './sum.ts'

/** What the picks cost; where they are added to what stands, all of it together, since the budget is for all of it. */
export function sayCostBeside(picks: readonly SummarizedActivity[], situation: Situation): string | null {
  const { facts, reading } = situation
  const codes = growsBy(situation) > 0 ? proposedSoFar(reading).filter((code) => !picks.some(({ productCode }) => productCode === code)) : []
  const kept = codes.flatMap((code) => reading.cards.find(({ productCode }) => productCode === code) ?? [])
  if (kept.length === 0) return sayCost(picks, situation)
  // A card tells what an adult pays, so that with other ages the whole is not known here.
  const isKnown = (facts.children ?? 0) === 0 && (facts.ages ?? []).length === 0 && kept.every(({ price }) => price !== null)
  if (!isKnown) return sayCost(picks, withoutBudget(situation))
  return sayCost([...kept.map(({ price }) => ({ price: price === null ? null : { ...price, converted: false }, party: null })), ...picks], situation)
}
