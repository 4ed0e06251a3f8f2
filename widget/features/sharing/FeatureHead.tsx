import { isDay } from '@meander/sdk/contract/days'
import { sayMoney } from '../../kit/format.ts'
import type { SharedItinerary } from '@meander/sdk/contract/sharing'
import { sharing as texts } from '../../i18n/en/sharing.ts'
import { formatDay } from '../../kit/dates.ts'
import { Icon } from '../../kit/ui/later.ts'
import { Cover } from '../itineraries/index.ts'

const text = texts.page
const WEEKDAY = 'EEEE, MMMM d'
const WHOLE = `${WEEKDAY}, yyyy`
const PRINTER = 'M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M6 9V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v6M7 14h10a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1z'

/** What one can do with somebody's trip. */
export interface SharedWays {
  onPrint: () => void
  /** Makes it one of the visitor's own. */
  onCopy: () => void
  /** Address of its calendar file. */
  calendar: string
}

interface FeatureHeadProps {
  itinerary: SharedItinerary
  copy: 'idle' | 'making' | 'failed'
  ways: SharedWays
}

export function FeatureHead({ itinerary, copy, ways }: FeatureHeadProps) {
  const { totalPrice, groupSize } = itinerary
  return (
    <div className="feature-head">
      <div>
        <h1>{itinerary.title.trim() || text.untitled}</h1>
        <p className="dates">{datesText(itinerary)}</p>
        <dl className="ledger">
          <Entry term={text.activities} value={activityCount(itinerary)} />
          {groupSize !== null && <Entry term={text.travelers} value={groupSize} />}
          {totalPrice !== null && <Entry term={text.totalPrice} value={`${isConverted(itinerary) ? '≈ ' : ''}${sayMoney(totalPrice, 'always')}`} />}
        </dl>
        <div className="actions no-print">
          <button className="go" type="button" disabled={copy === 'making'} onClick={ways.onCopy}>
            {copy === 'making' ? text.copying : text.copy}
          </button>
          <a className="button" href={ways.calendar} download="">
            <Icon name="calendar" fine />
            {text.calendar}
          </a>
          <button className="button" type="button" onClick={ways.onPrint}>
            <svg className="icon fine" viewBox="0 0 24 24" aria-hidden="true">
              <path d={PRINTER} />
            </svg>
            {text.savePdf}
          </button>
        </div>
        {copy === 'failed' && (
          <p className="failed no-print" role="alert">
            {text.copyFailed}
          </p>
        )}
      </div>
      <div className="cover">
        <Cover trip={itinerary} seed={itinerary.title} />
      </div>
    </div>
  )
}

function Entry({ term, value }: { term: string; value: string | number }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  )
}

/** A sum of which a part was converted is about right, as that part is. */
function isConverted({ days, activities }: SharedItinerary): boolean {
  const all = [...activities.map(({ activityData }) => activityData), ...days.flatMap(({ timeSlots }) => timeSlots.map(({ activity }) => activity))]
  return all.some(({ priceConversion }) => priceConversion !== undefined)
}

/** Scheduled or not, each activity counts once. */
export function activityCount({ days, activities }: Pick<SharedItinerary, 'days' | 'activities'>): number {
  return activities.length + days.reduce((sum, day) => sum + day.timeSlots.length, 0)
}

function datesText({ startDate, endDate }: SharedItinerary): string {
  if (!isDay(startDate)) return text.noDates
  if (!isDay(endDate) || endDate === startDate) return formatDay(startDate, WHOLE)
  const sameYear = startDate.slice(0, 4) === endDate.slice(0, 4)
  return text.until(formatDay(startDate, sameYear ? WEEKDAY : WHOLE), formatDay(endDate, WHOLE))
}
