import { pattern } from '../language/pattern.ts'

const NUMBERS: Readonly<Record<string, number>> = { one: 1, an: 1, two: 2, three: 3, four: 4, five: 5, six: 6, eight: 8 }
const AMOUNT = String.raw`(\d+(?:[.,]5)?|${Object.keys(NUMBERS).join('|')}|half an)( and a half|½)?[ -]?(hours?|hrs?|h|minutes?|mins?)\b`
const LIMIT = pattern('i')`
  \b(?:(?:nothing|not|none|no \w+|never) (?:\w+ ){0,2}(?:longer|more|over) than|(?:nothing|not|no \w+|never) over|at (?:the )?most|no more than|
  not more than|max(?:imum)?(?: of)?|up to|under|less than|shorter than|within) ${AMOUNT}(?! (?:away|drive|from|before|ahead|by (?:car|train)))|
  \bonly (?:have |got )?${AMOUNT}
`

/** 'Nothing too long', without a word of what was shown. */
const NOT_LONG = /\b(?:nothing|no \w+|none|never|not)(?: (?:that is|that's|that takes|which is|\w+ing))? (?:too|so|very|really|overly) long\b|\bnothing long\b|\bkeep (?:it|them|things) short\b/i
/** What nobody finds too long. */
const NO_LONGER = 180

/** 'Nothing over two hours', 'I only have 90 minutes': the most that one thing may take, in minutes; null where none is named. */
export function longestIn(text: string): number | null {
  const match = LIMIT.exec(text)
  if (match === null) return NOT_LONG.test(text) ? NO_LONGER : null
  const [amount = '', half, unit = ''] = match[1] === undefined ? match.slice(4) : match.slice(1)
  const plain = amount.toLowerCase() === 'half an' ? 0.5 : (NUMBERS[amount.toLowerCase()] ?? Number(amount.replace(',', '.')))
  const count = plain + (half === undefined ? 0 : 0.5)
  return Math.round(unit.toLowerCase().startsWith('m') ? count : count * 60)
}
