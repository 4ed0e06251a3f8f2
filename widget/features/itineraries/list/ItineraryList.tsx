import type { ConversationId } from '@meander/sdk/contract/ids'
import type { Itinerary } from '@meander/sdk/contract/itineraries'
import { useEffect, useState } from 'react'
import { app } from '../../../i18n/en.ts'
import { auth } from '../../../i18n/en/auth.ts'
import { itineraries as text } from '../../../i18n/en/itineraries.ts'
import type { Navigation } from '../../../kit/navigation.ts'
import { Screen, useSheet, Working } from '../../../kit/ui/later.ts'
import { useStore } from '../../../kit/use-store.ts'
import type { Session } from '../../auth/index.ts'
import { ScreenLink } from '../detail/ScreenLink.tsx'
import { guestDays } from '../guest-days.ts'
import type { Itineraries } from '../itineraries.ts'
import pages from '../../../styles/pages.css?inline'
import sheet from './ItineraryList.css?inline'
import type { ComingJourney, Journeys, NewJourneyDraft } from './journeys.ts'
import { ComingCard, JourneyCard } from './JourneyCard.tsx'
import { NewJourney, type PlaceField } from './NewJourney.tsx'
import { RemoveJourney } from './RemoveJourney.tsx'
import { RenameJourney } from './RenameJourney.tsx'

export interface ItineraryListProps {
  itineraries: Itineraries
  journeys: Journeys
  /** What asks where a new one goes. */
  Place: PlaceField
  session: Pick<Session, '$mode' | 'signIn'>
  navigation: Pick<Navigation, 'go'>
  /** The last conversation of this browser; null where there is none. */
  letter?: ConversationId | null
  onSignOut?: () => void
  /** Where the account has a page: on the hosted site. */
  account?: string | null
}

type OpenDialog = { dialog: 'none' } | { dialog: 'new'; given?: NewJourneyDraft } | { dialog: 'rename' | 'remove'; itinerary: Itinerary }

/** '/itineraries'. */
export function ItineraryList({ itineraries, journeys, Place, session, navigation, letter = null, onSignOut, account = null }: ItineraryListProps) {
  useSheet(sheet)
  useSheet(pages, 'ground')
  const mode = useStore(session.$mode)
  const list = useStore(itineraries.$list)
  const [open, setOpen] = useState<OpenDialog>({ dialog: 'none' })
  const close = () => setOpen({ dialog: 'none' })
  // There, the way onward stands in the middle of the page.
  const coming = useStore(journeys.$coming)
  const empty = list.state === 'ready' && list.itineraries.length + coming.length === 0
  const kept = guestDays(list)
  useEffect(() => void itineraries.load(), [itineraries])

  return (
    <>
      <header className="bar">
        <ScreenLink to="/" navigation={navigation} className="wordmark">
          <svg viewBox="0 0 44 24" aria-hidden="true">
            <path d="M2 17C9 17 8 5 15 5S20 19 27 19 33 7 38 7" />
            <circle cx="39.5" cy="7" r="3.6" />
          </svg>
          {app.name}
        </ScreenLink>
        <span className="push" />
        {mode === 'guest' && (
          <button className="button" type="button" onClick={session.signIn}>
            {text.signIn}
          </button>
        )}
        {mode === 'authenticated' && <OwnAccount account={account} navigation={navigation} onSignOut={onSignOut} />}
        <button className={empty ? 'button' : 'go short'} type="button" onClick={() => setOpen({ dialog: 'new' })}>
          {text.planNew}
        </button>
      </header>
      <Screen className="page">
        <PageTitle />
        <Journeys itineraries={itineraries} coming={coming} navigation={navigation} letter={letter} onBegin={() => setOpen({ dialog: 'new' })} onOpen={setOpen} />
        {mode === 'guest' && kept !== null && <p className="tiny guest-note">{text.guest(kept)}</p>}
      </Screen>
      {open.dialog === 'new' && <NewJourney Place={Place} journeys={journeys} given={open.given} onClose={close} onFail={(given) => setOpen((now) => (now.dialog === 'none' ? { dialog: 'new', given } : now))} />}
      {open.dialog === 'rename' && <RenameJourney itinerary={open.itinerary} journeys={journeys} onClose={close} />}
      {open.dialog === 'remove' && <RemoveJourney itinerary={open.itinerary} journeys={journeys} onClose={close} />}
    </>
  )
}

/** Its page, where it has one, and the way out of it. */
function OwnAccount({ account, navigation, onSignOut }: Pick<ItineraryListProps, 'navigation'> & { account: string | null; onSignOut: (() => void) | undefined }) {
  return (
    <>
      {account && (
        <ScreenLink to={account} navigation={navigation} className="button">
          {text.account}
        </ScreenLink>
      )}
      {onSignOut && (
        <button className={account ? 'button only-wide' : 'button'} type="button" onClick={onSignOut}>
          {auth.signOut}
        </button>
      )}
    </>
  )
}

function PageTitle() {
  return (
    <div className="page-title">
      <h1>{text.title}</h1>
      <svg className="river" viewBox="0 0 700 34" preserveAspectRatio="xMaxYMid meet" aria-hidden="true">
        <path d="M4 26C80 26 90 6 150 6S240 30 320 30 400 8 470 8 560 26 620 26 660 16 688 16" />
        <circle cx="692" cy="16" r="5.5" />
      </svg>
    </div>
  )
}

interface JourneysProps {
  itineraries: Itineraries
  coming: readonly ComingJourney[]
  navigation: Pick<Navigation, 'go'>
  letter: ConversationId | null
  onBegin: () => void
  onOpen: (dialog: OpenDialog) => void
}

function Journeys({ itineraries, coming, navigation, letter, onBegin, onOpen }: JourneysProps) {
  const list = useStore(itineraries.$list)
  if (list.state === 'failed') {
    return (
      <div className="failed" role="alert">
        <p>{text.loadFailed}</p>
        <button className="button" type="button" onClick={() => void itineraries.load()}>
          {text.tryAgain}
        </button>
      </div>
    )
  }
  if (list.state !== 'ready') return <LoadingJourneys />
  if (list.itineraries.length + coming.length === 0) {
    return (
      <div className="empty">
        <h2>{text.emptyTitle}</h2>
        <p>{text.emptyText}</p>
        <button className="go" type="button" onClick={onBegin}>
          {text.emptyAction}
        </button>
        {letter && (
          <ScreenLink to={`/chat/${encodeURIComponent(letter)}`} navigation={navigation} className="button">
            {text.letter}
          </ScreenLink>
        )}
      </div>
    )
  }
  return (
    <div className="journeys">
      {coming.map((journey) => (
        <ComingCard key={journey.requestId} journey={journey} />
      ))}
      {list.itineraries.map((itinerary) => (
        <JourneyCard
          key={itinerary.id}
          itinerary={itinerary}
          navigation={navigation}
          onRename={() => onOpen({ dialog: 'rename', itinerary })}
          onRemove={() => onOpen({ dialog: 'remove', itinerary })}
        />
      ))}
    </div>
  )
}

function LoadingJourneys() {
  return (
    <>
      <Working>{text.loading}</Working>
      <div className="journeys ghosts" aria-hidden="true">
        {[1, 2, 3].map((ghost) => (
          <div key={ghost} className="journey">
            <div className="picture ghost" />
          </div>
        ))}
      </div>
    </>
  )
}
