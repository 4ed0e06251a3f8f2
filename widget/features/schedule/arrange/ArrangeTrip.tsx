import type { Pace, ProposedPlacement } from '@meander/sdk/contract/arranging'
import type { Itinerary } from '@meander/sdk/contract/itineraries'
import { useCallback, useEffect, useRef, useState } from 'react'
import { arrange as text } from '../../../i18n/en/arrange.ts'
import { Icon, Screen, useSheet, Working } from '../../../kit/ui/later.ts'
import { useStore } from '../../../kit/use-store.ts'
import { tripDates } from '../../itineraries/detail/trip-facts.ts'
import type { ScheduleDeps } from '../schedule.ts'
import { createArranging, type Arranging } from './arranging.ts'
import pages from '../../../styles/pages.css?inline'
import detailSheet from '../../itineraries/detail/ItineraryDetail.css?inline'
import sheet from './ArrangeTrip.css?inline'
import { ProposalList } from './ProposalList.tsx'
import { ProposedDays } from './ProposedDays.tsx'

const PACES: readonly Pace[] = ['relaxed', 'normal', 'full']

interface ArrangeTripProps {
  itinerary: Itinerary
  deps: ScheduleDeps
  clock: () => Date
  /** `first`: what of the applied comes first. */
  onClose: (first?: ProposedPlacement) => void
}

/** The page 'Arrange my trip': the proposed days beside one row for each change. */
export function ArrangeTrip({ itinerary, deps, clock, onClose }: ArrangeTripProps) {
  const [arranging] = useState(() => createArranging({ ...deps, itinerary }))
  const state = useStore(arranging.$state)
  const box = useRef<HTMLDivElement>(null)
  useSheet(sheet)
  useSheet(detailSheet)
  useSheet(pages, 'ground')
  useEffect(() => void arranging.ask(), [arranging])
  const close = useCallback(() => onClose(), [onClose])
  useEffect(() => arranging.watch(close), [arranging, close])
  const handleApply = async () => {
    const first = await arranging.apply()
    if (first) onClose(first)
  }
  return (
    <div ref={box}>
      <header className="bar">
        <button className="quiet back" type="button" onClick={close}>
          <Icon name="back" fine />
          {itinerary.title}
        </button>
      </header>
      <Screen className="page arranging">
        <div className="trip-head">
          <div>
            <h1>{text.title}</h1>
            <div className="row">
              <p className="facts">
                {itinerary.destination && <span>{itinerary.destination}</span>}
                <span>{tripDates(itinerary)}</span>
                {'proposal' in state && <span>{text.placed(state.proposal.placements.length)}</span>}
              </p>
            </div>
          </div>
        </div>
        <Paces arranging={arranging} disabled={state.state === 'applying'} />
        {state.state === 'asking' && <Working>{text.asking}</Working>}
        {state.state === 'failed' && <Failed wrong={state.wrong} onRetry={() => void arranging.ask()} />}
        {'proposal' in state && (
          <div className="proposal-layout">
            <ProposedDays box={box} itinerary={itinerary} state={state} clock={clock} />
            <ProposalList itinerary={itinerary} state={state} onTick={arranging.tick} onDiscard={close} onApply={() => void handleApply()} />
          </div>
        )}
      </Screen>
    </div>
  )
}

function Failed({ wrong, onRetry }: { wrong: string; onRetry: () => void }) {
  return (
    <div className="failed" role="alert">
      <p>{wrong}</p>
      <button className="button" type="button" onClick={onRetry}>
        {text.tryAgain}
      </button>
    </div>
  )
}

function Paces({ arranging, disabled }: { arranging: Arranging; disabled: boolean }) {
  const pace = useStore(arranging.$pace)
  return (
    <fieldset className="paces" disabled={disabled}>
      <legend className="hidden">{text.pace}</legend>
      <div className="switch" role="group" aria-label={text.pace}>
        {PACES.map((one) => (
          <button key={one} type="button" aria-pressed={one === pace} onClick={() => void arranging.ask(one)}>
            {text.paces[one]}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
