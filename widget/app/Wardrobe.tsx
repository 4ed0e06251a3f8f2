import detail from '../features/activities/ActivityDetail.css?inline'
import { useDialogSheets, useSheet } from '../kit/ui/later.ts'

/** Has the sheets of the dialogs that a card opens adopted before it is pressed. */
export function Wardrobe() {
  useDialogSheets()
  useSheet(detail)
  return null
}
