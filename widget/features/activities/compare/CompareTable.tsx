import type { CSSProperties, ReactNode } from 'react'
import type { Activity } from '@meander/sdk/contract/activities'
import { activities as cards } from '../../../i18n/en/activities.ts'
import { compare as text } from '../../../i18n/en/compare.ts'
import { sayRating } from '../../../kit/format.ts'
import { useAfterPaint } from '../../../kit/use-after-paint.ts'
import { Icon } from '../../../kit/ui/later.ts'
import { isSample, pictureOf, SafePicture } from '../../itineraries/index.ts'
import type { Activities } from '../activities.ts'
import { CardActions } from '../CardActions.tsx'
import { durationOrFlexible } from '../facts.ts'
import { sayLanguages } from '../known-facts.ts'
import { accountOf, policyOf } from '../account.ts'
import { cancelText, startsOf } from './answers.ts'
import type { Dates, LookedUp } from './compare.ts'
import { FreeStarts } from './FreeStarts.tsx'
import { tellApart } from './inclusions.ts'
import { partyPrice, sizeOf, type Party } from './party.ts'
import { PriceCell } from './PriceCell.tsx'

interface CompareTableProps {
  compared: readonly Activity[]
  found: Readonly<Record<string, LookedUp>>
  party: Party
  dates: Dates | null
  activities: Pick<Activities, '$savedCodes' | 'open' | 'save' | 'booking'>
}

/** One of them with all that is known of it by now. */
export interface Column {
  activity: Activity
  look: LookedUp
}

/**
 * The heads and what is known at once; the rows that are mostly below, and much to draw, come in the frame after the first.
 * The roles are named once more: a narrow screen lays the rows out as grids, and some browsers then forget the table.
 */
export function CompareTable({ compared, found, party, dates, activities }: CompareTableProps) {
  const columns = compared.flatMap((activity) => (found[activity.productCode] ? [{ activity, look: found[activity.productCode] as LookedUp }] : []))
  const looking = columns.some(({ look }) => look.details.state === 'looking')
  return (
    <table className="compare" role="table" aria-label={text.table} aria-busy={looking} style={{ '--compared': columns.length } as CSSProperties}>
      <Heads columns={columns} onOpen={activities.open} />
      <tbody role="rowgroup">
        <Prices columns={columns} party={party} />
        <Ratings columns={columns} />
        <Row name={text.rows.duration} columns={columns}>
          {({ activity }) => durationOrFlexible(activity)}
        </Row>
        {useAfterPaint() && <Rest columns={columns} party={party} dates={dates} activities={activities} />}
      </tbody>
    </table>
  )
}

function Rest({ columns, party, dates, activities }: Pick<CompareTableProps, 'party' | 'dates' | 'activities'> & { columns: readonly Column[] }) {
  return (
    <>
      <Row name={text.rows.starts} columns={columns}>
        {({ look }) => <FreeStarts starts={look.starts} dates={dates} people={sizeOf(party)} />}
      </Row>
      <Row name={text.rows.cancellation} columns={columns}>
        {({ activity, look }) =>
          // What holds where nobody tells otherwise is not said before it is known that nobody does.
          look.details.state === 'looking' && !activity.cancellationPolicy ? <Unknown looking /> : <Cancelling lines={cancelText(policyOf(activity, detailsOf(look)), startsOf(look, party))} />
        }
      </Row>
      <Row name={text.rows.meeting} columns={columns}>
        {({ activity, look }) => accountOf(activity, detailsOf(look)).meetingPoint}
      </Row>
      <Row name={text.rows.languages} columns={columns}>
        {({ look }) => sayLanguages(detailsOf(look)?.languages ?? []) || <Unknown looking={look.details.state === 'looking'} />}
      </Row>
      <Inclusions columns={columns} />
      <tr className="do" role="row">
        <th scope="row" role="rowheader">
          <span className="hidden">{text.actions}</span>
        </th>
        {columns.map(({ activity }) => (
          <td key={activity.productCode} role="cell" data-foot>
            <CardActions look="button" activity={activity} activities={activities} />
          </td>
        ))}
      </tr>
    </>
  )
}

