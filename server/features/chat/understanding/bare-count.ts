import { part, pattern } from '../language/pattern.ts'
import { readCount, SPOKEN_COUNT } from './numbers.ts'

const WISH = part`
  (?:(?:i|we)(?:'ll|'d| will| would| do| only| just)*\s+(?:need|want|take|have|like|require)|
  (?:please\s+)?(?:book|reserve|get|buy|order)(?:\s+(?:me|us|it for))?|make (?:it|that)|(?:it's|it is|it'll be|that's|that'd be)(?: for)?|
  we(?:'re| are)|for|say|maybe|probably|just|only|about|all|yes|yeah|ok(?:ay)?|oh|so|um+|er+|actually|(?:for )?how many\?|sorry|no|wait|i mean(?:t)?|
  rather|not (?:\d{1,2}|${SPOKEN_COUNT})(?:\s+but)?)
`
/** A number that answers how many, and nothing else: 'two', 'I need 2', '4 please', 'just one for me'. */
const BARE = pattern()`
  ^\W*(?:(?:\d{1,2}|${SPOKEN_COUNT})\W+(?=(?:no|sorry|wait|actually|i mean|make it|or rather)\b))?(?:${WISH}[\s,]+)*(?<count>\d{1,2}|${SPOKEN_COUNT})(?:\s+for (?:me|us))?(?:[\s,]+(?:please|pls|thanks|thank you|then|in (?:total|all)|
  altogether|total|of them|ideally|instead(?: of (?:\d{1,2}|${SPOKEN_COUNT}))?|(?:and )?not (?:\d{1,2}|${SPOKEN_COUNT})))*\W*$
`
const WORD = /^\W*(?:just |only |about |we are |it's )?([a-z]+)\W*$/

/** A message that is a number and nothing else; null when it is anything more. */
export function readBareCount(text: string): number | null {
  const count = readCount(BARE.exec(text)?.groups?.count) ?? loose(WORD.exec(text)?.[1])
  return count !== null && count >= 1 && count <= 60 ? count : null
}

/** 'Both', 'a dozen', but not 'a'. */
function loose(word: string | undefined): number | null {
  return word === 'a' || word === 'an' ? null : readCount(word)
}

/** 'Actually 6', 'sorry, five': it takes back what was said before. */
export function isCorrectedCount(text: string): boolean {
  return /\binstead\b|\bnot (?:\d|[a-z]+\W+(?:but )?(?:\d|[a-z]+)\W*$)/.test(text) || /^\W*(?:(?:oh|no|so|well|ah|wait|hm+)\W+)*(?:actually|sorry|make (?:it|that)|i mean(?:t)?|rather|correction|no\b)/.test(text)
}

/** The ages in a message that is nothing else: '3 and 6', 'they are 5, 8 and 11'. */
export function readBareAges(text: string): number[] {
  const said = /^\W*(?:(?:they're|they are|the (?:kids|children) are|ages?|aged|how old|yes|sure|so|oh)\W+)*(?<ages>\d{1,2}(?:\s*(?:,|and|&|\+|\/)\s*(?:and\s+)?\d{1,2}){1,7})(?:\s+years?(?: olds?)?)?\W*$/.exec(text)?.groups?.ages
  const ages = (said?.match(/\d+/g) ?? []).map(Number)
  return ages.every((age) => age < 18) ? ages : []
}
