import type { Day } from '@meander/sdk/contract/days'
import { MAX_ITINERARY_DAYS } from '@meander/sdk/contract/itineraries'
import { useId } from 'react'
import { save as text } from '../../../i18n/en/save.ts'
import { DatesButton } from '../../../kit/range/DatesButton.tsx'
import { Icon } from '../../../kit/ui/later.ts'
import { tripDates } from '../detail/trip-facts.ts'

const LARGEST_GROUP = 100

interface DatesFieldProps {
  dates: { startDate: Day | null; endDate: Day | null }
  onDates: (dates: { startDate: Day; endDate: Day }) => void
  /** It is of a trip that there is: one that has begun keeps its first day. */
  mayHaveBegun?: boolean
  disabled?: boolean
}

/** First and last day of a trip. */
export function DatesField({ dates, onDates, mayHaveBegun, disabled }: DatesFieldProps) {
  const label = useId()
  const value = useId()
  const { startDate, endDate } = dates
  return (
    <div className="field">
      <span className="label" id={label}>
        {text.dates}
      </span>
      <DatesButton
        className="answer"
        labelledBy={`${label} ${value}`}
        disabled={disabled}
        dates={startDate && endDate && { from: startDate, to: endDate }}
        longest={MAX_ITINERARY_DAYS}
        mayHaveBegun={mayHaveBegun}
        onDates={({ from, to }) => onDates({ startDate: from, endDate: to })}
      >
        <span id={value}>{tripDates(dates)}</span>
        <Icon name="calendar" />
      </DatesButton>
    </div>
  )
}

interface TravelersFieldProps {
  groupSize: number
  onGroupSize: (groupSize: number) => void
  disabled?: boolean
}

/** How many travel, 1 to 100. */
export function TravelersField({ groupSize, onGroupSize, disabled }: TravelersFieldProps) {
  const label = useId()
  const step = (by: number) => onGroupSize(Math.min(LARGEST_GROUP, Math.max(1, groupSize + by)))
  return (
    <div className="field" role="group" aria-labelledby={label}>
      <span className="label" id={label}>
        {text.travelers}
      </span>
      <div className="counter">
        <output>{groupSize}</output>
        <button className="icon-button" type="button" aria-label={text.fewer} disabled={disabled || groupSize <= 1} onClick={() => step(-1)}>
          <Icon name="minus" />
        </button>
        <button className="icon-button" type="button" aria-label={text.more} disabled={disabled || groupSize >= LARGEST_GROUP} onClick={() => step(1)}>
          <Icon name="plus" />
        </button>
      </div>
    </div>
  )
}
