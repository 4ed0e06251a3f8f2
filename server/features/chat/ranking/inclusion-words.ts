import { pattern } from '../language/pattern.ts'

const NUMBER = /^(?:half|all|both|every\w*|a|an|the|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d.*)$/
/** Nouns that are spoken of without an article. */
const MASS = pattern()`
  ^(?:admission|readmission|entry|access|use|lunch|supper|dinner|breakfast|brunch|transport|equipment|insurance|wine|beer|coffee|tea|water|juice|
  bread|fruit|food|music|parking|tuition|gear|luggage|help)$
`
/** 'Supper', but 'a late supper'. */
const MEAL = /^(?:lunch|supper|dinner|breakfast|brunch)$/
/** What takes one there, and what that costs, is spoken of as known. */
const WAYS = /^(?:train|tram|bus|ferry|van|coach|car|boat|launch|funicular|metro|fare|transfer|vehicle|rickshaw|minibus)$/
/** First words that are no names, so that they may stand in the middle of a sentence without their capital. */
const COMMON = pattern()`
  ^(?:lunch|supper|dinner|breakfast|three-course|skipper|guide|local|train|tram|bus|ferry|van|coach|car|boat|bicycle|kayak|board|towel|ticket|timed|
  admission|entry|entrance|museum|palace|castle|garden|park|safety|return|photographer|transport|tripod|ingredients|reserved|warm|small|wool|
  leather|cloth|cable|library|cathedral|tower|hot|first|fruit|water|tea|coffee|wine|drinks?|instructor|teacher|historian|geologist|farmer|
  naturalist|tastings?|still|paddle|mask|wetsuit|helmet|headset|blankets?|art|clay|paint|apron|picnic)$
`
const BREAK = /,|\s(?:with|for|from|of|to|in|at|and|on|who|when|where|as|by|both|that|which|you|is|are)\s/

/** What is in the price as one speaks of it, 'a skipper and crew', 'the tram fare'; null where its first word may be a name. */
export function sayInclusion(text: string): string | null {
  const [first = ''] = text.split(/[\s,]/)
  const word = first.toLowerCase()
  if (!NUMBER.test(word) && !COMMON.test(word)) return null
  const words = text.charAt(0).toLowerCase() + text.slice(1)
  const noun = words.split(BREAK)[0]?.split(' ').at(-1) ?? ''
  const isMeal = MEAL.test(noun) && word !== noun && !NUMBER.test(word)
  if (NUMBER.test(word) || (MASS.test(noun) && !isMeal) || /(?:[^su]s|people|children)$/.test(noun)) return words
  if (isMeal) return `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`
  return WAYS.test(noun) ? `the ${words}` : `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`
}

/** Something that is worth choosing by: what one eats, drinks or takes home; no ticket and no guide. */
export function isTreat(text: string): boolean {
  return /\b(?:lunch|supper|dinner|breakfast|brunch|tastings?|dish(?:es)?|meal|picnic|wines?|beers?|glass(?:es)?|cocktails?|drinks?|coffees?|teas?|cheeses?|to keep|to take home|you make|you bake|you cook)\b/i.test(text)
}
