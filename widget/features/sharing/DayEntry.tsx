import type { SharedDay, SharedSlot } from '@meander/sdk/contract/sharing'
import { sayMoney } from '../../kit/format.ts'
import { sharing as texts } from '../../i18n/en/sharing.ts'
import { formatDay } from '../../kit/dates.ts'
import { Icon } from '../../kit/ui/later.ts'
import { durationText, isSample, langOf, pictureOf, priceText, SafePicture } from '../itineraries/index.ts'

const text = texts.page

/** One day of a shared trip, stop by stop. */
export function DayEntry({ day }: { day: SharedDay }) {
  const stops = day.timeSlots.toSorted((one, other) => one.startTime.localeCompare(other.startTime))
  return (
    <section className="day-entry">
      <header>
        <h2>{formatDay(day.date, 'EEEE')}</h2>
        <p>{text.dayNumber(formatDay(day.date, 'MMMM d'), day.dayNumber)}</p>
      </header>
      {stops.length === 0 ? (
        <p className="nothing">{text.nothing}</p>
      ) : (
        <ol className="stops">
          {stops.map((slot, index) => (
            <Stop key={index} slot={slot} />
          ))}
        </ol>
      )}
    </section>
  )
}

function Stop({ slot: { startTime, endTime, activity, notes } }: { slot: SharedSlot }) {
  const place = activity.location || activity.destination
  const duration = durationText(activity.duration)
  return (
    <li>
      <p className="times">
        <time>{`${startTime} - ${endTime}`}</time>
      </p>
      <div className="about">
        <h3 lang={langOf(activity)}>{activity.title}</h3>
        {activity.description && <p className="prose" lang={langOf(activity)}>{activity.description}</p>}
        <p className="facts">
          {place && (
            <span>
              <Icon name="place" fine />
              {place}
            </span>
          )}
          {duration && <span>{duration}</span>}
          {activity.price && <span className="price">{activity.priceConversion ? priceText(activity) : sayMoney(activity.price, 'always')}</span>}
          {isSample(activity) && <span>{text.sample}</span>}
        </p>
        {notes && <p className="jot">{notes}</p>}
      </div>
      <div className="picture">
        <SafePicture src={pictureOf(activity)} seed={activity.productCode} of={activity} />
      </div>
    </li>
  )
}
