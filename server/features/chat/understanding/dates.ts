import type { Day } from '@meander/sdk/contract/days'
import { readWindows } from './date-windows.ts'
import { without } from './plain-text.ts'
import type { Span } from './plain-text.ts'
import { readRelativeDates } from './relative-dates.ts'
import { readWrittenDates } from './written-dates.ts'
import type { DateReading, SaidDates } from './written-dates.ts'

/** When a trip is, as far as one message says. */
export interface TripDates {
  start: Day | null
  /** The last day, counted. */
  end: Day | null
  /** True when the days lie somewhere within. */
  flexible: boolean
  spans: Span[]
}

/** Reads the days of a message; null when it says none. `text` is plain and in lower case, `original` keeps its capitals. */
export function readDates(text: string, original: string, reading: DateReading): TripDates | null {
  const written = readWrittenDates(text, reading)
  const rest = without(text, written)
  const windows = readWindows(rest, original, reading.today)
  const relative = readRelativeDates(without(rest, windows), reading.today)
  const said = [...written, ...relative, ...windows].filter((dates) => !isNegated(text, dates))
  const exact = said.filter((dates) => !dates.flexible)
  const chosen = exact.length > 0 ? exact : said
  if (chosen.length === 0) return null
  return { ...join(chosen), spans: said.map(({ from, to }) => ({ from, to })) }
}

/** 'Not in August', 'my birthday was on 3 May'. */
function isNegated(text: string, { from }: Span): boolean {
  return /\b(?:not|except|avoid(?:ing)?|born|birthday is|was|instead of)\s+(?:in\s+|on\s+|the\s+|from\s+)*$/.test(text.slice(Math.max(0, from - 28), from))
}

function join(said: SaidDates[]): Omit<TripDates, 'spans'> {
  const range = said.find(({ start, end }) => start !== null && end !== null)
  if (range !== undefined) return range
  const starts = said.flatMap(({ start }) => start ?? []).sort()
  const ends = said.flatMap(({ end }) => end ?? []).sort()
  const start = starts[0] ?? null
  const end = ends.at(-1) ?? null
  const backwards = start !== null && end !== null && end < start
  return { start, end: backwards ? null : end, flexible: false }
}
