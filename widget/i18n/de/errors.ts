import type { errors as en } from '../en/errors.ts'
import type { Texts } from '../index.ts'

export const errors: Texts<typeof en> = {
  'bad-request': 'Etwas an dieser Anfrage war nicht zu verstehen.',
  'missing-information': 'Es fehlt noch etwas. Bitte füllen Sie alle Felder aus.',
  'unsupported-audio': 'Diese Aufnahme hat ein Format, das sich nicht lesen lässt.',
  'invalid-activity-id': 'Ungültige Kennung des Erlebnisses',
  'not-signed-in': 'Bitte melden Sie sich dafür an.',
  'not-allowed': 'Das können nur andere ändern.',
  'origin-not-allowed': 'Diese Seite darf den Reiseplaner nicht verwenden. Wer sie betreibt, muss ihre Adresse anmelden.',
  'not-found': 'Das gibt es nicht mehr.',
  'method-not-allowed': 'Das geht hier nicht.',
  'outside-trip-dates': 'Dieser Tag liegt außerhalb der Reise.',
  'time-not-offered': 'Um diese Uhrzeit gibt es keinen Beginn.',
  'time-overlaps': 'Um diese Uhrzeit ist schon etwas anderes geplant.',
  'needs-consent': 'Für den Weg ist die Zeit knapp.',
  'breaks-schedule': 'Etwas Geplantes passt nicht zu dieser Änderung.',
  'itinerary-changed': 'Der Reiseplan wurde anderswo geändert.',
  expired: 'Das ist abgelaufen. Bitte beginnen Sie noch einmal.',
  'payload-too-large': 'Das ist zu lang zum Senden.',
  'unsupported-media-type': 'Diese Datei lässt sich nicht lesen.',
  'too-many-requests': 'Zu viele Anfragen. Bitte warten Sie kurz.',
  internal: 'Bei uns ist etwas schiefgegangen.',
  'provider-failed': 'Der Buchungspartner antwortet nicht.',
  'speech-unavailable': 'Die Spracheingabe ist gerade nicht verfügbar.',
  'shutting-down': 'Der Dienst startet neu. Bitte versuchen Sie es gleich noch einmal.',
}
