import { useStore } from '@nanostores/react'
import type { Itinerary, ItineraryDay } from '@meander/sdk/contract/itineraries'
import { useEffect, useRef } from 'react'
import { schedule as text } from '../../i18n/en/schedule.ts'
import { Icon } from '../../kit/ui/index.ts'
import type { Calendar } from './calendar.ts'
import { colourOfSlot } from './colours.ts'
import { sayDay } from './day-texts.ts'

/** The days of the trip to choose from, and the chosen one's name between previous and next. */
export function DayStrip({ itinerary, calendar }: { itinerary: Itinerary; calendar: Calendar }) {
  const days = useStore(calendar.$days)
  const date = useStore(calendar.$date)
  const strip = useRef<HTMLDivElement>(null)
  const position = days.findIndex((day) => day.date === date)

  useEffect(() => {
    const chosen = strip.current?.children[position]
    // Only the strip scrolls: scrollIntoView would move the host's page along.
    if (chosen instanceof HTMLElement && strip.current) strip.current.scrollLeft = chosen.offsetLeft - strip.current.offsetLeft - chosen.offsetWidth
  }, [position])

  return (
    <>
      <div className="strip" role="group" aria-label={text.days} ref={strip} style={{ '--days': days.length } as object}>
        {days.map((day) => (
          <StripDay key={day.date} day={day} itinerary={itinerary} chosen={day.date === date} onChoose={() => calendar.show(day.date)} />
        ))}
      </div>
      <div className="pager">
        <button className="icon-button" type="button" aria-label={text.previousDay} disabled={position <= 0} onClick={() => calendar.stepDays(-1)}>
          <Icon name="previous" />
        </button>
        <h3 aria-live="polite">{date && sayDay(date)}</h3>
        <button
          className="icon-button"
          type="button"
          aria-label={text.nextDay}
          disabled={position === days.length - 1}
          onClick={() => calendar.stepDays(1)}
        >
          <Icon name="next" />
        </button>
      </div>
    </>
  )
}

interface StripDayProps {
  day: ItineraryDay
  itinerary: Itinerary
  chosen: boolean
  onChoose: () => void
}

function StripDay({ day, itinerary, chosen, onChoose }: StripDayProps) {
  return (
    <button type="button" aria-pressed={chosen} aria-label={sayDay(day.date)} data-day={day.date} onClick={onChoose}>
      <span>{sayDay(day.date).slice(0, 3)}</span>
      <b>{Number(day.date.slice(8))}</b>
      <i>
        {day.timeSlots.map((slot) => (
          <u key={slot.id} className={`ink-${colourOfSlot(itinerary, slot)}`} />
        ))}
      </i>
    </button>
  )
}
