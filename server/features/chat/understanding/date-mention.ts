import type { Day } from '@meander/sdk/contract/days'
import type { Span } from './plain-text.ts'

/** How dates are read: from which day on, and in which order of figures. */
export interface DateReading {
  /** The traveller's today. */
  today: Day
  /** Whether 8/10 is the eighth of October. */
  dayFirst: boolean
  /** ISO 3166 of the traveller's locale, for holidays that differ by country. */
  country?: string
  /** ISO 639 of the locale; English is read whatever it is. */
  language?: string
}

/** A day of the calendar as it is written; what it leaves out is null. */
export interface CalendarMention extends Span {
  kind: 'calendar'
  day: number
  month: number | null
  year: number | null
  weekday: number | null
  /** '10' alone says nothing; beside '16 May' it does. */
  bare: boolean
}

/** 'Friday', 'next Friday', 'Friday week'. */
export interface WeekdayMention extends Span {
  kind: 'weekday'
  weekday: number
  /** Of which week from this one; null is the next one that comes. */
  week: number | null
  /** Weeks after that. */
  later: number
}

/** How far off a day is. */
export interface Steps {
  count: number
  unit: string
  /** What comes on top: the three days of 'two weeks and three days'. */
  and?: Steps
}

/** 'Tomorrow', 'in two weeks'. */
export interface FixedMention extends Span {
  kind: 'fixed'
  day: Day
  /** Where it was counted: the end of a trip is counted from its start ('back in three weeks', 'a week later'). */
  steps?: Steps
  /** True for 'a week later', which says nothing without a day before it. */
  later?: true | undefined
}

/** Named stretches: 'May', 'next weekend', 'over Easter'. */
export interface WindowMention extends Span {
  kind: 'window'
  start: Day
  end: Day
  /** True when the trip lies somewhere within; a weekend or a holiday is taken whole. */
  flexible: boolean
  /** True when its year was said or is told from today, so that it cannot be moved on. */
  fixed: boolean
  /** The very day of a holiday that stretches: Christmas Day of 'Christmas'. */
  heart?: Day
  /** Set where all of a year was said: other days said beside it are of that year. */
  year?: number
}

export type DateMention = CalendarMention | WeekdayMention | FixedMention | WindowMention

/** Why days that were said cannot be travelled. */
export interface ImpossibleDates extends Span {
  reason: 'no-such-day' | 'past' | 'backwards'
  words: string
  /** The same days as soon as they come again, for whoever meant those: past ones in a later year, of a day that does not exist its month. */
  next?: { start: Day; end: Day | null; flexible: boolean }
}