const detailsOf = ({ details }: LookedUp) => (details.state === 'ready' ? details.found : null)

/** The names stay in sight, the pictures scroll away. */
function Heads({ columns, onOpen }: { columns: readonly Column[]; onOpen: (activity: Activity) => void }) {
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
            <h3 lang="en">
              <button type="button" autoFocus={index === 0} aria-label={text.open(activity.title)} onClick={() => onOpen(activity)}>
                {activity.title}
              </button>
            </h3>
          </th>
        ))}
      </tr>
    </thead>
  )
}

function Row({ name, note, columns, children }: { name: string; note?: string | false; columns: readonly Column[]; children: (column: Column, index: number) => ReactNode }) {
  return (
    <tr role="row">
      <th scope="row" role="rowheader">
        {name}
        {note && <small>{note}</small>}
      </th>
      {columns.map((column, index) => (
        <td key={column.activity.productCode} role="cell">
          {children(column, index)}
        </td>
      ))}
    </tr>
  )
}

/** The lowest is underlined, where they differ. */
function Prices({ columns, party }: { columns: readonly Column[]; party: Party }) {
  const prices = columns.map(({ activity, look }) => partyPrice(activity, detailsOf(look), party))
  const totals = prices.map((price) => (price.state === 'known' ? price.total : null))
  const comparable = new Set(totals.map((total) => total?.currency)).size === 1
  const best = comparable ? bestOf(totals.map((total) => (total ? -total.amount : null))) : () => false
  const name = sizeOf(party) === 1 ? text.rows.price : text.rows.partyPrice(sizeOf(party))
  return (
    <Row name={name} note={columns.some(({ activity }) => isSample(activity)) && cards.sample} columns={columns}>
      {({ activity, look }, index) => {
        const price = prices[index]
        return price && <PriceCell activity={activity} details={detailsOf(look)} price={price} party={party} best={best(index)} />
      }}
    </Row>
  )
}

function Ratings({ columns }: { columns: readonly Column[] }) {
  const best = bestOf(columns.map(({ activity }) => activity.rating ?? null))
  return (
    <Row name={text.rows.rating} columns={columns}>
      {({ activity: { rating, reviewCount } }, index) =>
        rating ? (
          <>
            <span className={best(index) ? 'best' : undefined}>{sayRating(rating)}</span> <Icon name="star" />{' '}
            {reviewCount !== undefined && <span className="small">{text.reviews(reviewCount)}</span>}
          </>
        ) : (
          text.noReviews
        )
      }
    </Row>
  )
}

/** Nothing is best where all are alike. */
function bestOf(values: readonly (number | null)[]): (index: number) => boolean {
  const known = values.filter((value) => value !== null)
  const highest = Math.max(...known)
  return (index) => new Set(known).size > 1 && values[index] === highest
}

function Cancelling({ lines }: { lines: readonly [string, string?] }) {
  const [main, more] = lines
  return (
    <>
      {main}
      {more && <span className="small block">{more}</span>}
    </>
  )
}

/** What differs stands out; what they share is folded away. */
function Inclusions({ columns }: { columns: readonly Column[] }) {
  const lists = columns.map(({ activity, look }) => accountOf(activity, detailsOf(look)).inclusions)
  const { common, own } = tellApart(lists)
  // Of one alone nobody knows whether it differs.
  const several = lists.filter(({ length }) => length > 0).length > 1
  return (
    <>
      <Row name={text.rows.included} columns={columns}>
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

function Unknown({ looking }: { looking: boolean }) {
  return looking ? (
    <span className="ghost line">
      <span className="hidden">{text.looking}</span>
    </span>
  ) : (
    <>{text.notKnown}</>
  )
}
