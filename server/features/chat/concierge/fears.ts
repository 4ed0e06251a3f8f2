import { pattern } from '../language/pattern.ts'

/** What somebody cannot bear, and the kinds and words of outings that have it. */
const FEARS: readonly (readonly [name: string, words: RegExp, avoid: readonly string[]])[] = [
  ['heights', pattern('i')`
    \b(?:(?:scared|afraid|frightened|terrified|fear) of heights|vertigo|acrophob\w+|no good with heights|can't do heights)\b
  `, ['views', 'tower', 'summit', 'roof', 'dome', 'cable', 'balloon', 'zipline', 'climbing', 'via ferrata', 'cliff']],
  ['narrow places', pattern('i')`
    \b(?:claustrophob\w+|(?:scared|afraid|fear) of (?:tight|narrow|small|enclosed|closed) (?:spaces?|places?|rooms?))\b
  `, ['cave', 'underground', 'bunker', 'catacomb', 'tunnel', 'cellar', 'crypt', 'submarine']],
  ['deep water', pattern('i')`
    \b(?:can't swim|cannot swim|can not swim|non-?swimmers?|(?:scared|afraid|fear) of (?:the |deep |open )*(?:water|sea))\b
  `, ['kayak', 'paddle', 'surf', 'diving', 'dive', 'snorkel', 'swim', 'raft', 'canoe']],
]

export interface Fear {
  name: string
  avoid: readonly string[]
}

/** It holds for the whole trip, whenever it was said. */
export function fearsIn(turns: readonly string[]): Fear[] {
  return FEARS.flatMap(([name, words, avoid]) => (turns.some((turn) => words.test(turn)) ? [{ name, avoid }] : []))
}
