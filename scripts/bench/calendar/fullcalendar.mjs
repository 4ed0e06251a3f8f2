import { Calendar } from '@fullcalendar/core'
import interaction from '@fullcalendar/interaction'
import timeGrid from '@fullcalendar/timegrid'
import { entries, FIRST_DAY, HOURS, timeOf } from './entries.mjs'

export async function prepare() {
  const events = entries().map(({ id, title, date, from, to }) => ({ id, title, start: `${date}T${timeOf(from)}:00`, end: `${date}T${timeOf(to)}:00` }))
  return element =>
    new Calendar(element, {
      plugins: [timeGrid, interaction], initialView: 'timeGridWeek', initialDate: FIRST_DAY, firstDay: 1, editable: true, events, allDaySlot: false, height: 'auto',
      slotMinTime: `${timeOf(HOURS.first * 60)}:00`, slotMaxTime: `${timeOf(HOURS.last * 60)}:00`, slotDuration: '00:30:00',
    }).render()
}
export const ENTRY = '.fc-timegrid-event'
