import { readSuggestion } from '@meander/sdk/contract/suggestions'
import { found as texts } from '../../../i18n/en/found.ts'
import { readStep } from '../planner/steps.ts'

/** What buttons say in the traveller's name, as the reader knows it; what is none of the server's own words stays as it is. */
export function sayWay(way: string): string {
  const step = readStep(way)
  if (step) return texts.step(step.id, step.day)
  const known = readSuggestion(way)
  return known === null ? way : texts.way(known)
}
