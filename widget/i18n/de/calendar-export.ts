import type { calendarExport as en } from '../en/calendar-export.ts'
import type { Texts } from '../index.ts'

export const calendarExport: Texts<typeof en> = {
  title: 'In Ihren Kalender',
  file: 'Als Datei',
  fileText: 'Die Reise, wie sie jetzt ist, für jedes Kalenderprogramm. Ihre Notizen stehen darin; spätere Änderungen kommen dort nicht an.',
  download: 'Kalenderdatei herunterladen',
  downloadFailed: 'Die Kalenderdatei konnte nicht erstellt werden. Bitte versuchen Sie es noch einmal.',
  subscribe: 'Als Abonnement',
  subscribeText: 'Ihr Kalender liest einen privaten Link immer wieder und folgt jeder Änderung. Wer den Link hat, kann die Reise lesen; Notizen, die Sie für sich behalten, stehen nicht darin.',
  asking: 'Wir suchen Ihren Link\u00a0…',
  askFailed: 'Ihr Link konnte nicht gelesen werden.',
  tryAgain: 'Noch einmal versuchen',
  make: 'Privaten Link erstellen',
  linkFailed: 'Der Link konnte nicht erstellt werden. Bitte versuchen Sie es noch einmal.',
  link: 'Privater Link',
  openIn: 'In Ihrem Kalender öffnen',
  copy: 'Link kopieren',
  copied: 'Der Link ist in Ihrer Zwischenablage.',
  copyFailed: 'Der Link konnte nicht kopiert werden. Markieren und kopieren Sie ihn von Hand.',
  revoke: 'Link widerrufen',
  revokeQuestion: 'Jeder Kalender, der diesen Link liest, folgt der Reise dann nicht mehr, und der Link kommt nicht wieder.',
  keep: 'Behalten',
  revokeText: 'Einmal widerrufen, zeigt der Link niemandem mehr etwas. Ein neuer hat eine andere Adresse.',
  revoked: 'Der Link ist widerrufen. Kalender, die ihn lesen, folgen dieser Reise nicht mehr.',
  revokeFailed: 'Der Link konnte nicht widerrufen werden. Bitte versuchen Sie es noch einmal.',
  close: 'Schließen',
}
