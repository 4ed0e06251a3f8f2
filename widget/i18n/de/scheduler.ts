import type { scheduler as en } from '../en/scheduler.ts'
import type { Texts } from '../index.ts'

export const scheduler: Texts<typeof en> = {
  tooFewFor: (party) => `Zu wenig für ${party}`,
  every: (title) => `Alle Zeiten von „${title}“`,
  back: 'Zurück',
  now: (day, time) => `In Ihrem Kalender: ${day}, ${time}`,
}
