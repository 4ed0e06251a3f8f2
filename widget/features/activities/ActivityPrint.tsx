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
  activities: Pick<Activities, '$savedCodes' | 'open' | 'save' | 'booking'>
  /** Its place in the list, from 1: what its letter calls it. */
  number?: number
  /** Stands in the number's place: the checkbox of comparing. */
  choose?: ReactNode
  /** The list of contents points at it. */
  pointed?: boolean
  onPoint?: (productCode: string | null) => void
}

/** The compact card. */
export function ActivityPrint({ activity, activities, number, choose, pointed = false, onPoint }: ActivityPrintProps) {
  useSheet(sheet)
  const open = () => activities.open(activity)
  return (
    <article
      className={pointed ? 'print hover' : 'print'}
      data-opens="detail"
      style={{ '--nth': Math.min(number ?? 0, 6) } as CSSProperties}
      onPointerEnter={onPoint && (() => onPoint(activity.productCode))}
      onPointerLeave={onPoint && (() => onPoint(null))}
    >
      <CardPicture activity={activity} number={number} choose={choose} onOpen={open} />
      <div className="about">
        <CardHead activity={activity} focusable={Boolean(choose)} onOpen={open} />
        {isSample(activity) && <p className="tiny">{text.sample}</p>}
      </div>
      <CardActions activity={activity} activities={activities} />
    </article>
  )
}

interface CardPictureProps extends Pick<ActivityPrintProps, 'activity' | 'number' | 'choose'> {
  onOpen: () => void
  /** What lies on the picture besides. */
  children?: ReactNode
}

/** The picture opens the activity; while one chooses, it is what one chooses by. What lies on it has words of its own. */
export function CardPicture({ activity, number, choose, onOpen, children }: CardPictureProps) {
  const rating = ratingText(activity)
  return (
    <div className="picture">
      <SafePicture src={pictureOf(activity)} seed={activity.productCode} of={activity} />
      {choose ?? <button type="button" aria-label={text.open(activity.title)} onClick={onOpen} />}
      {rating && (
        <span className="rating">
          <Icon name="star" />
          {rating}
        </span>
      )}
      {!choose && number !== undefined && <span className="number">{number}</span>}
      {!choose && children}
    </div>
  )
}

/** Title, place and price, and why it stands here. */
export function CardHead({ activity, focusable, onOpen }: { activity: Activity; focusable: boolean; onOpen: () => void }) {
  return (
    <>
      <h3>
        <button type="button" lang="en" tabIndex={focusable ? 0 : -1} onClick={onOpen}>
          {activity.title}
        </button>
      </h3>
      <p className="where">
        <span>{activity.location || activity.destination}</span>
        <Price activity={activity} />
      </p>
      {activity.reason && <p className="reason" lang="en">{activity.reason}</p>}
    </>
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
