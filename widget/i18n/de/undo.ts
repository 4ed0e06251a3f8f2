import type { Texts } from '../index.ts'
import type { undo as en } from '../en/undo.ts'

export const undo: Texts<typeof en> = {
  done: 'Wieder wie zuvor',
  partly: 'Zurückgelegt, aber nicht alles',
  taken: (title, other) => `${title}: Dort liegt jetzt ${other}.`,
  outside: (title) => `${title}: Sein Platz liegt nicht mehr in der Reise.`,
  elsewhere: 'Es wurde eben anderswo geändert.',
  breaks: (titles) => `${titles}: passt dann nicht mehr an seinen Platz im Kalender. Ändern Sie die Reise, um zu sagen, was daraus werden soll.`,
}
