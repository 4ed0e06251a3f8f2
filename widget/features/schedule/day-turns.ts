import type { Day } from '@meander/sdk/contract/days'
import type { ItineraryDay } from '@meander/sdk/contract/itineraries'
import { atom, type ReadableAtom } from 'nanostores'
import { isSameList } from './calendar.ts'
import type { Turns } from './turns.ts'

interface DayTurnsGiven {
  $columns: ReadableAtom<readonly ItineraryDay[]>
  /** The day on which a card lands; null while none does. */
  landsOn(): Day | null
  turns: Pick<Turns, 'take'>
}

/** The days as they are drawn: at once as they are, but for those that a drop has changed. They come in turn, the one first on which the card lands. */
export function createDayTurns({ $columns, landsOn, turns }: DayTurnsGiven): { $days: ReadableAtom<readonly ItineraryDay[]>; destroy(): void } {
  const $days = atom($columns.get())
  let stop = () => {}

  function turnTo(first: Day): void {
    const wanted = $columns.get()
    const changed = wanted.filter((day, place) => day !== $days.get()[place])
    const next = changed.find(({ date }) => date === first) ?? changed[0]
    if (!next) return
    stop = turns.take(() => {
      $days.set($days.get().map((day) => (day.date === next.date ? next : day)))
      turnTo(first)
    })
  }
  const unlisten = $columns.listen((columns) => {
    stop()
    const first = landsOn()
    if (first !== null && isSameList(columns.map(dateOf), $days.get().map(dateOf))) turnTo(first)
    else $days.set(columns)
  })
  return {
    $days,
    destroy() {
      stop()
      unlisten()
    },
  }
}

const dateOf = ({ date }: ItineraryDay) => date
