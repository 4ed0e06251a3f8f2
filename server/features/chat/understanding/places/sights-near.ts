import { pattern } from '../../language/pattern.ts'
import { kilometresBetween } from '@meander/sdk/contract/travel'
import type { Place } from '../../../destinations/index.ts'
import type { Mention } from './mentions.ts'

const NEAR_KILOMETRES = 100
/** More people make a town that one stays in. */
const A_TOWN = 100_000
const ASKED = pattern('i')`
  ^\W*(?:(?:and|ok(?:ay)?|so|then|hm+|oh)[\s,]+)*(?:(?:what|how) about|is there|do you (?:have|sell)|have you (?:got)?|anything (?:for|at|in|to)|
  (?:can|could|should|shall) we (?:see|do|visit|fit in|get to)|(?:any )?(?:tickets?|tours?|excursions?|day trips?) (?:to|for|of|at))?\s*(?:to |the )?$
`
const AFTER = /^(?:\s*(?:tickets?|tours?|palace|castle|gardens?|ruins|day trips?|excursions?|then|please|on (?:the list|your books|offer)))*\s*\W*$/i

/**
 * 'And Versailles?', 'Machu Picchu tickets' in a trip to Paris or Cusco: a small place nearby that is asked for by its name is a thing to
 * see from there, and no new destination.
 */
export function isSightNear({ place, from, to }: Mention, { text, known }: { text: string; known: Place | null }): boolean {
  if (known === null || !known.hasInventory || place.hasInventory || place.kind === 'country' || place.id === known.id || place.countryCode !== known.countryCode) return false
  if (place.population >= A_TOWN || kilometresBetween(known, place) > NEAR_KILOMETRES) return false
  return ASKED.test(text.slice(0, from)) && AFTER.test(text.slice(to))
}
