import type { ReactNode } from 'react'
import type { Activity } from '@meander/sdk/contract/activities'
import type { Api } from '../../api/client.ts'
import { activities as texts } from '../../i18n/en/activities.ts'
import { activity as text } from '../../i18n/en/activity.ts'
import { useAfterPaint } from '../../kit/use-after-paint.ts'
import { Icon } from '../../kit/ui/later.ts'
import { useStore } from '../../kit/use-store.ts'
import { isSample, ratingText } from '../itineraries/index.ts'
import type { Activities, Expanded } from './activities.ts'
import { accountOf, providerName } from './account.ts'
import sheet from './ActivityDetail.css?inline'
import { BookLink } from './CardActions.tsx'
import { Carousel } from './Carousel.tsx'
import { AccountSections } from './AccountSections.tsx'
import { DetailDialog } from './DetailDialog.tsx'
import { FreeUntil } from './FreeUntil.tsx'
import { durationOrFlexible } from './facts.ts'
import type { TripDays } from './free-until.ts'
import { priceOrContact } from './present.ts'
import { Stars } from './Stars.tsx'

interface ActivityDetailProps {
  activities: Activities
  /** Stands above the account when it is opened from an itinerary: rescheduling. */
  scheduling?: (expanded: Expanded) => ReactNode
  /** Whether the screen has a place beside what one reads. */
  beside?: boolean
  api: Pick<Api, 'call'>
  /** The days of the trip that it would be part of, where they are agreed. */
  trip?: TripDays | null
  /** How many travel. Default 1. */
  people?: number
}

/** The detail of one activity. Shows itself while the store has one open. */
export function ActivityDetail({ activities, scheduling, beside = false, api, trip = null, people = 1 }: ActivityDetailProps) {
  const expanded = useStore(activities.$expanded)
  if (!expanded) return null
  const { activity, details, planned } = expanded
  const account = accountOf(activity, details)
  const form = beside ? expanded.form : 'whole'
  return (
    <DetailDialog key={form} form={form} sheet={sheet} subject={activity.id} onClose={activities.close} onExpand={activities.expand}>
      {({ heading, ways }) => (
        <div key={activity.id} className="detail">
          <Carousel pictures={account.pictures} activity={activity} />
          <div className="account">
            <div className="scroll" tabIndex={0}>
              <div className="head">
                <h2 id={heading} lang="en">{activity.title}</h2>
                {ways}
              </div>
              <Facts activity={activity} />
              {activity.reason && <p className="reason" lang="en">{activity.reason}</p>}
              {planned && scheduling?.(expanded)}
              <WhenSeen>
                <AccountSections account={account} activity={activity} details={details}>
                  <FreeUntil expanded={expanded} api={api} trip={trip} people={people} />
                </AccountSections>
              </WhenSeen>
            </div>
            <Till expanded={expanded} activities={activities} />
          </div>
        </div>
      )}
    </DetailDialog>
  )
}

/** The long part of the account, most of which is below: the dialog does not wait for it. */
function WhenSeen({ children }: { children: ReactNode }) {
  return useAfterPaint() ? children : null
}

function Facts({ activity }: { activity: Activity }) {
  const rating = ratingText(activity)
  const place = activity.location || activity.destination
  return (
    <p className="facts">
      {place && (
        <span>
          <Icon name="place" fine />
          {place}
        </span>
      )}
      <span>
        <Icon name="clock" fine />
        {durationOrFlexible(activity)}
      </span>
      {rating && activity.rating !== undefined && (
        <span>
          <Stars rating={activity.rating} /> <b>{rating}</b> {activity.reviewCount !== undefined && text.reviews(activity.reviewCount)}
        </span>
      )}
    </p>
  )
}

interface TillProps {
  expanded: Expanded
  activities: Pick<Activities, '$savedCodes' | 'save' | 'booking'>
}

function Till({ expanded: { activity, planned, sessionId }, activities }: TillProps) {
  // What is opened from a trip is in it, whether the list of trips has been read or not.
  const saved = useStore(activities.$savedCodes).has(activity.productCode) || planned !== null
  return (
    <div className="till">
      <p className="price">
        <b>{priceOrContact(activity)}</b>
        {activity.price && <small>{texts.perPerson}</small>}
      </p>
      <button className="button tall" type="button" onClick={() => activities.save(activity, { sessionId })}>
        <Icon name="save" fine />
        {saved ? texts.saved : text.saveToItinerary}
      </button>
      <BookLink className="go" activity={activity} booking={activities.booking} planned={planned ?? undefined} />
      <p className="tiny">
        {text.secure(providerName(activity))}.{isSample(activity) && ` ${texts.sample}.`}
      </p>
    </div>
  )
}
