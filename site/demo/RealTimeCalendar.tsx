import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { type Activity, readAvailability, searchActivities } from '@meander/sdk/contract/activities'
import { addDays, type Day } from '@meander/sdk/contract/days'
import { request } from '../shell/request.ts'
import { readingOfInventory, readingOfTime, Readings } from './Readings.tsx'
import { Failed, NothingFound, Waits } from './States.tsx'
import { useAsking } from './use-asking.ts'
import { Week, type ReadWeek } from './Week.tsx'

/** So many activities are offered. */
const OFFERED = 3
const FIRST = 'walk in Lisbon'

/** The week that begins two weeks from now: far enough to be bookable. */
const firstDay = () => addDays(new Date().toISOString().slice(0, 10) as Day, 14)
const search = (query: string) => request(searchActivities, { body: { query, limit: OFFERED } })

async function readWeek(activity: Activity): Promise<{ reply: ReadWeek; milliseconds: number }> {
  const from = firstDay()
  const params = { productCode: activity.productCode }
  const { reply, milliseconds } = await request(readAvailability, { params, query: { startDate: from, endDate: addDays(from, 6) } })
  return { reply: { activity, from, slots: reply.slots }, milliseconds }
}

/** The starts of an activity in a week, from the provider. */
export function RealTimeCalendar() {
  const [typed, setTyped] = useState(FIRST)
  const found = useAsking(search)
  const week = useAsking(readWeek)
  const [chosen, setChosen] = useState<Activity | null>(null)

  const { ask: askFor, forget } = week
  const choose = useCallback(
    (activity: Activity) => {
      setChosen(activity)
      void askFor(activity)
    },
    [askFor],
  )
  const { ask: askWhat } = found
  const look = useCallback(
    async (query: string) => {
      setChosen(null)
      forget()
      const first = (await askWhat(query))?.activities[0]
      if (first) choose(first)
    },
    [askWhat, choose, forget],
  )
  useEffect(() => void look(FIRST), [look])

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (typed.trim()) void look(typed)
  }

  return (
    <>
      <form onSubmit={handleSubmit}>
        <h2>Real-Time Calendar</h2>
        <p className="say">A day says in a word what it holds. Starts come from the provider, {week.now.state === 'answered' && week.now.reply.slots.some(({ mostAtOnce }) => mostAtOnce) ? 'with how many one booking takes' : 'with the places left'}. Press Enter to look for something else.</p>
        <label className="field">
          <span className="label">What and where</span>
          <input className="answer" value={typed} onChange={(event) => setTyped(event.target.value)} />
        </label>
        {found.now.state === 'asking' && <Waits>Searching...</Waits>}
        {found.now.state === 'failed' && <Failed onAgain={() => void look(typed)} />}
        {found.now.state === 'answered' && <Offered activities={found.now.reply.activities} chosen={chosen} onChoose={choose} />}
        {week.now.state === 'asking' && <Waits>Asking for times...</Waits>}
        {week.now.state === 'failed' && chosen && <Failed onAgain={() => choose(chosen)} />}
        {week.now.state === 'answered' && <Week key={week.now.reply.activity.productCode} {...week.now.reply} />}
      </form>
      {week.now.state === 'answered' && <Readings readings={readingsOf(week.now.reply, week.took)} />}
    </>
  )
}

function readingsOf({ activity, slots }: ReadWeek, took: readonly number[]) {
  return [
    readingOfTime('Read from the provider', took, false),
    { label: 'Days with times', figure: `${new Set(slots.map(({ date }) => date)).size} of 7` },
    { label: 'Starts this week', figure: String(slots.length) },
    ...readingOfInventory(activity),
  ]
}

function Offered({ activities, chosen, onChoose }: { activities: Activity[]; chosen: Activity | null; onChoose: (activity: Activity) => void }) {
  if (activities.length === 0) return <NothingFound />
  return (
    <fieldset className="field offered">
      <legend className="label">Activity</legend>
      <div className="radio-line">
        {activities.map((activity) => (
          <label key={activity.productCode}>
            <input type="radio" name="activity" checked={activity.productCode === chosen?.productCode} onChange={() => onChoose(activity)} />
            <span>{activity.title}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
