import { part, pattern } from '../language/pattern.ts'

/** What people have planned themselves, with hours of its own. */
export const OWN_PLAN = part`
  (?:dinner|supper|lunch|brunch|breakfast|drinks|reservations?|booking|table|meetings?|appointments?|call|wedding|party|concert|tickets?|match|game|service|ceremony|conference)
`
const HOUR = String.raw`\d{1,2}(?:[:.]\d{2})?\s*(?:am|pm|a\.m\.|p\.m\.)?`
/** 'We have dinner with friends from 7 pm to 9 pm, so please keep that time free', to the end of its sentence. */
const TOLD = pattern('gu')`
  \b(?:we|i)(?:(?:'ve| have)(?: already)?(?: got| booked)?|'re having| are having| booked| got) (?:[\p{L}'-]+ ){0,3}?${OWN_PLAN}\b
  [^.;!?\d]{0,40}\b(?:from|between) ${HOUR}\s?(?:to|till|until|and|-|–)\s?${HOUR}[^.;!?]*
`

/** A message in small letters without what is told in it of such plans: their hours are taken, not wanted. */
export function withoutOwnPlans(lower: string): string {
  return lower.replaceAll('’', "'").replace(TOLD, ' ')
}
