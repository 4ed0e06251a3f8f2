import type { Activity } from '@meander/sdk/contract/activities'
import { activities as text } from '../../i18n/en/activities.ts'
import { Icon, useSheet, Working } from '../../kit/ui/index.ts'
import type { Activities } from './activities.ts'
import sheet from './ActivitiesPanel.css?inline'
import { ActivityPrint } from './ActivityPrint.tsx'
import { onceEach } from './once-each.ts'

/** What a trip is called that has no destination: not worth showing. */
const DEFAULT_DESTINATION = 'My Trip'

export interface ActivitiesPanelProps {
  state: { state: 'loading' } | { state: 'ready'; activities: readonly Activity[]; destination: string | null }
  activities: Pick<Activities, '$savedCodes' | 'open' | 'save' | 'bookingLink'>
  onViewTrip: () => void
  onClose: () => void
}

/** The activities beside the conversation. */
export function ActivitiesPanel({ state, activities, onViewTrip, onClose }: ActivitiesPanelProps) {
  useSheet(sheet)
  const destination = state.state === 'ready' && state.destination !== DEFAULT_DESTINATION ? state.destination : null
  return (
    <aside className="panel" aria-label={text.panel}>
      <header>
        <div>
          <h2>{text.panel}</h2>
          {destination && <p>{destination}</p>}
        </div>
        <button className="button" type="button" onClick={onViewTrip}>
          {text.viewTrip}
        </button>
        <button className="icon-button" type="button" aria-label={text.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      {state.state === 'loading' ? <Looking /> : <Prints items={onceEach(state.activities)} activities={activities} />}
    </aside>
  )
}

function Looking() {
  return (
    <div className="prints">
      <div className="span">
        <h3>{text.loadingTitle}</h3>
        <Working>{text.loadingText}</Working>
      </div>
      {[1, 2, 3, 4].map((ghost) => (
        <div key={ghost} className="print" aria-hidden="true">
          <div className="picture ghost" />
        </div>
      ))}
    </div>
  )
}

function Prints({ items, activities }: { items: readonly Activity[]; activities: ActivitiesPanelProps['activities'] }) {
  if (items.length === 0) {
    return (
      <div className="prints">
        <div className="empty span">
          <h3>{text.emptyTitle}</h3>
          <p>{text.emptyText}</p>
        </div>
      </div>
    )
  }
  return (
    <div className="prints">
      {items.map((activity, index) => (
        <ActivityPrint key={activity.productCode || activity.id} activity={activity} activities={activities} number={index + 1} />
      ))}
    </div>
  )
}
