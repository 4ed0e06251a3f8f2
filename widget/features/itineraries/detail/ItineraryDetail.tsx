import type { Itinerary, SavedActivity } from '@meander/sdk/contract/itineraries'
import type { ReactNode } from 'react'
import { app } from '../../../i18n/en/app.ts'
import { detail as text } from '../../../i18n/en/detail.ts'
import type { Navigation } from '../../../kit/navigation.ts'
import { Icon, Screen, useSheet } from '../../../kit/ui/later.ts'
import { useStore } from '../../../kit/use-store.ts'
import type { ItineraryDetailStore } from './detail.ts'
import { DetailLoading, JourneyNotFound } from './DetailStates.tsx'
import { ExperiencesBar, ExperiencesPanel, type ExperiencesProps } from './Experiences.tsx'
import pages from '../../../styles/pages.css?inline'
import sheet from './ItineraryDetail.css?inline'
import { ScreenLink } from './ScreenLink.tsx'
import { PopMenu, type PopMenuEntry } from '../PopMenu.tsx'
import { findPath } from './trip-facts.ts'
import { TripHead } from './TripHead.tsx'
import { secondCopies } from './unscheduled.ts'

export interface ItineraryDetailProps {
  store: ItineraryDetailStore
  navigation: Pick<Navigation, 'go'>
  /** Where the panel of experiences stands: above the calendar, beside it, or as a bar at the foot. */
  arrangement: 'above' | 'beside' | 'foot'
  /** What stands under 'Your Schedule'. */
  calendar: ReactNode
  liftedId: string | null
  $carried: ExperiencesProps['$carried']
  onShare: (itinerary: Itinerary) => void
  /** What else can be done with the trip, in a menu beside Share. */
  more: readonly PopMenuEntry[]
  onOpen: (entry: SavedActivity) => void
  onSchedule: (entry: SavedActivity) => void
  onEdit: (entry: SavedActivity) => void
}

/** The page of one itinerary. The calendar is given to it, since scheduling knows itineraries and not the other way round. */
export function ItineraryDetail(props: ItineraryDetailProps) {
  const { store, navigation, onShare, more } = props
  const detail = useStore(store.$detail)
  useSheet(sheet)
  useSheet(pages, 'ground')
  const back = (
    <ScreenLink to="/itineraries" navigation={navigation} className="quiet back" label={text.back}>
      <Icon name="back" fine />
      {text.backShort}
    </ScreenLink>
  )
  const share = detail.state === 'ready' && (
    <button className="button push only-narrow" type="button" onClick={() => onShare(detail.itinerary)}>
      <Icon name="share" fine />
      {text.share}
    </button>
  )
  const bar = (
    <header className="bar">
      {back}
      <ScreenLink to="/" navigation={navigation} className="wordmark only-roomy push">
        <svg viewBox="0 0 44 24" aria-hidden="true">
          <path d="M2 17C9 17 8 5 15 5S20 19 27 19 33 7 38 7" />
          <circle cx="39.5" cy="7" r="3.6" />
        </svg>
        {app.name}
      </ScreenLink>
      {share}
      {detail.state === 'ready' && (
        <div className="only-narrow">
          <PopMenu label={text.menu} entries={more} />
        </div>
      )}
    </header>
  )
  const home = (
    <ScreenLink to="/" navigation={navigation} className="go short">
      {text.missingHome}
    </ScreenLink>
  )
  if (detail.state === 'loading') return <DetailLoading bar={bar} />
  if (detail.state === 'missing') return <JourneyNotFound bar={bar} home={home} />
  return (
    <>
      {bar}
      <Trip {...props} itinerary={detail.itinerary} />
    </>
  )
}

function Trip({ itinerary, store, navigation, arrangement, calendar, liftedId, $carried, onShare, more, ...actions }: ItineraryDetailProps & { itinerary: Itinerary }) {
  const unscheduled = useStore(store.$unscheduled)
  // On a phone the tray hides the calendar: it is open by itself only where there is nothing to see of that.
  const state = useStore(store.experiences.$state)
  const open = state === 'untouched' ? arrangement !== 'foot' || itinerary.activities.length === 0 || itinerary.startDate === null : state === 'open'
  const experiences: ExperiencesProps = {
    unscheduled,
    copies: secondCopies(itinerary),
    all: itinerary.activities.length,
    open,
    onToggle: () => store.experiences.setOpen(!open),
    liftedId,
    $carried,
    actions: { ...actions, onRemove: (entry) => void store.remove(entry.id) },
    renderFind: (words, className) => (
      <ScreenLink to={findPath(itinerary)} navigation={navigation} className={className}>
        {words}
      </ScreenLink>
    ),
  }
  return (
    <Screen className={`page trip ${arrangement}`}>
      <TripHead itinerary={itinerary} onShare={() => onShare(itinerary)} menu={<PopMenu label={text.menu} entries={more} />} />
      {arrangement === 'above' && <ExperiencesPanel {...experiences} />}
      <div className={arrangement === 'beside' ? 'day-layout' : undefined}>
        {calendar}
        {arrangement === 'beside' && (
          <aside>
            <ExperiencesPanel {...experiences} />
          </aside>
        )}
      </div>
      {arrangement === 'foot' && <ExperiencesBar {...experiences} />}
    </Screen>
  )
}
