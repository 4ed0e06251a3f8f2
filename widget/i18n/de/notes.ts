import type { notes as en } from '../en/notes.ts'
import type { Texts } from '../index.ts'

export const notes: Texts<typeof en> = {
  told: 'Diese Notiz allen zeigen, die den Link der Reise haben',
}
