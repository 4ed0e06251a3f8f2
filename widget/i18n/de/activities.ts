import type { activities as en } from '../en/activities.ts'
import type { Texts } from '../index.ts'

export const activities: Texts<typeof en> = {
  panel: 'Erlebnisse',
  viewTrip: 'Ihre Reise ansehen',
  close: 'Schließen',
  emptyTitle: 'Es kann losgehen',
  emptyText: 'Erzählen Sie uns, wohin Ihre nächste Reise gehen soll\u00a0…',
  loadingTitle: 'Wir suchen schöne Erlebnisse',
  loadingText: 'Wir stellen zusammen, was zu Ihrer Reise passt\u00a0…',
  open: (title) => `${title} öffnen`,
  save: 'Merken',
  saved: 'Gemerkt',
  saveNamed: (title) => `${title} merken`,
  savedNamed: (title) => `Gemerkt: ${title}`,
  book: 'Buchen',
  bookNamed: (title) => `${title} buchen (öffnet einen neuen Tab)`,
  noPrice: 'Preis auf Anfrage',
  before: 'Früher',
  now: 'jetzt',
  perPerson: 'pro Person',
  sample: 'Musterangebot',
}
