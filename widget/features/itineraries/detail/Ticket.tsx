import type { SavedActivity } from '@meander/sdk/contract/itineraries'
import { isSample } from '@meander/sdk/contract/sample'
import { detail as text } from '../../../i18n/en/detail.ts'
import { Icon } from '../../../kit/ui/later.ts'
import { durationText, langOf, pictureOf, priceText, ratingText } from './activity-facts.ts'
import { SafePicture } from './SafePicture.tsx'
import { truncateTitle } from './trip-facts.ts'

interface TicketProps {
  entry: SavedActivity
  /** Carried at this moment: its place stays, hatched. */
  lifted: boolean
  actions: TicketActions
}

export interface TicketActions {
  onOpen: (entry: SavedActivity) => void
  onSchedule: (entry: SavedActivity) => void
  onEdit: (entry: SavedActivity) => void
  onRemove: (entry: SavedActivity) => void
}

/** One saved activity that waits for its place. Carried by its handle or its body; `data-grip` tells the drag what it is. */
export function Ticket({ entry, lifted, actions }: TicketProps) {
  const { activityData: activity } = entry
  const rating = ratingText(activity)
  return (
    <article className={lifted ? 'ticket lifted' : 'ticket'} data-grip={`entry:${entry.id}`}>
      <button className="handle" type="button" data-handle="" aria-label={text.drag(activity.title)} aria-describedby="drag-hint">
        <Icon name="handle" />
      </button>
      <div className="picture">
        <SafePicture src={pictureOf(activity)} seed={activity.productCode} of={activity} />
      </div>
      <div className="about">
        <h3 lang={langOf(activity)}>
          <button type="button" title={activity.title} onClick={() => actions.onOpen(entry)}>
            {truncateTitle(activity.title)}
          </button>
        </h3>
        <p className="facts">
          {activity.location && <span>{activity.location}</span>}
          {durationText(activity.duration) && <span>{durationText(activity.duration)}</span>}
          {priceText(activity) && <span className="price">{priceText(activity)}</span>}
          {activity.price && isSample(activity) && <span>{text.sample}</span>}
          {rating && (
            <span>
              <Icon name="star" />
              {rating}
            </span>
          )}
        </p>
        {entry.notes && <p className="facts own-words">{entry.notes}</p>}
        <div className="do">
          <button type="button" onClick={() => actions.onSchedule(entry)}>
            {text.schedule}
          </button>
          <button type="button" onClick={() => actions.onEdit(entry)}>
            {text.edit}
          </button>
          <button type="button" onClick={() => actions.onRemove(entry)}>
            {text.remove}
          </button>
        </div>
      </div>
    </article>
  )
}
