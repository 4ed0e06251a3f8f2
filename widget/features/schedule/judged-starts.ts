import type { Day } from '@meander/sdk/contract/days'
import { minutesOf, timeOfMinutes } from '@meander/sdk/contract/days'
import type { SavedActivityId } from '@meander/sdk/contract/ids'
import type { Itinerary } from '@meander/sdk/contract/itineraries'
import { readStarts, type JudgedDay } from '@meander/sdk/contract/trip-rules'
import { atom, type ReadableAtom } from 'nanostores'
import type { Api } from '../../api/client.ts'
import { fillDays } from './fill-days.ts'
import { ROW_MINUTES } from './grid-math.ts'
import { overlaps } from './overlap.ts'
import { lengthOf, spanFrom, spanOfSlot, type Start, type Why } from './starts.ts'
import { DEFAULT_HOURS } from './visible-hours.ts'

/** Every start of a saved activity during the trip, as the server judges them; `version` is the itinerary's that was looked at. */
export type Judged = { state: 'loading' | 'failed' } | { state: 'ready'; version: number; anyTime: boolean; days: readonly JudgedDay[] }

export interface JudgedStarts {
  $judged: ReadableAtom<Readonly<Record<SavedActivityId, Judged>>>
  /** Asks for the starts of a saved activity, unless they are known for the itinerary as it is. */
  ask(itinerary: Itinerary, entryId: SavedActivityId): Promise<void>
  destroy(): void
}

export function createJudgedStarts({ api }: { api: Pick<Api, 'call'> }): JudgedStarts {
  const $judged = atom<Readonly<Record<SavedActivityId, Judged>>>({})
  const ended = new AbortController()
  const set = (entryId: SavedActivityId, judged: Judged) => $judged.set({ ...$judged.get(), [entryId]: judged })

  return {
    $judged,
    async ask(itinerary, entryId) {
      const known = $judged.get()[entryId]
      if (known?.state === 'loading' || (known?.state === 'ready' && known.version === itinerary.version)) return
      set(entryId, { state: 'loading' })
      try {
        const answer = await api.call(readStarts, { params: { id: itinerary.id, activityId: entryId } }, { signal: ended.signal })
        set(entryId, { state: 'ready', ...answer })
      } catch {
        if (!ended.signal.aborted) set(entryId, { state: 'failed' })
      }
    },
    destroy: () => ended.abort(),
  }
}

/** The starts of all days in order, and why the days without any have none. */
export interface TripStarts {
  starts: Start[]
  shut: ReadonlyMap<Day, Why>
}

/** What nobody sells can begin at any half hour of the day at which nothing else is on. */
export function startsOf(judged: Extract<Judged, { state: 'ready' }>, trip: Itinerary, entryId: SavedActivityId): TripStarts {
  if (judged.anyTime) return { starts: halfHours(trip, entryId), shut: new Map() }
  return {
    starts: judged.days.flatMap(({ date, starts }) => starts.map((start) => asStart(date, start))),
    shut: new Map(judged.days.flatMap(({ date, closed }) => (closed ? [[date, closed] as const] : []))),
  }
}

function asStart(date: Day, { startTime, availableSpaces, state, violations }: JudgedDay['starts'][number]): Start {
  const start = { date, time: startTime, from: minutesOf(startTime), spaces: availableSpaces }
  // What is hard comes first: nobody can decide against it.
  const why = violations.find(({ severity }) => severity === 'hard') ?? violations[0]
  return state === 'open' || !why ? { ...start, state: 'open' } : { ...start, state, why }
}

function halfHours(trip: Itinerary, entryId: SavedActivityId): Start[] {
  const entry = trip.activities.find(({ id }) => id === entryId)
  const length = entry ? lengthOf(entry.activityData) : 0
  return fillDays(trip).flatMap(({ date, timeSlots }) => {
    const busy = timeSlots.filter(({ id }) => id !== entry?.timeSlotId).map(spanOfSlot)
    const steps = ((DEFAULT_HOURS.last - DEFAULT_HOURS.first) * 60) / ROW_MINUTES
    return Array.from({ length: steps }, (_, step) => DEFAULT_HOURS.first * 60 + step * ROW_MINUTES).flatMap((from): Start[] =>
      busy.some((span) => overlaps(span, spanFrom(from, length))) ? [] : [{ date, time: timeOfMinutes(from), from, spaces: null, state: 'open' }],
    )
  })
}
