import { useId, useState } from 'react'
import type { Activity, AvailabilitySlot } from '@meander/sdk/contract/activities'
import { sayTime } from '../../../kit/format.ts'
import type { MultiDayTrip } from '@meander/sdk/contract/chat'
import { addDays, type Day, type TimeOfDay } from '@meander/sdk/contract/days'
import type { Api } from '../../../api/client.ts'
import { dayPlanner as text } from '../../../i18n/en/day-planner.ts'
import { formatDay } from '../../../kit/dates.ts'
import { useAfterPaint } from '../../../kit/use-after-paint.ts'
import { Dialog, Icon } from '../../../kit/ui/later.ts'
import { useStore } from '../../../kit/use-store.ts'
import { durationOrFlexible, useFreeStarts } from '../../activities/index.ts'
import { pictureOf, SafePicture } from '../../itineraries/index.ts'
import type { Chat } from '../chat.ts'
import type { DayPlan } from './day-plan.ts'
import sheet from './DayPlanner.css?inline'
import { Price } from './Price.tsx'
import { addToDay, chooseHour, dateOf, dayOfChoice, foundIn, removeFromDay } from './plan-days.ts'

/** As many as a phone shows at once: nobody waits for the others. */
const SEEN_AT_FIRST = 6

interface ActivityPickerProps {
  chat: Pick<Chat, 'days' | '$messages' | '$facts'>
  api: Pick<Api, 'call'>
  day: number
  onClose: () => void
}

/** All that was found, to be put into the day; what is in it can be given its hour. */
export function ActivityPicker({ chat, api, day, onClose }: ActivityPickerProps) {
  const plan = useStore(chat.days.$plan)
  const found = foundIn(useStore(chat.$messages))
  const painted = useAfterPaint()
  if (plan === null) return null
  const date = dateOf(plan.trip, day)
  const title = date ? `${text.picker.title(day)}, ${formatDay(date, 'EEE, MMM d')}` : text.picker.title(day)
  const footer = (
    <button className="go" type="button" onClick={onClose}>
      {text.picker.done}
    </button>
  )
  return (
    <Dialog title={title} size="broad" sheet={sheet} onClose={onClose} footer={footer}>
      {found.length === 0 && <p>{text.picker.none}</p>}
      <ul className="for-day">
        {(painted ? found : found.slice(0, SEEN_AT_FIRST)).map((activity) => (
          <Row key={activity.productCode} chat={chat} api={api} day={day} plan={plan} activity={activity} />
        ))}
      </ul>
    </Dialog>
  )
}

type RowProps = Omit<ActivityPickerProps, 'onClose'> & { plan: DayPlan; activity: Activity }

function Row({ chat, api, day, plan, activity }: RowProps) {
  const { trip, hours } = plan
  const { productCode, title } = activity
  const free = useFreeStarts(api, { productCode, days: tripDays(trip), people: chat.$facts.get()?.groupSize ?? 1 })
  const date = dateOf(trip, day)
  const starts = date && free && startsOn(free, date)
  const closed = starts?.length === 0
  const openDays = closed ? daysOf(trip).filter((one) => free?.some((slot) => slot.date === dateOf(trip, one))) : []
  const chosenDay = dayOfChoice(trip, productCode)
  const elsewhere = chosenDay !== undefined && chosenDay !== day
  return (
    <li>
      <SafePicture src={pictureOf(activity)} seed={productCode} of={activity} />
      <span>
        <b lang="en">{title}</b>
        <small>
          <span>{durationOrFlexible(activity)}</span> <Price activity={activity} />
        </small>
      </span>
      <Choice
        title={title}
        day={closed ? (openDays[0] ?? null) : day}
        here={day}
        chosenDay={chosenDay}
        settled={elsewhere && !closed}
        onAdd={(target) => chat.days.put(addToDay(plan, target, activity))}
        onRemove={(from) => chat.days.put(removeFromDay(plan, from, productCode))}
      />
      {closed && !elsewhere && <p className="hours small">{sayClosed(trip, openDays)}</p>}
      {chosenDay === day && starts && starts.length > 0 && (
        <Hours title={title} starts={starts} hour={hours[productCode] ?? null} onHour={(hour) => chat.days.put(chooseHour(plan, productCode, hour))} />
      )}
    </li>
  )
}

