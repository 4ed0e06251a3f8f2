import type { found as en } from '../en/found.ts'
import type { Texts } from '../index.ts'

export const found: Texts<typeof en> = {
  title: 'Erlebnisse, die zu Ihnen passen',
  compare: 'Erlebnisse vergleichen',
  all: (results) => `Alle ${results} ansehen`,
  searchAgain: 'Neu suchen',
  searchInstead: 'Etwas anderes suchen',
  there: 'dort',
  alternatives: [
    (place) => `Essen und Märkte: ${place}`,
    (place) => `Spaziergänge durch alte Gassen: ${place}`,
    (place) => `Etwas auf dem Wasser: ${place}`,
    (place) => `Museen und Paläste: ${place}`,
    (place) => `Tagesausflüge: ${place}`,
    (place) => `Abends ausgehen: ${place}`,
    (place) => `Gärten und Aussichtspunkte: ${place}`,
    (place) => `Mit Kindern unterwegs: ${place}`,
    (place) => `Etwas für einen Regentag: ${place}`,
    (place) => `Kochen und Verkosten: ${place}`,
  ],
}
