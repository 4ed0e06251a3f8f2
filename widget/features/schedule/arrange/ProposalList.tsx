import type { SavedActivityId } from '@meander/sdk/contract/ids'
import type { Itinerary } from '@meander/sdk/contract/itineraries'
import { useId } from 'react'
import { arrange as text } from '../../../i18n/en/arrange.ts'
import { formatDay } from '../../../kit/dates.ts'
import { colourAt } from '../colours.ts'
import { sayTime } from '../day-texts.ts'
import type { ArrangingState } from './arranging.ts'
import { sayWhyLeft, sayWhyThere } from './say-why.ts'

interface ProposalListProps {
  itinerary: Itinerary
  state: Extract<ArrangingState, { state: 'ready' | 'applying' }>
  onTick: (activityId: SavedActivityId, yes: boolean) => void
  onDiscard: () => void
  onApply: () => void
}

/** One row for each change: tick, what, when, why. What found no place says why. */
export function ProposalList({ itinerary, state, onTick, onDiscard, onApply }: ProposalListProps) {
  const { proposal, ticked } = state
  const heading = useId()
  const inkOf = (id: SavedActivityId) => `ink-${colourAt(itinerary.activities.findIndex((entry) => entry.id === id))}`
  return (
    <aside className="proposal" aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{text.changes(proposal.placements.length, proposal.leftOver.length)}</h2>
        <p>{text.lead}</p>
      </header>
      <ul>
        {proposal.placements.map((placement, index) => (
          <li key={placement.activityId} className={ticked.has(placement.activityId) ? inkOf(placement.activityId) : `${inkOf(placement.activityId)} out`}>
            <label>
              <input type="checkbox" checked={ticked.has(placement.activityId)} onChange={(event) => onTick(placement.activityId, event.currentTarget.checked)} />
              <span>
                <b lang="en">
                  <i>{index + 1}</i>
                  {placement.title}
                </b>
                <span className="change">{text.new(`${formatDay(placement.date, 'EEE MMM d')}, ${sayTime(placement.startTime)}`)}</span>
                <span className="why">{sayWhyThere(placement.why)}</span>
              </span>
            </label>
          </li>
        ))}
        {proposal.leftOver.map(({ activityId, title, why }) => (
          <li key={activityId} className="left-over">
            <b lang="en">{title}</b>
            <span className="change">{text.notPlaced}</span>
            <span className="why">{sayWhyLeft(why)}</span>
          </li>
        ))}
      </ul>
      <Footer state={state} onDiscard={onDiscard} onApply={onApply} />
    </aside>
  )
}

function Footer({ state: { state, ticked, wrong }, onDiscard, onApply }: Pick<ProposalListProps, 'state' | 'onDiscard' | 'onApply'>) {
  return (
    <footer data-foot>
      {wrong && (
        <p className="wrong" role="alert">
          {wrong}
        </p>
      )}
      <button className="button" type="button" onClick={onDiscard}>
        {text.discard}
      </button>
      <button className="go" type="button" disabled={ticked.size === 0 || state === 'applying'} onClick={onApply}>
        {text.apply(ticked.size)}
      </button>
      <p className="tiny">{text.nothingYet}</p>
    </footer>
  )
}
