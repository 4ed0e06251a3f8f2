import type { Day } from '@meander/sdk/contract/days'
import { capital, dateRange } from '../words/format.ts'
import type { Situation } from '../words/situation.ts'

const WHY: Record<string, string> = {
  past: 'is over already',
  'no-such-day': 'is not in the calendar',
  backwards: 'ends before it begins',
}

/** Days that nobody can travel on, said once; of days that are over the same ones to come are offered. */
export function sayImpossible(situation: Situation): string {
  const { facts, voice } = situation
  const words = facts.impossible?.words ?? 'That'
  const why = WHY[facts.impossible?.reason ?? ''] ?? 'is not a date that can be booked'
  const place = facts.destination === undefined ? '' : ` for ${facts.destination.name}`
  const plain = voice.say(`${capital(words)} ${why}.`, `I looked twice: ${words} ${why}.`)
  const next = facts.impossible?.next
  // The offer is read by `agreedTo` when the traveller says yes.
  if (next !== undefined && !next.flexible) return `${plain} Did you mean ${withYear(next, situation.today)}?`
  if (facts.startDate !== undefined) return `${plain} ${voice.say(
    `I keep ${dateRange(facts.startDate, facts.endDate, situation.today)}${place} until you name others.`,
    `Until you name other days${place}, ${dateRange(facts.startDate, facts.endDate, situation.today)} stands.`,
  )} ${voice.say('Which did you mean?', 'Which day shall it be?')}`
  return `${plain} ${voice.say(`Which days shall I look at${place} instead?`, `Which dates did you mean${place}?`)}`
}

/** With the year, so that nothing is left open. */
function withYear({ start, end }: { start: Day; end: Day | null }, today: Day): string {
  const range = dateRange(start, end ?? undefined, today)
  const year = (end ?? start).slice(0, 4)
  return range.includes(year) ? range : `${range} ${year}`
}
