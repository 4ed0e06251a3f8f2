import type { ReactNode } from 'react'
import type { Activity } from '@meander/sdk/contract/activities'
import { useSheet } from '../../kit/ui/later.ts'
import type { Activities } from './activities.ts'
import { ActivityCard } from './ActivityCard.tsx'
import sheet from './ActivityCard.css?inline'
import { onceEach } from './once-each.ts'

interface ActivityGridProps {
  items: readonly Activity[]
  activities: Pick<Activities, '$savedCodes' | 'open' | 'save' | 'booking'>
  /** Only so many of them. */
  first?: number
  /** Whether the cards carry their numbers, by which a letter calls them. */
  numbered?: boolean
  /** What stands in the number's place while one chooses what to compare. */
  choose?: (activity: Activity) => ReactNode
}

/** Full cards in one, two or three columns. */
export function ActivityGrid({ items, activities, first, numbered = false, choose }: ActivityGridProps) {
  useSheet(sheet)
  return (
    <div className={first === undefined ? 'activity-grid' : 'activity-grid some'}>
      {onceEach(items)
        .slice(0, first)
        .map((activity, index) => (
          <ActivityCard
            key={activity.productCode || activity.id}
            activity={activity}
            activities={activities}
            number={numbered ? index + 1 : undefined}
            choose={choose?.(activity)}
          />
        ))}
    </div>
  )
}
