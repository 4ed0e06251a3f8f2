import { useEffect, useState } from 'react'
import { readAvailability, searchActivities, testProviderAccess } from '@meander/sdk/contract/activities'
import { addDays, type Day } from '@meander/sdk/contract/days'
import { searchDestinations } from '@meander/sdk/contract/destinations'
import { listItineraries } from '@meander/sdk/contract/itineraries'
import { Mark } from '../shell/marks.tsx'
import { request } from '../shell/request.ts'

interface Service {
  name: string
  about: string
  state: 'working' | 'sample' | 'silent'
  milliseconds: number | null
  note: string
}

const WORDS = { working: 'Working', sample: 'Sample data', silent: 'Not answering' } as const
const LOOK = { working: 'good', sample: 'poor', silent: 'bad' } as const
/** Providers that an installation may have; the one that answers is the one in use. */
const PROVIDERS = ['viator', 'sample'] as const

async function readProvider(): Promise<Service> {
  const silent: Service = { name: 'Activities', about: 'searches the tour marketplace', state: 'silent', milliseconds: null, note: 'no answer' }
  for (const provider of PROVIDERS) {
    const answer = await request(testProviderAccess, { params: { provider } }).catch(() => null)
    if (!answer) continue
    const { success, accessibleEndpoints, error } = answer.reply
    const note = error ?? `${accessibleEndpoints.length} endpoints: ${accessibleEndpoints.join(', ')}`
    const state = success ? (provider === 'sample' ? 'sample' : 'working') : 'silent'
    return { ...silent, state, milliseconds: answer.milliseconds, note }
  }
  return silent
}

async function readDays(): Promise<Service> {
  const service = { name: 'Availability', about: 'days, starts, places left' }
  const today = new Date().toISOString().slice(0, 10) as Day
  try {
    const { reply } = await request(searchActivities, { body: { query: 'walk in Lisbon', limit: 1 } })
    const [activity] = reply.activities
    if (!activity) throw new Error('no activity')
    const answer = await request(readAvailability, { params: { productCode: activity.productCode }, query: { startDate: addDays(today, 14), endDate: addDays(today, 20) } })
    const { length } = answer.reply.slots
    return { ...service, state: activity.provider === 'sample' ? 'sample' : 'working', milliseconds: answer.milliseconds, note: `${length} ${length === 1 ? 'start' : 'starts'} in a week` }
  } catch {
    return { ...service, state: 'silent', milliseconds: null, note: 'no answer' }
  }
}

async function readItineraries(): Promise<Service> {
  const answer = await request(listItineraries, {}).catch(() => null)
  const service = { name: 'Itineraries', about: 'keeps and shares journeys' }
  if (!answer) return { ...service, state: 'silent', milliseconds: null, note: 'no answer' }
  const { length } = answer.reply
  return { ...service, state: 'working', milliseconds: answer.milliseconds, note: `${length === 0 ? 'none' : length} of yours` }
}

async function readDestinations(): Promise<Service> {
  const answer = await request(searchDestinations, { query: { query: 'Lisbon' } }).catch(() => null)
  const service = { name: 'Destinations', about: 'suggestions while typing' }
  return answer
    ? { ...service, state: 'working', milliseconds: answer.milliseconds, note: 'searched for Lisbon' }
    : { ...service, state: 'silent', milliseconds: null, note: 'no answer' }
}

async function readServer(): Promise<Service> {
  const started = performance.now()
  const ready = await fetch('/readyz').then((response) => response.ok).catch(() => false)
  return {
    name: 'Server and storage',
    about: 'conversations, itineraries, accounts',
    state: ready ? 'working' : 'silent',
    milliseconds: ready ? Math.round(performance.now() - started) : null,
    note: ready ? 'ready to answer' : 'no answer',
  }
}

export function ApiStatus() {
  const [services, setServices] = useState<Service[] | null>(null)
  const [readAt, setReadAt] = useState(() => new Date())

  async function look() {
    setServices(await Promise.all([readServer(), readProvider(), readDays(), readDestinations(), readItineraries()]))
    setReadAt(new Date())
  }
  useEffect(() => void look(), [])

  return (
    <div className="wide">
      <h2>API Status</h2>
      <p className="say">
        Read when the page was opened, {readAt.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })}. Nothing polls.
      </p>
      <table className="works">
        <thead>
          <tr>
            <th>Service</th>
            <th>State</th>
            <th className="number">Answers in</th>
            <th className="number">Reading</th>
          </tr>
        </thead>
        <tbody>
          {services?.map(({ name, about, state, milliseconds, note }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                <small>{about}</small>
              </th>
              <td>
                <span className={`state-word ${LOOK[state]}`}>{WORDS[state]}</span>
              </td>
              <td className="number">{milliseconds === null ? 'no answer' : `${milliseconds} ms`}</td>
              <td className="number">{note}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="again">
        <button className="button" type="button" onClick={() => void look()}>
          <Mark name="again" fine />
          Read again
        </button>
      </p>
    </div>
  )
}
