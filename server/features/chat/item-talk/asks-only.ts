import { part, pattern } from '../language/pattern.ts'
import { ASKS_OF_CARDS, LIKELY, readAct, SURE } from '../understanding/acts/index.ts'
import type { Act } from '../understanding/acts/index.ts'

/** Beside questions about cards, these ask of the trip what is known of it already. */
const ASKS_OF_TRIP: ReadonlySet<Act> = new Set(['calendar-question', 'getting-between', 'plan-total', 'my-trip'])
const COUNT = String.raw`(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`
/** Said outright, in a question too: who comes, and what is to be otherwise. */
const SAYS_OUTRIGHT = pattern()`
    \b(?:we(?:'re| are| will| have| had|'ll|'ve)|i(?:'m| am|'ve| have| had)|there (?:are|will be|'ll be)|
    (?:is|are) (?:coming|joining|travelling|traveling)|joins?|comes? (?:too|along|with)|(?:all|now) ${COUNT}\b|${COUNT} of us|
    for ${COUNT}(?: (?:people|adults|persons|pax|friends|kids|children))?\W*$|both of us|instead|rather|make it|what if|let's|
    (?:my|our) \w+ (?:is|has|uses|walks|can't|cannot|needs|turns)|(?:he|she)(?:'s| is| has| uses| can't))\b
  `

/** 'Grandma can't do stairs' tells who comes, whatever is asked of cards in such words. */
const TELLS_OF_BODY = /^\W*(?:(?:and|but|so|oh|also|my|our|the|his|her)\s+)*\p{L}+(?:\s+\p{L}+)?\s+(?:ca(?:n['’]?t|nnot)|can not|struggles?|has (?:trouble|problems)|uses?|walks?)\s+(?:\p{L}+\s+){0,3}?(?:stairs?|steps|walk\p{L}*|far|hills?|stick|cane|crutches|wheelchair|frame|walker)(?!\p{L})/iu

export function tellsOfBody(turn: string): boolean {
  return !turn.includes('?') && TELLS_OF_BODY.test(turn)
}

/** 'Start is 3 April', 'we begin on the 4th': the answer to a question of the desk. */
const TELLS_DAYS = /^\W*(?:(?:ok|okay|so|yes|the|our|my|it|we|i|trip|holiday)\W+)*(?:starts?|starting|begins?|beginning|arrival|arrives?|arriving|first day|last day)\b[^?]*\d[^?]*$/

const SUM = String.raw`(?:[$€£¥]\s?\d[\d.,]*|\d[\d.,]*\s?(?:(?:us|american|singapore|australian|canadian|hong kong|new zealand|swiss|british) )?(?:k|euros?|eur|dollars?|usd|bucks|pounds?|gbp|quid|yen|francs?)\b|(?:aud|cad|usd|eur|gbp|a\$|c\$)\s?\d[\d.,]*)`
/** What may be spent is news, whatever is asked of it: 'the budget is 1200 euros, how much is left', 'how much of our £700 remains'. */
const TELLS_PURSE = new RegExp(part`
  \b(?:budget|limit|maximum|max)\b[^?.,;]{0,16}${SUM}|\b(?:of|from|out of) (?:our|my|the|all) (?:\w+ )?${SUM}|
  \b(?:we|i)(?:'ve| have| had|'d)? (?:got |only |about |said |agreed |set |wanted |planned |want )*(?:to (?:stay|keep|be|spend) )?(?:on |at |under |within |below |inside |max\w* |no more than |up to |around )*${SUM}|
  \b(?:we|us|i) (?:each|all|both|together)? ?(?:of us )?(?:have|has|got|'ve got|can spend) (?:only |about |just |got )*${SUM}|
  \b(?:left|remain\w*|over|übrig|bleib\w*|reste\w*|rest|resta|queda\w*)\b[^?.;]{0,24}?\b(?:of|from|out of|von|aus|vom|de|sur|di|du|des)\b[^?.;\d]{0,12}${SUM}|
  \b(?:of|from|out of|von|aus|vom|de|sur|di)\b[^?.;\d]{0,12}${SUM}[^?.;]{0,20}\b(?:left|remain\w*|übrig|reste\w*)
`)

/** Whether a message names what there is to spend, whatever else it asks. */
export function tellsPurse(turn: string): boolean {
  return TELLS_PURSE.test(turn.toLowerCase().replaceAll('’', "'"))
}

/**
 * A question that was learned to be about what was shown or about the trip as it stands: 'does he need an adult ticket' makes nobody an
 * adult, and 'can I cancel it on the same day' moves no day. What it says outright is kept.
 */
export function asksOnly(turn: string): boolean {
  const { act, share } = readAct(turn)
  if (tellsOfBody(turn) || TELLS_DAYS.test(turn.toLowerCase()) || tellsPurse(turn)) return false
  const isSure = share >= (act === 'getting-between' ? LIKELY : SURE)
  return isSure && (ASKS_OF_CARDS.has(act) || ASKS_OF_TRIP.has(act)) && !SAYS_OUTRIGHT.test(turn.toLowerCase().replaceAll('’', "'"))
}
