import type { Activity } from '@meander/sdk/contract/activities'
import type { SharedItinerary } from '@meander/sdk/contract/sharing'
import { sharing as texts } from '../../i18n/en/sharing.ts'
import { Icon, useSheet } from '../../kit/ui/later.ts'
import prints from '../../styles/prints.css?inline'
import { isSample, langOf, pictureOf, priceText, ratingText, SafePicture } from '../itineraries/index.ts'

const text = texts.page

/** What was saved and has no day: to look at, not to change. */
export function AdditionalActivities({ activities }: Pick<SharedItinerary, 'activities'>) {
  useSheet(prints)
  if (activities.length === 0) return null
  return (
    <section className="day-entry additional">
      <h2>{text.additional}</h2>
      <div className="prints three">
        {activities.map(({ activityData }, index) => (
          <SharedPrint key={index} activity={activityData} />
        ))}
      </div>
    </section>
  )
}

function SharedPrint({ activity }: { activity: Activity }) {
  const rating = ratingText(activity)
  return (
    <article className="print">
      <div className="picture">
        <SafePicture src={pictureOf(activity)} seed={activity.productCode} of={activity} />
        {rating && (
          <span className="rating">
            <Icon name="star" />
            {rating}
          </span>
        )}
      </div>
      <div className="about">
        <h3 lang={langOf(activity)}>{activity.title}</h3>
        <p className="where">
          <span>{activity.location || activity.destination}</span>
          <span className="price">{priceText(activity)}</span>
        </p>
        {isSample(activity) && <p className="tiny">{text.sample}</p>}
      </div>
    </article>
  )
}
