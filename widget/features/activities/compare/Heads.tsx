import type { Activity } from '@meander/sdk/contract/activities'
import { compare as text } from '../../../i18n/en/compare.ts'
import { pictureOf, SafePicture } from '../../itineraries/index.ts'
import type { Column } from './Row.tsx'

/** The names stay in sight, the pictures scroll away. */
export function Heads({ columns, onOpen }: { columns: readonly Column[]; onOpen: (activity: Activity) => void }) {
  return (
    <thead role="rowgroup">
      <tr className="pictures" aria-hidden="true">
        <td />
        {columns.map(({ activity }, index) => (
          <td key={activity.productCode}>
            <div className="picture">
              <SafePicture src={pictureOf(activity)} seed={activity.productCode} of={activity} />
              {index === 0 && <span className="stamp filled">{text.mostPopular}</span>}
            </div>
          </td>
        ))}
      </tr>
      <tr className="titles" role="row">
        <td role="cell" />
        {columns.map(({ activity }, index) => (
          <th key={activity.productCode} scope="col" role="columnheader">
            {index === 0 && <span className="hidden">{text.mostPopular}: </span>}
            <h3>
              <button type="button" autoFocus={index === 0} aria-label={text.open(activity.title)} onClick={() => onOpen(activity)}>
                <span lang="en">{activity.title}</span>
              </button>
            </h3>
          </th>
        ))}
      </tr>
    </thead>
  )
}
