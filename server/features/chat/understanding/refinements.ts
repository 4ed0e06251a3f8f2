import { part, pattern } from '../language/pattern.ts'
import { ordinalNumber } from './date-words.ts'
import type { PartOfDay } from './day-times.ts'
import type { Span } from './plain-text.ts'

export type RefinementKind = 'cheaper' | 'dearer' | 'shorter' | 'longer' | 'closer' | 'earlier' | 'later' | 'quieter' | 'easier' | 'free' | 'at' | 'remove' | 'replace' | 'different' | 'similar' | 'more'

export type Meal = 'breakfast' | 'brunch' | 'lunch' | 'dinner'

/** A wish that is told from what was shown: 'cheaper', 'something else', 'more like the second one'. */
export interface Refinement {
  kind: RefinementKind
  /** Which of those shown, from 1; -1 is the last. */
  of?: number
  /** For 'at': the part of the day that something is wanted for. */
  part?: PartOfDay
  /** For 'at': the meal that is wanted. */
  meal?: Meal
  spans: Span[]
}

const THING = '(?:ones?|options?|things?|activit(?:y|ies)|tours?|ideas?|suggestions?|choices?|places?|stuff|alternatives?|something|anything|walks?|museums?|trips?)'
const WHICH_ONE = part`
  (?:the )?(?:first|second|third|fourth|fifth|sixth|1st|2nd|3rd|4th|5th|6th|last|top)(?: (?:one|two|option|activity|tour|suggestion|card|choice))?|
  (?:number|no\.|option|#) ?[1-9]|(?:this|that|it|these|those|them)(?: (?:one|ones))?
`
const KINDS: [RefinementKind, RegExp][] = [
  ['replace', pattern()`
    \b(?:swap|replace|exchange|switch|substitute|trade)\s+(?:out\s+)?(?:${WHICH_ONE}|\w+ ${THING})\b|
    \b(?:something|anything) (?:else|different|other) (?:instead of|in place of|for) (?:${WHICH_ONE})
  `],
  ['remove', pattern()`
    \b(?:remove|delete|drop|scrap|skip|cancel|ditch|lose|cut|leave out|take (?:out|off|away)|get rid of|cross off|
    forget)\s+(?:${WHICH_ONE})\b(?!\s+(?:day|night|price|cost|budget))|\btake\s+(?:${WHICH_ONE})\s+(?:out|off|away)\b
  `],
  ['free', pattern()`
    \b(?:(?:any|some)thing (?:that(?:'s| is) )?(?:for )?free(?! (?:on|from|at|in|of gluten))|for free|free of charge|
    free (?:things|stuff|activities|attractions|sights|options?|ones|museums|entry|admission|(?:walking |guided |city )?tours?)|
    without (?:paying|spending)|costs? nothing|no (?:entrance|entry) fees?)\b
  `],
  ['similar', pattern()`
    \b(?:(?:more|something|anything|others?|another(?: \w+)?|one|ones|things) (?:that(?:'s| is) )?(?:like|similar to|along the lines of|
    in the style of)\b|similar\b|same (?:kind|sort|type|style))
  `],
  ['cheaper', pattern()`
    \b(?:cheaper|less expensive|lower[- ]priced|more affordable|less pricey|lower price|günstiger\w*|billiger\w*|preiswerter\w*|moins ch[eè]re?s?|
    m[aá]s baratas?|m[aá]s baratos?|meno car[aoei]|mais barat[oa]s?|goedkoper\w*|(?:not|isn't) cheap enough|save (?:some |a bit of )?money|
    (?<!not )too (?:expensive|pricey|dear|much money)|(?:not|isn't|less) (?:so|as|quite so) (?:expensive|pricey|dear|costly)|
    (?:out of|over) (?:my|our) budget|anything (?:cheap|free)|costs? (?:less|too much)|bring (?:the price|it) down)\b
  `],
  ['dearer', pattern()`
    \b(?:(?<!(?:not|nothing|no|isn't|less) )more (?:upscale|upmarket|luxurious|expensive|exclusive|high[- ]end|premium|special|fancy|pricey)|fancier|
    pricier|dearer|posher|classier|nicer|swankier|higher[- ]end|upgrade|too cheap|something (?:more )?special|splash out more|spend more(?! than\b))\b
  `],
  ['shorter', /\b(?:shorter|too long|less (?:time|long)|quicker|not (?:so|that|as) long|briefer)\b/],
  ['longer', new RegExp(`\\b(?:longer\\s+${THING}|${THING}\\s+longer|too short|more time (?:there|at))\\b|^\\W*longer\\W*$`)],
  ['closer', /\b(?:closer|nearer|too far(?: away| out)?|less travel(?:ling)?|within walking distance|walkable|more central|nearby instead)\b/],
  ['quieter', /\b(?:hates?|dislikes?|loathes?|can't (?:stand|bear|stomach|deal with)|cannot (?:stand|bear)|(?:do not|don't|doesn't|dont) (?:really |much )?(?:like|want|enjoy|do|fancy|care for)|not (?:a fan|fans|keen|fond|big) (?:of|on)|no|avoid(?:ing)?|without|nothing with|fewer|less|small(?:er)?) (?:long |big |large |huge |the |any |all |those |waiting in )*(?:queu\w+|lines|crowds?|masses|crowded places|tourist traps|(?:big|large|huge|tour) groups?)\b|\bsmall(?:er)? groups?\b(?! of (?:us|\d|friends))|\b(?:quieter|less (?:crowded|busy|touristy|noisy)|fewer (?:people|tourists|crowds)|calmer|too (?:crowded|touristy|busy|loud)|too many (?:people|tourists|crowds))\b/],
  ['easier', pattern()`
    \b(?:easier(?! to get)|less (?:walking|strenuous|tiring|demanding|physical|exhausting|intense|active|challenging|energetic)|
    not (?:so|as|that|too) (?:strenuous|tiring|demanding|physical|exhausting)|
    too (?:hard|strenuous|tiring|exhausting|much walking|difficult|physical)|gentler|more relaxed)\b
  `],
  ['earlier', /\b(?:earlier (?:in the day|start|time|ones?|slots?)|anything earlier|start(?:ing)? earlier|too late)\b/],
  ['later', /\b(?:later (?:in the day|start|time|ones?|slots?)|anything later|start(?:ing)? later|too early)\b/],
  ['different', pattern()`
    \b(?:something (?:else|different|new|other)|anything (?:else|different|other)|(?:other|different|alternative|new|another) (?:set of )?${THING}|
    alternatives|what else|else\b|not (?:those|these|that|this|that one|any of (?:those|these))|
    not the (?:first|second|third|fourth|fifth|sixth|last) (?:one|option)|none of (?:those|these|them)|
    don't (?:like|want|fancy) (?:the (?:first|second|third|fourth|fifth|sixth|last)|those|these|that|any of|them)|try again|show me others|instead\?)
  `],
  ['at', pattern()`
    \b(?:something|anything|ideas?|activit(?:y|ies)|plans?|options?|what|places?|somewhere|suggestions?)\b[^.;!?]{0,24}?\b(?:for|in|on|at|
    over) (?:the |an? |one |our |my |saturday |friday |sunday )?(?:mornings?|afternoons?|evenings?|nights?|breakfast|brunch|lunch|dinner|supper)\b|
    ^\W*(?:and |also |now |maybe |what about |how about )*(?:for |in |a |the )*(?:breakfast|brunch|lunch|dinner|supper|mornings?|afternoons?|
    evenings?)(?: (?:options?|ideas?|places?|spots?|suggestions?))?(?: (?:too|please|then|as well))?\W*$
  `],
  ['more', pattern()`
    ^\W*(?:(?:can|could) (?:you|i|we) )?(?:show me |give me |see |have |any |some |and |a few )*more(?: ${THING})?(?: please)?\W*$|
    \b(?:more|further) (?:options|ideas|suggestions|choices)\b|\bkeep going\b|\bnext (?:page|ones)\b
  `],
]
const WHICH = pattern()`
  \b(?:the\s+)?(?<ordinal>first|second|third|fourth|fifth|sixth|1st|2nd|3rd|4th|5th|6th|last|
  top)(?:\s+(?:one|option|activity|tour|suggestion|card|choice|of (?:those|these|them)))?\b(?!\s+(?:week|day|half|time|night|
  of (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)))|\b(?:number|no\.|option|#)\s*(?<number>[1-9])\b
`

/** Reads what a message wants changed in what was shown; null when nothing. */
export function readRefinement(text: string): Refinement | null {
  for (const [kind, form] of KINDS) {
    const match = form.exec(text)
    if (match === null) continue
    const of = /^(?:similar|different|replace|remove)$/.test(kind) || /than\b/.test(text.slice(match.index)) ? readWhich(text) : null
    return { kind, ...(of === null ? {} : { of }), ...(kind === 'at' ? timeOf(match[0]) : {}), spans: [{ from: match.index, to: match.index + match[0].length }] }
  }
  return null
}

const MEALS: readonly [Meal, RegExp, PartOfDay][] = [['breakfast', /breakfast/, 'morning'], ['brunch', /brunch/, 'morning'], ['lunch', /lunch/, 'afternoon'], ['dinner', /dinner|supper/, 'evening']]

function timeOf(words: string): Pick<Refinement, 'part' | 'meal'> {
  const meal = MEALS.find(([, form]) => form.test(words))
  if (meal !== undefined) return { meal: meal[0], part: meal[2] }
  return { part: /morning/.test(words) ? 'morning' : /afternoon/.test(words) ? 'afternoon' : 'evening' }
}

/** Which of the activities shown is meant: 'the second one' is 2, 'the last' is -1. */
export function readWhich(text: string): number | null {
  const { ordinal, number } = WHICH.exec(text)?.groups ?? {}
  if (number !== undefined) return Number(number)
  if (ordinal === undefined) return null
  return ordinal === 'last' ? -1 : ordinal === 'top' ? 1 : ordinalNumber(ordinal)
}
