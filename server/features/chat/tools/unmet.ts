import type { Activity } from '@meander/sdk/contract/activities'
import type { BookingProvider } from '../../activities/index.ts'
import type { Place } from '../../destinations/index.ts'
import { answersWish } from '../ranking/index.ts'
import { explain, findBlockingFor } from './blockers.ts'
import type { Blocker } from './blockers.ts'
import type { FindActivitiesInput } from './find-activities-input.ts'

/** Wishes that nothing answers: either the place has no such thing, or a limit of the traveller keeps it out, and which. */
export async function readUnmet(provider: BookingProvider, asked: { place: Place; input: FindActivitiesInput }, exact: readonly Activity[]): Promise<{ unmet: string[]; blockers: Blocker[] }> {
  const { interests = [], exclude = [] } = asked.input
  if (exact.length === 0 || exclude.length > 0) return { unmet: [], blockers: [] }
  const missing = interests.filter((wish) => !exact.some((activity) => answersWish(activity, wish) > 0))
  const [first] = missing
  const way = first === undefined ? null : await findBlockingFor(provider, asked, first)
  if (first === undefined || way === null) return { unmet: missing, blockers: [] }
  const blockers = await explain(provider, asked, { ...way, wish: first })
  return { unmet: missing.filter((wish) => wish !== first), blockers: blockers.map((blocker) => ({ ...blocker, wish: first })) }
}
