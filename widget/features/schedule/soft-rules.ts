import { isRecord } from '@meander/sdk/contract/is-record'
import type { Itinerary } from '@meander/sdk/contract/itineraries'
import type { RuleCode, Violation } from '@meander/sdk/contract/trip-rules'
import { ApiError } from '../../api/request-errors.ts'
import type { DropTarget } from './drop-target.ts'
import type { Judged } from './judged-starts.ts'
import { dateOfTarget } from './place.ts'

/** The soft rules that speak against a start, as far as they are known before anything is sent. */
export function softRulesAt(judged: Judged | undefined, trip: Itinerary, target: DropTarget): Violation[] {
  if (judged?.state !== 'ready') return []
  const date = dateOfTarget(trip, target)
  const start = judged.days.find((day) => day.date === date)?.starts.find(({ startTime }) => startTime === target.slot)
  return start?.state === 'soft' ? start.violations : []
}

/** The soft rules for which a call was refused; null when it failed for another reason. */
export function softRulesIn(error: unknown): Violation[] | null {
  return error instanceof ApiError && error.code === 'needs-consent' ? brokenRulesIn(error) : null
}

/** Every rule for which a call was refused. */
export function brokenRulesIn(error: unknown): Violation[] {
  const details = error instanceof ApiError ? error.body?.details : null
  const violations: unknown = isRecord(details) ? details.violations : null
  return Array.isArray(violations) ? violations.filter(isViolation) : []
}

export const codesOf = (violations: readonly Violation[]): RuleCode[] => [...new Set(violations.map(({ rule }) => rule))]

function isViolation(given: unknown): given is Violation {
  return isRecord(given) && typeof given.rule === 'string' && typeof given.message === 'string'
}
