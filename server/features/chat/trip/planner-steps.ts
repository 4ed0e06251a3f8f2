import type { TripFacts } from '../understanding/index.ts'

/** What the day planner's own buttons send. */
export type PlannerStep = { kind: 'continue'; day: number } | { kind: 'skip'; day: number } | { kind: 'complete' }

export function readPlannerStep(text: string): PlannerStep | null {
  const next = /^\s*continue to day (\d{1,3})\s*$/i.exec(text)
  if (next !== null) return { kind: 'continue', day: Number(next[1]) }
  const skipped = /^\s*skip day (\d{1,3}), no activities planned\s*$/i.exec(text)
  if (skipped !== null) return { kind: 'skip', day: Number(skipped[1]) }
  return /^\s*(?:complete trip planning|finish planning)\s*$/i.test(text) ? { kind: 'complete' } : null
}

/** The day that the planner has come to after these messages, from 1 to the trip's length. Steps through an earlier trip are none of this one. */
export function currentDay(turns: readonly string[], duration: number, factsAfter: (turns: readonly string[]) => TripFacts): number {
  const at = turns.findLastIndex((turn) => dayAfter(turn) !== null)
  const day = dayAfter(turns[at] ?? '')
  if (day === null || !isSameTrip(factsAfter(turns.slice(0, at + 1)), factsAfter(turns))) return 1
  return Math.min(Math.max(1, day), duration)
}

function dayAfter(turn: string): number | null {
  const step = readPlannerStep(turn)
  if (step === null || step.kind === 'complete') return null
  return step.kind === 'continue' ? step.day : step.day + 1
}

/** To the same place and from the same day, as far as one was said by then. */
function isSameTrip(then: TripFacts, now: TripFacts): boolean {
  return then.destination?.id === now.destination?.id && (then.startDate === undefined || then.startDate === now.startDate)
}
