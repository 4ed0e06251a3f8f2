import { instantIn } from '../../activities/index.ts'
import { scheduledOf } from '../board.ts'
import type { LoadedItinerary } from '../itineraries.ts'
import { readActivity } from '../present.ts'
import { fileOf, line, textLine } from './content-lines.ts'
import { eventLines } from './event.ts'
import type { Event } from './event.ts'
import { timeZoneLines } from './time-zones.ts'
import { calendarWords } from './words.ts'

export interface CalendarFile {
  /** 'spring-in-lisbon.ics' */
  fileName: string
  text: string
}

const DAY = 86_400_000

/** All that is scheduled, as an iCalendar file (RFC 5545), in the language of whoever asks where that is known. */
export function calendarFile(loaded: LoadedItinerary, { publicUrl }: { publicUrl: string }, language?: string): CalendarFile {
  const { row } = loaded
  const events = eventsOf(loaded)
  const edition = { host: new URL(publicUrl).hostname, version: row.version, updatedAt: row.updated_at, words: calendarWords(language) }
  const text = fileOf([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Meander//Itineraries//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    textLine('NAME', row.title),
    textLine('X-WR-CALNAME', row.title),
    line('REFRESH-INTERVAL;VALUE=DURATION', 'PT1H'),
    line('X-PUBLISHED-TTL', 'PT1H'),
    ...(events.length > 0 ? zonesOf(events) : noEvents(new Date(row.updated_at))),
    ...events.flatMap((event) => eventLines(event, edition)),
    'END:VCALENDAR',
  ])
  return { fileName: `${slug(row.title)}.ics`, text }
}

function eventsOf(loaded: LoadedItinerary): Event[] {
  const saved = new Map(loaded.activities.map((one) => [one.id, one]))
  return scheduledOf(loaded).flatMap((item) => {
    const entry = saved.get(item.id)
    return entry === undefined ? [] : [{ ...item, activity: readActivity(entry), notes: entry.notes }]
  })
}

/** A calendar must have a part (RFC 5545, 3.4); of one without events it is a zone, which nobody is shown. */
function noEvents(now: Date): string[] {
  return timeZoneLines('Etc/UTC', { first: now, last: now })
}

/** Each zone once, for as long as there are events in it. */
function zonesOf(events: readonly Event[]): string[] {
  const zones = new Set(events.flatMap(({ timeZone }) => (timeZone === undefined ? [] : [timeZone])))
  return [...zones].flatMap((zone) => {
    const some = events.filter(({ timeZone }) => timeZone === zone)
    const starts = some.map(({ date }) => instantIn(zone, date, 0))
    const longest = Math.max(...some.map(({ minutes }) => minutes * 60_000))
    return timeZoneLines(zone, { first: new Date(Math.min(...starts)), last: new Date(Math.max(...starts) + longest + DAY) })
  })
}

function slug(title: string): string {
  const words = title.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().match(/[a-z0-9]+/g)
  return (words?.join('-') ?? '').slice(0, 60) || 'itinerary'
}
