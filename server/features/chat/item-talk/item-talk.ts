import { tellsOfBody } from './asks-only.ts'
import { pattern } from '../language/pattern.ts'
import { namesByPlace } from './by-place.ts'
import { inEnglish } from './glossary.ts'
import { topicOf } from './topics.ts'

export const ASKS = pattern()`
  \?|(?:^|[.;:]\s)\W*(?:and\s+|but\s+|so\s+|ok(?:ay)?,?\s+)?(?:is|are|was|do|does|did|can|could|will|would|what|which|where|when|how|who|why|may|
  should|any|tell|compare|describe|explain|give|more (?:about|details|info))\b|\bwhich (?:one|of)\b|
  ,\s(?:so |and |but )?(?:how|what|when|where|which|does|is)\b
`

/** Wants other activities, not to know something of these. */
export const WANTS_OTHERS = pattern()`
  \b(?:(?:any|some)thing|somewhere|others?|another|more (?:things|activities|options|ideas)|alternatives?|something else|
  what else (?:is there|have you|do you|can we do|could we do|for)|show (?:me|us) (?!(?:the|number|more (?:about|of) the)\b)|find|
  (?:do you have|have you got|is there|are there|got) (?:any(?:thing)?|some(?:thing)?|a)\b|i(?:'d| would)? (?:like|want|prefer)|
  we(?:'d| would)? (?:like|want|prefer)|let's|instead|swap|replace|remove|(?:any|some|others?)\b.{0,40}\bones|like (?:the|that|it|this|those)|similar|
  nearby|around here|close by|near(?:er)? (?:to )?the|closer to)\b
`

/** 'Is there a lift' asks of what was shown. */
export const ASKS_OF_PART = pattern()`
  \b(?:is|are|do (?:they|we|you)) (?:there|have|get) (?:an? |any |some )?(?:\w+ )?(?:lifts?|elevators?|stairs|steps|lunch|dinner|supper|breakfast|
  food|drinks?|guides?|toilets?|loos?|bathrooms?|parking|discounts?|concessions?|dress code|age limits?|pick-?ups?|transfers?|space|room|seats?|
  places|wi-?fi|refunds?|extra (?:costs?|fees?)|fees?)\b|\bis there (?:anything|anywhere|somewhere|something) to (?:sit|rest|lean|eat|drink)\b
`

/** 'Is there a price for students on the second': of that one, whatever the thing; a tour on the second is one of a day. */
const ASKS_WITHIN_ONE = pattern()`
  \b(?:is there|are there|do they have|does it have|have they got)\b(?!.*\b(?:else|others?|another|similar|tours?|trips?|walks?|concerts?|shows?|class(?:es)?|
  workshops?|tastings?|cruises?|events?|festivals?|activit\w+|things?|(?:any|some)thing|part(?:y|ies)|match(?:es)?|games?|markets?|instead)\b)
  .*\b(?:on|in|at|for|with|during|of) (?:the |that )?(?:first|second|third|fourth|last|1st|2nd|3rd|4th)(?: (?:one|two|three|tour|option))?\W*$
`

/** 'Cheaper museum', 'any shorter boat trips': of a kind, and of none that was shown. */
export const WISHES_FOR_KIND = pattern('u')`
  ^\W*(?:(?:and|or|any|some|a|maybe|please|got|ok)\W+)*(?:cheaper|shorter|quieter|easier|nicer|longer|earlier|later|smaller|gentler) (?!(?:ones?|than|option|or|of|
  price|for|with|please)\b)\p{L}{3,}(?: \p{L}+){0,2}(?: please)?\W*$
`

export const CONTRASTS = /\b(?:compare|comparison|difference|differ|versus|vs\.?|side by side|from the (?:first|second|third|fourth|last|other)(?: one)?\W*$)/

