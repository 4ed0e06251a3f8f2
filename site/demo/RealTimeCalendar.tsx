import { useEffect, useState } from 'react'
import { type Activity, type AvailabilitySlot, readAvailability, searchActivities } from '@meander/sdk/contract/activities'
import { sayTime } from '@meander/sdk/contract/clock'
import { addDays, type Day, dayRange } from '@meander/sdk/contract/days'
import { request } from '../shell/request.ts'
import { Failed, Readings } from './Readings.tsx'

type Week = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; activity: Activity; slots: AvailabilitySlot[]; milliseconds: number }

/** The week that begins two weeks from now: far enough to be bookable. */
const firstDay = () => addDays(new Date().toISOString().slice(0, 10) as Day, 14)
const on = (day: Day, slots: AvailabilitySlot[]) => slots.filter(({ date }) => date === day)
const words = (count: number) => (count === 0 ? 'No times' : count === 1 ? '1 time' : `${count} times`)
const format = (day: Day, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

async function readWeek(): Promise<Week> {
  const { reply } = await request(searchActivities, { body: { query: 'walk in Lisbon', limit: 1 } })
  const [activity] = reply.activities
  if (!activity) throw new Error('no activity')
  const from = firstDay()
  const params = { productCode: activity.productCode }
  const answer = await request(readAvailability, { params, query: { startDate: from, endDate: addDays(from, 6) } })
  return { state: 'ready', activity, slots: answer.reply.slots, milliseconds: answer.milliseconds }
}

export function RealTimeCalendar() {
  const [week, setWeek] = useState<Week>({ state: 'loading' })
  const [chosen, setChosen] = useState<Day | null>(null)
  const look = () => void readWeek().then(setWeek, () => setWeek({ state: 'failed' }))
  useEffect(look, [])

  const days = dayRange(firstDay(), addDays(firstDay(), 6))
  const slots = week.state === 'ready' ? week.slots : []
  const open = days.filter((day) => on(day, slots).length > 0)
  const day = chosen ?? open[0] ?? null

  return (
    <>
      <div>
        <h2>Real-Time Calendar</h2>
        <p className="say">A day says in a word what it holds. Starts come from the provider with the places left.</p>
        {week.state === 'failed' && <Failed onAgain={look} />}
        {week.state === 'ready' && (
          <>
            <Days days={days} slots={slots} day={day} onChoose={setChosen} />
            {day && <Starts activity={week.activity} day={day} slots={slots} />}
          </>
        )}
      </div>
      {week.state === 'ready' && (
        <Readings
          readings={[
            { label: 'Read from the provider', figure: `${week.milliseconds} ms` },
            { label: 'Days with times', figure: `${open.length} of 7` },
            { label: 'Starts this week', figure: String(slots.length) },
            ...(week.activity.provider === 'sample'
              ? [{ label: 'Inventory', figure: 'Sample', note: 'No key is set, so these starts are sample data. Nothing here can be booked.' }]
              : []),
          ]}
        />
      )}
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

function Starts({ activity, day, slots }: { activity: Activity; day: Day; slots: AvailabilitySlot[] }) {
  return (
    <>
      <p className="small starts-of">
        {activity.title}, {format(day, { weekday: 'long', month: 'long', day: 'numeric' })}
      </p>
      <ul className="times">
        {on(day, slots).map(({ startTime, availableSpaces }) => (
          <li key={startTime} className="start">
            {sayTime(startTime)}
            <small>{availableSpaces} left</small>
          </li>
        ))}
      </ul>
    </>
  )
}
