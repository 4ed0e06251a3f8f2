import { computed, type ReadableAtom } from 'nanostores'
import type { ItineraryDetailStore } from '../itineraries/detail/index.ts'
import type { Calendar } from './calendar.ts'
import { gridFor, isSameGrid, type Grid } from './grid-math.ts'
import { startsOf, type TripStarts } from './judged-starts.ts'
import { createLighting, type Lighting } from './lighting.ts'
import { entryIdOf, lengthOfItem, type Movable } from './movable.ts'
import type { Schedule } from './schedule.ts'
import { isReachable, type Start } from './starts.ts'
import type { Turns } from './turns.ts'
import { DEFAULT_HOURS, timesToShow, visibleHours, widerHours } from './visible-hours.ts'
import { whyNot } from './why-texts.ts'

export type Starts = { state: 'none' } | { state: 'loading' } | { state: 'failed' } | ({ state: 'ready' } & TripStarts)

/** Where what is carried can begin, and what the calendar shows of that. */
export interface LitStarts {
  /** The starts of what is carried. */
  $starts: ReadableAtom<Starts>
  /** Those at which it can be put down, if only after a question. */
  $open: ReadableAtom<readonly Start[]>
  /** Why it cannot be put down where it is held; null where it can. */
  $why: ReadableAtom<string | null>
  /** Those that are drawn, which are still going out when nothing is carried any more, and how far they are. */
  $lit: ReadableAtom<TripStarts | null>
  lighting: Pick<Lighting, 'litOn' | '$allLit'>
  /** Hours and row height; while something is carried, all its starts are within. */
  $grid: ReadableAtom<Grid>
}

interface LitStartsGiven {
  calendar: Pick<Calendar, '$columns' | '$view'>
  schedule: Pick<Schedule, '$judged'>
  detail: Pick<ItineraryDetailStore, '$itinerary'>
  $item: ReadableAtom<Movable | null>
  /** The start that it is over. */
  $over: ReadableAtom<string | null>
  turns: Turns
}

const NO_STARTS: Starts = { state: 'none' }

export function createLitStarts({ calendar, schedule, detail, $item, $over, turns }: LitStartsGiven): LitStarts & { destroy(): void } {
  const $starts = computed([$item, schedule.$judged, detail.$itinerary], (item, judged, trip): Starts => {
    const entryId = item && trip && entryIdOf(item, trip)
    if (!entryId) return NO_STARTS
    const known = judged[entryId]
    return known?.state === 'ready' ? { state: 'ready', ...startsOf(known) } : { state: known?.state ?? 'loading' }
  })
  const $why = computed([$over, $starts, detail.$itinerary], (over, starts, trip) => (starts.state === 'ready' ? whyNot(over, starts, trip?.groupSize ?? 1) : null))
  const $open = computed($starts, (starts) => (starts.state === 'ready' ? starts.starts.filter(isReachable) : []))
  const $hours = computed(calendar.$columns, (shown) => visibleHours(shown.flatMap(timesToShow)))
  let lastGrid: Grid | null = null
  const $grid = computed([$hours, calendar.$view, $item, $open], (scheduled, view, item, open) => {
    const landings = item ? open.map((start) => landingOf(start, item)) : []
    const next = gridFor(view, landings.length > 0 ? widerHours(scheduled, withoutMargins(landings)) : scheduled)
    // The same object while it says the same, so that what stands in it need not be drawn anew.
    return lastGrid && isSameGrid(lastGrid, next) ? lastGrid : (lastGrid = next)
  })

  let lastLit: TripStarts | null = null
  const $lit = computed($starts, (starts) => (starts.state === 'ready' ? (lastLit = starts) : lastLit))
  // The one mark of a day without any start is all of it.
  const $sizes = computed([$lit, calendar.$columns], (lit, shown) => shown.map(({ date }) => Math.max(1, lit?.starts.filter((start) => start.date === date).length ?? 0)))
  const lighting = createLighting({ $ready: computed($starts, ({ state }) => state === 'ready'), $sizes, turns })
  return { $starts, $open, $why, $lit, lighting, $grid, destroy: lighting.destroy }
}

const landingOf = ({ from }: Start, item: Movable) => ({ from, to: from + lengthOfItem(item) })

function withoutMargins(landings: readonly { from: number; to: number }[]) {
  const first = Math.floor(Math.min(...landings.map((one) => one.from)) / 60)
  const last = Math.ceil(Math.max(...landings.map((one) => Math.min(one.to, 23 * 60))) / 60)
  return { first: Math.min(first, DEFAULT_HOURS.last), last: Math.max(last, first + 1) }
}
