import { pattern } from '../../language/pattern.ts'

const MY_TRIPS = pattern()`
  \b(?:(?:my|our) (?:saved |current |upcoming )?(?:itinerar(?:y|ies)|trips?|plans?|calendar|schedule|bookings?|journeys?)|
  (?:have|did) (?:i|we) (?:saved?|planned?|scheduled?|got|booked?|put)|what(?:'s| is) (?:saved|planned|scheduled)|
  (?:saved|scheduled) (?:so far|already|activities|trips?))\b
`
const TRIPS = '(?:trips?|itinerar(?:y|ies)|journeys?|holidays?)'
/** Of what was saved and of nothing else, whatever is shown. */
const SAVED = pattern()`
  \b(?:what|which|how many|any|(?:what|which) (?:of )?(?:my|our)) (?:saved )?${TRIPS} (?:do|have|did|are) (?:i|we|there)(?: (?:have|got|saved?|made|kept|stored))?\b|
  \b(?:do|have|did) (?:i|we) (?:already )?(?:have|got|saved?|kept?) (?:any(?:thing)?|some(?:thing)?|a|other)(?: ${TRIPS})?(?: already)?(?: (?:saved|stored|kept))\b|
  \b(?:have|did) (?:i|we) (?:already |ever )?(?:saved?|kept|keep|stored?) (?:any|some|some of|a)(?:thing|one)?\b|
  \b(?:do|have) (?:i|we) (?:have |got )?(?:any|some|other) (?:saved )?${TRIPS}\b|
  \b(?:my|our) (?:\w+ )?saved (?:${TRIPS}|things|plans)\b|\bwhen (?:is|does|do|are) (?:my|our) (?:\w+ )?${TRIPS}\b(?! start| end| begin)
`

/** 'Which itineraries do I have', 'have we saved anything'. */
export function asksForSaved(text: string): boolean {
  const lower = text.toLowerCase().replaceAll('’', "'")
  return SAVED.test(lower) && !/\b(?:change|make|extend|book|add|create|shorten|cancel)\b/.test(lower)
}

const READS = /\b(?:what|which|show|list|see|how (?:many|much)|when|where|is|are|do|did|have|remind|read|anything|tell)\b|\?/
const CHANGES = /\b(?:plan|change|make|extend|book|start|move|add|create|shorten|cancel)\b/

/** 'What have I saved', 'what is on day 2 of my itinerary', 'how much does my trip cost'. */
export function asksForTrips(text: string): boolean {
  const lower = text.toLowerCase()
  const match = MY_TRIPS.exec(lower)
  if (match === null || !READS.test(lower)) return false
  return !CHANGES.test(lower.slice(0, match.index)) && !/\b(?:for|on|of) my trip\b/.test(lower.replace(/\b(?:what|how)\b.*\b(?:saved|planned|scheduled|cost)\b.*/, ''))
}
