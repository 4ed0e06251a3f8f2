import type { SavedActivity } from '@meander/sdk/contract/itineraries'
import type { ReadableAtom } from 'nanostores'
import type { ReactNode } from 'react'
import { detail as text } from '../../../i18n/en/detail.ts'
import { Icon } from '../../../kit/ui/later.ts'
import { useSelected } from '../../../kit/use-selected.ts'
import { pictureOf } from './activity-facts.ts'
import { SafePicture } from './SafePicture.tsx'
import { Ticket, type TicketActions } from './Ticket.tsx'

export interface ExperiencesProps {
  unscheduled: readonly SavedActivity[]
  /** Saved once more than they are on the calendar. */
  copies: readonly SavedActivity[]
  /** How many activities the itinerary holds in all. */
  all: number
  open: boolean
  onToggle: () => void
  liftedId: string | null
  /** Something that is carried, if only from one day to another. */
  $carried: ReadableAtom<object | null>
  actions: TicketActions
  /** A link to where more is found, with these words. */
  renderFind: (words: ReactNode, className: string) => ReactNode
}

/** The panel 'Your Experiences': a heading that tells how many wait, and their tickets. */
export function ExperiencesPanel(props: ExperiencesProps) {
  const { unscheduled, open, onToggle, renderFind } = props
  return (
    <section className="experiences" data-tray="" aria-labelledby="experiences-title">
      <div className="section-head">
        <h2 id="experiences-title">{text.experiences}</h2>
        <p className="small">{subtitle(props)}</p>
        {unscheduled.length > 0 && <span className="stamp filled">{text.unscheduled(unscheduled.length)}</span>}
        {renderFind(<AddWords />, 'quiet push')}
        <button
          className="icon-button"
          type="button"
          aria-label={open ? text.collapse : text.expand}
          aria-expanded={open}
          aria-controls="experiences"
          onClick={onToggle}
        >
          <Icon name={open ? 'up' : 'down'} />
        </button>
      </div>
      <div id="experiences" hidden={!open}>
        <Tickets {...props} />
        <Copies {...props} />
      </div>
    </section>
  )
}

/** The same panel as a bar at the foot of a narrow page. */
export function ExperiencesBar(props: ExperiencesProps) {
  const { unscheduled, open, onToggle, $carried, renderFind } = props
  const isAway = useSelected($carried, (carried) => carried !== null)
  const [next] = unscheduled
  return (
    <aside className={isAway ? 'bottom-tray experiences away' : 'bottom-tray experiences'} data-foot aria-label={text.experiences}>
      <button type="button" aria-expanded={open} aria-controls="experiences" onClick={onToggle}>
        {next && (
          <span className="thumb">
            <SafePicture src={pictureOf(next.activityData)} seed={next.activityData.productCode} of={next.activityData} />
          </span>
        )}
        <span>
          <b>{text.experiences}</b>
          <small>{subtitle(props)}</small>
        </span>
        {unscheduled.length > 0 && <span className="stamp filled">{text.unscheduled(unscheduled.length)}</span>}
        <Icon name={open ? 'down' : 'up'} />
      </button>
      <div id="experiences" hidden={!open}>
        <div className="bar-head">
          {renderFind(<AddWords />, 'quiet push')}
        </div>
        <Tickets {...props} />
        <Copies {...props} />
      </div>
    </aside>
  )
}

function Tickets({ unscheduled, all, liftedId, actions, renderFind }: ExperiencesProps) {
  if (unscheduled.length === 0) {
    return (
      <div className="empty">
        <h3>{all === 0 ? text.emptyTitle : text.allSetTitle}</h3>
        <p>{all === 0 ? text.emptyText : text.allSetText}</p>
        {renderFind(all === 0 ? text.find : text.addMore, all === 0 ? 'go short' : 'button')}
      </div>
    )
  }
  return (
    <div className="tray">
      {unscheduled.map((entry) => (
        <Ticket key={entry.id} entry={entry} lifted={entry.id === liftedId} actions={actions} />
      ))}
      <p className="hidden" id="drag-hint">
        {text.dragHint}
      </p>
    </div>
  )
}

/** They are not counted as waiting, but can be scheduled once more, noted on and removed like all else. */
function Copies({ copies, liftedId, actions }: ExperiencesProps) {
  if (copies.length === 0) return null
  return (
    <section className="copies" aria-labelledby="copies-title">
      <h3 id="copies-title">{text.copies}</h3>
      <div className="tray">
        {copies.map((entry) => (
          <Ticket key={entry.id} entry={entry} lifted={entry.id === liftedId} actions={actions} />
        ))}
      </div>
    </section>
  )
}

function AddWords() {
  return (
    <>
      <Icon name="plus" fine />
      {text.add}
    </>
  )
}

function subtitle({ unscheduled, all }: ExperiencesProps): string {
  if (all === 0) return text.noneYet
  return unscheduled.length === 0 ? text.allScheduled : text.ready(unscheduled.length)
}
