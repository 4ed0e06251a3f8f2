import { useState } from 'react'
import { MeanderPlanner } from '@meander/sdk/react'

/** A React page that holds a planner: configuration as props, events as callbacks, everything under StrictMode. */
export function Story({ origin }: { origin: string }) {
  const [city, setCity] = useState('Lisbon')
  const [news, setNews] = useState('Nothing planned yet.')
  const [shown, setShown] = useState(true)

  return (
    <article className="post" onClick={() => setNews('Clicked inside the page.')}>
      <p className="kicker">React 19, StrictMode</p>
      <h1>Plan {city}</h1>
      <p>
        <button type="button" onClick={() => setCity(city === 'Lisbon' ? 'Rome' : 'Lisbon')}>
          Another city
        </button>{' '}
        <button type="button" onClick={() => setShown(!shown)}>
          {shown ? 'Take it away' : 'Bring it back'}
        </button>
      </p>
      <p role="status">{news}</p>
      {shown && (
        <MeanderPlanner
          className="wide"
          origin={origin}
          destination={city}
          on={{
            'activity-saved': (event) => setNews(`Saved: ${event.detail.activity.title}`),
            scheduled: (event) => setNews(`On the calendar: ${event.detail.activity.title}, ${event.detail.slot.date}`),
            failed: (event) => setNews(event.detail.message),
          }}
        >
          <a href={origin}>Plan your trip with Meander</a>
        </MeanderPlanner>
      )}
    </article>
  )
}
