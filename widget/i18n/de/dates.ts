import type { dates as en } from '../en/dates.ts'
import { count, type Texts } from '../index.ts'

export const dates: Texts<typeof en> = {
  title: 'Reisedaten wählen',
  confirm: 'Daten übernehmen',
  hint: 'Wählen Sie den ersten Tag, dann den letzten.',
  firstStays: 'Die Reise hat begonnen. Wählen Sie den letzten Tag.',
  otherFirst: 'Anderen ersten Tag wählen',
  started: (first) => `Ab ${first}. Wählen Sie den letzten Tag.`,
  ranged: (days, number) => `${days}, ${count(number, 'Tag', 'Tage')}`,
  done: 'Fertig',
  previousMonth: 'Vorheriger Monat',
  nextMonth: 'Nächster Monat',
  notSet: 'Noch kein Datum',
  invalid: 'Ungültiges Datum',
  length: (days) => count(days, 'Tag', 'Tage'),
}
