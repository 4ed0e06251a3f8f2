import { tzName, tzOffset, tzScan } from '@date-fns/tz'
import { line } from './content-lines.ts'

const YEAR = 366 * 86_400_000

/**
 * What the clocks of a zone do from a year before the first moment to a year after the last, as iCalendar tells it: one part for each
 * change, so that nothing has to be reckoned by a rule. Events name the zone by its IANA name.
 */
export function timeZoneLines(timeZone: string, { first, last }: { first: Date; last: Date }): string[] {
  const start = new Date(first.getTime() - YEAR)
  const changes = tzScan(timeZone, { start, end: new Date(last.getTime() + YEAR) })
  const before = tzOffset(timeZone, start)
  return [
    'BEGIN:VTIMEZONE',
    line('TZID', timeZone),
    ...part({ timeZone, at: start, from: before, to: before, isSummer: changes[0] !== undefined && changes[0].change < 0 }),
    ...changes.flatMap(({ date, change, offset }) => part({ timeZone, at: date, from: offset - change, to: offset, isSummer: change > 0 })),
    'END:VTIMEZONE',
  ]
}

interface Part {
  timeZone: string
  at: Date
  /** Minutes ahead of UTC before and after. */
  from: number
  to: number
  isSummer: boolean
}

function part({ timeZone, at, from, to, isSummer }: Part): string[] {
  const kind = isSummer ? 'DAYLIGHT' : 'STANDARD'
  return [
    `BEGIN:${kind}`,
    // Told by the clocks as they were before.
    line('DTSTART', stampOf(new Date(at.getTime() + from * 60_000))),
    line('TZOFFSETFROM', sayOffset(from)),
    line('TZOFFSETTO', sayOffset(to)),
    line('TZNAME', tzName(timeZone, new Date(at.getTime() + 3_600_000), 'short')),
    `END:${kind}`,
  ]
}

/** '20270314T090000', of the date's UTC clock. */
export function stampOf(date: Date): string {
  return date.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')
}

/** '+0100' */
function sayOffset(minutes: number): string {
  const size = Math.abs(minutes)
  return `${minutes < 0 ? '-' : '+'}${String(Math.floor(size / 60)).padStart(2, '0')}${String(size % 60).padStart(2, '0')}`
}
