import { schedule as text } from '../../i18n/en/schedule.ts'
import { useStore } from '../../kit/use-store.ts'
import type { Calendar } from './calendar.ts'
import type { CalendarView } from './grid-math.ts'
import { Pager } from './Pager.tsx'
import { weekOf, WEEK_DAYS } from './trip-week.ts'

/** Week or day. */
export function ViewSwitch({ calendar }: { calendar: Calendar }) {
  const view = useStore(calendar.$view)
  return (
    <div className="push switch" role="group" aria-label={text.view}>
      <ViewButton calendar={calendar} view="week" pressed={view === 'week'} />
      <ViewButton calendar={calendar} view="day" pressed={view === 'day'} />
    </div>
  )
}

function ViewButton({ calendar, view, pressed }: { calendar: Calendar; view: CalendarView; pressed: boolean }) {
  return (
    <button type="button" aria-pressed={pressed} onClick={() => calendar.setView(view)}>
      {text[view]}
    </button>
  )
}

/** Only a trip of more than seven days has weeks to turn. */
export function WeekPager({ calendar }: { calendar: Calendar }) {
  const days = useStore(calendar.$days)
  const date = useStore(calendar.$date)
  const week = weekOf(days, date)
  const weeks = Math.ceil(days.length / WEEK_DAYS)
  if (weeks < 2) return null
  const startOf = (one: number) => days[one * WEEK_DAYS]?.date ?? null
  return (
    <Pager calendar={calendar} before={startOf(week - 1)} after={startOf(week + 1)} names={[text.previousWeek, text.nextWeek]}>
      {text.weekOf(week + 1, weeks)}
    </Pager>
  )
}
