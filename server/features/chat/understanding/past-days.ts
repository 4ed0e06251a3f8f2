import { pattern } from '../language/pattern.ts'
import type { ImpossibleDates } from './date-mention.ts'
import { FULL_WEEKDAY } from './date-words.ts'

const PAST_DAY = new RegExp(`\\b(?:last\\s+(?:week|weekend|month|${FULL_WEEKDAY})|(?:the day before )?yesterday)\\b(?!['’]s|\\s+(?:of|in)\\b)`)
/** What is told of a day that is over, and of what is compared with it. */
const TOLD = pattern('u')`
  \b(?:the|our|my|your|this|since|until|from|before|after|like|than|as|was|were|went|had|did|didn't|been|saw|came|got|told|said|met|ate|bought|ago|
  already|spoke|wrote|sent|made|found|thought|\p{L}{2,}ed|weather|news|game|match|score)\b
`

/** 'London last Friday for two', 'last week': a day that is over, where nothing is told of it. */
export function readPastDay(text: string, original: string): ImpossibleDates | null {
  const match = PAST_DAY.exec(text)
  if (match === null || TOLD.test(text.replace(match[0], ' '))) return null
  const span = { from: match.index, to: match.index + match[0].length }
  return { reason: 'past', words: original.slice(span.from, span.to), ...span }
}
