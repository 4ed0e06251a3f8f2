import { useState } from 'react'
import type { Activity, AvailabilitySlot } from '@meander/sdk/contract/activities'
import { sayTime } from '@meander/sdk/contract/clock'
import { addDays, type Day, dayRange } from '@meander/sdk/contract/days'
import { counted } from '../shell/counted.ts'

/** What a provider said of an activity's week. */
export interface ReadWeek {
  activity: Activity
  /** The first of the seven days. */
  from: Day
  slots: AvailabilitySlot[]
}

const on = (day: Day, slots: AvailabilitySlot[]) => slots.filter(({ date }) => date === day)
const words = (count: number) => (count === 0 ? 'No times' : counted(count, 'time'))
const format = (day: Day, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

/** Seven days, each with its word, and the starts of the chosen one. */
export function Week({ activity, from, slots }: ReadWeek) {
  const [chosen, setChosen] = useState<Day | null>(null)
  const days = dayRange(from, addDays(from, 6))
  const day = chosen ?? days.find((one) => on(one, slots).length > 0) ?? null
  return (
    <>
      <Days days={days} slots={slots} day={day} onChoose={setChosen} />
      {day ? <Starts activity={activity} day={day} slots={slots} /> : <p className="small starts-of">{activity.title} has no times in this week.</p>}
    </>
  )
}

function Days({ days, slots, day, onChoose }: { days: Day[]; slots: AvailabilitySlot[]; day: Day | null; onChoose: (day: Day) => void }) {
  return (
    <ul className="dates-open">
      {days.map((date) => {
        const count = on(date, slots).length
        return (
          <li key={date} className={count > 0 ? 'free' : 'none'}>
            <button type="button" aria-pressed={date === day} disabled={count === 0} onClick={() => onChoose(date)}>
              <span>{format(date, { weekday: 'short' })}</span>
              <b>{format(date, { day: 'numeric' })}</b>
              <small>{words(count)}</small>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** A marketplace may say how many one booking takes, and not how many places are left. */
const sayPlaces = (count: number, mostAtOnce?: boolean) => (mostAtOnce ? `up to ${count}` : `${count} left`)

function Starts({ activity, day, slots }: { activity: Activity; day: Day; slots: AvailabilitySlot[] }) {
  return (
    <>
      <p className="small starts-of">
        {activity.title}, {format(day, { weekday: 'long', month: 'long', day: 'numeric' })}
      </p>
      <ul className="times">
        {on(day, slots).map(({ startTime, availableSpaces, mostAtOnce }) => (
          <li key={startTime} className="start">
            {sayTime(startTime)}
            <small>{sayPlaces(availableSpaces, mostAtOnce)}</small>
          </li>
        ))}
      </ul>
    </>
  )
}
