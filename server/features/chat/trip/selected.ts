import { addDays } from '@meander/sdk/contract/days'
import type { BookingProvider } from '../../activities/index.ts'
import type { FindActivitiesInput } from '../tools/find-activities-input.ts'
import type { TripFacts } from '../understanding/index.ts'
import type { Asked } from '../replies/running-replies.ts'
import type { SelectedOnDay } from './reply-facts.ts'

type ChosenInput = NonNullable<FindActivitiesInput['chosen']>
/** As it comes out of a prompt. */
interface SelectedPlainly {
  day: number
  productCode: string
  startTime?: string | undefined
}

const MOST = 100

/** What is in the trip, as a search keeps clear of it. */
export function chosenOf({ startDate, flexible }: Pick<TripFacts, 'startDate' | 'flexible'>, selected: readonly SelectedPlainly[]): ChosenInput {
  return selected.slice(0, MOST).map(({ day, productCode, startTime }) => ({
    productCode,
    ...(startDate === undefined || flexible === true ? {} : { date: addDays(startDate, day - 1) }),
    ...(startTime === undefined ? {} : { startTime }),
  }))
}

/** What the traveller says is in the trip, as the provider knows it: a client's own words about an activity are not taken over. */
export async function readSelected(provider: BookingProvider, { selected = [], currency }: Pick<Asked, 'selected' | 'currency'>): Promise<SelectedOnDay[]> {
  const read = await Promise.all(
    selected.map(async ({ day, productCode }) => {
      const activity = await provider.readProduct(productCode, currency === undefined ? {} : { currency })
      return activity === null ? [] : [{ day, activity }]
    }),
  )
  return read.flat()
}
