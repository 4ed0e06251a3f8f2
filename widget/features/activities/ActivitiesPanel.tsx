import type { Activity } from '@meander/sdk/contract/activities'
import type { ReactNode } from 'react'
import { activities as text } from '../../i18n/en/activities.ts'
import { Icon, useSheet, Working } from '../../kit/ui/index.ts'
import { useIs } from '../../kit/use-is.ts'
import type { Activities } from './activities.ts'
import sheet from './ActivitiesPanel.css?inline'
import { ActivityPrint, type ActivityPrintProps } from './ActivityPrint.tsx'
import { onceEach } from './once-each.ts'

/** What a trip is called that has no destination: not worth showing. */
export const DEFAULT_DESTINATION = 'My Trip'

export interface ActivitiesPanelProps {
  state: { state: 'loading'; activities: readonly Activity[] } | { state: 'ready'; activities: readonly Activity[]; destination: string | null }
  activities: Pick<Activities, '$savedCodes' | '$pointed' | 'open' | 'save' | 'booking'>
  /** What stands in the place of a card's number while one chooses what to compare. */
  choose?: (activity: Activity) => ReactNode
  /** No room for cards beside the letters: behind the last of them it tells how it stands; the cards are in the letter. */
  folded?: boolean
  onViewTrip: () => void
  onClose: () => void
}

/** The activities beside the conversation. */
export function ActivitiesPanel({ state, activities, choose, folded = false, onViewTrip, onClose }: ActivitiesPanelProps) {
  useSheet(sheet)
  // Among the letters it is part of what they stand in.
  const Tag = folded ? 'section' : 'aside'
  // It has no heading of its own there.
  const heading = folded ? 'h2' : 'h3'
  const cards = state.activities.length > 0
  const destination = state.state === 'ready' && state.destination
  // The cards are in the letter, and all the rest in their sheet: an empty strip would say nothing.
  if (folded && cards && state.state === 'ready') return null
  const close = (
    <button className="icon-button" type="button" aria-label={text.close} onClick={onClose}>
      <Icon name="close" />
    </button>
  )
  return (
    <Tag className={folded ? 'panel folded' : 'panel'} aria-label={text.panel}>
      {!folded && (
        <header>
          <div>
            <h2>{text.panel}</h2>
            {destination && <p>{destination}</p>}
          </div>
          <button className="button" type="button" onClick={onViewTrip}>
            {text.viewTrip}
          </button>
          {close}
        </header>
      )}
      <div className="prints">
        {!folded && cards && <Prints items={onceEach(state.activities)} activities={activities} choose={choose} />}
        {/* Below what is there already, so that no card moves when all of them are. */}
        {state.state === 'loading' && <Looking heading={heading} ghosts={!folded && !cards} />}
        {state.state === 'ready' && !cards && <Nothing heading={heading} />}
      </div>
      {folded && close}
    </Tag>
  )
}

function Looking({ heading: Heading, ghosts }: { heading: 'h2' | 'h3'; ghosts: boolean }) {
  return (
    <>
      <div className="span">
        <Heading>{text.loadingTitle}</Heading>
        <Working>{text.loadingText}</Working>
      </div>
      {ghosts &&
        [1, 2, 3, 4].map((ghost) => (
          <div key={ghost} className="print" aria-hidden="true">
            <div className="picture ghost" />
          </div>
        ))}
    </>
  )
}

function Nothing({ heading: Heading }: { heading: 'h2' | 'h3' }) {
  return (
    <div className="empty span">
      <Heading>{text.emptyTitle}</Heading>
      <p>{text.emptyText}</p>
    </div>
  )
}

function Prints({ items, activities, choose }: { items: readonly Activity[] } & Pick<ActivitiesPanelProps, 'activities' | 'choose'>) {
  return (
    <>
      {items.map((activity, index) => (
        <PointedPrint key={activity.productCode || activity.id} activity={activity} activities={activities} number={index + 1} choose={choose?.(activity)} />
      ))}
    </>
  )
}

function PointedPrint(props: ActivityPrintProps & Pick<ActivitiesPanelProps, 'activities'>) {
  const { $pointed } = props.activities
  return <ActivityPrint {...props} pointed={useIs($pointed, props.activity.productCode)} onPoint={$pointed.set} />
}
