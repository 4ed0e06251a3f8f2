import type { lost as en } from '../en/lost.ts'
import type { Texts } from '../index.ts'

export const lost: Texts<typeof en> = {
  title: 'Diese Seite gehört nicht zum Reiseplaner',
  back: 'Zurück zum Gespräch',
}
