import type { Busy } from '../../day-plan/index.ts'
import type { Day } from '@meander/sdk/contract/days'
import type { TripFacts } from '../../understanding/index.ts'
import type { Reading } from '../read-prompt.ts'
import type { Standing } from './standing-plan.ts'

/** A message, and the plan and trip it was said of. */
export interface Told {
  text: string
  facts: TripFacts
  before: TripFacts
  reading: Reading
  /** In the order of its hours; empty where there is no plan. */
  plan: readonly Standing[]
  days: readonly Day[]
  /** The first day at the second of several places. */
  changesOn: Day | null
  /** The places of the trip, each with its days. */
  places: readonly { name: string; days: readonly Day[] }[]
  isTown: (name: string) => boolean
  /** When somebody is not free, as the message tells it beside what rules read. */
  ownHours?: readonly Busy[]
}
