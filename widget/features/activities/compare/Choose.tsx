import type { WritableAtom } from 'nanostores'
import type { Activity } from '@meander/sdk/contract/activities'
import { compare as text } from '../../../i18n/en/compare.ts'
import { useSheet } from '../../../kit/ui/later.ts'
import { useStore } from '../../../kit/use-store.ts'
import { durationText } from '../../itineraries/index.ts'
import { priceOrContact } from '../present.ts'
import sheet from './Choose.css?inline'
import { isFull, toggle, type Comparison } from './comparison.ts'

interface ChooseProps {
  $comparison: WritableAtom<Comparison | null>
  activity: Activity
}

/** Stands where a card has its number: whether it is compared. */
export function Choose(props: ChooseProps) {
  useSheet(sheet)
  return (
    <label className="choose">
      <span className="tab">
        <Box {...props} />
        <span aria-hidden="true">{text.choose}</span>
      </span>
    </label>
  )
}

/** The contents of a letter while one chooses: its numbers are boxes to tick. */
export function ChooseFromContents({ $comparison, among }: Pick<ChooseProps, '$comparison'> & { among: readonly Activity[] }) {
  useSheet(sheet)
  return (
    <ul className="contents choosing">
      {among.map((activity) => (
        <li key={activity.productCode}>
          <label>
            <Box $comparison={$comparison} activity={activity} />
            <span className="what" aria-hidden="true">
              <span lang="en">{activity.title}</span>
              <small>{[durationText(activity.duration), activity.location].filter(Boolean).join(', ')}</small>
            </span>
            {activity.price && <span className="price">{priceOrContact(activity)}</span>}
          </label>
        </li>
      ))}
    </ul>
  )
}

function Box({ $comparison, activity: { productCode, title } }: ChooseProps) {
  const comparison = useStore($comparison)
  if (!comparison) return null
  const chosen = comparison.chosen.includes(productCode)
  return (
    <input
      type="checkbox"
      aria-label={text.chooseNamed(title)}
      checked={chosen}
      disabled={!chosen && isFull(comparison)}
      onChange={() => $comparison.set(toggle(comparison, productCode))}
    />
  )
}
