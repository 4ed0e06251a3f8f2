import type { tripSheet as en } from '../en/trip-sheet.ts'
import type { Texts } from '../index.ts'

export const tripSheet: Texts<typeof en> = {
  print: 'Drucken',
  waiting: 'Noch ohne Tag',
  copies: 'Noch einmal gemerkt, ohne eigenen Platz',
  free: 'An diesem Tag steht nichts fest',
  goesOn: 'geht weiter',
  pastMidnight: 'über Mitternacht',
  until: (time) => `bis ${time}`,
  meet: 'Treffpunkt:',
  each: (price) => `${price} pro Person`,
  sample: 'Musterangebot',
  book: 'Buchen:',
}
