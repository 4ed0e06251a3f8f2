import { addDays, daysBetween } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import { besideAgreed, endOfAgreed, isKept, leavingOf, nearAgreed } from './agreed-days.ts'
import type { DateChange } from './date-change-words.ts'
import { changedDates } from './date-changes.ts'
import type { TripDates } from './dates.ts'
import type { Duration } from './duration.ts'
import type { TripFacts } from './facts.ts'
import { dayBeside, dayWithin, tripDayIn } from './on-day.ts'
import type { TripDay } from './on-day.ts'
import { placeWeekdays } from './weekdays-said.ts'

/** What a message says of days. */
export interface SaidOfDays {
  dates: TripDates | null
  duration: Duration | null
  /** A day of the trip by its number. */
  tripDay: TripDay | null
  /** A change of what was agreed: 'a week later', '2028 then', 'the second week'. */
  dateChange: DateChange | null
}

/** Keeps what a message says of days and length; what it says of one moves the other. */
export function addDates(facts: TripFacts, { dates: found, duration: read, tripDay, dateChange }: SaidOfDays): void {
  // 'A day trip on the 10th' is a part of the days that are agreed on.
  const said = read?.part === true && found !== null && dateChange === null && facts.duration !== undefined ? null : read
  if (dateChange?.kind === 'none' && found === null) return forget(facts)
  const change = asChange(dateChange, { dates: found, facts })
  const readDates = change ?? found
  const onDay = said !== null || change !== null ? null : readDates !== null ? dayWithin(readDates, facts) : tripDay === null ? null : tripDayIn(tripDay, facts)
  const beside = onDay === null && said === null && change === null && found !== null ? dayBeside(found, facts) : null
  if (onDay !== null || beside !== null) return setOnDays(facts, [onDay ?? beside].filter((day) => day !== null))
  if (found?.asked === true && found.weekdays === undefined && change === null && facts.startDate !== undefined && facts.flexible !== true) return
  const placed = change === null && said === null && found?.weekdays !== undefined ? placeWeekdays(found.weekdays, facts) : null
  if (placed === 'kept') return
  if (placed !== null) return 'onDays' in placed ? setOnDays(facts, placed.onDays) : setRange(facts, { ...placed, flexible: false }, undefined)
  const dates = readDates?.dayOnly === true ? besideAgreed(readDates, facts) : readDates === null ? null : nearAgreed(readDates, facts)
  const duration = said === null || change !== null ? null : changed(said, facts.duration)
  if (dates !== null && duration === null && isKept(dates, facts)) return
  if (dates !== null) delete facts.impossible
  if (dates?.impossible !== undefined) facts.impossible = {
    reason: dates.impossible.reason,
    words: dates.impossible.words,
    ...(dates.impossible.next === undefined ? {} : { next: dates.impossible.next }),
  }
  if (dates?.latestEnd !== undefined) facts.latestEnd = dates.latestEnd
  const days = duration?.days ?? facts.duration
  if (dates !== null && dates.start !== null && dates.end !== null) {
    const { start, end, flexible, named } = dates
    if (named && !flexible && days === undefined && daysBetween(start, end) > 3) return setNamed(facts, { start, end })
    // 'A week some time between the 1st and the 20th' does not fill them.
    if (!flexible && duration !== null && duration.days + 1 < daysBetween(start, end) + 1) return setRange(facts, { start, end, flexible: true }, duration.days)
    return setRange(facts, named && days !== undefined ? withinNamed({ start, end }, days) : { start, end, flexible }, days)
  }
  const leaving = duration === null ? leavingOf(dates, facts) : null
  // 'Could we leave on the 27th', of ten days from the 26th, is when they set out.
  const setsOut = leaving !== null && facts.startDate !== undefined && facts.endDate !== undefined && daysBetween(facts.startDate, leaving) <= 1 && daysBetween(leaving, facts.endDate) >= SETS_OUT
  if (setsOut) return setRange(facts, { start: leaving, end: facts.endDate ?? leaving, flexible: false }, undefined)
  if (leaving !== null) return setEnd(facts, leaving, undefined)
  if (dates?.start && duration === null && arrivesWithin(dates, facts)) return setRange(facts, { start: dates.start, end: facts.endDate ?? dates.start, flexible: false }, undefined)
  if (dates?.start && dates.lone?.isAll === true && days === undefined && facts.endDate === undefined) return setRange(facts, { start: dates.start, end: dates.start, flexible: false }, undefined)
  if (dates?.start) return setStart(facts, dates.start, days)
  if (dates?.end) return setEnd(facts, endOfAgreed(dates.end, { lone: dates.lone, agreed: facts.flexible === true ? undefined : facts.startDate }), duration?.days ?? lengthBefore(dates, facts))
  if (duration === null) return
  facts.duration = duration.days
  if (facts.startDate !== undefined && facts.flexible !== true) facts.endDate = addDays(facts.startDate, duration.days - 1)
}

