import type { Itinerary, ItineraryDay } from '@meander/sdk/contract/itineraries'
import { atom, type ReadableAtom } from 'nanostores'
import { useEffect, useRef } from 'react'
import { schedule as text } from '../../i18n/en/schedule.ts'
import { useSelected } from '../../kit/use-selected.ts'
import { useStore } from '../../kit/use-store.ts'
import type { Calendar } from './calendar.ts'
import { colourOfSlot } from './colours.ts'
import { sayDay, sayWeekday } from './day-texts.ts'
import { slotsOn } from './fill-days.ts'
import { Pager } from './Pager.tsx'

const NOTHING = atom(null)

/** The days of the trip to choose from, and the chosen one's name between previous and next. While something is carried they stay within reach. */
export function DayStrip({ itinerary, calendar, $carried = NOTHING }: { itinerary: Itinerary; calendar: Calendar; $carried?: ReadableAtom<object | null> }) {
  const isNear = useSelected($carried, (carried) => carried !== null)
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
      <div className={isNear ? 'strip near' : 'strip'} role="group" aria-label={text.days} ref={strip} style={{ '--days': days.length } as object}>
        {days.map((day) => (
          <StripDay key={day.date} day={day} itinerary={itinerary} chosen={day.date === date} onChoose={() => calendar.show(day.date)} />
        ))}
      </div>
      <Pager
        calendar={calendar}
        before={days[position - 1]?.date ?? null}
        after={days[position + 1]?.date ?? null}
        names={[text.previousDay, text.nextDay]}
      >
        {date && sayDay(date)}
      </Pager>
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
    <button type="button" aria-pressed={chosen} data-day={day.date} onClick={onChoose}>
      <span aria-hidden>{sayWeekday(day.date)}</span>
      <b aria-hidden>{Number(day.date.slice(8))}</b>
      <span className="hidden">{sayDay(day.date)}</span>
      <i>
        {slotsOn(day).map((slot) => (
          <u key={slot.id} className={`ink-${colourOfSlot(itinerary, slot)}`} />
        ))}
      </i>
    </button>
  )
}
