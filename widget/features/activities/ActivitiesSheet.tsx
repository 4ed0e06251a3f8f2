import type { Activity } from '@meander/sdk/contract/activities'
import { activities as text } from '../../i18n/en/activities.ts'
import { useAfterPaint } from '../../kit/use-after-paint.ts'
import { Dialog, guarded } from '../../kit/ui/later.ts'
import type { Activities } from './activities.ts'
import { ActivityGrid } from './ActivityGrid.tsx'
import { DEFAULT_DESTINATION } from './ActivitiesPanel.tsx'

/** A card fills the sheet of a phone: nobody waits for the others. */
const SEEN_AT_FIRST = 1

interface ActivitiesSheetProps {
  items: readonly Activity[]
  destination: string | null
  activities: Pick<Activities, '$savedCodes' | 'open' | 'save' | 'booking'>
  onViewTrip: () => void
  onClose: () => void
}

/** All that a letter found, at length: a sheet on a phone, where no panel has room beside the letters. */
export const ActivitiesSheet = guarded(SheetOnScreen, ({ onClose }: ActivitiesSheetProps) => onClose())

function SheetOnScreen({ items, destination, activities, onViewTrip, onClose }: ActivitiesSheetProps) {
  const painted = useAfterPaint()
  const footer = (
    <button className="button" type="button" onClick={onViewTrip}>
      {text.viewTrip}
    </button>
  )
  return (
    <Dialog title={text.panel} size="vast activities-sheet" onClose={onClose} footer={footer}>
      {destination && destination !== DEFAULT_DESTINATION && <p className="where">{destination}</p>}
      <ActivityGrid items={painted ? items : items.slice(0, SEEN_AT_FIRST)} activities={activities} numbered />
    </Dialog>
  )
}
