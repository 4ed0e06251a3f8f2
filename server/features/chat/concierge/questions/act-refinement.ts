import { ASKS } from '../../item-talk/item-talk.ts'
import { ASKS_OF_CARDS, CERTAIN, LIKELY } from '../../understanding/acts/index.ts'
import type { Act, ActReading } from '../../understanding/acts/index.ts'
import { isMereCourtesy } from './after-courtesies.ts'
import type { Refinement, RefinementKind } from '../refinements.ts'

const WISHES: { [Name in Act]?: RefinementKind } = { cheaper: 'cheaper', shorter: 'shorter', 'other-ones': 'other', drop: 'remove' }
/** Single words that a question has as well: 'can we cancel it', 'is it a full day'. */
const BY_A_WORD: ReadonlySet<RefinementKind> = new Set(['remove', 'swap', 'longer'])
const WANTS_THINGS = /\b(?:something|anything|somewhere|others?|another|instead|swap|replace)\b/i

/** What a message wants otherwise: where no word says it, what was learned; and nothing where a question only has such a word. */
export function refinementOfAct({ act, share }: ActReading, text: string, known: Refinement | null): Refinement | null {
  if (known === null && UNMOVED.test(text)) return { kind: 'other' }
  if (isMereCourtesy(text)) return null
  if (share < LIKELY) return known
  if (known !== null) return ASKS_OF_CARDS.has(act) && BY_A_WORD.has(known.kind) && !WANTS_THINGS.test(text) && ASKS.test(text.toLowerCase()) ? null : known
  const kind = WISHES[act]
  return kind === undefined || (kind === 'remove' && share < CERTAIN) || text.length > LONGEST || (kind === 'remove' && !TAKES_OUT.test(text)) ? null : { kind }
}

const TAKES_OUT = /\b(?:out|away|off|less|fewer|no|not|don't|won't|without|drop|lose|cut|ditch|pass|skip|forget|strike|minus|scrap|leave|remove|weg|ohne|sans|sin)\b/i
/** A word of who is not taken with what was shown. */
const UNMOVED = /^\W*(?:meh+|bleh+|nah+|pff+t?|h+m+ no|so[- ]so|others?|dull|lame|bof)\W*$/i
/** Longer ones say more than that. */
const LONGEST = 60
