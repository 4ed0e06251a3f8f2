import { MAX_ITINERARY_DAYS } from '@meander/sdk/contract/itineraries'
import { compare as text } from '../../../i18n/en/compare.ts'
import { formatDayRange } from '../../../kit/dates.ts'
import { DatesButton } from '../../../kit/range/DatesButton.tsx'
import { Icon } from '../../../kit/ui/later.ts'
import type { Dates } from './compare.ts'
import type { Party } from './party.ts'

const MOST_PEOPLE = 20
const CHILD_AGES = Array.from({ length: 18 }, (_, age) => age)
/** Until one says otherwise. */
const USUAL_AGE = 8

interface WhoAndWhenProps {
  party: Party
  onParty: (party: Party) => void
  dates: Dates | null
  onDates: (dates: Dates) => void
}

/** For whom the prices and when the starts are: what the conversation knows, and can be said otherwise here. */
export function WhoAndWhen({ party, onParty, dates, onDates }: WhoAndWhenProps) {
  const { adults, children } = party
  const room = adults + children.length < MOST_PEOPLE
  return (
    <div className="who-and-when">
      <Counter name={text.party.adults} count={adults} fewest={1} room={room} onCount={(next) => onParty({ ...party, adults: next })} />
      <Counter
        name={text.party.children}
        count={children.length}
        fewest={0}
        room={room}
        onCount={(next) => onParty({ ...party, children: next > children.length ? [...children, USUAL_AGE] : children.slice(0, next) })}
      />
      {children.map((age, index) => (
        <label key={index} className="part">
          <span className="label" aria-hidden="true">
            {text.party.ageShort}
          </span>
          <select
            aria-label={text.party.age(index + 1)}
            value={age}
            onChange={(event) => onParty({ ...party, children: children.with(index, Number(event.currentTarget.value)) })}
          >
            {CHILD_AGES.map((years) => (
              <option key={years} value={years}>
                {text.party.years(years)}
              </option>
            ))}
          </select>
        </label>
      ))}
      <When dates={dates} onDates={onDates} />
    </div>
  )
}

function Counter({ name, count, fewest, room, onCount }: { name: string; count: number; fewest: number; room: boolean; onCount: (count: number) => void }) {
  return (
    <div className="part" role="group" aria-label={name}>
      <span className="label">{name}</span>
      <span className="steps">
        <button className="icon-button" type="button" aria-label={text.party.fewer(name)} disabled={count <= fewest} onClick={() => onCount(count - 1)}>
          <Icon name="minus" fine />
        </button>
        <output>{count}</output>
        <button className="icon-button" type="button" aria-label={text.party.more(name)} disabled={!room} onClick={() => onCount(count + 1)}>
          <Icon name="plus" fine />
        </button>
      </span>
    </div>
  )
}

function When({ dates, onDates }: Pick<WhoAndWhenProps, 'dates' | 'onDates'>) {
  return (
    <div className="part when">
      <span className="label" aria-hidden="true">
        {text.party.dates}
      </span>
      <DatesButton className="quiet" dates={dates} longest={MAX_ITINERARY_DAYS} onDates={onDates}>
        <Icon name="calendar" fine />
        {dates ? formatDayRange(dates.from, dates.to) : text.party.pickDates}
      </DatesButton>
    </div>
  )
}
