import type { Day } from '@meander/sdk/contract/days'
import { dayRange } from '@meander/sdk/contract/days'
import type { Busy } from '../../day-plan/index.ts'
import { inEnglish } from '../../item-talk/glossary.ts'
import type { Clause } from '../../reader/index.ts'
import { daysInEnglish } from '../day-rules/days-in-english.ts'
import { readDayRules } from '../day-rules/read-day-rules.ts'
import { asksForPlan } from '../questions/plan-question.ts'
import { daysOfClause } from '../day-rules/days-of-clause.ts'
import { hoursTold } from '../day-by-day/hours-told.ts'
import type { Trip } from '../day-by-day/free-hours.ts'
import { heardIn } from '../clauses/heard.ts'
import type { Reading } from '../read-prompt.ts'
import { asOwn } from './as-own.ts'
import { hoursSaid, inFigures } from './clock-said.ts'
import { hoursInClause } from './hours-in-clause.ts'

const EACH = /\b(?:every|each|always|all days|never|generally|normally)\b/
/** So likely a clause tells of hours, before they are taken from the days. */
const LIKELY = 0.5

/** When somebody is not free, by what clauses tell of it that no rule reads; `trip` are its days. `ofPlan` is the message where it is told before the plan or with it: the rules of its days read all of that. */
function ownHours(clauses: readonly Clause[], trip: Trip, ofPlan: string | null): Busy[] {
  if (!clauses.some((clause) => clause.act === 'hours' || ruleIn(clause) !== null)) return []
  let before: Day[] = []
  const isRead = ofPlan !== null && readDayRules(ofPlan, trip).busy.length > 0
  const spoken = [...new Set(clauses.flatMap(({ text }) => daysOfClause(inWords(text), trip, { before: [], others: [] }) ?? []))]
  return clauses.flatMap((clause, at): Busy[] => {
    const rule = ruleIn(clause)
    const text = inWords(rule ?? clause.text)
    // 'We land on Friday and are wrecked until noon.'
    const goesOn = at > 0 && !/[.!?;]\s*$/.test(clauses[at - 1]?.text ?? '') ? before : []
    const named = daysOfClause(text, trip, { before, others: [] }) ?? (goesOn.length > 0 && !EACH.test(text) ? goesOn : null)
    if (named !== null) before = named
    if ((clause.act !== 'hours' && rule === null) || clause.share < LIKELY || clause.text.includes('?') || hoursTold(clause.text, trip).length > 0) return []
    const { busy } = readDayRules(clause.text, trip)
    if (busy.length > 0) return ofPlan === null ? busy : []
    const told = hoursInClause(text)
    if (told === null || (isRead && named === null)) return []
    const ends = { arrival: [trip.from], departure: [trip.to], each: dayRange(trip.from, trip.to), one: trip.from === trip.to ? [trip.from] : spoken.length === 1 ? spoken : [] }
    return (named ?? ends[told.of]).flatMap((date) => told.busy.map((hours): Busy => ({ date, ...hours })))
  })
}

/** The same of all that was said. */
export function ownHoursOf(reading: Pick<Reading, 'turns' | 'lastLength' | 'clauses' | 'clausesOf' | 'heard'>, trip: Trip): Busy[] {
  const last = reading.turns.length - reading.lastLength
  const planned = reading.turns.findLastIndex((turn) => asksForPlan(turn))
  return reading.turns.flatMap((turn, at) => ownHours(at === last ? (reading.heard ?? heardIn(reading)) : (reading.clausesOf?.(turn) ?? []).map(asOwn), trip, planned < 0 || at <= planned ? turn : null))
}

/** The same of the last message, or of the part of it that is answered now. */
export function ownHoursNow(reading: Pick<Reading, 'turns' | 'lastLength' | 'clauses' | 'clausesOf' | 'heard'>, trip: Trip): Busy[] {
  const last = reading.turns.at(-reading.lastLength) ?? ''
  return ownHours(reading.heard ?? heardIn(reading), trip, asksForPlan(last) ? last : null)
}

/** 'A plan of all days, mornings never before half past ten': what a wish for the plan tells of its hours. */
function ruleIn({ act, text }: Clause): string | null {
  return act !== 'plan' ? null : (text.split(/[,;]\s+/).find((piece) => NEVER.test(piece) && hoursSaid(inFigures(piece)).length > 0) ?? null)
}

const NEVER = /(?<!\p{L})(?:never|not|nothing|nie|niemals|nicht|nichts|jamais|pas|rien|nunca|nada|no)(?!\p{L})/iu

function inWords(text: string): string {
  return daysInEnglish(inEnglish(text).toLowerCase())
}
