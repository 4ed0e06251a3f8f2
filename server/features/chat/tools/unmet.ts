import type { Activity } from '@meander/sdk/contract/activities'
import type { BookingProvider } from '../../activities/index.ts'
import type { Place } from '../../destinations/index.ts'
import { answersWish, isTimely, speaksOf } from '../ranking/index.ts'
import { explain, findBlockingFor } from './blockers.ts'
import type { Blocker } from './blockers.ts'
import { rangeOf, readStarts } from './candidates.ts'
import type { FindActivitiesInput } from './find-activities-input.ts'
import { requestOf } from './rank-found.ts'

/** Children who come along are a wish that nobody put in words. */
const OF_PARTY = 'family'

/** Wishes that nothing answers: either the place has no such thing, or a limit of the traveller keeps it out, and which. */
export async function readUnmet(provider: BookingProvider, asked: { place: Place; input: FindActivitiesInput }, { exact, fitting }: { exact: readonly Activity[]; fitting: readonly Activity[] }): Promise<{ unmet: string[]; blockers: Blocker[] }> {
  const { interests = [], exclude = [] } = asked.input
  if (exact.length === 0 || exclude.length > 0) return { unmet: [], blockers: [] }
  const answering = (wish: string): Activity[] => exact.filter((activity) => answersWish(activity, wish) > 0)
  const missing = interests.filter((wish) => !fitting.some((activity) => answersWish(activity, wish) > 0))
  // What is there under all limits is kept out by none of them: its hours, or what somebody needs, do not fit.
  const lacking = missing.filter((wish) => !exact.some((activity) => speaksOf(activity, wish)))
  const [first] = missing
  const keptOut = async (wish: string): Promise<Blocker[]> => {
    const tooFull = await readRoom(provider, asked.input, answering(wish))
    if (tooFull !== null) return [{ ...tooFull, wish }]
    if (!lacking.includes(wish)) {
      const own = wish === first && wish !== OF_PARTY ? ownCondition(asked.input) : null
      // What has a start in their hours is kept out by something else, of which nothing false is said.
      return own !== null && (own !== 'time' || !(await hasStart(provider, asked.input, answering(wish)))) ? [{ by: own, wish }] : []
    }
    const way = await findBlockingFor(provider, asked, wish)
    return way === null ? [] : (await explain(provider, asked, { ...way, wish })).map((blocker) => ({ ...blocker, wish }))
  }
  const blockers = (await Promise.all(missing.slice(0, MOST_TOLD).map(keptOut))).flat()
  return { unmet: lacking.filter((wish) => !blockers.some((blocker) => blocker.wish === wish)), blockers }
}

/** Of more wishes than these nobody wants to hear why. */
const MOST_TOLD = 3

/** What the traveller asked for beside dates, price and people, that such a thing does not keep to. */
function ownCondition({ needs = [], earliest, latest, keepFree = [] }: FindActivitiesInput): 'needs' | 'time' | null {
  if (needs.includes('wheelchair')) return 'needs'
  return earliest !== undefined || latest !== undefined || keepFree.length > 0 ? 'time' : null
}

/** Whether any of them begins and ends in the hours that were asked for, with room for all. */
async function hasStart(provider: BookingProvider, input: FindActivitiesInput, activities: readonly Activity[]): Promise<boolean> {
  const range = rangeOf(input)
  if (range === null) return false
  const hours = requestOf(input)
  const starts = await Promise.all(activities.map(async (activity) => (await readStarts(provider, activity.productCode, { range, party: input.groupSize ?? 1 })).map((slot) => isTimely(activity, slot, hours))))
  return starts.flat().includes(true)
}

/** There is such a thing on the days, only no start of it has room for all; null where it is something else that keeps it out. */
async function readRoom(provider: BookingProvider, input: FindActivitiesInput, activities: readonly Activity[]): Promise<Blocker | null> {
  const range = rangeOf(input)
  const asked = input.groupSize ?? 1
  if (range === null || asked < 2 || activities.length === 0) return null
  const starts = await Promise.all(activities.map(({ productCode }) => readStarts(provider, productCode, { range, party: 1 })))
  const most = Math.max(0, ...starts.flat().map(({ availableSpaces }) => availableSpaces))
  return most > 0 && most < asked ? { by: 'party', asked, most } : null
}
