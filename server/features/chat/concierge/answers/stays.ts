import { pattern } from '../../language/pattern.ts'
import { isUnchanged } from '../search-input.ts'
import type { Situation } from '../words/situation.ts'
import { sayDays } from '../words/trip.ts'

const NO = String.raw`(?:no|nope|nah|sorry|oh|actually|please|not at all|of course not|no thanks?)`
const HAD = String.raw`(?:as|like|the way) (?:it|they|things|that|we) (?:was|were|is|are|had (?:it|them))`
/** 'Leave it as it was', 'keep the old dates': nothing is to be otherwise. */
const KEEPS = pattern('i')`
  ^\W*(?:${NO}\W+)*(?:(?:just|then|let's|never ?mind)\W+)*(?:(?:leave|keep|hold|stay|stick)(?: to| on to| with)? (?:it|that|them|everything|things)(?: (?:just |exactly )?${HAD}| as before)|
  (?:leave|keep|hold|stay|stick)(?: to| on to| with)? (?:what we had|(?:the|our|my) (?:old|first|original|earlier|other|same)? ?(?:dates?|days?|plan|trip)(?: ${HAD}| as before)?)|
  (?:just |exactly )?${HAD}(?: before)?|(?:as|like|same as) before|the (?:old|original|earlier|same) (?:dates?|days?)(?: as before)?|(?:as|like) i said(?: first| before)?)
  (?:\W+(?:please|then|thanks|thank you|after all))*\W*$
`
/** Where days were offered, these are enough. */
const LETS_GO = pattern('i')`
  ^\W*(?:${NO}\W+)*(?:(?:just|then)\W+)*(?:(?:leave|keep) (?:it|that|them)|never ?mind|forget (?:it|that|about (?:it|that))|the (?:first|old) ones?)(?:\W+(?:please|then|thanks))*\W*$
`
const MERE_NO = pattern('i')`^\W*${NO}(?:\W+(?:i|we) (?:didn't|did not|don't|do not)(?: mean (?:that|it))?)?(?:\W+(?:not (?:that|then)|thanks|thank you))*\W*$`
const OFFERED_DAYS = /\bDid you mean [^?]*\?\s*$/

/** A change is taken back, or days that were offered in its place are not wanted: what was agreed on stands. Null for anything else. */
export function sayItStays(situation: Situation): string | null {
  const { lastText, facts, before, reading, voice } = situation
  const isOffered = OFFERED_DAYS.test(reading.lastAnswer)
  if (facts.destination === undefined || !isUnchanged(facts, before) || !(KEEPS.test(lastText) || (isOffered && (MERE_NO.test(lastText) || LETS_GO.test(lastText))))) return null
  const place = facts.destination.name
  if (facts.startDate === undefined) return isOffered ? voice.say(`Then which days shall I look at for ${place}?`, `Not those, then. Which days would you be in ${place}?`) : null
  const trip = `${place}, ${sayDays(situation)}`
  return voice.say(`${trip}: it stays as it was.`, `Nothing changes, then: ${trip}.`, `Good, I keep ${trip}.`)
}
