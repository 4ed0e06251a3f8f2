import type { app as en } from '../en/app.ts'
import type { Texts } from '../index.ts'

export const app: Texts<typeof en> = {
  name: 'Meander',
  close: 'Schließen',
  cancel: 'Abbrechen',
  tryAgain: 'Noch einmal versuchen',
  dismiss: 'Ausblenden',
  notifications: 'Hinweise',
  loading: 'Einen Augenblick\u00a0…',
  boundary: {
    title: 'Da ist etwas schiefgegangen',
    text: 'An Ihren Reisen hat sich nichts geändert.',
    refresh: 'Seite neu laden',
    dialog: 'Da ist etwas schiefgegangen. Bitte laden Sie die Seite neu.',
  },
  missing: 'Ein Teil des Reiseplaners wurde nicht geladen.',
}
