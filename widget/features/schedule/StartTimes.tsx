import type { TimeOfDay } from '@meander/sdk/contract/days'
import { scheduler } from '../../i18n/en/scheduler.ts'
import { schedule as text } from '../../i18n/en/schedule.ts'
import { Working } from '../../kit/ui/later.ts'
import { sayDay, sayTime } from './day-texts.ts'
import type { FreeStart, Pick, Picker } from './picker.ts'
import type { Start } from './starts.ts'
import { groupByTimeOfDay } from './time-of-day.ts'
import { sayClosed } from './why-texts.ts'

/** `here`: where it stands by now, on the chosen date. */
export function Times({ pick, picker, here }: { pick: Pick; picker: Picker; here: TimeOfDay | null }) {
  switch (pick.state) {
    case 'no-date':
      return null
    case 'checking':
      return <Working>{scheduler.checkingDate}</Working>
    case 'failed':
      return <Failed onRetry={() => void picker.pickDate(pick.date)} />
    case 'all-booked':
      return (
        <div className="failed" role="status">
          <p>
            <b>{scheduler.allBooked}</b>
          </p>
          <p className="small">{text.noSlots}</p>
        </div>
      )
    case 'times':
      return (
        <div className="times-of-day">
          <h3 className="small">{sayDay(pick.date)}</h3>
          {groupByTimeOfDay(pick.slots).map(({ group, items }) => (
            <div key={group} role="group" aria-label={scheduler.groups[group]}>
              <p className="tiny">{scheduler.groups[group]}</p>
              <ul className="times">
                {items.map((slot) => (
                  <li key={slot.startTime}>
                    <button type="button" disabled={slot.startTime === here} aria-pressed={slot.startTime === pick.time} onClick={() => picker.pickTime(slot.startTime)}>
                      {sayTime(slot.startTime)}
                      <Left slot={slot} isHere={slot.startTime === here} />
                    </button>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      )
  }
}

function Left({ slot: { isTight, availableSpaces }, isHere }: { slot: FreeStart; isHere: boolean }) {
  if (!isHere && !isTight && availableSpaces === null) return null
  return <small>{isHere ? scheduler.here : isTight ? scheduler.tight : `${availableSpaces} ${text.left}`}</small>
}

/** A date on which others can book, and not all who travel here. */
export function Crowded({ starts, party }: { starts: readonly Start[]; party: number }) {
  return (
    <div className="failed" role="status">
      <p>
        <b>{scheduler.tooFewFor(party)}</b>
      </p>
      {starts.map((start) => (
        <p key={start.time} className="small">
          {sayClosed(start, { rule: 'too-few-places' }, party)}
        </p>
      ))}
    </div>
  )
}

export function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="failed" role="alert">
      <p>{text.availabilityFailed}</p>
      <button className="button" type="button" onClick={onRetry}>
        {text.tryAgain}
      </button>
    </div>
  )
}
