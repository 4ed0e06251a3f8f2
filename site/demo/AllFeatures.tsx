import { useEffect, useState } from 'react'
import { listItineraries } from '@meander/sdk/contract/itineraries'
import { isPlainClick, Link } from '../shell/Link.tsx'
import { request } from '../shell/request.ts'
import { wantTry, type Try } from '../shell/try-it.ts'

interface Feature {
  name: string
  about: string
  href: string
  /** What the planner does there by itself, so that the feature is seen. */
  shows?: Try
}

const BEFORE: readonly Feature[] = [
  { name: 'Conversation', about: 'Replies arrive as they are written', href: '/chat', shows: { say: 'Somewhere warm by the sea in spring. Where could we go?' } },
  {
    name: 'Activities',
    about: 'Prints with price, rating and place; on each is Save, under them Compare Activities',
    href: '/chat',
    shows: { say: 'Gardens and good food in Lisbon, for two of us' },
  },
  { name: 'The plan form', about: 'Where, when and what for', href: '/chat', shows: { open: 'plan' } },
  { name: 'Letters with blanks', about: 'Romantic, family, solo, friends', href: '/chat', shows: { open: 'templates' } },
  { name: 'Voice', about: 'Speak, read, correct, send', href: '/chat', shows: { open: 'voice' } },
  { name: 'Itineraries', about: 'Every journey on one page', href: '/itineraries' },
]
const AFTER: readonly Feature[] = [
  { name: 'Accounts', about: 'Sign in and keep what a guest planned', href: '/welcome' },
  { name: 'The API', about: 'Every route, with what it takes and answers', href: '/partners/api' },
  { name: 'On your page', about: 'The planner on any blog, by one tag', href: '/partners' },
]
/** One row, since all three stand on one page: the visitor's newest journey. Where there is none, one is planned, which can then be saved. */
const journeyAt = (path: string | null): Feature =>
  path === null
    ? { name: 'A journey', about: 'Planned day by day. Once it is saved it has a calendar, Arrange my trip and Share', href: '/chat', shows: { say: 'Three days in Rome in May, for two of us' } }
    : { name: 'A journey', about: 'Your newest: its calendar with real starts, Arrange my trip and Share', href: path }

export function AllFeatures() {
  const trip = useNewestTrip()
  const features = trip === undefined ? null : [...BEFORE, journeyAt(trip), ...AFTER]
  return (
    <div className="wide">
      <h2>All Features</h2>
      <p className="say">What the planner does, each with a way to where it is seen.</p>
      {!features && (
        <p className="say" role="status">
          Looking for your newest journey...
        </p>
      )}
      <ol className="index">
        {features?.map(({ name, about, href, shows }, index) => (
          <li key={name}>
            <span className="number">{index + 1}</span>
            <span>
              <b>{name}</b>
              <small>{about}</small>
            </span>
            <Link className="link" href={href} aria-label={`Open ${name}`} onClick={(event) => wantTry((isPlainClick(event) && shows) || null)}>
              Open
            </Link>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Where the newest of the visitor's journeys is: undefined until it is known, null where none is found. */
function useNewestTrip(): string | null | undefined {
  const [path, setPath] = useState<string | null>()
  useEffect(() => {
    const find = async () => {
      const [newest] = (await request(listItineraries, {})).reply
      setPath(newest ? `/itinerary/${newest.id}` : null)
    }
    find().catch(() => setPath(null))
  }, [])
  return path
}
