import { useCallback, useEffect, useState } from 'react'
import { KEPT } from '../offline/names.ts'
import { keepTrip } from './keep-trip.ts'
import type { Line } from './line.ts'
import { Link } from './Link.tsx'
import { LIST } from './trip-path.ts'
import { Wordmark } from './Wordmark.tsx'

interface OfflineProps {
  /** Where the server answers what the page shows. */
  apiPath: string
  line: Line
  /** Who is here, as far as that is known: another's trip is kept anew. */
  who: string | null
}

/** On the pages of trips: keeps what is opened, and says without a connection of when it is. */
export function Offline({ apiPath, line, who }: OfflineProps) {
  const isTrip = apiPath !== LIST
  useEffect(() => {
    if (isTrip) keepTrip(apiPath, apiPath.startsWith(SHARED)).catch(() => {})
  }, [apiPath, isTrip, who])
  return line.state === 'there' ? null : <Banner apiPath={apiPath} line={line} />
}

const SHARED = '/api/shared/'

function Banner({ apiPath, line }: Pick<OfflineProps, 'apiPath' | 'line'>) {
  const when = useKeptTime(apiPath, line)
  const place = useRoomAtTop()
  return (
    <aside className="offline" aria-label="No connection" ref={place}>
      <p role="status">
        <b>{line.state === 'gone' ? 'You are offline.' : 'Meander cannot be reached.'}</b> {when && `${nameOf(apiPath)} as of ${when}.`}
        {!line.absent.has(apiPath) && ' It can be read; nothing can be changed until you are connected again.'}
      </p>
      {line.refused && <p role="alert">Nothing was changed just now: that has to wait until then.</p>}
    </aside>
  )
}

function nameOf(apiPath: string): string {
  if (apiPath === LIST) return 'This is the list of your trips'
  return apiPath.startsWith(SHARED) ? 'This is the trip' : 'This is your trip'
}

/** What stays at the window's edge while the page scrolls, the planner's own as well, stays below this one. */
function useRoomAtTop() {
  return useCallback((place: HTMLElement | null) => {
    if (!place) return
    const { style } = document.documentElement
    const sizes = new ResizeObserver(() => style.setProperty('--host-notice', `${place.offsetHeight}px`))
    sizes.observe(place)
    return () => {
      sizes.disconnect()
      style.removeProperty('--host-notice')
    }
  }, [])
}

/** When the server gave what is kept of the page; null where nothing is. */
function useKeptTime(apiPath: string, line: Line): string | null {
  const [when, setWhen] = useState<string | null>(null)
  useEffect(() => {
    let here = true
    void readKeptTime(apiPath).then((time) => here && setWhen(time))
    return () => {
      here = false
    }
  }, [apiPath, line])
  return when
}

async function readKeptTime(apiPath: string): Promise<string | null> {
  // Asking for a cache by its name would make it.
  const kept = (await window.caches?.has(KEPT)) ? await (await caches.open(KEPT)).match(apiPath, { ignoreSearch: true }) : undefined
  const given = Date.parse(kept?.headers.get('date') ?? '')
  return Number.isNaN(given) ? null : new Date(given).toLocaleString('en-US', { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' })
}

/** In the place of a trip that nobody has opened on this device. */
export function NotKept({ apiPath }: Pick<OfflineProps, 'apiPath'>) {
  return (
    <>
      <header className="bar">
        <Wordmark />
      </header>
      <main className="page notice">
        <h1>Not on this device.</h1>
        <p className="lede">This trip has not been opened here yet, so it cannot be shown without a connection. It opens by itself as soon as there is one.</p>
        {!apiPath.startsWith(SHARED) && (
          <div className="ways">
            <Link className="go" href="/itineraries">
              My Itineraries
            </Link>
          </div>
        )}
      </main>
    </>
  )
}
