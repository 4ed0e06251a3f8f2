import { pattern } from '../language/pattern.ts'
import type { TripFacts } from '../understanding/index.ts'

/** How a message turns what was shown into something else. */
export type RefinementKind = 'free' | 'meal' | 'cheapest' | 'cheaper' | 'dearer' | 'shorter' | 'longer' | 'closer' | 'other' | 'alike' | 'better' | 'indoors' | 'easier' | 'quieter' | 'diet' | 'dinner' | 'swap' | 'remove'

export interface Refinement {
  kind: RefinementKind
  /** The meal that something is wanted for: 'lunch'. */
  meal?: string
}

const THING = '(?:one|ones|thing|things|tour|tours|trip|trips|walk|walks|activity|activities|option|options|place|places)'

const REFINEMENTS: readonly (readonly [RefinementKind, RegExp])[] = [
  ['swap', /\b(?:swap|replace|exchange|switch|trade|change)\b.{0,30}\b(?:the|number|it|that|this|one|#)\b|\binstead of (?:the|number|that|it)\b/],
  ['remove', pattern()`
    \b(?:don't|dont|do not|didn't|not) (?:really |much )?(?:like|want|fancy|need|care for|keen on|
    sold on) (?:the (?:first|second|third|fourth|last|1st|2nd|3rd|4th)|number \d)\b|
    \b(?:remove|drop|delete|scrap|cross (?:off|out)|take (?:out|off|away)|leave out|skip|lose|without)\b.{0,20}\b(?:the|number|it|that|this|
    #)\b(?! (?:day|days|museums?|food)\b)
  `],
  ['cheapest', /\b(?:cheapest|least expensive|lowest[- ]priced?)\b/],
  ['cheaper', pattern()`
    \b(?:cheaper|less (?:expensive|pricey|dear)|lower[- ]priced?|too (?:expensive|pricey|dear|much money)|not so (?:expensive|dear)|cost(?:s)? less|
    save (?:some )?money|more affordable|(?:any|some)thing (?:for )?free\b(?! on)|free of charge|for free|free (?:things|activities|stuff))\b
  `],
  ['dearer', pattern()`
    \b(?:(?:more|most) (?:expensive|exclusive|luxurious|upscale|upmarket|premium)|dearer|pricier|fancier|fanciest|posher|higher[- ]end|more special|
    money (?:is )?no object|(?:unlimited|no limit on (?:the|our|my)) budget|best of the best|(?:no expense spared|spare no expense)|
    only the (?:very )?best|best (?:that )?money can buy|top of the range|treat ourselves|splurge)\b
  `],
  ['shorter', /\b(?:short(?:er|est)|quick(?:er)?(?! (?:q|questions?|note|reply|answer|look|check|update|word)\b)|less time|too long|not so long|fewer hours)\b/],
  ['longer', new RegExp(String.raw`\b(?:longer ${THING}|${THING} (?:that (?:is|are|lasts?|takes?) )?longer|too short|all[- ]day|full[- ]day|more time)\b|^\W*(?:something )?longer\W*(?:please)?\W*$`)],
  ['easier', pattern()`
    \b(?:less (?:strenuous|tiring|walking|demanding|exhausting|physical|active)|
    (?:not|nothing) (?:so |too |very )?(?:strenuous|tiring|exhausting|demanding|hard)|easier|gentler|gentle|
    too (?:strenuous|tiring|hard|exhausting|demanding|much walking|difficult)|easy on the (?:legs|knees|feet)|without (?:much|a lot of) walking|
    (?:can't|cannot|can not|hard to) walk (?:\w+ )?(?:far|much|long))\b
  `],
  ['quieter', pattern()`
    \b(?:hates?|dislikes?|loathes?|can't (?:stand|bear|stomach|deal with)|cannot (?:stand|bear)|(?:do not|don't|doesn't|dont) (?:really |much )?(?:like|want|enjoy|do|fancy|care for)|not (?:a fan|fans|keen|fond|big) (?:of|on)|no|avoid(?:ing)?|without|nothing with|fewer|less|small(?:er)?) (?:long |big |large |huge |the |any |all |those |waiting in )*(?:queu\w+|lines|crowds?|masses|crowded places|tourist traps|(?:big|large|huge|tour) groups?)\b|
    \bsmall(?:er)? groups?\b(?! of (?:us|\d|friends))|
    \b(?:(?:not|less|nothing|nowhere) (?:so |too |very )?(?:crowded|busy|touristy|packed|full of tourists)|fewer (?:people|tourists|crowds)|quieter|
    calmer|off the beaten (?:track|path)|too (?:crowded|touristy|busy|many (?:people|tourists))|no crowds|away from (?:the )?(?:crowds|tourists)|
    avoid (?:the )?(?:crowds|queues|tourists)|hidden gems?|secret places)\b
  `],
  ['diet', /\b(?:vegetarians?|veggie|vegans?|gluten[- ]free|halal|kosher)\b/],
  ['dinner', /\b(?:dinner|supper|restaurants?|evening meal|somewhere to eat|place to eat|eat out|eat (?:tonight|in the evening)|dine)\b/],
  ['closer', pattern()`
    \b(?:closer|nearer|nearest|closest|nearby|close by|around the corner|too far|
    near (?:it|there|that|here|me|us|(?:my|our|the) hotel|the (?:first|second|third|last))|walking distance|walkable)\b
  `],
  ['alike', /\b(?:(?:more|something|others?|anything|things|another(?: one)?) (?:\w+ )?(?:like|similar)|similar (?:to|ones?)|of (?:this|that|the same) kind)\b/],
  ['better', /\b(?:better[- ]rated|best[- ]rated|top[- ]rated|highest[- ]rated|higher rat\w+)\b/],
  ['indoors', /\b(?:indoors?|inside|rain(?:y|ing|s)?|bad weather|rainy[- ]day)\b/],
  ['other', pattern()`
    \b(?:something else|anything else|others?|another|different|alternatives?|more (?:things|activities|options|ideas|suggestions|please)|what else|
    show (?:me|us) more|any more|instead|none of (?:these|those|them)|
    (?:hate|dislike|don't (?:like|want|fancy)) (?:all of |any of )?(?:these|those|them|any|it)|boring|again)\b|^\W*more\W*$
  `],
]

/** What the understanding has read names some wishes better; in all else the words of the message itself decide. */
export function refinementOf(text: string, { refinement }: Pick<TripFacts, 'refinement'>): Refinement | null {
  if (refinement?.kind === 'free') return { kind: 'free' }
  if (refinement?.kind === 'at' && refinement.meal !== undefined && refinement.meal !== 'dinner') return { kind: 'meal', meal: refinement.meal }
  if (FREE_THINGS.test(text)) return { kind: 'free' }
  const read = readRefinement(text)
  // Who says what they eat wants no list of nothing else; who asks for it does.
  const own = read?.kind === 'diet' && !ASKS_FOR_FOOD.test(text) ? null : read
  const other = refinement === undefined ? undefined : SAME[refinement.kind]
  return own ?? (other === undefined ? null : { kind: other })
}

/** Things to do that cost nothing, and not whether one of those that were shown does. */
export const FREE_THINGS = /^\W*(?:(?:and|so|ok|but|hi|hey|also)\W+)*(?:what(?:['’]?s| is)|what can (?:i|we) do|(?:is|are) (?:there )?any(?:thing)?) (?:(?:there|actually|really) )?(?:for )?free(?: (?:here|there|to (?:do|see)|in \p{Lu}\p{L}+))?\W*$|\b(?:any|some|no)thing (?:that(?:'s| is) )?free\b(?! (?:cancel|of (?!charge)|from|time))|\bfree (?:things|stuff|activities|sights|attractions|events)\b|\b(?:do|see|visit|have|go|enjoy)\b.{0,24}\b(?:for free|free of charge|without paying|for nothing)\b/iu

const ASKS_FOR_FOOD = /\b(?:any(?:thing|where)?|something|somewhere|is there|are there|do you have|have you|find|show|other|options?|places?|restaurants?|meals?|dishes|tours?|lunch|dinner)\b/i

const SAME: { [Kind in NonNullable<TripFacts['refinement']>['kind']]?: RefinementKind } = {
  cheaper: 'cheaper', dearer: 'dearer', shorter: 'shorter', longer: 'longer', closer: 'closer', quieter: 'quieter', easier: 'easier', remove: 'remove', replace: 'swap', different: 'other', similar: 'alike', more: 'other',
}

/** A wish to pay less than for what was shown. */
export function asksForCheaper(text: string): boolean {
  return readRefinement(text)?.kind === 'cheaper'
}

function readRefinement(text: string): Refinement | null {
  const lower = text.toLowerCase()
  const found = REFINEMENTS.find(([, words]) => words.test(lower))
  return found === undefined ? null : { kind: found[0] }
}
