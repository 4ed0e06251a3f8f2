import { pattern } from '../language/pattern.ts'
import { readDayTimes } from './day-times.ts'
import type { DayTimes } from './day-times.ts'
import { readNeeds } from './needs.ts'
import type { Need } from './needs.ts'
import type { Span } from './plain-text.ts'
import { readRefinement } from './refinements.ts'
import type { Refinement } from './refinements.ts'

export type { Need } from './needs.ts'
export type Pace = 'relaxed' | 'normal' | 'full'
export type Style = 'budget' | 'mid-range' | 'luxury'
/** How somebody wants to travel, apart from where, when and what. */
export interface Manner {
  times: DayTimes | null
  needs: Need[]
  refinement: Refinement | null
  pace: Located<Pace> | null
  style: Located<Style> | null
  /** The message itself: what was wanted before may be taken back in it. */
  text: string
}

interface Located<Name> {
  name: Name
  spans: Span[]
}

type Table<Name> = [Name, RegExp][]

const PACES: Table<Pace> = [
  ['full', pattern()`
    \b(?:packed|action[- ]packed|busy (?:days|schedule|itinerary)|(?:see|do|fit in|cram in) (?:as much|as many \w+) as (?:possible|we can|i can)|
    as much as (?:possible|we can|i can)|see everything|full (?:days|schedule|on)|fast[- ]paced|non-?stop|jam[- ]packed|every minute|faster pace|
    whirlwind|intense|don't (?:want to )?waste (?:any )?time)\b
  `],
  ['normal', /\b(?:(?:moderate|medium|normal|average|balanced|steady) pace|balanced|happy medium|not too (?:fast|slow) (?:and|or|nor) not too (?:fast|slow))\b/],
  ['relaxed', pattern()`
    \b(?:relax(?:ed|ing)?|slow(?:ly|er)?(?: pace| travel| down)?|easy[- ]?going|laid[- ]?back|leisurely|chill(?:ed|ax)?|unhurried|
    tak(?:e|ing) it (?:easy|slow)|not too (?:much|busy|packed|hectic|rushed|full|tiring|strenuous)|no rush(?:ing)?|without rushing|not rushed|
    don't (?:want|like) to rush|low[- ]key|lazy (?:days?|mornings?)|gentle pace|rest days?|nothing (?:too )?(?:strenuous|hectic)|easy pace|
    plenty of (?:free|down) ?time|down ?time)\b
  `],
]
const STYLES: Table<Style> = [
  ['luxury', pattern()`
    (?<!\b(?:not|no|nothing|isn't|without|less|don't need|avoid)\s+(?:too\s+|so\s+|that\s+|very\s+)?)\b(?:luxur(?:y|ious)|high[- ]end|
    (?:five|5)[- ]stars?|splurge|splash out|upscale|exclusive|money is no (?:object|issue)|money no object|no expense spared|spare no expense|
    fancy(?! (?:a|an|some|the|going|doing|seeing|something)\b)|posh|premium|vip|first class|deluxe|top[- ]end|lavish|treat ourselves)\b|
    (?<![\w$])\$\$\$+
  `],
  ['mid-range', pattern()`
    \b(?:mid[- ]?range|mid[- ]?price[d]?|moderate(?:ly)?[- ]priced|moderate(?:ly)? (?:price|budget)d?|medium (?:budget|price)|
    not too (?:expensive|pricey|costly|cheap|fancy|dear)|reasonabl[ey](?:[- ]priced?| prices?| cost)?|middle of the road|fair(?:ly)? priced|
    nothing (?:too )?(?:fancy|expensive|pricey|dear))\b|(?<![\w$])\$\$(?![\w$])
  `],
  ['budget', pattern()`
    \b(?:cheap(?:ly|er|est|o|ish)?|on a (?:\w+ )?(?:budget|shoestring)|(?:tight|low|small|limited|student|modest)[- ]budget|
    budget(?:[- ](?:friendly|conscious|travel\w*|trip|option|hotel|hostel)s?)|shoestring|inexpensive|affordabl[ey]|backpack(?:er|ers|ing)|frugal|
    save money|economical|bargains?|low[- ]cost|don't (?:want to )?spend (?:too )?much|
    free (?:things|stuff|activities|attractions|sights|tours?|museums|entry|admission)|for free|free of charge|costs? nothing|as little as possible|
    thrifty|broke|skint)\b
  `],
]
function first<Name>(table: Table<Name>, text: string): Located<Name> | null {
  for (const [name, form] of table) {
    const match = form.exec(text)
    if (match !== null) return { name, spans: [{ from: match.index, to: match.index + match[0].length }] }
  }
  return null
}

export function readPace(text: string): Pace | null {
  return first(PACES, text)?.name ?? null
}

/** 'Cheap' and 'luxury' are levels, not sums. */
export function readStyle(text: string): Style | null {
  return first(STYLES, text)?.name ?? null
}

/** Reads from plain lower-case text how somebody wants to travel. */
export function readManner(text: string): Manner {
  return { pace: first(PACES, text), style: first(STYLES, text), times: readDayTimes(text), needs: readNeeds(text), refinement: readRefinement(text), text }
}
