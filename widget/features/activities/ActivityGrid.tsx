import type { Activity } from '@meander/sdk/contract/activities'
import { useSheet } from '../../kit/ui/later.ts'
import type { Activities } from './activities.ts'
import { ActivityCard } from './ActivityCard.tsx'
import sheet from './ActivityCard.css?inline'
import { onceEach } from './once-each.ts'

interface ActivityGridProps {
  items: readonly Activity[]
  activities: Pick<Activities, '$savedCodes' | 'open' | 'save' | 'bookingLink'>
}

/** Full cards in one, two or three columns. */
export function ActivityGrid({ items, activities }: ActivityGridProps) {
  useSheet(sheet)
  return (
    <div className="activity-grid">
      {onceEach(items).map((activity) => (
        <ActivityCard key={activity.productCode || activity.id} activity={activity} activities={activities} />
      ))}
    </div>
  )
}
