import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type Activity, searchActivities } from '@meander/sdk/contract/activities'
import { minutesOfDuration } from '@meander/sdk/contract/durations'
import { sayPrice } from '@meander/sdk/contract/money'
import { request } from '../shell/request.ts'
import { Failed, Readings } from './Readings.tsx'

const LIMIT = 6
const SHOWN = 3

type Search = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; activities: Activity[] }

export function EnhancedSearch() {
  const [typed, setTyped] = useState('food walk in Lisbon')
  /** How long each answer took, the last at the end; ms. */
  const [took, setTook] = useState<readonly number[]>([])
  const [search, setSearch] = useState<Search>({ state: 'loading' })

  /** The search whose answer is waited for: an older one that comes late is of no use. */
  const latest = useRef(0)

  async function look(query: string) {
    const own = (latest.current += 1)
    setSearch({ state: 'loading' })
    try {
      const body = { query, currency: 'USD', includeReviews: true, limit: LIMIT }
      const { reply, milliseconds } = await request(searchActivities, { body })
      if (own !== latest.current) return
      setSearch({ state: 'ready', activities: reply.activities })
      setTook((before) => [...before, milliseconds])
    } catch {
      if (own === latest.current) setSearch({ state: 'failed' })
    }
  }
  useEffect(() => void look('food walk in Lisbon'), [])

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    void look(typed)
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
        {search.state === 'failed' && <Failed onAgain={() => void look(typed)} />}
        {search.state === 'ready' && <Found activities={search.activities.slice(0, SHOWN)} />}
      </form>
      {search.state === 'ready' && (
        <Readings
          readings={[
            { label: 'Answered in', figure: `${took.at(-1) ?? 0} ms`, trace: took },
            { label: 'Shown', figure: `${Math.min(SHOWN, search.activities.length)} of ${search.activities.length}` },
            ...(search.activities[0]?.provider === 'sample'
              ? [{ label: 'Inventory', figure: 'Sample', note: 'No key is set, so these are sample data. Nothing here can be booked.' }]
              : []),
          ]}
        />
      )}
    </>
  )
}

function Found({ activities }: { activities: Activity[] }) {
  if (activities.length === 0) return <p className="say">Nothing found. Name a place and a kind, such as a boat in Rome.</p>
  return (
    <ol className="contents">
      {activities.map((activity, index) => (
        <li key={activity.productCode}>
          <div className="entry">
            <span className="number">{index + 1}</span>
            <span className="what">
              {activity.title}
              <small>
                {[sayMinutes(minutesOfDuration(activity.duration)), activity.location ?? activity.destination, activity.productCode].filter(Boolean).join(', ')}
              </small>
              <span className="described">{activity.description}</span>
            </span>
            <span className="price">
              {activity.price ? sayPrice({ ...activity, price: activity.price }) : 'Contact for pricing'}
            </span>
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
  return parts.flatMap(([count, unit]) => (count === 0 ? [] : [`${count} ${unit}${count === 1 ? '' : 's'}`])).join(' ')
}
