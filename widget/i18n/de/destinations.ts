import type { destinations as en } from '../en/destinations.ts'
import type { Texts } from '../index.ts'

export const destinations: Texts<typeof en> = {
  suggestions: 'Reiseziele',
  credit: 'Ortsnamen: GeoNames, CC BY 4.0',
  none: (typed) => `Kein Reiseziel zu „${typed}“ gefunden`,
  found: (count) => (count === 1 ? '1 Reiseziel gefunden' : `${count} Reiseziele gefunden`),
  plan: {
    title: 'Ihre Reise planen',
    where: 'Wohin möchten Sie reisen?',
    whereExample: 'Eine Stadt, eine Insel, eine Küste',
    when: 'Wann möchten Sie reisen?',
    whenExample: 'Reisedaten wählen',
    what: 'Was interessiert Sie?',
    whatExample: 'Gärten, alte Züge, gutes Essen',
    cancel: 'Abbrechen',
    start: 'Planung beginnen',
    asks: (place, dates) => {
      if (dates === null) return `Bitte planen Sie eine Reise nach ${place}.`
      return dates.from === dates.to ? `Bitte planen Sie einen Tag in ${place} am ${dates.from}.` : `Bitte planen Sie eine Reise nach ${place} vom ${dates.from} bis ${dates.to}.`
    },
    asksFor: (interests) => `Mich interessieren: ${interests}.`,
  },
}
