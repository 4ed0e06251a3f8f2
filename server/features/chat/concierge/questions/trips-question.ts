import { pattern } from '../../language/pattern.ts'

const MY_TRIPS = pattern()`
  \b(?:(?:my|our) (?:saved |current |upcoming )?(?:itinerar(?:y|ies)|trips?|plans?|calendar|schedule|bookings?|journeys?)|
  (?:have|did) (?:i|we) (?:saved?|planned?|scheduled?|got|booked?|put)|what(?:'s| is) (?:saved|planned|scheduled)|
  (?:saved|scheduled) (?:so far|already|activities|trips?))\b
`
const READS = /\b(?:what|which|show|list|see|how (?:many|much)|when|where|is|are|do|did|have|remind|read|anything|tell)\b|\?/
const CHANGES = /\b(?:plan|change|make|extend|book|start|move|add|create|shorten|cancel)\b/

/** 'What have I saved', 'what is on day 2 of my itinerary', 'how much does my trip cost'. */
export function asksForTrips(text: string): boolean {
  const lower = text.toLowerCase()
  const match = MY_TRIPS.exec(lower)
  if (match === null || !READS.test(lower)) return false
  return !CHANGES.test(lower.slice(0, match.index)) && !/\b(?:for|on|of) my trip\b/.test(lower.replace(/\b(?:what|how)\b.*\b(?:saved|planned|scheduled|cost)\b.*/, ''))
}
