import { pattern } from '../../language/pattern.ts'
import { dayRange } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import { daysNamed } from '../day-by-day/days-named.ts'
import type { Trip } from '../day-by-day/free-hours.ts'
import { daysInEnglish } from './days-in-english.ts'

const RESTS = pattern('u')`
  \b(?:rest|lazy|free|pool|beach-?bum|do-nothing) days?\b(?! (?:trip|tour|out|pass|ticket)s?\b)|\bdays? off\b|
  \ba day (?:to|for) (?:rest|ourselves|relax(?:ing|ation)?|recover(?:ing)?|doing nothing|nothing)\b|\bday (?:with|of) nothing\b|
  (?<!\p{L})(?:one|an?|1|ein(?:en)?|une?|uno?) (?:(?:whole|full|entire|complete|single|ganzen) )?(?:day|tag|jour(?:née)?|d[ií]a)(?: (?:completo|entero|complet|entier))? (?:(?:completely|totally|entirely|all|kept|left|ganz) )*
  (?:(?:keep )?free|off|empty|open|unplanned|for (?:ourselves|myself|us)|to (?:ourselves|myself|us))(?!\p{L})(?! (?:of|to|from)\b)
`
/** 'What is open on Sunday', 'is Friday free': asked, not wanted. */
const ASKS = /^\W*(?:what|which|is|are|does|do|when|how|who|where)\b|(?<!\b(?:can|could|may|should|shall|must|might|would) )\b(?:i|we) (?:only |just )?(?:have|got|'ve got)\b/

/** 'A rest day', 'keep one whole day free', of which nobody says which. */
export function asksForRest(text: string): boolean {
  const lower = daysInEnglish(text.toLowerCase().replaceAll('’', "'"))
  return RESTS.test(lower) && !ASKS.test(lower)
}

/** In the middle of the trip, where none was named. */
export function restDay({ from, to }: Trip): Day | null {
  const days = dayRange(from, to)
  return days.length < LEAST_FOR_REST ? null : (days[Math.floor(days.length / 2)] ?? null)
}

/** Who has two days rests at home. */
const LEAST_FOR_REST = 3

/** The day on which one rests who asked for one; null where nobody did, or where it was named. */
export function restIn(turn: string, trip: Trip): Day | null {
  return asksForRest(turn) && daysNamed(turn, trip).length === 0 ? restDay(trip) : null
}
