import detail from '../features/activities/ActivityDetail.css?inline'
import save from '../features/itineraries/save/SaveDialog.css?inline'
import { useDialogSheets, useSheet } from '../kit/ui/later.ts'

/** Has the sheets of the dialogs that a card opens adopted before it is pressed. */
export function Wardrobe() {
  useDialogSheets()
  useSheet(detail)
  useSheet(save)
  return null
}