/** So many days before the end nobody means the way home. */
const SETS_OUT = 4

/** 'We arrive on the 6th now' of a trip from the 4th to the 9th: the way back stays. */
function arrivesWithin({ start, lone }: TripDates, { startDate, endDate, flexible }: TripFacts): boolean {
  return lone?.arrives === true && start !== null && startDate !== undefined && endDate !== undefined && flexible !== true && start > startDate && start < endDate
}

function setOnDays(facts: TripFacts, days: Day[]): void {
  const [first] = days
  if (first !== undefined) facts.onDay = first
  if (days.length > 1) facts.onDays = days
}

/** 'Forget the dates': how long it is to be may stay. */
function forget(facts: TripFacts): void {
  delete facts.startDate
  delete facts.endDate
  delete facts.flexible
  delete facts.latestEnd
  delete facts.impossible
}

/** What the message changes, as days; null where it says days of its own that go before. */
function asChange(change: DateChange | null, { dates, facts }: { dates: TripDates | null; facts: TripFacts }): TripDates | null {
  const own = dates !== null && (dates.start !== null || dates.end !== null) && !(change !== null && OVER_DAYS.has(change.kind)) && !isWholeYear(dates)
  if (change === null || own || change.kind === 'none' || dates?.impossible !== undefined) return null
  const changed = changedDates(change, facts)
  return changed === null ? null : { ...changed, spans: [] }
}

/** Changes whose own words look like days: 'the Friday after', 'April, not March', 'the second week'. */
const OVER_DAYS: ReadonlySet<DateChange['kind']> = new Set(['within', 'month', 'beside'])

function isWholeYear({ start, end, flexible }: TripDates): boolean {
  return flexible && start !== null && end !== null && daysBetween(start, end) > 300
}

/** 'Two days longer' than what was agreed; a change of nothing is nothing. */
function changed(said: Duration, before: number | undefined): Duration | null {
  if (said.part === true && before !== undefined) return null
  if (said.change === undefined) return said
  if (before === undefined && said.onward === true) return said
  return before === undefined || before + said.change < 1 ? null : { ...said, days: before + said.change }
}

/** 'Two weeks', and then 'ending on 20 November': the days before it, where no first day is agreed on. */
function lengthBefore({ endsBy }: TripDates, { startDate, flexible, duration }: TripFacts): number | undefined {
  return endsBy === true || (startDate !== undefined && flexible !== true) ? undefined : duration
}

interface Range {
  start: Day
  end: Day
  flexible: boolean
}

/** 'Three days in the first week of May' lie somewhere in it; 'a week over Easter' begins with it. */
function withinNamed({ start, end }: Omit<Range, 'flexible'>, days: number): Range {
  const length = daysBetween(start, end) + 1
  if (days < length) return { start, end, flexible: true }
  return { start, end: addDays(start, days - 1), flexible: false }
}

/** 'The first week of May' says when, not how long. */
function setNamed(facts: TripFacts, { start, end }: Omit<Range, 'flexible'>): void {
  facts.startDate = start
  facts.endDate = end
  delete facts.flexible
}

function setRange(facts: TripFacts, { start, end, flexible }: Range, days: number | undefined): void {
  facts.startDate = start
  facts.endDate = end
  delete facts.flexible
  if (flexible) {
    facts.flexible = true
    if (days !== undefined) facts.duration = days
  } else {
    facts.duration = daysBetween(start, end) + 1
  }
}

function setStart(facts: TripFacts, start: Day, days: number | undefined): void {
  const end = facts.endDate
  const wasFlexible = facts.flexible === true
  facts.startDate = start
  delete facts.endDate
  delete facts.flexible
  if (days !== undefined) {
    facts.duration = days
    facts.endDate = addDays(start, days - 1)
  } else if (end !== undefined && !wasFlexible && end >= start) {
    // Only the last day was known till now.
    facts.endDate = end
    facts.duration = daysBetween(start, end) + 1
  }
}

function setEnd(facts: TripFacts, end: Day, days: number | undefined): void {
  const known = facts.flexible === true ? undefined : facts.startDate
  delete facts.flexible
  delete facts.startDate
  facts.endDate = end
  const start = days === undefined ? known : addDays(end, 1 - days)
  if (start === undefined || start > end) return
  facts.startDate = start
  facts.duration = daysBetween(start, end) + 1
}
