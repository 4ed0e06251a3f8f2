import type { DayTimes } from './day-times.ts'
import type { Interests } from './interests.ts'
import { nextLeanings } from './leanings.ts'
import type { Leaning } from './leanings.ts'
import type { Manner, Need, Pace, Style } from './manner.ts'
import type { Refinement } from './refinements.ts'

/** How somebody wants to travel and what they like, after all that was said. */
export interface TripManner {
  style?: Style
  interests?: string[]
  /** What is not wanted. */
  avoid?: string[]
  pace?: Pace
  /** Hours of the day that suit. */
  times?: DayTimes
  /**
   * What cannot be done without, or not be done: diets and allergies ('vegetarian', 'nut-free') and what bodies bear ('accessible' is
   * wheelchair or steps, 'little-walking' bad knees and short ways, 'pregnant', 'stroller'). It holds for the whole conversation.
   */
  needs?: Need[]
  /** What the last message wants changed in what was shown. It is gone with the next message: what stays is in `leanings`. */
  refinement?: Refinement
  /**
   * Which way everything shown is to lean: 'cheaper' once said stays in force on later turns, for other days and other towns too,
   * until the opposite is said or it is taken back ('price does not matter'). The last one said stands last.
   */
  leanings?: Leaning[]
}

/** Keeps how to travel after one more message. A refinement holds for its own message only. */
export function addManner(facts: TripManner, { times, needs, refinement, pace, style, text }: Manner): void {
  if (pace !== null) facts.pace = pace.name
  if (style !== null && refinement?.kind !== 'cheaper' && refinement?.kind !== 'free') facts.style = style.name
  if (times !== null) facts.times = { ...facts.times, ...times, ...bothNot(facts.times, times) }
  if (needs.length > 0) facts.needs = [...new Set([...(facts.needs ?? []), ...needs])]
  const leanings = nextLeanings(facts.leanings ?? [], { refinement, text })
  if (leanings.length > 0) facts.leanings = leanings
  else delete facts.leanings
  if (refinement === null) delete facts.refinement
  else facts.refinement = refinement
}

/** 'Nothing at night', and later 'not in the morning either': neither of them. */
function bothNot(before: DayTimes | undefined, { not = [], only = [] }: DayTimes): Pick<DayTimes, 'not'> {
  const kept = [...new Set([...(before?.not ?? []), ...not])].filter((part) => !only.includes(part))
  return (before?.not ?? not).length === 0 ? {} : { not: kept }
}

export function addInterests(facts: TripManner, said: Interests | null): void {
  if (said === null) return
  const earlier = said.only ? [] : (facts.interests ?? [])
  // What was said last weighs most.
  const interests = [...new Set([...said.wanted, ...earlier])].filter((name) => !said.unwanted.includes(name))
  const avoid = [...new Set([...(facts.avoid ?? []), ...said.unwanted])].filter((name) => !said.wanted.includes(name))
  if (interests.length > 0) facts.interests = interests
  else delete facts.interests
  if (avoid.length > 0) facts.avoid = avoid
  else delete facts.avoid
}
