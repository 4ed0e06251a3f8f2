import { pattern } from '../language/pattern.ts'
import type { Refinement, RefinementKind } from './refinements.ts'

/** Which way everything shown is to lean, in force from when it was said until the opposite is. */
export type Leaning = Extract<RefinementKind, 'cheaper' | 'dearer' | 'shorter' | 'longer' | 'closer' | 'quieter' | 'easier' | 'earlier' | 'later' | 'free'>

const OPPOSITES: Readonly<Record<Leaning, readonly RefinementKind[]>> = {
  cheaper: ['dearer'],
  free: ['dearer'],
  dearer: ['cheaper', 'free'],
  shorter: ['longer'],
  longer: ['shorter'],
  earlier: ['later'],
  later: ['earlier'],
  closer: [],
  quieter: [],
  easier: [],
}
/** Words that take a leaning back. */
const TAKEN_BACK: readonly [Leaning, RegExp][] = [
  ['cheaper', pattern()`
    \b(?:don't|dont|do not|doesn't|not) (?:really )?(?:care|mind|worry|worried|fussed) (?:about |what |how much )?(?:the |my |our )?(?:price|cost|
    money|budget|it costs)|\b(?:the |my |our )?(?:budget is (?:open|unlimited|no (?:issue|problem))|unlimited budget|
    no (?:budget )?limit on (?:money|price)|no matter (?:what|how much) it costs|whatever it costs)\b|
    \b(?:price|cost|money|budget) (?:doesn't|does not|isn't|is not|is no|no longer) (?:matter|important|an? (?:object|issue|concern|problem))|
    \b(?:never ?mind|forget|ignore) (?:about )?the (?:price|cost|money|budget)|\bneedn't be cheap|\bdoesn't have to be cheap|
    \bmoney is no (?:object|issue)\b
  `],
  ['shorter', /\b(?:length|duration) (?:doesn't|does not) matter\b|\b(?:can|may) be long(?:er)?\b/],
  ['closer', /\b(?:distance (?:doesn't|does not) matter|(?:can|may) be (?:further|farther|far) (?:away|out))\b/],
]

/** Money is no matter any more: neither 'cheaper' nor a sum that was named. */
export function frees(leaning: Leaning, text: string): boolean {
  return TAKEN_BACK.some(([name, form]) => name === leaning && form.test(text))
}

function isLeaning(kind: RefinementKind): kind is Leaning {
  return Object.hasOwn(OPPOSITES, kind)
}

/** The leanings after one more message. */
export function nextLeanings(before: readonly Leaning[], { refinement, text }: { refinement: Refinement | null; text: string }): Leaning[] {
  const kept = before.filter((leaning) => !frees(leaning, text))
  if (refinement === null || !isLeaning(refinement.kind)) return kept
  const { kind } = refinement
  return [...kept.filter((leaning) => leaning !== kind && !OPPOSITES[kind].includes(leaning)), kind]
}
