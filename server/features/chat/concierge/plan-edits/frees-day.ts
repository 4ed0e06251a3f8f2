import type { Day } from '@meander/sdk/contract/days'
import { pattern } from '../../language/pattern.ts'
import type { PlanWish } from '../day-by-day/plan-wish.ts'
import { momentsIn } from './moments.ts'

/** A day that is to have nothing on it, in the four languages. */
const FREES = pattern('iu')`
  \b(?:wipe|clear|empty|blank)(?: out)?\b|\b(?:everything|all|whatever|anything)\b[^.?!]{0,24}\b(?:on|for|in|of)\b[^.?!]{0,40}\b(?:go(?:es)?|gone|out|off|away)\b|
  \b(?:take|strike|throw|cross) (?:off|out|away) (?:everything|all|whatever|anything)\b|\b(?:take|scrap|cancel|drop|delete|remove|bin) (?:everything|whatever|all of it|the lot)\b|
  \b(?:hätten|haben|wollen|möchten|brauchen|hätte|möchte|will|brauche|lass|lassen|lasst|halt|halten|haltet|mach|machen|bleibt|bleiben|soll|räum)\b[^.?!]{0,40}\b(?:frei|leer)(?:halten|lassen|räumen|machen)?\b|\bfrei(?:halten|lassen|räumen|machen)\b|
  \b(?:frei|leer) (?:haben|lassen|halten|bleiben|machen)\b|\b(?:alles|nichts) (?:am|vom|für)\b|
  \b(?:garder|gardez|garde|laisser|laissez|laisse|préf\p{L}+|voul\p{L}+|voudr\p{L}+|aimerions|aimerais|avoir|rester?)\b[^.?!]{0,40}\b(?:libre|vide)s?(?!\p{L})|\b(?:vide[rz]|libére[rz]|vide)\b|\brien (?:le|de prévu|ce)\b|
  \b(?:dej\p{L}+|quer\p{L}+|quier\p{L}+|quisi\p{L}+|tener|prefer\p{L}+|prefier\p{L}+|mant\p{L}+)\b[^.?!]{0,40}\b(?:libres?|vac[ií]os?)(?!\p{L})|\bvac[ií](?:ar|a|e|en)(?!\p{L})|\bliber(?:ar|a|e|en)(?!\p{L})|\bnada (?:el|para el)\b
`
/** Asked rather than wished, or a part of the trip that is free to be filled. */
const ASKS = /^\W*(?:(?:and|so|und|et|y)\s+)?(?:is|are|what|which|when|ist|was|welche\p{L}*|est-ce|quel\p{L}*|qu\p{L}+|qué|cuál\p{L}*|está)(?!\p{L})/iu
const LEAST = 1

/** 'Den Dienstag hätten wir gern frei', 'we land late on Monday so just wipe that day': the days that stay empty. */
export function readFreed(said: string, trip: { from: Day; to: Day }): Extract<PlanWish, { kind: 'empty' }> | null {
  const text = said.replaceAll('’', "'")
  if (!FREES.test(text)) return null
  // 'Drop whatever is on Sunday, we fly at noon': the hour is of something else.
  const sentences = text.split(/(?<=[.!?;])\s+|,\s+(?=(?:we|i|they|our|my|because|since|wir|ich|nous|on|nosotros)(?!\p{L}))/iu)
  const at = sentences.findIndex((sentence) => FREES.test(sentence) && !ASKS.test(sentence))
  if (at < 0) return null
  const own = daysIn(sentences[at] ?? '', trip)
  // 'That day' is the one that was named before.
  const days = own.length > 0 ? own : daysIn(text, trip)
  const [first, ...others] = days
  return first === undefined || (own.length === 0 && days.length > LEAST) ? null : { kind: 'empty', day: first, ...(others.length > 0 ? { others } : {}) }
}

function daysIn(text: string, trip: { from: Day; to: Day }): { date: Day; part: null }[] {
  const moments = momentsIn(text, trip)
  // Of a part of a day other readers know more.
  if (moments.some((one) => 'part' in one || 'time' in one)) return []
  return [...new Set(moments.flatMap((one) => ('date' in one ? [one.date] : [])))].map((date) => ({ date, part: null }))
}
