import type { CSSProperties, ReactNode } from 'react'
import type { Activity } from '@meander/sdk/contract/activities'
import { sayMoney } from '../../kit/format.ts'
import { activities as text } from '../../i18n/en/activities.ts'
import { Icon, useSheet } from '../../kit/ui/index.ts'
import { isSample, pictureOf, ratingText, SafePicture } from '../itineraries/index.ts'
import type { Activities } from './activities.ts'
import { CardActions } from './CardActions.tsx'
import { isReduced, priceOrContact } from './present.ts'
import sheet from '../../styles/prints.css?inline'

export interface ActivityPrintProps {
  activity: Activity
  activities: Pick<Activities, '$savedCodes' | 'open' | 'save' | 'bookingLink'>
  /** Its place in the list, from 1: what its letter calls it. */
  number?: number
  /** Stands in the number's place: the checkbox of comparing. */
  choose?: ReactNode
}

/** The compact card. */
export function ActivityPrint({ activity, activities, number, choose }: ActivityPrintProps) {
  useSheet(sheet)
  const rating = ratingText(activity)
  const place = activity.location || activity.destination
  const open = () => activities.open(activity)
  const picture = (
    <>
      <SafePicture src={pictureOf(activity)} seed={activity.productCode} />
      {rating && (
        <span className="rating">
          <Icon name="star" />
          {rating}
        </span>
      )}
    </>
  )
  return (
    <article className="print" style={{ '--nth': Math.min(number ?? 0, 6) } as CSSProperties}>
      {choose ? (
        <div className="picture">
          {picture}
          {choose}
        </div>
      ) : (
        <button className="picture" type="button" aria-label={text.open(activity.title)} onClick={open}>
          {picture}
          {number !== undefined && <span className="number">{number}</span>}
        </button>
      )}
      <div className="about">
        <h3>
          <button type="button" tabIndex={choose ? 0 : -1} onClick={open}>
            {activity.title}
          </button>
        </h3>
        <p className="where">
          <span>{place}</span>
          <Price activity={activity} />
        </p>
        {isSample(activity) && <p className="tiny">{text.sample}</p>}
      </div>
      <CardActions activity={activity} activities={activities} />
    </article>
  )
}

/** A price is always one person's; where there is none, one asks. */
export function Price({ activity }: { activity: Activity }) {
  return (
    <span className="price">
      {isReduced(activity) && (
        <>
          <span className="hidden">{text.before}</span> <s>{sayMoney(activity.priceBeforeDiscount)}</s> <span className="hidden">{text.now}</span>{' '}
        </>
      )}
      {priceOrContact(activity)}
      {activity.price && <span className="hidden"> {text.perPerson}</span>}
    </span>
  )
}