const tripDays = ({ startDate, duration }: MultiDayTrip) => (startDate ? { from: startDate, to: addDays(startDate, duration - 1) } : null)
const daysOf = ({ duration }: MultiDayTrip) => Array.from({ length: duration }, (_, index) => index + 1)
const startsOn = (free: readonly AvailabilitySlot[], date: Day) => [...new Set(free.filter((slot) => slot.date === date).map(({ startTime }) => startTime))].toSorted()

function sayClosed(trip: MultiDayTrip, openDays: readonly number[]): string {
  const dates = openDays.flatMap((one) => dateOf(trip, one) ?? []).map((date) => formatDay(date, 'EEE, MMM d').replaceAll(' ', '\u00a0'))
  return dates.length > 0 ? text.picker.freeOn(dates.join('; ')) : text.picker.noHours
}

interface ChoiceProps {
  title: string
  /** That it can be put on: another one than is being planned where that has no free start; null where none has. */
  day: number | null
  /** The day that is being planned. */
  here: number
  chosenDay: number | undefined
  /** It is on another day, where it is planned and taken out. */
  settled: boolean
  onAdd: (day: number) => void
  onRemove: (day: number) => void
}

/** One button in all states, so that the focus stays. */
function Choice({ title, day: open, here, chosenDay, settled, onAdd, onRemove }: ChoiceProps) {
  // What a hand or the focus is on stays what it was: the free starts may come meanwhile, and name another day.
  const [held, setHeld] = useState<{ day: number | null } | null>(null)
  const day = held ? held.day : open
  const chosen = chosenDay !== undefined && !settled
  const handlePress = () => {
    if (chosenDay !== undefined) onRemove(chosenDay)
    else if (day !== null) onAdd(day)
  }
  return (
    <button
      className={chosen ? 'button chosen' : 'button'}
      type="button"
      aria-pressed={chosen}
      aria-label={chosenDay !== undefined ? `${text.picker.onDay(chosenDay)}: ${title}` : day === null ? `${text.picker.closed}: ${title}` : text.addNamed(title, day)}
      disabled={settled || (chosenDay === undefined && day === null)}
      onClick={handlePress}
      onPointerEnter={() => setHeld(held ?? { day: open })}
      onFocus={() => setHeld(held ?? { day: open })}
      onPointerLeave={({ currentTarget }) => currentTarget.matches(':focus') || setHeld(null)}
      onBlur={({ currentTarget }) => currentTarget.matches(':hover') || setHeld(null)}
    >
      {(chosen || day !== null) && <Icon name={chosen ? 'check' : 'plus'} fine />}
      {chosenDay !== undefined ? text.picker.onDay(chosenDay) : day === null ? text.picker.closed : day === here ? text.add : text.picker.addTo(day)}
    </button>
  )
}

interface HoursProps {
  title: string
  starts: readonly TimeOfDay[]
  hour: TimeOfDay | null
  onHour: (hour: TimeOfDay | null) => void
}

/** With no start chosen the day alone is kept. */
function Hours({ title, starts, hour, onHour }: HoursProps) {
  const name = useId()
  return (
    <fieldset className="hours">
      <legend className="hidden">
        {text.picker.hour}: <span lang="en">{title}</span>
      </legend>
      <div className="radio-line">
        {[null, ...starts].map((one) => (
          <label key={one ?? 'any'}>
            <input type="radio" name={name} checked={hour === one} onChange={() => onHour(one)} />
            <span>{one ? sayTime(one) : text.picker.anyHour}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
