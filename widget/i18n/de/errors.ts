import type { ErrorCode } from '@meander/sdk/contract/errors'
import type { errors as en } from '../en/errors.ts'
import type { Texts } from '../index.ts'

/** Of those that a person meets and a screen has no words of its own for. */
const SENTENCES: Readonly<Partial<Record<ErrorCode, string>>> = {
  'bad-request': 'Bitte prüfen Sie Ihre Angaben.',
  'not-signed-in': 'Bitte melden Sie sich dafür an.',
  'not-allowed': 'Das können nur andere ändern.',
  'origin-not-allowed': 'Diese Seite darf den Reiseplaner nicht verwenden. Wer sie betreibt, muss ihre Adresse anmelden.',
  'not-found': 'Das gibt es nicht mehr.',
  'outside-trip-dates': 'Dieser Tag liegt außerhalb der Reise.',
  'time-not-offered': 'Um diese Uhrzeit gibt es keinen Beginn.',
  'time-overlaps': 'Um diese Uhrzeit ist schon etwas anderes geplant.',
  'itinerary-changed': 'Der Reiseplan wurde anderswo geändert.',
  expired: 'Das ist abgelaufen. Bitte beginnen Sie noch einmal.',
  'payload-too-large': 'Das ist zu lang zum Senden.',
  'too-many-requests': 'Zu viele Anfragen. Bitte warten Sie kurz.',
  internal: 'Bei uns ist etwas schiefgegangen.',
  'provider-failed': 'Der Buchungspartner antwortet nicht.',
  'shutting-down': 'Der Dienst startet neu. Bitte versuchen Sie es gleich noch einmal.',
}

export const errors: Texts<typeof en> = {
  /** Of another code the English sentence is better than none. */
  said: (code, sentence) => SENTENCES[code] ?? sentence,
}
