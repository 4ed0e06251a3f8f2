import type { WritableAtom } from 'nanostores'
import type { Activity } from '@meander/sdk/contract/activities'
import { compare as text } from '../../../i18n/en/compare.ts'
import { useSheet } from '../../../kit/ui/later.ts'
import { useSelected } from '../../../kit/use-selected.ts'
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
  const state = useSelected($comparison, (comparison) => comparison && stateOf(comparison, productCode))
  if (!state) return null
  return (
    <input
      type="checkbox"
      aria-label={text.chooseNamed(title)}
      checked={state === 'chosen'}
      disabled={state === 'full'}
      onChange={() => {
        const comparison = $comparison.get()
        if (comparison) $comparison.set(toggle(comparison, productCode))
      }}
    />
  )
}

/** What a box says: that it is chosen, that it can be, or that three are chosen already. */
function stateOf(comparison: Comparison, productCode: string): 'chosen' | 'free' | 'full' {
  if (comparison.chosen.includes(productCode)) return 'chosen'
  return isFull(comparison) ? 'full' : 'free'
}
