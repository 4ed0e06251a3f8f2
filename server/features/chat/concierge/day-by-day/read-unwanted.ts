import { pattern } from '../../language/pattern.ts'
import { meantBy, namingWords } from '../../ranking/index.ts'
import { clausesOf, droppedIn, plainName } from './clauses.ts'
import { withoutDays } from './days-named.ts'
import { outOf } from './out-of-plan.ts'
import type { PlanWish } from './plan-wish.ts'
import { isShownLast } from './standing-plan.ts'
import type { Told } from './told.ts'

/** What one sentence after another wants out of the plan, each one thing; null where some clause names none, or several. */
export function dropsByClause(text: string, told: Told): string[] | null {
  const clauses = clausesOf(text)
  const drops = clauses.flatMap((clause) => droppedIn(clause) ?? [])
  if (clauses.length < 2 || drops.length === 0 || drops.some((out) => /\band\b|,/.test(out))) return null
  const outs = drops.map((out) => outOf(out, told))
  return outs.every((some) => some.length === 1) ? [...new Set(outs.flat().map(({ productCode }) => productCode))] : null
}

/** Said to be unwanted, in whatever words: 'we have seen it', 'too long for us'. */
export function readUnwanted(text: string, told: Told): PlanWish | null {
  const clause = clausesOf(text).find((one) => UNWANTED.test(one))
  if (clause === undefined || /\?/.test(text)) return null
  const words = clause.replace(UNWANTED, ' ')
  const some = outOf(words, told)
  // 'We do not fancy walking' is said of no thing of the plan by its name.
  if (some.length === 0 || !(/\b(?:the|that|this|our)\b/.test(words) || some.every(({ card: { title } }) => meantBy(words, [title], (one) => ({ title: one, tags: [] })).length > 0))) return null
  return some.length === 1 ? { kind: 'drop', codes: some.map(({ productCode }) => productCode) } : { kind: 'which-out', codes: some.map(({ productCode }) => productCode), said: '' }
}

/** 'Drop the castle', where none stands. */
export function readNoSuch(text: string, told: Told): PlanWish | null {
  const match = /^\W*(?:(?:please|can you|could you|ok|and|then|so|also)\W+)*(?:drop|remove|take out|take(?= .{2,40} out\b)|scrap|delete)\s+the (?<out>[^.;,?!]+)/.exec(text)
  const out = match?.groups?.['out']
  if (out === undefined || !isShownLast(told.reading) || OF_TRIP.test(out) || namingWords(withoutDays(out)).length === 0 || outOf(out, told).length > 0) return null
  return { kind: 'which-out', codes: [], said: plainName(withoutDays(out)) }
}

const OF_TRIP = /\b(?:prices?|costs?|budget|limit|bookings?|plans?|trips?|dates?|days?|everything|all|whole|rest|others?|hotel|flights?|idea|car|kids?|children|filter|bus|city)\b/

const UNWANTED = pattern('u')`
  \b(?:(?:we|i|they)(?:'ve| have)? (?:all |both )?(?:already )?(?:seen|done|been (?:to|in|on))|is(?:n't| not) (?:for us|our thing|for me|really us)|
  (?:is|are|sounds|seems|looks) (?:a bit |far |much |way )?too (?:long|far|much|early|late|touristy|strenuous|hard)(?: for (?:us|me|the \p{L}+|my \p{L}+))?|
  (?:can|could|would rather|'d rather) do without|
  (?:don't|do not|doesn't|does not) (?:need|want|fancy|interest us)|
  not interested in|no need for|give (?=.{2,40} a miss\b)|pass on|leave out|leave (?=.{2,40} out\b)|skip)\b
`
