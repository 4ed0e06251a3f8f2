import type { Day, TimeOfDay } from '@meander/sdk/contract/days'
import { schedule as text } from '../../i18n/en/schedule.ts'
import { scheduler } from '../../i18n/en/scheduler.ts'
import { sayDay, sayTime } from './day-texts.ts'
import { isReachable, type Start, type Why } from './starts.ts'
import { sayClosed, sayShut } from './why-texts.ts'

interface MoveDayProps {
  date: Day
  starts: readonly Start[]
  /** Why there are no starts at all. */
  shut: Why | null
  /** Where it stands now, if it is on this day. */
  here: TimeOfDay | null
  party: number
  sending: boolean
  onChoose: (start: Start) => void
}

/** The starts of one day: buttons where it can go, sentences where it cannot. */
export function MoveDay({ date, starts, shut, here, party, sending, onChoose }: MoveDayProps) {
  const reachable = starts.filter(isReachable)
  const closed = starts.flatMap((start) => (start.state === 'closed' ? [{ key: start.time, said: sayClosed(start, start.why, party) }] : []))
  return (
    <li>
      <h3>{sayDay(date)}</h3>
      {reachable.length > 0 && (
        <ul className="times">
          {reachable.map((start) => (
            <li key={start.time}>
              <button
                type="button"
                className={start.state === 'soft' ? 'soft' : undefined}
                disabled={sending || start.time === here}
                aria-describedby={start.state === 'soft' ? whyId(date, start) : undefined}
                onClick={() => onChoose(start)}
              >
                <span className="hidden">{`${sayDay(date)}, `}</span>
                {`${sayTime(start.time)} `}
                <small>{start.time === here ? scheduler.here : start.state === 'soft' ? scheduler.tight : start.spaces !== null && `${start.spaces} ${text.left}`}</small>
              </button>
              {start.state === 'soft' && (
                <p className="tiny" id={whyId(date, start)}>
                  {sayClosed(start, start.why, party)}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
      {closed.map(({ key, said }) => (
        <p key={key} className="why">
          {said}
        </p>
      ))}
      {starts.length === 0 && <p className="why">{sayShut(shut)}</p>}
    </li>
  )
}

const whyId = (date: Day, { time }: Start) => `why-${date}-${time.replace(':', '')}`
