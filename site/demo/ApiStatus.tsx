import { useEffect, useRef, useState } from 'react'
import { Mark } from '../shell/marks.tsx'
import { readService, SERVICES, type Service, type ServiceReading } from './services.ts'

const WORDS = { working: 'Working', sample: 'Sample data', refused: 'No access', off: 'Switched off', silent: 'Not answering' } as const
const LOOK = { working: 'good', sample: 'poor', refused: 'bad', off: 'none', silent: 'bad' } as const

/** By the service's name; what is missing is still asked. */
type Readings = Readonly<Record<string, ServiceReading>>

export function ApiStatus() {
  const [readings, setReadings] = useState<Readings>({})
  const [readAt, setReadAt] = useState(() => new Date())
  const round = useRef(0)

  function look() {
    const own = (round.current += 1)
    setReadings({})
    setReadAt(new Date())
    for (const service of SERVICES) {
      void readService(service).then((reading) => own === round.current && setReadings((before) => ({ ...before, [service.name]: reading })))
    }
  }
  useEffect(look, [])
  const asks = SERVICES.some(({ name }) => !readings[name])

  return (
    <div className="wide">
      <h2>API Status</h2>
      <p className="say">Read at {readAt.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })}, each by a call of its own. Nothing polls.</p>
      <table className="works" aria-busy={asks}>
        <thead>
          <tr>
            <th scope="col">Service</th>
            <th scope="col">State</th>
            <th scope="col" className="number">Answers in</th>
            <th scope="col" className="number">Reading</th>
          </tr>
        </thead>
        <tbody>
          {SERVICES.map((service) => (
            <Row key={service.name} {...service} reading={readings[service.name]} />
          ))}
        </tbody>
      </table>
      <p className="again">
        <button className="button" type="button" onClick={look}>
          <Mark name="again" fine />
          Read again
        </button>
      </p>
    </div>
  )
}

/** Where the head of the table is not seen, its words stand before the figures (`data-of`). */
function Row({ name, about, reading }: Pick<Service, 'name' | 'about'> & { reading: ServiceReading | undefined }) {
  return (
    <tr>
      <th scope="row">
        {name}
        <small>{about}</small>
      </th>
      <td>
        <span className={`state-word ${reading ? LOOK[reading.state] : 'none'}`}>{reading ? WORDS[reading.state] : 'Asking...'}</span>
      </td>
      <td className="number" data-of="Answers in">
        {!reading ? '…' : reading.milliseconds === null ? 'no answer' : `${reading.milliseconds} ms`}
      </td>
      <td className="number" data-of="Reading">
        {reading?.note ?? '…'}
      </td>
    </tr>
  )
}