export const TAKES = pattern()`
  ^(?!\W*(?:(?:and|but|so|ok)\W+)*(?:is|are|does|do|which|what|whats|who|whos|how|why|when|where|would|can|could)\b)(?!.*\b(?:but|except|though|however|too|only|if)\b).*\b(?:is|looks|seems|
  sounds|would be) (?:\w+ ){0,2}(?:better|best|nicer|nicest|great|good|fine|perfect|lovely|right|the one|ours|(?:my|our) favou?rite)
  (?: one)?(?:,? (?:i think|i guess|i'd say|we think|for (?:us|me)|to (?:us|me)|then|thanks|thank you|please|actually|really|by far|indeed))*\W*$|
  \b(?:(?:i|we)(?:'ll| will|'d like to| want to| would like to)? (?:take|book|go (?:for|with)|do|have|choose|pick)|
  let's (?:take|book|go (?:for|with)|do)|(?:book|reserve|add|save|keep|take) (?:me |us )?(?:the|number|it|that|this|both|them)|
  sounds (?:good|great|perfect|lovely|nice))\b
`

/** 'Could we do the second on Friday' asks whether it can be had. */
const MAY_WE = /^\W*(?:(?:and|but|so|ok|okay)\W+)*(?:can|could|may|might|should|shall|would|will) (?:we|i|one)\b/

/** One is taken, and nothing asked of it. */
export function takes(lower: string): boolean {
  return TAKES.test(lower) && !lower.includes('?') && !MAY_WE.test(lower)
}

/** 'Is it …', 'how far are they …': of a card, whatever it is that is asked. */
export const ASKS_OF_ONE = pattern()`
  ^\W*(?:and |but |so |ok(?:ay)? |then )?(?:is|are|does|do|will|would|can|could|what time (?:is|does|do)|when (?:is|does|do)|
  how (?:\w+ )?(?:is|are|does|do|will)) (?:it|that|this|they|these|those)\b(?! too\b)
`

/** 'Does the tram run on Monday': the day is the question's, not the trip's. */
export const ASKS_WHEN_OF_ONE = pattern()`
  ^\W*(?:and |but |so )?(?:(?:what time|when|which days?) )?(?:is|are|does|do|can|will|could) (?:the|that|this|it|we|they) [\w' -]{0,40}\b(?:open|run|
  start|close|available|on|free|go|leave|depart|possible|do it)\b
`

export function wantsOthers(lower: string): boolean {
  return WANTS_OTHERS.test(lower) && !ASKS_OF_PART.test(lower) && !ASKS_WITHIN_ONE.test(lower)
}

/** 'The second', 'what about the tram?', 'and the boat one'. */
export function isOnlyPointing(lower: string): boolean {
  return /^\W*(?:(?:and|ok(?:ay)?|so|then|hmm+|no|well|yes|but|or)\W+)*(?:(?:what|how) about |tell (?:me|us) (?:more )?about |more (?:about|on) |(?:and )?what is |what's |show me )?(?:the|that|number|no\.|option|#)\s?(?:[\w'’-]+ ){0,2}[\w'’-]+(?: one| again| then)?\W*$/.test(lower) && lower.length < 60
}

/**
 * A message that speaks of what was shown and of nothing else: it says nothing of the trip, so that 'the second' is no day of
 * a month and 'is it open on Monday' does not move anybody to Monday.
 */
export function isAboutItems(said: string): boolean {
  if (tellsOfBody(said)) return false
  const text = inEnglish(said)
  const lower = text.toLowerCase().replaceAll('’', "'")
  if (text.length > 140 || wantsOthers(lower) || /\b(?:(?:is|are) (?:coming|joining)|joins)\b/.test(lower)) return false
  return ASKS_OF_ONE.test(lower) || ASKS_WHEN_OF_ONE.test(lower) || CONTRASTS.test(lower) || (namesByPlace(lower) && (ASKS.test(lower) || TAKES.test(lower) || isOnlyPointing(lower))) || (isOnlyPointing(lower) && /\bone\W*$/.test(lower))
}

/** 'Is the food spicy' wishes for no food. */
const ASKS_OF_THE = /^\W*(?:(?:and|but|so|ok|okay)\W+)*(?:is|are|was|will|does) (?:the|their|its) \p{L}+ \p{L}+\W*$/u

/** A question that speaks of no card by name: wishes are read from none of it, while days and people may be new. */
export function isMereQuestion(said: string): boolean {
  const text = inEnglish(said)
  const lower = text.toLowerCase()
  return ASKS.test(lower) && !WANTS_OTHERS.test(lower) && !WISHES_FOR_KIND.test(lower) && !/\b(?:what|how) about\b/.test(lower) && (topicOf(lower) !== null || ASKS_OF_THE.test(lower)) && text.length < 140
}
