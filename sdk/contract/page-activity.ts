import type { Activity } from './activities.ts'
import { FIELDS, readActivity } from './activity-guard.ts'
import { isRecord } from './is-record.ts'

const between = (least: number, most: number) => (value: unknown): boolean => value === undefined || (Number(value) >= least && Number(value) <= most)
const PLAUSIBLE: Record<string, (value: unknown) => boolean> = { rating: between(0, 5), reviewCount: between(0, Infinity) }

/**
 * An activity from a page of somebody else, as `readActivity` reads it. Its JSON may write what it does not know as null and a number where a text is
 * meant: a field that says nothing that can be is as if it were not there. Only a policy is not passed over, since what
 * holds without one is a promise, and an activity without a name is none.
 */
export function readPageActivity(value: unknown): Activity | null {
  const told = withoutNulls(isRecord(value) && isRecord(value.activityData) ? value.activityData : value)
  if (!isRecord(told)) return null
  for (const name of ['id', 'productCode']) if (typeof told[name] === 'number') told[name] = String(told[name])
  for (const [name, check] of Object.entries(FIELDS)) if (name !== 'cancellationPolicy' && !(check(told[name]) && (PLAUSIBLE[name] ?? check)(told[name]))) delete told[name]
  return String(told.title).trim() ? readActivity(told) : null
}

/** Deeper than an activity goes nobody looks: a page may hand over what holds itself. */
const DEEPEST = 6

function withoutNulls(value: unknown, depth = 0): unknown {
  if (depth > DEEPEST) return undefined
  const clean = (one: unknown) => withoutNulls(one, depth + 1)
  if (Array.isArray(value)) return value.filter((one) => one !== null).map(clean)
  return isRecord(value) ? Object.fromEntries(Object.entries(value).flatMap(([name, field]) => (field === null ? [] : [[name, clean(field)]]))) : value
}
