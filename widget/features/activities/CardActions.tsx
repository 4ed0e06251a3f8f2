import type { MouseEvent, ReactNode } from 'react'
import type { Activity } from '@meander/sdk/contract/activities'
import { activities as text } from '../../i18n/en/activities.ts'
import { Icon } from '../../kit/ui/index.ts'
import { useStore } from '../../kit/use-store.ts'
import type { Activities } from './activities.ts'
import { bookingLink, type BookingContext } from './booking-link.ts'

interface CardActionsProps {
  activity: Activity
  activities: Pick<Activities, '$savedCodes' | 'save' | 'booking'>
  /** What each of the two looks like. */
  look?: string
}

/** Save and Book, as every card ends. */
export function CardActions({ activity, activities, look = '' }: CardActionsProps) {
  const saved = useStore(activities.$savedCodes).has(activity.productCode)
  return (
    <div className="do">
      <button
        type="button"
        className={saved ? `${look} saved` : look}
        aria-label={saved ? text.savedNamed(activity.title) : text.saveNamed(activity.title)}
        onClick={() => activities.save(activity)}
      >
        <Icon name="save" fine />
        {saved ? text.saved : text.save}
      </button>
      <BookLink className={look} activity={activity} booking={activities.booking}>
        <Icon name="outward" fine />
      </BookLink>
    </div>
  )
}

interface BookLinkProps {
  activity: Activity
  booking: Activities['booking']
  planned?: BookingContext['planned']
  className?: string
  children?: ReactNode
}

/** Out to the provider's own page, in a new tab that knows nothing of this one. The host hears of it, and may keep it from happening. */
export function BookLink({ activity, booking: { config, emit }, planned, className, children }: BookLinkProps) {
  const url = bookingLink(activity, { ...config, planned })
  const tell = (event: MouseEvent) => {
    // The right button opens a menu, and nothing else yet.
    if (event.button < 2 && !emit('booking-clicked', { activity, url, partner: config.partner ?? null, campaign: config.campaign ?? null })) event.preventDefault()
  }
  return (
    <a className={className} href={url} target="_blank" rel="noopener sponsored" onClick={tell} onAuxClick={tell} aria-label={text.bookNamed(activity.title)}>
      {text.book}
      {children}
    </a>
  )
}
