import { placeActivities, proposeArrangement, type Pace, type ProposedPlacement } from '@meander/sdk/contract/arranging'
import type { EndpointReply } from '@meander/sdk/contract/endpoint'
import type { SavedActivityId } from '@meander/sdk/contract/ids'
import type { Itinerary } from '@meander/sdk/contract/itineraries'
import type { Emit } from '@meander/sdk/events'
import { atom, type ReadableAtom } from 'nanostores'
import type { Api } from '../../../api/client.ts'
import { ApiError } from '../../../api/request-errors.ts'
import { serverMessage } from '../../../api/server-message.ts'
import { arrange as text } from '../../../i18n/en/arrange.ts'
import type { Toasts } from '../../../kit/toasts.ts'
import { isPlannedNote, unscheduledActivities, type ItineraryDetailStore, type Made } from '../../itineraries/detail/index.ts'
import { withPlace } from '../former-place.ts'
import { startKey } from '../starts.ts'
import { undoChange } from '../undo-change.ts'

export type Proposal = EndpointReply<typeof proposeArrangement>
export type ArrangingState =
  | { state: 'asking' }
  | { state: 'failed'; wrong: string }
  | { state: 'ready' | 'applying'; proposal: Proposal; ticked: ReadonlySet<SavedActivityId>; wrong: string | null }

/** 'Arrange my trip': a proposal for all that waits, which is applied whole or in part. Nothing changes before. */
export interface Arranging {
  $state: ReadableAtom<ArrangingState>
  /** How full the days are to be; null until the trip's style has said. */
  $pace: ReadableAtom<Pace | null>
  /** Asks for a proposal, a new one for each pace. */
  ask(pace?: Pace): Promise<void>
  tick(activityId: SavedActivityId, yes: boolean): void
  /** Puts what is ticked on the calendar, all at once. Answers what of it comes first when it is there, else null. */
  apply(): Promise<ProposedPlacement | null>
  /** Asks anew whenever the traveller's own hand changes the trip meanwhile, as an undo does; `onNone`: nothing waits any longer. Ends with what it returns. */
  watch(onNone: () => void): () => void
}

export interface ArrangingDeps {
  api: Pick<Api, 'call'>
  toasts: Pick<Toasts, 'show'>
  emit: Emit
  detail: Pick<ItineraryDetailStore, '$itinerary' | 'change' | 'takeFresh' | 'dropNotes' | 'experiences'>
  itinerary: Itinerary
}

export function createArranging({ api, toasts, emit, detail, itinerary }: ArrangingDeps): Arranging {
  const { id } = itinerary
  const $state = atom<ArrangingState>({ state: 'asking' })
  const $pace = atom<Pace | null>(null)
  let asked = 0

  const versionNow = () => detail.$itinerary.get()?.version

  async function ask(pace = $pace.get() ?? undefined, wrong: string | null = null): Promise<void> {
    const mine = ++asked
    $pace.set(pace ?? null)
    $state.set({ state: 'asking' })
    const trip = detail.$itinerary.get() ?? itinerary
    try {
      const activityIds = unscheduledActivities(trip).map((entry) => entry.id)
      const proposal = await api.call(proposeArrangement, { params: { id }, body: { activityIds, version: trip.version, ...(pace && { pace }) } })
      if (mine !== asked) return
      $pace.set(proposal.pace)
      $state.set({ state: 'ready', proposal, ticked: new Set(proposal.placements.map(({ activityId }) => activityId)), wrong })
    } catch (error) {
      const known = versionNow()
      // What it asked for is there no more: it asks for what there is now. What the traveller did meanwhile is known without being told.
      if (detail.takeFresh(error) && mine === asked && versionNow() !== trip.version) return ask(pace, known === versionNow() ? null : text.changedElsewhere)
      if (mine === asked) $state.set({ state: 'failed', wrong: serverMessage(error) ?? text.failed })
    }
  }

  function tick(activityId: SavedActivityId, yes: boolean): void {
    const state = $state.get()
    if (state.state !== 'ready') return
    const ticked = new Set([...state.ticked].filter((one) => one !== activityId))
    $state.set({ ...state, ticked: yes ? ticked.add(activityId) : ticked })
  }

  async function apply(): Promise<ProposedPlacement | null> {
    const state = $state.get()
    if (state.state !== 'ready' || state.ticked.size === 0) return null
    const chosen = state.proposal.placements.filter(({ activityId }) => state.ticked.has(activityId))
    const placements = chosen.map(({ activityId, date, startTime }) => ({ activityId, date, startTime }))
    $state.set({ ...state, state: 'applying', wrong: null })
    let known: number | undefined
    try {
      // On the version that the proposal was made for, whatever has been seen since.
      const body = { placements, version: state.proposal.version }
      const made = await detail.change((trip) => placements.reduce(withPlace, trip), (_, marks) => {
        known = marks.version
        return api.call(placeActivities, { params: { id }, body: { ...marks, ...body } })
      }, { of: id, what: `place ${JSON.stringify(placements)}` })
      told(made, chosen)
      return chosen.toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)))[0] ?? null
    } catch (error) {
      if (error instanceof ApiError && error.code === 'itinerary-changed') await ask(undefined, known === state.proposal.version ? text.changedElsewhere : null)
      else $state.set({ ...state, wrong: serverMessage(error) ?? text.applyFailed })
      return null
    }
  }

  function told({ itinerary: answer, requestId: undoes }: Made, chosen: readonly ProposedPlacement[]): void {
    const patch = (trip: Itinerary) => chosen.reduce((left, { activityId }) => withPlace(left, { activityId, date: null, startTime: null }), trip)
    const undo = { label: text.undo, run: () => void undoChange({ api, toasts, detail }, { id, undoes, patch }) }
    detail.experiences.scheduled()
    toasts.show({ title: text.applied(chosen.length), action: undo })
    for (const { activityId, date, startTime } of chosen) {
      const entry = answer.activities.find((one) => one.id === activityId)
      if (!entry) continue
      emit('scheduled', { activity: entry.activityData, itineraryId: answer.id, slot: { date, startTime } })
      if (isPlannedNote(entry.notes, answer)) void detail.dropNotes(activityId)
    }
  }

  function watch(onNone: () => void): () => void {
    return detail.$itinerary.listen((trip, before) => {
      const state = $state.get()
      if (!trip || state.state !== 'ready' || trip.version === state.proposal.version || trip.version === before?.version) return
      if (unscheduledActivities(trip).length === 0) onNone()
      else void ask()
    })
  }

  return { $state, $pace, ask, tick, apply, watch }
}

const keyOf = ({ date, startTime }: ProposedPlacement) => startKey({ date, time: startTime })
