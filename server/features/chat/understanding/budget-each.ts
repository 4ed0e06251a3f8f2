import { part, pattern } from '../language/pattern.ts'

/** What a limit may be put on, one by one. */
const THING = '(?:things?|activit(?:y|ies)|tours?|tickets?|options?|stuff|outings?|excursions?|experiences?|visits?|items?|ones?)'
const ONES = `(?:anything|something|everything|(?:each|every|any|all)(?: single)?(?: of (?:them|those))?(?: ${THING})?|those|${THING})`
const LINK = "(?:\\s+(?:that|which|for|at|is|are|be|costs?|costing|priced|(?:should|must|may|can|could|has to|have to)(?: be| cost)?|in \\w+))*"
const LESS = '(?:under|below|up to|less (?:expensive )?than|cheaper than|at most|for max|max(?:imum)?(?: of)?|(?:no|not) (?:more|dearer) (?:expensive )?than|not over|within)'
const MORE = '(?:over|above|beyond|(?:more|dearer|pricier)(?: expensive)? than|exceed(?:s|ing)?|past)'
const NO = part`
  (?:nothing|none(?: of (?:them|those))?|(?:no|not (?:a|one|any)|never (?:a|any))(?: single)? ${THING}|
  (?:(?:don't|do not|without|avoid|skip|leave out|drop|not|never)\b[^.;!?]{0,24}?)\b(?:anything|${THING}))
`
const BEFORE = new RegExp(`\\b(?:${ONES}${LINK}\\s+${LESS}|${NO}${LINK}\\s+${MORE})\\s+(?:about |around )*$`)
const AFTER = pattern()`
  ^\s*(?:euros?|dollars?|pounds?|quid|bucks)?\s*(?:per|a|each|every|for (?:each|every|a single|any (?:one|single)|one))\s+(?:single\s+)?(?:thing|
  activity|tour|ticket|outing|excursion|experience|visit|item)\b
`
/** 'Nothing over 500 altogether' is said of all of it. */
const OF_ALL = pattern()`
  ^\s*(?:euros?|dollars?|pounds?)?\s*(?:in (?:total|all)|altogether|all (?:in|told|together)|overall|combined|total|(?:a|per|each) (?:day|night)|
  one way|for (?:everything|all|the (?:whole|trip|lot)))\b
`
/** 'Anything for under 12?' may be a child. */
const AGE = /\bfor (?:the )?(?:under|below)\s+$/
const GROWING_UP = 13

/** Whether a sum is the most that each thing may cost, and not what there is for all: 'nothing over 40', 'anything under 15', '30 a ticket at most'. */
export function isOfEach({ before, rest, amount, currency }: { before: string; rest: string; amount: number; currency: string | null }): boolean {
  if (OF_ALL.test(rest) || (AGE.test(before) && currency === null && amount < GROWING_UP)) return false
  return BEFORE.test(before) || AFTER.test(rest)
}
