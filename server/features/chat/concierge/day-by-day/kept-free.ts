import { pattern } from '../../language/pattern.ts'
import type { Day } from '@meander/sdk/contract/days'
import type { Busy } from '../../day-plan/index.ts'
import { daysNamed } from './days-named.ts'
import type { DayNamed } from './days-named.ts'
import { besideTheOnly, onTheWay, outsideHours } from './hours-of-days.ts'

const LEAVES = pattern()`
  \b(?:leave|keep|have|want|make|need|clear|hold|block)\b.{0,40}\b(?:free|empty|open|clear|off|unplanned)\b|
  \b(?:day off|rest day|free day|nothing (?:planned |at all )?(?:on|for))\b|
  \b(?:we|i) (?:pray|have (?:a|an|our) (?:\w+ )?(?:meeting|call|appointment|lunch|dinner|wedding|mass|service))\b|
  \b(?:we are|i am|we're|i'm|are|am) (?:busy|not free|unavailable|taken)\b
`
/** 'What is open on Sunday', 'is Friday free': asked, not wanted. */
const ASKS = /^\W*(?:what|which|is|are|does|do|when|how|who|where)\b/

/** True where some time is to have nothing in it. */
export function asksToKeepFree(text: string): boolean {
  const lower = text.toLowerCase().replaceAll('’', "'")
  return LEAVES.test(lower) && !ASKS.test(lower)
}

/** The days of the trip, or parts of them, in which nothing may be: they were to be left free, or one is on the way then. */
export function keptFree(turns: readonly string[], trip: { from: Day; to: Day }): Busy[] {
  return [
    ...turns.filter((turn) => asksToKeepFree(turn)).flatMap((turn) => daysNamed(turn, trip)).map(asBusy),
    ...turns.flatMap((turn) => [...onTheWay(turn, trip), ...besideTheOnly(turn, trip), ...outsideHours(turn, trip)]),
  ]
}

export function asBusy({ date, part }: DayNamed): Busy {
  return { date, from: part?.earliest ?? '00:00', to: part === null ? '24:00' : (part.latest ?? '24:00') }
}
