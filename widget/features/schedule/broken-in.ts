import { isRecord } from '@meander/sdk/contract/is-record'
import type { Broken } from '@meander/sdk/contract/trip-changes'
import { ApiError } from '../../api/request-errors.ts'

/** What a refused change of a trip would break; null when it was refused for another reason. */
export function brokenIn(error: unknown): Broken[] | null {
  if (!(error instanceof ApiError) || error.code !== 'breaks-schedule') return null
  const details = error.body?.details
  const broken: unknown = isRecord(details) ? details.broken : null
  return Array.isArray(broken) ? broken.filter(isBroken) : []
}

function isBroken(given: unknown): given is Broken {
  return isRecord(given) && typeof given.activityId === 'string' && typeof given.title === 'string' && Array.isArray(given.violations)
}
