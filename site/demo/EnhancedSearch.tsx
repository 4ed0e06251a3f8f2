import { type FormEvent, useEffect, useState } from 'react'
import { type Activity, searchActivities } from '@meander/sdk/contract/activities'
import { minutesOfDuration } from '@meander/sdk/contract/durations'
import { sayPrice } from '@meander/sdk/contract/money'
import { counted } from '../shell/counted.ts'
import { request } from '../shell/request.ts'
import { isSample, readingOfInventory, readingOfTime, Readings, SAMPLE } from './Readings.tsx'
import { Failed, NothingFound, Waits } from './States.tsx'
import { useAsking } from './use-asking.ts'

const LIMIT = 6
const SHOWN = 3
const FIRST = 'food walk in Lisbon'

const search = (query: string) => request(searchActivities, { body: { query, currency: 'USD', includeReviews: true, limit: LIMIT } })

export function EnhancedSearch() {
  const [typed, setTyped] = useState(FIRST)
  const { now, took, ask } = useAsking(search)
  useEffect(() => void ask(FIRST), [ask])

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (typed.trim()) void ask(typed)
  }

  return (
    <>
      <form onSubmit={handleSubmit}>
        <h2>Enhanced Search</h2>
        <p className="say">One sentence becomes a query with a place and a kind. Press Enter to search.</p>
        <label className="field">
          <span className="label">Search</span>
          <input className="answer" value={typed} onChange={(event) => setTyped(event.target.value)} />
        </label>
        {now.state === 'asking' && <Waits>Searching...</Waits>}
        {now.state === 'failed' && <Failed onAgain={() => void ask(typed)} />}
        {now.state === 'answered' && <Found activities={now.reply.activities.slice(0, SHOWN)} />}
      </form>
      {now.state === 'answered' && (
        <Readings
          readings={[
            readingOfTime('Answered in', took, false),
            { label: 'Shown', figure: `${Math.min(SHOWN, now.reply.activities.length)} of ${now.reply.activities.length}` },
            ...readingOfInventory(now.reply.activities[0]),
          ]}
        />
      )}
    </>
  )
}

function Found({ activities }: { activities: Activity[] }) {
  if (activities.length === 0) return <NothingFound />
  return (
    <ol className="contents">
      {activities.map((activity, index) => (
        <li key={activity.productCode}>
          <div className="entry">
            <span className="number">{index + 1}</span>
            <span className="what">
              {activity.title}
              <small>
                {[sayMinutes(minutesOfDuration(activity.duration)), activity.location ?? activity.destination].filter(Boolean).map((fact) => `${fact}, `)}
                <span className="whole">{activity.productCode}</span>
              </small>
            </span>
            <span className="price">
              {activity.price ? sayPrice({ ...activity, price: activity.price }) : 'Contact for pricing'}
              {isSample(activity) && <small>{SAMPLE}</small>}
            </span>
            <span className="described">{activity.description}</span>
          </div>
        </li>
      ))}
    </ol>
  )
}

/** '2 hours 30 minutes'; nothing where it is not known. */
function sayMinutes(minutes: number | null): string | null {
  if (minutes === null) return null
  const parts = [[Math.floor(minutes / 60), 'hour'] as const, [minutes % 60, 'minute'] as const]
  return parts.flatMap(([count, unit]) => (count === 0 ? [] : [counted(count, unit)])).join(' ')
}
