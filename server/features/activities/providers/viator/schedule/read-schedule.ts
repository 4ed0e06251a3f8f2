import { addDays, dayRange, minutesOf } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import type { DaySchedule, ScheduledStart } from '../../../day-schedule.ts'
import type { Schedule } from '../wire/schedule.ts'
import { bookableUntil } from './cut-off.ts'
import type { CutOffRule } from './cut-off.ts'
import { startsOn } from './day-starts.ts'
import type { RawStart } from './day-starts.ts'
import { DAYS_AHEAD, seasonsOn } from './seasons.ts'
import { dayIn, instantIn } from '../../../zone-time.ts'

/** What a schedule does not say, and its product does. */
export interface ScheduleTerms extends CutOffRule {
  /** The most people that one booking takes: schedules count no places. */
  spaces: number
  /** The least time it takes, so that the last start leaves enough before closing. */
  minutes: number
}

/** Viator's schedule day by day, in the product's own zone. */
export function readDays(schedule: Schedule, terms: ScheduleTerms, { startDate, endDate, now }: { startDate: Day; endDate: Day; now: Date }): DaySchedule[] {
  const today = dayIn(terms.timeZone, now)
  return dayRange(startDate, endDate).map((date): DaySchedule => {
    if (date < today) return { date, closed: 'past', starts: [] }
    const seasons = date > addDays(today, DAYS_AHEAD) ? [] : seasonsOn(schedule, date, today)
    if (seasons.length === 0) return { date, closed: 'out-of-season', starts: [] }
    const starts = merge(seasons.flatMap((season) => startsOn(season, date, terms.minutes)).map((start) => judge(start, terms, { date, now })))
    const runs = starts.some(({ closed }) => closed !== 'not-operating')
    return runs ? { date, closed: null, starts } : { date, closed: 'not-operating', starts: [] }
  })
}

function judge(start: RawStart, terms: ScheduleTerms, { date, now }: { date: Day; now: Date }): ScheduledStart {
  const closed = start.closed ?? lateness(start, terms, { date, now })
  return { startTime: start.startTime, kind: start.kind, availableSpaces: closed === null ? terms.spaces : 0, mostAtOnce: true, closed }
}

function lateness(start: RawStart, terms: ScheduleTerms, { date, now }: { date: Day; now: Date }): 'past' | 'cut-off' | null {
  if (instantIn(terms.timeZone, date, minutesOf(start.startTime)) <= now.getTime()) return 'past'
  return bookableUntil(terms, date, start) <= now.getTime() ? 'cut-off' : null
}

/** Options that start together are one start, open when one of them is. */
function merge(starts: readonly ScheduledStart[]): ScheduledStart[] {
  const byTime = new Map<string, ScheduledStart>()
  for (const start of starts) {
    const there = byTime.get(start.startTime)
    if (there === undefined || weightOf(start) < weightOf(there)) byTime.set(start.startTime, start)
  }
  return [...byTime.values()].sort((left, right) => (left.startTime < right.startTime ? -1 : 1))
}

/** What is nearest to being bookable says most. */
const CLOSEST: readonly ScheduledStart['closed'][] = [null, 'sold-out', 'cut-off', 'past', 'not-operating', 'out-of-season']

function weightOf({ closed, kind }: ScheduledStart): number {
  return CLOSEST.indexOf(closed) * 10 + ['timed', 'window', 'day'].indexOf(kind)
}
