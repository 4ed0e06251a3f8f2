import type { ReactNode } from 'react'
import type { Activity } from '@meander/sdk/contract/activities'
import { activities as text } from '../../i18n/en/activities.ts'
import { Icon } from '../../kit/ui/index.ts'
import { useStore } from '../../kit/use-store.ts'
import type { Activities } from './activities.ts'
import { bookingLink } from './booking-link.ts'

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
      <BookLink className={look} activity={activity} href={bookingLink(activity, activities.booking)}>
        <Icon name="outward" fine />
      </BookLink>
    </div>
  )
}

interface BookLinkProps {
  activity: Activity
  href: string
  className?: string
  children?: ReactNode
}

/** Out to the provider's own page, in a new tab that knows nothing of this one. */
export function BookLink({ activity, href, className, children }: BookLinkProps) {
  return (
    <a className={className} href={href} target="_blank" rel="noopener sponsored" aria-label={text.bookNamed(activity.title)}>
      {text.book}
      {children}
    </a>
  )
}
