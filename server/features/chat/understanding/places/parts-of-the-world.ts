import { wordList } from '../../language/word-list.ts'
import { lowerCase } from '../plain-text.ts'
import type { Place } from '../../../destinations/index.ts'
import { cueBefore } from './cues.ts'
import type { Mention, NamedThings } from './mentions.ts'
import { spanOf } from './mentions.ts'
import type { Tokens } from './tokens.ts'
import { worldPart } from './world-parts.ts'

/** Names that describe as well: 'Mediterranean food', 'an arctic fox' are of no trip there, 'the Caribbean' and 'a Mediterranean cruise' are. */
const DESCRIBES = wordList('arctic caribbean mediterranean sahara himalayas midwest alps')
const STAYS_A_PLACE = /^\s*(?:$|[.,;:!?)&+/-]|(?:cruise|coast|islands?|trip|holiday|vacation|sea|for|in|on|from|with|and|or|this|next|at|by|please|to|during|over|around|early|late|mid|is|would|instead|then|maybe|\d)(?!\w))/i

/** 'Two weeks in Europe', 'somewhere in Asia': where the trip goes, as long as nothing nearer is named. */
export function readPartOfTheWorld({ broad }: NamedThings, tokens: Tokens, known: Place | null): Mention | null {
  for (const { at, last } of broad) {
    const span = spanOf(tokens, at, last)
    const said = lowerCase(tokens.text.slice(span.from, span.to))
    const place = worldPart(said)
    const cue = cueBefore(tokens.words, at)
    const isWanted = (cue.role === 'to' || cue.role === 'bare' || cue.role === 'begins') && (!DESCRIBES.has(said) || STAYS_A_PLACE.test(tokens.text.slice(span.to)))
    // 'Is it the oldest in Europe?' says nothing new once a place is agreed on.
    if (place !== undefined && isWanted && (known === null || isPartOfTheWorld(known) || cue.strength === 'strong')) return { place, at, last, cue, role: 'wanted', isOpen: false, ...span }
  }
  return null
}

/** Whether a destination is so large that nobody can look for things to do there: it has a name and no country. */
export function isPartOfTheWorld({ countryCode }: Pick<Place, 'countryCode'>): boolean {
  return countryCode === ''
}
