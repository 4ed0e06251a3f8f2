import { part, pattern } from '../../language/pattern.ts'

const NUMBERS: Readonly<Record<string, number>> = { one: 1, '1': 1, a: 1, single: 1, two: 2, '2': 2, couple: 2, three: 3, '3': 3 }
const NUMBER = '(one|1|a single|two|2|a couple of|three|3)'
const THING = part`(?:(?:\w+ )?(?:things?|activit(?:y|ies)|tours?|items?|stops?|outings?|ones?|plans?|bookings?|sights?|events?))`
const EACH = part`(?:(?:a|per|each|every|in a|for each|for every|on each|on every|on any) (?:single )?day|daily|on (?:the )?(?:others|other days|each|rest))`
const NOT_PEOPLE = String.raw`(?! (?:of us|persons?|people|adults?|kids?|child\w*|nights?|days|hours?))`
/** 'Max two things a day', 'one a day is plenty', 'no more than 2 things on the others'. */
const COUNT = pattern()`
  \b${NUMBER}${NOT_PEOPLE}(?: ${THING})?(?: (?:at (?:the )?most|max(?:imum)?|only|tops|or so))? (?:\w+ (?:\w+ )?)??${EACH}\b|\b${EACH},? (?:just |only |at most |max(?:imum)? )*${NUMBER} ${THING}|
  \b(?:max(?:imum)?(?: of)?|at most|(?:no|not) more than|up to|only|just|never more than) ${NUMBER} ${THING}(?= (?:on|for|each|every|a|per|in)\b|\W*$)|\b${NUMBER} ${THING} (?:is (?:enough|plenty|fine)|will do|max|at most|tops)\b
`
const RANGE = /\b(?:one|1|two|2) (?:or|to) (?:two|2|three|3)\b|\b1-2\b/
const IS_LIMIT = /\b(?:max(?:imum)?|at (?:the )?most|(?:no|not|never) more than|up to|tops)\b/

/** How many things a day may hold, and whether that is only the most. */
export interface SaidOfCount {
  count: number
  isLimit: boolean
}

/** Null where a clause says nothing of how many; 'one or two' leaves it open. */
export function saidOfCount(clause: string): SaidOfCount | null {
  if (RANGE.test(clause)) return null
  const word = COUNT.exec(clause)?.slice(1).find((group) => group !== undefined)
  const count = NUMBERS[(word ?? '').replace(/^a /, '').replace(/ of$/, '')]
  return count === undefined ? null : { count, isLimit: IS_LIMIT.test(clause) }
}

/** 'Leave that one light', 'an easy day'. */
const LIGHT = pattern()`
  \b(?:keep|leave|make|take|have|want|plan)\b[^.;]{0,30}?\b(?:light|easy|gentle|quiet|slow|short|relaxed|lazy)\b(?! (?:lunch|supper|dinner|meal|music|places?|corners?|things?))|
  \b(?:light|easy|slow|lazy) day\b|\bday (?:should be |to be |must be |please )?(?:light|easy|gentle|slow)\b|\b(?:not|nothing) (?:too |so |very )?(?:much|big|heavy|long)\b|\b(?:is|be) (?:a )?(?:light|slow|easy)\b
`

export function isLight(clause: string): boolean {
  return LIGHT.test(clause)
}

const DAY = part`(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|tue|wed|thu|fri|sat|sun)|\d{1,2}(?:st|nd|rd|th)|day \w+|(?:first|second|third|fourth|last) day|that (?:day|one)|this one|it|one)`
/** 'The Wednesday is for resting', 'Thursday off', 'nothing on Wednesday', 'leave that one free'. */
const WHOLE_FREE = pattern()`
  \b(?:leave|keep|hold|want|make|need|clear)\b[^.;]{0,30}?\b(?:free|empty|open|off|unplanned|to ourselves|to myself)\b|\bhave\b[^.;]{0,30}?\b(?:off|to ourselves|to myself)\b|\bkeep free\b|\b${DAY},? (?:is |are |should be |completely |totally |stays? |please )*(?:off|free|empty|to ourselves|to myself|for (?:ourselves|myself))\b|
  \b(?:nothing|no plans?|not) (?:at all |planned )?on (?:the |that )?${DAY}|\b${DAY} (?:nothing|is (?:for|a|to) (?:a )?(?:rest\w*|ourselves|myself|nothing|relax\w*|pool|sleep\w*|free|day off|lazy))|\b(?:rest day|day off|day of rest|free day)\b
`

/** 'I only have Friday free' is when there is time. */
const PART_OF_IT = /\b(?:mornings?|afternoons?|evenings?|nights?|only|just|my one)\b/

/** True where a clause leaves the days that it names with nothing on them. */
export function isFree(clause: string): boolean {
  return WHOLE_FREE.test(clause) && !PART_OF_IT.test(clause)
}
