import type { notes as en } from '../en/notes.ts'
import { count, type Texts } from '../index.ts'

export const notes: Texts<typeof en> = {
  told: 'Diese Notiz allen zeigen, die den Link der Reise haben',
  tooLong: (excess) => `Zu lang: Eine Notiz fasst 10.000 Zeichen. Bitte kürzen Sie um ${count(excess, 'Zeichen', 'Zeichen')}.`,
  unsaved: 'Das haben Sie geschrieben. Es ist noch nicht abgelegt: Bitte speichern Sie es noch einmal.',
}
