import cards from '../features/activities/ActivityCard.css?inline'
import detail from '../features/activities/ActivityDetail.css?inline'
import save from '../features/itineraries/save/SaveDialog.css?inline'
import { useDialogSheets, useSheet } from '../kit/ui/later.ts'

/** Has the sheets of the dialogs that a card opens adopted before it is pressed. */
export function Wardrobe() {
  useDialogSheets()
  // Of all that was found, which a phone opens as a sheet.
  useSheet(cards)
  useSheet(detail)
  useSheet(save)
  return null
}
