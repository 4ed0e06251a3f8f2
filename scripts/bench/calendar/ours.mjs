import sheet from '../../../widget/features/schedule/Calendar.css?inline'
import { prepare as prepareCalendar } from '../../../widget/test/measured-calendar.tsx'
import { dayOf, entries, FIRST_DAY, HOURS, timeOf } from './entries.mjs'

const activityOf = ({ id, title, from, to }) => ({ id, productCode: id, title, duration: { fixedDurationInMinutes: to - from }, timeZone: 'Europe/Lisbon' })

/** A trip of seven days that holds the entries; what is carried can be put down on any whole hour. */
export async function prepare() {
  const all = entries()
  const days = Array.from({ length: 7 }, (_, index) => {
    const date = dayOf(index)
    const timeSlots = all.filter(entry => entry.date === date).map(entry => ({ id: entry.id, date, startTime: timeOf(entry.from), endTime: timeOf(entry.to), activity: activityOf(entry), notes: '' }))
    return { id: `d${index}`, dayNumber: index + 1, date, timeSlots }
  })
  const activities = all.map(entry => ({
    id: `s${entry.id}`, activityData: activityOf(entry), savedAt: '', notes: '', priority: '', timeSlotId: entry.id, scheduledDate: entry.date, scheduledTime: timeOf(entry.from),
  }))
  const itinerary = { id: 'trip', title: 'Trip', destination: 'Lisbon', startDate: FIRST_DAY, endDate: dayOf(6), groupSize: 2, activities, days, version: 1 }
  const starts = Array.from({ length: HOURS.last - HOURS.first - 1 }, (_, hour) => {
    const from = (HOURS.first + hour) * 60
    return { startTime: timeOf(from), endTime: timeOf(from + 60), availableSpaces: 9, state: 'open', violations: [] }
  })
  return prepareCalendar({ itinerary, sheet, days: days.map(({ date, dayNumber }) => ({ date, dayNumber, closed: null, starts })) })
}
export const ENTRY = '.slip'
