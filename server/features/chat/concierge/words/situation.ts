import type { Day } from '@meander/sdk/contract/days'
import type { ActReading } from '../../understanding/acts/index.ts'
import type { TripFacts } from '../../understanding/index.ts'
import type { AssumedDays } from '../assumed-days.ts'
import type { Named } from '../named-for-wish.ts'
import type { Card, Reading } from '../read-prompt.ts'
import type { PlanInput } from '../../day-plan/index.ts'
import type { Stage } from '../../trip/stages.ts'
import type { PlannedDay } from '../planned-day.ts'
import type { Refinement } from '../refinements.ts'
import type { Voice } from '../voice.ts'

/** What an answer is written from. */
export interface Situation {
  facts: TripFacts
  /** What held before the last message. */
  before: TripFacts
  today: Day
  /** How many messages the traveller has sent. */
  turn: number
  lastText: string
  reading: Reading
  voice: Voice
  /** Where nobody has named the days, those on which a plan of them stands meanwhile; `facts` has them. */
  assumed?: AssumedDays
  /** What the last message wants otherwise than it was shown. */
  refinement: Refinement | null
  /** What the last message does, as it was learned to be told. */
  act: ActReading
  /** True where all days of the trip are to be set out. */
  wantsPlan: boolean
  /** The day that the last message asks the planner for. */
  planned: PlannedDay | null
  /** The day at which the planner stands, whatever is said meanwhile. */
  inPlanner?: PlannedDay | null
  /** What answers have named of what is wished for. */
  named: Named
  /** The cards that the last message points at; none where it points at all of them. */
  pointed?: Card[]
  /** All that the traveller said, without what it said of things, days and hours of a plan that stands. */
  told?: readonly string[]
  /** True of a town in which something is sold. */
  isTown?: (name: string) => boolean
  /** True where the last message changes what stands in the plan. */
  changesPlan?: boolean
  /** True where the last message is no words at all. */
  isGibberish?: boolean
  /** What is asked of the plan of the days, at each place. */
  planOf?: (stage: Stage) => PlanInput
  /** Something new is wanted for a day of a trip that has no plan. */
  isNewDay?: boolean
  /** The money that the plan's sum is asked in. */
  sumIn?: string
  /** How a recommendation begins, where the wish was of a kind that needs a word of its own. */
  opening?: string
}
