import { useStore } from '@nanostores/react'
import { useEffect, useId, useState } from 'react'
import { readAvailability, type Activity, type AvailabilitySlot } from '@meander/sdk/contract/activities'
import { sayTime } from '../../../kit/format.ts'
import type { Day, TimeOfDay } from '@meander/sdk/contract/days'
import type { Api } from '../../../api/client.ts'
import { dayPlanner as text } from '../../../i18n/en/day-planner.ts'
import { formatDay } from '../../../kit/dates.ts'
import { Dialog, Icon, useSheet } from '../../../kit/ui/later.ts'
import { durationOrFlexible, priceOrContact } from '../../activities/index.ts'
import { pictureOf, SafePicture } from '../../itineraries/index.ts'
import type { Chat } from '../chat.ts'
import type { DayPlan } from './day-plan.ts'
import sheet from './DayPlanner.css?inline'
import { addToDay, chooseHour, dateOf, dayOfChoice, foundIn, removeFromDay } from './plan-days.ts'

interface ActivityPickerProps {
  chat: Pick<Chat, 'days' | '$messages' | '$facts'>
  api: Pick<Api, 'call'>
  day: number
  onClose: () => void
}

/** All that was found, to be put into the day; what is in it can be given its hour. */
export function ActivityPicker({ chat, api, day, onClose }: ActivityPickerProps) {
  useSheet(sheet)
  const plan = useStore(chat.days.$plan)
  const found = foundIn(useStore(chat.$messages))
  if (plan === null) return null
  const date = dateOf(plan.trip, day)
  const title = date ? `${text.picker.title(day)}, ${formatDay(date, 'EEE, MMM d')}` : text.picker.title(day)
  const footer = (
    <button className="go" type="button" onClick={onClose}>
      {text.picker.done}
    </button>
  )
  return (
    <Dialog title={title} size="broad" onClose={onClose} footer={footer}>
      {found.length === 0 && <p>{text.picker.none}</p>}
      <ul className="for-day">
        {found.map((activity) => (
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
  const date = dateOf(trip, day)
  const chosenDay = dayOfChoice(trip, productCode)
  return (
    <li>
      <SafePicture src={pictureOf(activity)} seed={productCode} />
      <span>
        <b>{title}</b>
        <small>{[durationOrFlexible(activity), priceOrContact(activity).replace(/^≈ /, '≈\u00a0')].join(', ')}</small>
      </span>
      <Choice
        activity={activity}
        day={day}
        chosenDay={chosenDay}
        onAdd={() => chat.days.put(addToDay(plan, day, activity))}
        onRemove={() => chat.days.put(removeFromDay(plan, day, productCode))}
      />
      {chosenDay === day && date && (
        <Hours
          api={api}
          activity={activity}
          date={date}
          first={dateOf(trip, 1) ?? date}
          last={dateOf(trip, trip.duration) ?? date}
          people={chat.$facts.get()?.groupSize ?? 1}
          hour={hours[productCode] ?? null}
          onHour={(hour) => chat.days.put(chooseHour(plan, productCode, hour))}
        />
      )}
    </li>
  )
}

interface ChoiceProps {
  activity: Activity
  day: number
  chosenDay: number | undefined
  onAdd: () => void
  onRemove: () => void
}

/** One button in all states, so that the focus stays. */
function Choice({ activity: { title }, day, chosenDay, onAdd, onRemove }: ChoiceProps) {
  const here = chosenDay === day
  const elsewhere = chosenDay !== undefined && !here
  return (
    <button
      className={here ? 'button chosen' : 'button'}
      type="button"
      aria-pressed={here}
      aria-label={chosenDay === undefined ? text.addNamed(title, day) : `${text.picker.onDay(chosenDay)}: ${title}`}
      disabled={elsewhere}
      onClick={here ? onRemove : onAdd}
    >
      <Icon name={here ? 'check' : 'plus'} fine />
      {chosenDay === undefined ? text.add : text.picker.onDay(chosenDay)}
    </button>
  )
}

interface HoursProps {
  api: Pick<Api, 'call'>
  activity: Activity
  date: Day
  /** Of the trip. */
  first: Day
  last: Day
  people: number
  hour: TimeOfDay | null
  onHour: (hour: TimeOfDay | null) => void
}

/** The starts with room for all of them; with none chosen the day alone is kept. */
function Hours({ api, activity: { productCode, title }, date, first, last, people, hour, onHour }: HoursProps) {
  const name = useId()
  const [free, setFree] = useState<readonly AvailabilitySlot[] | null>(null)
  useEffect(() => {
    const looking = new AbortController()
    api
      .call(readAvailability, { params: { productCode }, query: { startDate: first, endDate: last } }, { signal: looking.signal })
      .then(({ slots }) => setFree(slots.filter(({ availableSpaces }) => availableSpaces >= people)))
      // Not known: then the day is kept without an hour, and the client has logged why.
      .catch(() => {})
    return () => looking.abort()
  }, [api, productCode, first, last, people])

  if (free === null) return null
  const hours = [...new Set(free.filter((slot) => slot.date === date).map(({ startTime }) => startTime))].toSorted()
  const otherDays = [...new Set(free.map((slot) => slot.date))].toSorted().map((day) => formatDay(day, 'EEE, MMM d'))
  if (hours.length === 0) return <p className="hours small warn">{otherDays.length > 0 ? text.picker.freeOn(otherDays.join('; ')) : text.picker.noHours}</p>
  return (
    <fieldset className="hours">
      <legend className="hidden">{`${text.picker.hour}: ${title}`}</legend>
      <div className="radio-line">
        {[null, ...hours].map((one) => (
          <label key={one ?? 'any'}>
            <input type="radio" name={name} checked={hour === one} onChange={() => onHour(one)} />
            <span>{one ? sayTime(one) : text.picker.anyHour}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
