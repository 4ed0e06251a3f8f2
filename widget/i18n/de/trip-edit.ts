import { count, type Texts } from '../index.ts'
import type { tripEdit as en } from '../en/trip-edit.ts'

export const tripEdit: Texts<typeof en> = {
  title: 'Reise ändern',
  cancel: 'Abbrechen',
  save: 'Änderungen speichern',
  saved: 'Reise geändert',
  failed: 'Die Reise konnte nicht geändert werden. Bitte versuchen Sie es noch einmal.',
  blank: 'Bitte geben Sie Ihrem Reiseplan einen Namen.',
  asking: 'Wir sehen nach, was sich dadurch ändert\u00a0…',
  breaks: 'Noch ist nichts geändert: Sagen Sie zuerst, was daraus werden soll.',
  changedElsewhere: 'Diese Reise wurde soeben anderswo geändert und wird so gezeigt, wie sie jetzt ist. Ihre Eingaben stehen noch hier: Speichern Sie noch einmal, wenn sie noch gelten.',
  breaksTitle: (items) => `${count(items, 'Erlebnis passt', 'Erlebnisse passen')} dann nicht mehr`,
  shiftsTitle: (items) => `${count(items, 'Erlebnis stünde', 'Erlebnisse stünden')} an einem anderen Tag der Reise`,
  mayStay: 'Sein Datum gehört noch zur Reise, als ein anderer ihrer Tage',
  stay: (day) => `Am ${day} lassen`,
  outside: 'Außerhalb der neuen Daten',
  repair: (when) => `Verschieben auf ${when}`,
  unschedule: 'Aus dem Kalender nehmen, in der Liste behalten',
  remove: 'Aus der Reise entfernen',
}
