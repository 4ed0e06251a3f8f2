import type { Clause, Span } from '../../reader/index.ts'
import { OF_THINGS } from '../clauses/change-of-plan.ts'
import type { Reading } from '../read-prompt.ts'

/** Whether clauses lean on each other so that they are one wish, which only the whole of the message tells. */
export function isOneWish(clauses: readonly Clause[], plan: Reading['plan']): boolean {
  return clauses.some((clause, at) => takesDayOut(clause) || (at > 0 && leansBack(clause))) || (clauses.length > 1 && (clauses.some(pointsAtOthers) || clauses.some((clause) => namesTown(clause, plan)))) || tellsDays(clauses)
}

/** 'Take the last day out': no thing of it. */
function takesDayOut({ act, text, spans }: Clause): boolean {
  return act === 'remove' && WHOLE_DAY.test(text) && !spans.some(isThing)
}

/** 'Rather something with history', 'max one', 'a museum instead': what goes, or what there is so much of, stands in what was said before. */
function leansBack({ act, text, spans }: Clause): boolean {
  return (act === 'find' && RATHER.test(text)) || COUNTS.test(text) || (act === 'replace' && !spans.some(({ label }) => label === 'out' || label === 'item'))
}

/** 'Keep that day light', 'but change the rest'. */
function pointsAtOthers({ text, spans }: Clause): boolean {
  return OTHERS.test(text) || (THAT_DAY.test(text) && !spans.some(({ label }) => label === 'in' || label === 'item'))
}

/** A town that is left out makes another trip. */
function namesTown({ act, spans }: Clause, plan: Reading['plan']): boolean {
  return OF_THINGS.has(act) && spans.some(({ words }) => plan.some(({ place }) => place === words.trim()))
}

/** 'One thing on Friday evening, two on Saturday': what the plan shall have on each day. */
function tellsDays(clauses: readonly Clause[]): boolean {
  return clauses.some(({ act, spans }) => act === 'plan' && spans.some(({ label }) => label === 'day')) && clauses.some(({ act }) => act === 'add')
}

function isThing({ label, words }: Span): boolean {
  return (label === 'out' || label === 'item' || label === 'in') && !/^\W*(?:the )?(?:first|second|third|last|day|it|that)\W*$/i.test(words)
}

const RATHER = /^\W*(?:(?:but|and|und|aber|et|mais|y|pero) )?(?:rather|instead|lieber|stattdessen|plutôt|más bien|mejor)(?!\p{L})/iu
/** 'Max one', 'only one of them please': so many of what stands before it. */
const COUNTS = /^\W*(?:(?:max(?:imum)?|only|just|at most|no more than|not more than) )+(?:one|two|three|\d)(?: of (?:them|those|these))?\W*(?:please\W*)?$|^\W*(?:one|two|three) (?:is|are) (?:enough|plenty)\W*$/iu
const THAT_DAY = /\b(?:that|this|the same) (?:day|morning|afternoon|evening|night)\b|(?<!\p{L})(?:an dem tag|ce jour-là|ese día)(?!\p{L})/iu
const WHOLE_DAY = /\b(?:last|first|second|third|fourth|whole|entire|that|this|\p{L}+day['’]s)? ?day (?:out|off|away)\b|\b(?:last|first|second|third|whole) day\b/iu
const OTHERS = /\b(?:the rest|everything else|all else|the others?|the other (?:two|three|days))\b|(?<!\p{L})(?:den rest|alles andere|le reste|el resto)(?!\p{L})/iu
