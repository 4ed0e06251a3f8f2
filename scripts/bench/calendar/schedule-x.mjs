import 'temporal-polyfill/global'
import { createCalendar, createViewWeek } from '@schedule-x/calendar'
import { createDragAndDropPlugin } from '@schedule-x/drag-and-drop'
import theme from '@schedule-x/theme-default/dist/index.css?inline'
import { entries, FIRST_DAY, HOURS, timeOf } from './entries.mjs'

/* global Temporal, document, CSSStyleSheet */
const ZONE = 'UTC'

export async function prepare() {
  const style = new CSSStyleSheet()
  style.replaceSync(theme)
  document.adoptedStyleSheets.push(style)
  const at = (date, minutes) => Temporal.ZonedDateTime.from(`${date}T${timeOf(minutes)}:00+00:00[${ZONE}]`)
  const events = entries().map(({ id, title, date, from, to }) => ({ id, title, start: at(date, from), end: at(date, to) }))
  const boundaries = { start: timeOf(HOURS.first * 60), end: timeOf(HOURS.last * 60) }
  return element =>
    createCalendar(
      { views: [createViewWeek()], selectedDate: Temporal.PlainDate.from(FIRST_DAY), timezone: ZONE, firstDayOfWeek: 1, dayBoundaries: boundaries, weekOptions: { gridHeight: 1260 }, events },
      [createDragAndDropPlugin()],
    ).render(element)
}
export const ENTRY = '.sx__time-grid-event'
