import { useEffect, useState } from 'react'
import { listItineraries } from '@meander/sdk/contract/itineraries'
import { isPlainClick, Link } from '../shell/Link.tsx'
import { request } from '../shell/request.ts'
import { wantTry, type Try } from '../shell/try-it.ts'

interface Feature {
  name: string
  about: string
  /** 'trip': the visitor's newest journey, and their list where there is none. */
  href: string | 'trip'
  /** What the planner does there by itself, so that the feature is seen. */
  shows?: Try
}

const LIST = '/itineraries'
const WITH_CARDS: Try = { say: 'Gardens and good food in Lisbon, for two of us' }

const FEATURES: readonly Feature[] = [
  { name: 'Conversation', about: 'Replies arrive as they are written', href: '/chat', shows: { say: 'Somewhere warm by the sea in spring. Where could we go?' } },
  { name: 'Activities', about: 'Prints with price, rating and place', href: '/chat', shows: WITH_CARDS },
  { name: 'Comparing', about: 'Two or three side by side: Compare Activities, under a letter with activities', href: '/chat', shows: WITH_CARDS },
  { name: 'Saving', about: 'Three stations: Save, on any print', href: '/chat', shows: WITH_CARDS },
  { name: 'The plan form', about: 'Where, when and what for', href: '/chat', shows: { open: 'plan' } },
  { name: 'Letters with blanks', about: 'Romantic, family, solo, friends', href: '/chat', shows: { open: 'templates' } },
  { name: 'Voice', about: 'Speak, read, correct, send', href: '/chat', shows: { open: 'voice' } },
  { name: 'Itineraries', about: 'Every journey on one page', href: LIST },
  { name: 'Calendar', about: 'Real starts, closed hours with their reason, on your newest journey', href: 'trip' },
  { name: 'Arrange my trip', about: 'A proposal you can take in part, on your newest journey', href: 'trip' },
  { name: 'Sharing', about: 'A postcard, a link, seven channels, from your newest journey', href: 'trip' },
  { name: 'Accounts', about: 'Sign in and keep what a guest planned', href: '/welcome' },
  { name: 'The API', about: 'Every route, with what it takes and answers', href: '/partners/api' },
  { name: 'On your page', about: 'The planner on any blog, by one tag', href: '/partners' },
]

export function AllFeatures() {
  const trip = useNewestTrip()
  return (
    <div className="wide">
      <h2>All Features</h2>
      <p className="say">Everything the planner does, each shown at work.</p>
      <ol className="index">
        {FEATURES.map(({ name, about, href, shows }, index) => (
          <li key={name}>
            <span className="number">{index + 1}</span>
            <span>
              <b>{name}</b>
              <small>{about}</small>
            </span>
            <Link className="link" href={href === 'trip' ? trip : href} aria-label={`Open ${name}`} onClick={(event) => wantTry((isPlainClick(event) && shows) || null)}>
              Open
            </Link>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Where the newest of the visitor's journeys is; the list until it is known, and where there is none. */
function useNewestTrip(): string {
  const [path, setPath] = useState(LIST)
  useEffect(() => {
    const find = async () => {
      const [newest] = (await request(listItineraries, {})).reply
      if (newest) setPath(`/itinerary/${newest.id}`)
    }
    find().catch(() => {})
  }, [])
  return path
}
