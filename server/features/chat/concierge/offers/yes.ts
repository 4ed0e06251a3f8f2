import type { Clause } from '../../reader/index.ts'
import type { Reading } from '../read-prompt.ts'

const YES = /^\W*(?:(?:ok|okay|oh|great|perfect|lovely|nice|cool|hmm|well|gut|super|bon|bueno)\W+)*(?:yes|yeah|yep|yup|sure|please|ok(?:ay)?|fine|perfect|great|do (?:it|that|so)|go ahead|go for it|put (?:it|that|them|both) (?:in|there|on)|add (?:it|that|them|both)|sounds (?:good|great|lovely|fine)|let's do (?:it|that)|i'd like that|both|why not|ja|gerne?|klar|passt|mach das|bitte|oui|d'accord|volontiers|vas-y|allez-y|parfait|s[ií]|vale|claro|de acuerdo|adelante|perfecto)(?![\p{L}])/iu
const NO = /\b(?:no|not|don't|nope|nein|nicht|non|pas|but not|rather|instead|without|something else|anything else)\b/i
/** More than that says something of its own. */
export const LONGEST = 60
/** So sure a reading is, before a yes or a no is taken from it. */
const SURE = 0.5

/** A yes, in whatever words. */
export function saysYes(said: string, clauses: readonly Clause[] = []): boolean {
  return !saysNo(said, clauses) && (clauses.some(({ act, share }) => act === 'accept' && share >= SURE) || (said.length <= LONGEST && YES.test(said)))
}

/** A no, or a wish for something else. */
export function saysNo(said: string, clauses: readonly Clause[] = []): boolean {
  if (clauses.some(({ act, share }) => act === 'accept' && share >= SURE)) return false
  return clauses.some(({ act, share }) => (act === 'decline' || act === 'other') && share >= SURE) || NO.test(said)
}

/** True of a yes where something was offered. */
export function acceptsOffer(said: string, { offer, clauses }: Pick<Reading, 'offer' | 'clauses'>): boolean {
  return offer?.kind === 'put' && saysYes(said, clauses)
}
