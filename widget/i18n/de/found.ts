import { wordsOf } from '@meander/sdk/contract/suggestions'
import type { found as en } from '../en/found.ts'
import { formatNumber, type Texts } from '../index.ts'

/** What the server calls the kinds of things that a place has. */
const WISHES: Readonly<Record<string, string>> = {
  History: 'Geschichte', Architecture: 'Architektur', Food: 'Essen und Trinken', 'Local life': 'Alltag', Nature: 'Natur', Views: 'Aussichten', Walks: 'Spaziergänge', Art: 'Kunst',
  Museums: 'Museen', Boats: 'Bootsfahrten', Music: 'Musik', 'Train rides': 'Zugfahrten', 'Churches and temples': 'Kirchen und Tempel', Gardens: 'Gärten', Workshops: 'Werkstätten',
  Wildlife: 'Tierwelt', Markets: 'Märkte', 'Water sports': 'Wassersport', Nightlife: 'Nachtleben', Hikes: 'Wanderungen', Beaches: 'Strände', 'Something romantic': 'Romantisches',
  Cycling: 'Radfahren', 'Spas and wellness': 'Wellness', Adventure: 'Abenteuer', Science: 'Wissenschaft', Sport: 'Sport', Literature: 'Literatur', Castles: 'Burgen und Schlösser',
  Wine: 'Wein', Theatre: 'Theater', 'A cooking class': 'Ein Kochkurs', Coffee: 'Kaffee', Beer: 'Bier', Shopping: 'Einkaufen', Spas: 'Thermen', 'Street art': 'Straßenkunst',
  Ruins: 'Ruinen', Culture: 'Kultur', Temples: 'Tempel', Jazz: 'Jazz', Crafts: 'Handwerk', Sake: 'Sake', 'Northern lights': 'Nordlichter',
}

export const found: Texts<typeof en> = {
  title: 'Wie für Sie gemacht',
  compare: 'Erlebnisse vergleichen',
  all: (results) => `Alle ${results} ansehen`,
  way: (suggestion) => {
    if (suggestion.id === 'days') return `${formatNumber(suggestion.days)} Tage daraus machen`
    // What is no word of the server's own is shown as it was sent.
    if (suggestion.id === 'wish') return WISHES[suggestion.wish] ? `${WISHES[suggestion.wish]} in ${suggestion.place}` : wordsOf(suggestion)
    return { 'next-weekend': 'Nächstes Wochenende', cheaper: 'Etwas Günstigeres', 'out-of-town': 'Ausflüge in die Umgebung', more: 'Mehr zeigen' }[suggestion.id]
  },
  step: (id, day) => ({ onward: `Weiter zu Tag ${day}`, skip: `Tag ${day} überspringen, nichts geplant`, complete: 'Planung abschließen' })[id],
  searchAgain: 'Neu suchen',
  searchInstead: 'Etwas anderes suchen',
  there: 'dort',
  alternatives: [
    (place) => `Essen und Märkte: ${place}`,
    (place) => `Spaziergänge durch alte Gassen: ${place}`,
    (place) => `Etwas auf dem Wasser: ${place}`,
    (place) => `Museen und Paläste: ${place}`,
    (place) => `Gärten und Aussichtspunkte: ${place}`,
    (place) => `Etwas für einen Regentag: ${place}`,
  ],
}
