import { pattern } from '../../language/pattern.ts'
import { COUNT } from '../numbers.ts'
import type { Span } from '../plain-text.ts'

/** 'Two of the girls don't drink', 'three of them are vegan': some of those who travel, of whom something is said. Who goes is no such thing. */
const SOME_OF_THEM = pattern('gu')`
    \b(?:${COUNT}|some|most|half|both|none|a couple) of (?:them|(?:the|my|our|these|those)(?: \p{L}+){1,2}?)\s+(?:(?:do|does|did|have|has|had|are|is|
    were|was|can|could|will|would)(?:n't|nt| not)?|don't|dont|doesn't|doesnt|can't|cant|cannot|won't|wont|hates?|dislikes?|loves?|likes?|needs?|
    prefers?|eats?|drinks?|suffers?|(?:arrives?|lands?|gets? (?:in|here|there)|comes?|joins?(?: us)?|leaves?|fl(?:y|ies)(?: (?:in|out|home|back))?)(?= (?:only |just |already |later |earlier |not )*(?:on|until|till|by|at|from|in the|a day|one day|the (?:day|next)|later|earlier)))\b(?!\s+(?:also |both |all |now )?(?:go|going|come|coming|travel|travelling|traveling|fly|flying|join|joining|
    visit|visiting)\b|\s+(?:only |just |under |over |aged |${COUNT}\b))
  `

export function someOfThem(text: string): Span[] {
  return [...text.matchAll(SOME_OF_THEM)].map((match) => ({ from: match.index, to: match.index + match[0].length }))
}
