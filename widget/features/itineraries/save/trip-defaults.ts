import type { Money } from '@meander/sdk/contract/activities'
import type { TripWindow } from '@meander/sdk/contract/chat'
import { addDays, isDay, type Day } from '@meander/sdk/contract/days'
import { isRecord } from '@meander/sdk/contract/is-record'
import { dayOf, daysToCome } from '../../../kit/dates.ts'
import { sayMoney } from '../../../kit/format.ts'
import { save as text } from '../../../i18n/en/save.ts'
import type { SafeStorage } from '../../../kit/storage.ts'
import type { TripDraft } from './create-trip.ts'

export const DEFAULT_GROUP_SIZE = 2
export const DEFAULT_TRAVEL_STYLE = 'mid-range'
export const TEMPLATE_FORM_KEY = 'templateFormData'
const FIRST_YEAR = 2025
/** Of a trip whose length nobody has told; 10-15 August are as many. */
const DEFAULT_DAYS = 6

export interface TripDates {
  startDate: Day
  endDate: Day
}

interface DraftDates extends TripDates {
  /** Nobody has named these days. */
  proposed: boolean
}

interface Known {
  /** The tab's own storage. */
  tab: SafeStorage
  sessionId: string | null
  /** Dates that the page around us named. */
  hosts?: TripDates | undefined
  /** All that the conversation knows of the days is the span that they lie in, and how many they are. */
  window?: TripWindow | null | undefined
  duration?: number | null | undefined
  /** What the page tells prices in. */
  currency: string
  now: Date
}

interface Said {
  title?: string | null | undefined
  destination?: string | undefined
  groupSize?: number | null | undefined
  /** For the whole trip; of no currency where none was said. */
  budget?: Money | null | undefined
}

/** The form of a new trip before anything is typed. */
export function newDraft({ title, destination, groupSize, budget, ...known }: Known & Said): TripDraft {
  return {
    title: title ?? '',
    destination: destination || text.fallbackDestination,
    ...defaultDates(known),
    groupSize: groupSize ?? DEFAULT_GROUP_SIZE,
    budget: budget ? sayMoney({ ...budget, currency: budget.currency || known.currency }) : '',
    currency: known.currency,
    travelStyle: DEFAULT_TRAVEL_STYLE,
  }
}

/**
 * Dates for a trip that has none yet: what the conversation has understood, be it only a month, of which the first days are proposed; else what
 * the template form was given, else the dates that the page around us named, else 10-15 August, of 2025 or of the next year in which it has not begun.
 * Days that are over are nobody's, and of a trip under way those from today on are left.
 */
export function defaultDates({ tab, sessionId, hosts, window, duration, now }: Omit<Known, 'currency'>): DraftDates {
  const understood = sessionId === null ? null : readDates(kept(tab, sessionId))
  const form = readForm(tab, sessionId)
  const span = toCome(window && { startDate: window.from, endDate: window.to }, now)
  const named = [toCome(understood, now), span ? null : (toCome(form, now) ?? toCome(hosts, now))].find(Boolean)
  return named ? { ...named, proposed: false } : { ...(span ? firstDays(span, duration ?? DEFAULT_DAYS) : nextAugust(now)), proposed: true }
}

/** What the tab keeps of what a conversation has understood. */
const kept = (tab: SafeStorage, sessionId: string): unknown => parse(tab.get(`extractedDates_${sessionId}`))

export function keptDestination(tab: SafeStorage, sessionId: string): string | null {
  const destination = field(kept(tab, sessionId), 'destination')
  return typeof destination === 'string' ? destination : null
}

/** The form is of the conversation that began with it; one that names none has just been sent. */
function readForm(tab: SafeStorage, sessionId: string | null): TripDates | null {
  const form = parse(tab.get(TEMPLATE_FORM_KEY))
  return [undefined, sessionId].includes(field(form, 'sessionId') as string | undefined) ? readDates(field(form, 'extractedDates')) : null
}

function firstDays({ startDate, endDate }: TripDates, days: number): TripDates {
  const last = addDays(startDate, Math.max(1, days) - 1)
  return { startDate, endDate: last < endDate ? last : endDate }
}

function toCome(dates: TripDates | null | undefined, now: Date): TripDates | null {
  const days = dates && daysToCome({ from: dates.startDate, to: dates.endDate }, dayOf(now))
  return days ? { startDate: days.from, endDate: days.to } : null
}

function nextAugust(now: Date): TripDates {
  const today = dayOf(now)
  const year = Math.max(FIRST_YEAR, now.getFullYear())
  const of = (august: number): TripDates => ({ startDate: `${august}-08-10` as Day, endDate: `${august}-08-15` as Day })
  return today <= of(year).startDate ? of(year) : of(year + 1)
}

/** A start is enough: the end then follows from the duration, or is the same day. */
function readDates(value: unknown): TripDates | null {
  const startDate = field(value, 'startDate')
  const endDate = field(value, 'endDate')
  const duration = field(value, 'duration')
  if (!isDay(startDate)) return null
  if (isDay(endDate)) return endDate >= startDate ? { startDate, endDate } : null
  return { startDate, endDate: addDays(startDate, typeof duration === 'number' && duration > 1 ? duration - 1 : 0) }
}

function field(value: unknown, name: string): unknown {
  return isRecord(value) ? value[name] : undefined
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}
