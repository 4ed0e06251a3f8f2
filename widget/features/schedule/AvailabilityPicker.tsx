import type { Itinerary } from '@meander/sdk/contract/itineraries'
import { useEffect, useState } from 'react'
import { schedule as text } from '../../i18n/en/schedule.ts'
import { scheduler } from '../../i18n/en/scheduler.ts'
import { Icon, Working, useSheet } from '../../kit/ui/later.ts'
import { useStore } from '../../kit/use-store.ts'
import { availabilityKey } from './availability.ts'
import sheet from './AvailabilityPicker.css?inline'
import { sayDay, sayTime, sayWeekday } from './day-texts.ts'
import { activityOf, entryIdOf, type Movable } from './movable.ts'
import { dateChoices, type DateChoice, type Pick, type Picker } from './picker.ts'
import type { Schedule } from './schedule.ts'
import { WEEK_DAYS } from './trip-week.ts'
import { Crowded, Failed, Times } from './StartTimes.tsx'

/** So many dates at once where a picker stands among other things. */
export const DEFAULT_MAX_DAYS = 7

interface AvailabilityPickerProps {
  schedule: Schedule
  picker: Picker
  itinerary: Itinerary
  item: Movable
  maxDays?: number
}

/**
 * Dates of the trip, then the real starts of the chosen one. Both are told by the rules of the server, so that no date that is
 * green turns out to be taken.
 */
export function AvailabilityPicker(props: AvailabilityPickerProps) {
  const { schedule, picker, itinerary, item } = props
  const known = useStore(schedule.$judged)
  const entryId = entryIdOf(item, itinerary)
  const judged = entryId && known[entryId]
  // What names no provider is the traveller's own, unless the server knows who sells it.
  const isSold = activityOf(item).provider !== undefined
  const ask = () => void schedule.askStarts(item)
  useSheet(sheet)
  useEffect(ask, [schedule, itinerary.version])
  useEffect(() => picker.renew(itinerary), [picker, itinerary.version])
  useEffect(() => void (isSold && schedule.askAvailability(activityOf(item))), [schedule, itinerary.startDate, itinerary.endDate])
  if (!entryId) return <Sold {...props} />
  if (judged?.state === 'failed' && !isSold) return <Failed onRetry={ask} />
  if (judged?.state !== 'ready' && judged?.state !== 'failed') return <Working>{scheduler.loadingDates}</Working>
  if (judged.state !== 'ready') return <Sold {...props} />
  // Who sold it knows it no longer, and has no dates to tell.
  if (judged.days.some(({ closed }) => closed?.rule === 'not-offered')) return <p role="status">{text.notOffered}</p>
  return judged.anyTime ? <Own {...props} /> : <Sold {...props} />
}

/** Nobody but the server has starts of the traveller's own. */
function Own({ schedule, picker, itinerary, item, maxDays = DEFAULT_MAX_DAYS }: AvailabilityPickerProps) {
  const pick = useStore(picker.$pick)
  const booked = useStore(picker.$booked)
  const judged = schedule.judgedStarts(item)?.starts ?? null
  return <Choices itinerary={itinerary} item={item} choices={dateChoices({ itinerary, activity: activityOf(item), availability: undefined, booked, judged })} maxDays={maxDays} pick={pick} picker={picker} />
}

function Sold({ schedule, picker, itinerary, item, maxDays = DEFAULT_MAX_DAYS }: AvailabilityPickerProps) {
  const activity = activityOf(item)
  const availability = useStore(schedule.$availability)[availabilityKey(activity.productCode, itinerary)]
  const pick = useStore(picker.$pick)
  const booked = useStore(picker.$booked)
  useEffect(() => void schedule.askAvailability(activity), [schedule, activity, itinerary.startDate, itinerary.endDate])

  if (availability?.state === 'failed') return <Failed onRetry={() => void schedule.askAvailability(activity)} />
  if (availability?.state !== 'ready') return <Working>{scheduler.loadingDates}</Working>
  const judged = schedule.judgedStarts(item)?.starts ?? null
  const choices = dateChoices({ itinerary, activity, availability, booked, judged, moving: item.kind === 'slot' ? item.slot.id : null })
  return <Choices itinerary={itinerary} item={item} choices={choices} maxDays={maxDays} pick={pick} picker={picker} />
}

interface ChoicesProps {
  itinerary: Itinerary
  item: Movable
  choices: DateChoice[]
  maxDays: number
  pick: Pick
  picker: Picker
}

/** The dates, then the times of the chosen one, or why it has none. */
function Choices({ itinerary, item, choices, maxDays, pick, picker }: ChoicesProps) {
  const party = itinerary.groupSize ?? 1
  const crowded = pick.state === 'all-booked' ? (choices.find(({ date }) => date === pick.date)?.crowded ?? []) : []
  const here = item.kind === 'slot' && pick.state === 'times' && item.slot.date === pick.date ? item.slot.startTime : null
  return (
    <>
      <Dates choices={choices} maxDays={maxDays} pick={pick} picker={picker} party={party} />
      {crowded.length > 0 ? <Crowded starts={crowded} party={party} /> : <Times pick={pick} picker={picker} here={here} />}
    </>
  )
}

function Dates({ choices, maxDays, pick, picker, party }: Omit<ChoicesProps, 'itinerary' | 'item'> & { party: number }) {
  const [page, setPage] = useState(0)
  const pages = Math.ceil(choices.length / maxDays)
  const chosen = pick.state === 'no-date' ? null : pick.date
  return (
    <>
      <ul className="dates-open" style={{ '--dates': Math.min(choices.length, WEEK_DAYS) } as object}>
        {choices.slice(page * maxDays, (page + 1) * maxDays).map((choice) => (
          <li key={choice.date} className={choice.mark}>
            <DateButton choice={choice} chosen={choice.date === chosen && choice.mark === 'free'} party={party} picker={picker} />
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <div className="turn-dates">
          <button className="quiet" type="button" disabled={page === 0} onClick={() => setPage(page - 1)}>
            <Icon name="previous" fine />
            {scheduler.earlierDates}
          </button>
          <button className="quiet" type="button" disabled={page === pages - 1} onClick={() => setPage(page + 1)}>
            {scheduler.moreDates}
            <Icon name="next" fine />
          </button>
        </div>
      )}
    </>
  )
}

const WORDS = { free: ({ only, times }: DateChoice) => (only ? sayTime(only) : scheduler.times(times)), full: ({ crowded }: DateChoice, party: number) => (crowded.length > 0 ? scheduler.tooFewFor(party) : scheduler.booked), none: () => scheduler.noTimes } as const

function DateButton({ choice, chosen, party, picker }: { choice: DateChoice; chosen: boolean; party: number; picker: Picker }) {
  const { date, mark, crowded } = choice
  const word = WORDS[mark](choice, party)
  return (
    <button
      type="button"
      aria-pressed={chosen}
      // A booked date cannot be chosen, but pressed it says why; a disabled button could not.
      aria-disabled={mark === 'full'}
      disabled={mark === 'none'}
      title={mark === 'full' && crowded.length === 0 ? scheduler.allBookedTip : undefined}
      onClick={() => void (mark === 'full' ? picker.showBooked(date) : picker.pickDate(date))}
    >
      <span aria-hidden>{sayWeekday(date)}</span>
      <b aria-hidden>{Number(date.slice(8))}</b>
      <span className="hidden">{`${sayDay(date)}, `}</span>
      <small>{word}</small>
    </button>
  )
}
