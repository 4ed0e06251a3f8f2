import { count, type Texts } from '../index.ts'
import type { arrange as en } from '../en/arrange.ts'

export const arrange: Texts<typeof en> = {
  open: 'Reise ordnen',
  title: 'Meine Reise ordnen',
  asking: 'Wir suchen die besten Tage und Stunden …',
  failed: 'Es ließ sich kein Vorschlag machen. Bitte versuchen Sie es noch einmal.',
  tryAgain: 'Noch einmal versuchen',
  pace: 'Wie voll die Tage sind',
  paces: { relaxed: 'Gemächlich', normal: 'Ausgewogen', full: 'Voll' },
  placed: (items) => `${items} neu`,
  changes: (items) => (items === 0 ? 'Nichts einzuplanen' : count(items, 'Änderung', 'Änderungen')),
  lead: 'Nur wirkliche Termine, Nahes beieinander, mit Zeit für den Weg. Was eingeplant ist, bleibt, wo es ist.',
  new: (when) => `Neu: ${when}`,
  notPlaced: 'Nicht eingeplant',
  discard: 'Verwerfen',
  apply: (items) => `${count(items, 'Änderung', 'Änderungen')} übernehmen`,
  nothingYet: 'In Ihrem Kalender hat sich noch nichts geändert.',
  applied: (items) => `${count(items, 'Erlebnis', 'Erlebnisse')} eingeplant`,
  applyFailed: 'Der Vorschlag konnte nicht übernommen werden. Bitte versuchen Sie es noch einmal.',
  changedElsewhere: 'Die Reise wurde soeben anderswo geändert: Dies ist ein neuer Vorschlag für sie, wie sie jetzt ist.',
  undo: 'Rückgängig',
  days: 'Die Tage nach Vorschlag',
  keyNew: 'Neu',
}
