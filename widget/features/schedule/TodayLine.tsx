import type { Day } from '@meander/sdk/contract/days'
import type { Itinerary } from '@meander/sdk/contract/itineraries'
import { useSelected } from '../../kit/use-selected.ts'
import type { Calendar } from './calendar.ts'
import { clockIn } from './day-texts.ts'
import { pixelsOfMinutes, spanInGrid, type Grid } from './grid-math.ts'
import { zoneOn } from './zone-note.ts'

interface TodayLineProps {
  /** The day of the column. */
  date: Day
  now: Date
  grid: Grid
  calendar: Pick<Calendar, '$days'>
  activities: Itinerary['activities']
}

const TWO_DAYS_MS = 2 * 24 * 3600 * 1000

/** The line of now, on the column of today. Not drawn anew for what is put on a day. */
export function TodayLine({ date, now, grid, calendar, activities }: TodayLineProps) {
  // It is today somewhere only near to its noon: asking a zone for its clock takes longer.
  const isNear = Math.abs(Date.parse(date) - now.getTime()) < TWO_DAYS_MS
  const minutes = useSelected(calendar.$days, (days) => {
    const there = isNear ? clockIn(zoneOn(date, { days, activities }), now) : null
    return there?.date === date ? there.minutes : null
  })
  if (minutes === null || spanInGrid(grid, { from: minutes, to: minutes + 1 }).from !== minutes) return null
  return <div className="now" style={{ top: pixelsOfMinutes(grid, minutes) }} />
}
