import { compare as text } from '../../../i18n/en/compare.ts'
import { accountOf } from '../account.ts'
import { tellApart } from './inclusions.ts'
import { detailsOf, Row, Unknown, type Column } from './Row.tsx'

/** What differs stands out; what they share is folded away. */
export function Inclusions({ columns }: { columns: readonly Column[] }) {
  const lists = columns.map(({ activity, look }) => accountOf(activity, detailsOf(look)).inclusions)
  const { common, own } = tellApart(lists)
  // Of one alone nobody knows whether it differs.
  const several = lists.filter(({ length }) => length > 0).length > 1
  return (
    <>
      <Row name={text.rows.included} followed={common.length > 0} columns={columns}>
        {({ look }, index) => {
          const lines = own[index] ?? []
          if (lines.length === 0) return common.length > 0 ? <span className="small">{text.nothingElse}</span> : <Unknown looking={look.details.state === 'looking'} />
          return (
            <ul className="own-lines" lang="en">
              {lines.map((line) => (
                <li key={line}>
                  {several ? <mark>{line}</mark> : line}
                </li>
              ))}
            </ul>
          )
        }}
      </Row>
      {common.length > 0 && (
        <tr className="same" role="row">
          <td className="before" role="cell" />
          <td role="cell" colSpan={columns.length}>
            <details>
              <summary>{text.same(common.length)}</summary>
              <ul lang="en">
                {common.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </details>
          </td>
        </tr>
      )}
    </>
  )
}
