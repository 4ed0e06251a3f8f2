import type { Activity } from '@meander/sdk/contract/activities'
import { readCancelling } from '@meander/sdk/contract/cancelling'
import { minutesOf } from '@meander/sdk/contract/days'
import { instantIn } from '../../activities/index.ts'
import type { Scheduled } from '../board.ts'
import { endMinutes } from '../rules/stretch.ts'
import { line, textLine } from './content-lines.ts'
import { stampOf } from './time-zones.ts'
import type { CalendarWords } from './words.ts'

export interface Event extends Scheduled {
  activity: Activity
  notes: string
}

/** What all events of a file have in common. */
export interface Edition {
  /** Where the product is reached: part of what makes an event's name unlike any other's. */
  host: string
  /** Counts up with each change of the trip, so that a calendar knows which copy is newer. */
  version: number
  /** ISO instant of the last change. */
  updatedAt: string
  words: CalendarWords
}

/** So long before the last moment it is told. */
const TOLD_HOURS_BEFORE = 3
const DAY = 1440

/** One scheduled activity. Its name stays the same wherever it is moved. */
export function eventLines(event: Event, { host, version, updatedAt, words }: Edition): string[] {
  const { activity, id, title } = event
  const stamp = `${stampOf(new Date(updatedAt))}Z`
  const link = URL.parse(activity.bookingUrl ?? activity.productUrl ?? '')?.href
  return [
    'BEGIN:VEVENT',
    line('UID', `${id}@${host}`),
    line('DTSTAMP', stamp),
    line('LAST-MODIFIED', stamp),
    line('SEQUENCE', String(version)),
    ...timeLines(event),
    textLine('SUMMARY', title),
    ...given('LOCATION', activity.meetingPoint ?? activity.location),
    ...(event.position === undefined ? [] : [line('GEO', `${event.position.latitude};${event.position.longitude}`)]),
    ...given('DESCRIPTION', describe(event, words)),
    ...(link === undefined ? [] : [line('URL', link)]),
    ...alarmLines(event, words),
    'END:VEVENT',
  ]
}

/** Start and end on the clocks of the place; without a zone, on those of whoever looks. */
function timeLines(event: Event): string[] {
  const { date, start, minutes, timeZone } = event
  const at = (clock: number): string => stampOf(new Date(Date.parse(date) + clock * 60_000))
  const ends = endMinutes(event)
  if (timeZone === undefined) return [line('DTSTART', at(minutesOf(start))), line('DTEND', at(ends))]
  const end = instantIn(timeZone, date, minutesOf(start)) + minutes * 60_000
  // An hour that the clocks show twice means the first of the two.
  const isTwice = minutes < DAY && instantIn(timeZone, date, ends) !== end
  return [line(`DTSTART;TZID=${timeZone}`, at(minutesOf(start))), isTwice ? line('DTEND', `${stampOf(new Date(end))}Z`) : line(`DTEND;TZID=${timeZone}`, at(ends))]
}

function describe({ activity, notes }: Event, { sample }: CalendarWords): string {
  const cancelling = typeof activity.cancellationPolicy === 'string' ? activity.cancellationPolicy : activity.cancellationPolicy?.description
  const isSample = activity.sample === true ? sample : undefined
  return [notes, activity.description, cancelling, isSample].filter((text) => text !== undefined && text.trim() !== '').join('\n\n')
}

/** Rings three hours before the last moment at which all of the money comes back. */
function alarmLines({ title, activity }: Event, words: CalendarWords): string[] {
  const cancelling = readCancelling(activity.cancellationPolicy)
  if (cancelling?.state !== 'until' || cancelling.hours === 0) return []
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    line('TRIGGER', `-PT${cancelling.hours + TOLD_HOURS_BEFORE}H`),
    textLine('DESCRIPTION', words.cancelling(title, { told: TOLD_HOURS_BEFORE, before: cancelling.hours })),
    'END:VALARM',
  ]
}

function given(name: string, text: string | undefined): string[] {
  return text === undefined || text.trim() === '' ? [] : [textLine(name, text)]
}
