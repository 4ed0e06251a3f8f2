import type { ShareToken } from '@meander/sdk/contract/ids'
import { sharedCalendarPath } from '@meander/sdk/contract/sharing'
import { useEffect } from 'react'
import { app } from '../../i18n/en.ts'
import { sharing as texts } from '../../i18n/en/sharing.ts'
import type { Navigation } from '../../kit/navigation.ts'
import { Screen, useSheet, Working } from '../../kit/ui/later.ts'
import { useStore } from '../../kit/use-store.ts'
import { ScreenLink } from '../itineraries/index.ts'
import { AdditionalActivities } from './AdditionalActivities.tsx'
import { DayEntry } from './DayEntry.tsx'
import { FeatureHead, type SharedWays } from './FeatureHead.tsx'
import type { Shared, SharedState } from './shared.ts'
import pages from '../../styles/pages.css?inline'
import sheet from './SharedView.css?inline'

const text = texts.page

export interface SharedViewProps {
  shared: Shared
  shareToken: ShareToken
  navigation: Pick<Navigation, 'go'>
  /** Address of the server, without a path. */
  origin: string
  /** Default: the browser's own printing. */
  onPrint?: () => void
}

/** '/shared/{shareToken}': to read, to print, and the way to a trip of one's own. */
export function SharedView({ shared, shareToken, navigation, origin, onPrint = () => window.print() }: SharedViewProps) {
  const state = useStore(shared.$shared)
  useSheet(sheet)
  useSheet(pages, 'ground')
  useEffect(() => void shared.open(shareToken), [shared, shareToken])
  if (state.state === 'loading') {
    return (
      <div className="waiting">
        <Working large>{text.loading}</Working>
      </div>
    )
  }
  if (state.state === 'missing') {
    return (
      <>
        <header className="bar">
          <Wordmark navigation={navigation} />
        </header>
        <div className="notice">
          <h1>{text.missing}</h1>
          <div className="failed" role="alert">
            <p>{text.missingText}</p>
          </div>
          <div className="ways">
            <ScreenLink to="/" navigation={navigation} className="go">
              {text.explore}
            </ScreenLink>
          </div>
        </div>
      </>
    )
  }
  const handleCopy = async () => {
    const id = await shared.copy()
    if (id) navigation.go(`/itinerary/${encodeURIComponent(id)}`)
  }
  const ways = { onPrint, onCopy: () => void handleCopy(), calendar: origin + sharedCalendarPath(shareToken) }
  return <SharedTrip state={state} navigation={navigation} ways={ways} />
}

interface SharedTripProps {
  state: Extract<SharedState, { state: 'ready' }>
  navigation: Pick<Navigation, 'go'>
  ways: SharedWays
}

function SharedTrip({ state: { itinerary, copy }, navigation, ways }: SharedTripProps) {
  return (
    <>
      <header className="bar no-print">
        <Wordmark navigation={navigation} />
        <ScreenLink to="/" navigation={navigation} className="button push">
          {text.planOwn}
        </ScreenLink>
      </header>
      <Screen className="page">
        <FeatureHead itinerary={itinerary} copy={copy} ways={ways} />
        {itinerary.days.map((day) => (
          <DayEntry key={day.date} day={day} />
        ))}
        <AdditionalActivities activities={itinerary.activities} />
        <div className="closing no-print">
          <h2>{text.closing}</h2>
          <ScreenLink to="/" navigation={navigation} className="go">
            {text.start}
          </ScreenLink>
        </div>
      </Screen>
    </>
  )
}

function Wordmark({ navigation }: Pick<SharedViewProps, 'navigation'>) {
  return (
    <ScreenLink to="/" navigation={navigation} className="wordmark">
      <svg viewBox="0 0 44 24" aria-hidden="true">
        <path d="M2 17C9 17 8 5 15 5S20 19 27 19 33 7 38 7" />
        <circle cx="39.5" cy="7" r="3.6" />
      </svg>
      {app.name}
    </ScreenLink>
  )
}
