import type { CSSProperties } from 'react'
import type { Activity } from '@meander/sdk/contract/activities'
import { activities as cards } from '../../../i18n/en/activities.ts'
import { compare as text } from '../../../i18n/en/compare.ts'
import { sayRating } from '../../../kit/format.ts'
import { useAfterPaint } from '../../../kit/use-after-paint.ts'
import { Icon } from '../../../kit/ui/later.ts'
import { isSample } from '../../itineraries/index.ts'
import type { Activities } from '../activities.ts'
import { CardActions } from '../CardActions.tsx'
import { durationOrFlexible } from '../facts.ts'
import { sayLanguages } from '../known-facts.ts'
import { accountOf, knownPolicy, policyOf, type Told } from '../account.ts'
import { cancelText, startsOf } from './answers.ts'
import type { Dates, LookedUp } from './compare.ts'
import { FreeStarts } from './FreeStarts.tsx'
import { Heads } from './Heads.tsx'
import { Inclusions } from './Inclusions.tsx'
import { partyPrice, sizeOf, type Party } from './party.ts'
import { PriceCell } from './PriceCell.tsx'
import { detailsOf, Row, Unknown, type Column } from './Row.tsx'

interface CompareTableProps {
  compared: readonly Activity[]
  found: Readonly<Record<string, LookedUp>>
  party: Party
  dates: Dates | null
  activities: Pick<Activities, '$savedCodes' | 'open' | 'save' | 'booking'>
}

/**
 * The heads and the price; the other rows, which are much to draw, come in the frame after the first, before anything of it can be read.
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
        {useAfterPaint() && <Rest columns={columns} party={party} dates={dates} activities={activities} />}
      </tbody>
    </table>
  )
}

function Rest({ columns, party, dates, activities }: Pick<CompareTableProps, 'party' | 'dates' | 'activities'> & { columns: readonly Column[] }) {
  return (
    <>
      <Ratings columns={columns} />
      <Row name={text.rows.duration} columns={columns}>
        {({ activity }) => durationOrFlexible(activity)}
      </Row>
      <Row name={text.rows.starts} columns={columns}>
        {({ look }) => <FreeStarts starts={look.starts} dates={dates} people={sizeOf(party)} />}
      </Row>
      <Row name={text.rows.cancellation} columns={columns}>
        {({ activity, look }) => {
          const known = knownPolicy(activity, detailsOf(look))
          // What holds where nobody tells otherwise is not said before it is known that nobody does, and names no day where that cannot be asked.
          if (!known && look.details.state === 'looking') return <Unknown looking />
          return <Cancelling {...cancelText(policyOf(activity, detailsOf(look)), known ? startsOf(look, party) : [])} />
        }}
      </Row>
      <Row name={text.rows.meeting} columns={columns}>
        {({ activity, look }) => <Saying {...accountOf(activity, detailsOf(look)).meetingPoint} />}
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

/** Read aloud in its own language. */
const Saying = ({ words, lang }: Told) => <span lang={lang}>{words}</span>

function Cancelling({ more, ...told }: ReturnType<typeof cancelText>) {
  return (
    <>
      <Saying {...told} />
      {more && <span className="small block">{more}</span>}
    </>
  )
}
