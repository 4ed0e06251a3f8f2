import type { Day } from '@meander/sdk/contract/days'
import { minutesOf } from '@meander/sdk/contract/days'
import type { SavedActivityId } from '@meander/sdk/contract/ids'
import type { Itinerary } from '@meander/sdk/contract/itineraries'
import { readStarts, type JudgedDay, type JudgedStart } from '@meander/sdk/contract/trip-rules'
import { atom, type ReadableAtom } from 'nanostores'
import type { Api } from '../../api/client.ts'
import { leftOf, type Start, type Why } from './starts.ts'

/** Every start of a saved activity during the trip, as the server judges them; `version` is the itinerary's that was looked at. */
export type Judged = { state: 'loading'; version: number } | { state: 'failed' } | { state: 'ready'; version: number; anyTime: boolean; days: readonly JudgedDay[] }

export interface JudgedStarts {
  $judged: ReadableAtom<Readonly<Record<SavedActivityId, Judged>>>
  /** Asks for the starts of a saved activity, unless they are known for the itinerary as it is. Answers what it failed with. */
  ask(itinerary: Itinerary, entryId: SavedActivityId): Promise<unknown>
  /** Looks at them anew, where they are known: one has been refused that was shown as open. */
  again(itinerary: Itinerary, entryId: SavedActivityId): void
  destroy(): void
}

export function createJudgedStarts({ api }: { api: Pick<Api, 'call'> }): JudgedStarts {
  const $judged = atom<Readonly<Record<SavedActivityId, Judged>>>({})
  const ended = new AbortController()
  const set = (entryId: SavedActivityId, judged: Judged) => $judged.set({ ...$judged.get(), [entryId]: judged })

  async function ask(itinerary: Itinerary, entryId: SavedActivityId): Promise<unknown> {
    const known = $judged.get()[entryId]
    if (known && known.state !== 'failed' && known.version === itinerary.version) return null
    const mine = { state: 'loading', version: itinerary.version } as const
    // Only the last question counts: what is answered to an older one is of an older itinerary.
    const isLast = () => !ended.signal.aborted && $judged.get()[entryId] === mine
    set(entryId, mine)
    try {
      const answer = await api.call(readStarts, { params: { id: itinerary.id, activityId: entryId }, query: { version: itinerary.version } }, { signal: ended.signal })
      if (isLast()) set(entryId, { state: 'ready', ...answer })
      return null
    } catch (error) {
      if (!isLast()) return null
      set(entryId, { state: 'failed' })
      return error
    }
  }

  return {
    $judged,
    ask,
    again(itinerary, entryId) {
      const { [entryId]: known, ...others } = $judged.get()
      if (known?.state !== 'ready') return
      $judged.set(others)
      void ask(itinerary, entryId)
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
export function startsOf({ anyTime, days }: Extract<Judged, { state: 'ready' }>): TripStarts {
  const shown = anyTime ? days.map(byDaylight) : days
  return {
    starts: shown.flatMap(({ date, starts }) => starts.map((start) => asStart(date, start))),
    shut: new Map(shown.flatMap(({ date, closed }) => (closed ? [[date, closed] as const] : []))),
  }
}

/** Each of them; of the half hours of what nobody sells, from the first hour that a calendar ever shows. */
export function everyStart({ anyTime, days }: Extract<Judged, { state: 'ready' }>): Start[] {
  return days.flatMap(({ date, starts }) => starts.filter(({ startTime }) => !anyTime || startTime >= '05:00').map((start) => asStart(date, start)))
}

/** The hours that a calendar shows; of all the half hours that one thing closes, the first stands for them. */
function byDaylight(day: JudgedDay): JudgedDay {
  const starts = day.starts.filter(({ startTime }) => startTime >= DAYLIGHT.from && startTime <= DAYLIGHT.to)
  const isSame = (one: JudgedStart, other: JudgedStart | undefined) => one.state === 'closed' && other?.state === 'closed' && reasonOf(one) === reasonOf(other)
  const [first] = starts
  // A day that is over has one reason, and no starts.
  if (first && starts.every((start) => isSame(start, first))) return { ...day, closed: first.violations[0] ?? null, starts: [] }
  return { ...day, starts: starts.filter((start, at) => !isSame(start, starts[at - 1])) }
}

const DAYLIGHT = { from: '06:00', to: '22:30' }
const reasonOf = ({ violations: [first] }: JudgedStart) => `${first?.rule} ${first?.with?.slotId ?? ''}`

function asStart(date: Day, { startTime, state, violations, ...sold }: JudgedDay['starts'][number]): Start {
  const start = { date, time: startTime, from: minutesOf(startTime), spaces: leftOf(sold) }
  // What is hard comes first: nobody can decide against it.
  const why = violations.find(({ severity }) => severity === 'hard') ?? violations[0]
  return state === 'open' || !why ? { ...start, state: 'open' } : { ...start, state, why }
}
