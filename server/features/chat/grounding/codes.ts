import { pattern } from '../language/pattern.ts'
import type { Grounds } from './grounds.ts'

/** Letters and digits mixed, or parts in capitals joined by hyphens, also written small: 'P12345', '99XYZ1', 'LIS-ZZZ-99'. */
const TOKEN = /(?<![\p{L}\d_/@#.-])#?[\p{L}\d]+(?:[-_][\p{L}\d]+)*(?![\p{L}\d_])/gu
/** What is counted, measured, dated or drawn in letters and digits, and is no code: '14th', '9am', '1h30', '16th-century', '2-hour', '10km', '1920s', 'H2O'. */
const MEASURED = pattern('iu')`
  ^\d+(?:st|nd|rd|th|s|am|pm|h|h\d\d|hrs?|mins?|m|km|cm|mm|kg|g|l|cl|ml|ft|mi|c|f|d|x|k|bn|eur|usd|gbp|jpy|chf|cad|aud|
  euros?)?(?:(?:-|to|x)\d+(?:st|nd|rd|th|s|am|pm|h|m|km)?)*(?:-\p{Ll}+)*$
`
/** 'Over-18s', 'under-5'. */
const OF_AGE = /^(?:over|under|mid)-\d{1,2}s?$/i
const WORDED = /^\p{L}+(?:-\p{L}+)*(?:-\d{1,2})?$/u
const CAPITAL_PARTS = /^\p{Lu}{2,5}-[\p{Lu}\d]{2,}/u
const HAS_BOTH = /(?=.*\p{L})(?=.*\d)/u
/** Who calls it a code says so, whatever it looks like. */
const CALLED = pattern('giu')`
  \b(?:product |booking |reference |order )?(?:code|ref(?:erence)?(?: number)?|
  (?:booking|reservation|confirmation|order|ticket|member)\s+(?:number|no|id)|
  id)\b(?:\s+(?:is|was|for \w+ is|number))?\s*[:=]?\s*["“'‘#]*([\p{L}\d][\p{L}\d_-]{3,})
`
const PLAIN_WORD = /^\p{L}?\p{Ll}+$/u

/** Says which code of a sentence is no product code of any tool result. */
export function findForeignCode(sentence: string, grounds: Grounds): string | null {
  const called = [...sentence.matchAll(CALLED)].map(([, code = '']) => code).filter((code) => !PLAIN_WORD.test(code))
  const tokens = [...sentence.matchAll(TOKEN)].map(([token]) => token.replace(/^#/, '')).filter(isCode)
  const foreign = [...called, ...tokens].find((code) => !isKnown(code, grounds))
  return foreign === undefined ? null : `It names ${JSON.stringify(foreign.slice(0, 60))}, a product code that no tool result has.`
}

function isCode(token: string): boolean {
  if (MEASURED.test(token) || OF_AGE.test(token)) return false
  if (WORDED.test(token)) return CAPITAL_PARTS.test(token)
  return HAS_BOTH.test(token)
}

/** A product code, a word of a title ('E-bike 2GO'), or the traveller's own word. */
function isKnown(code: string, { activities, said }: Grounds): boolean {
  const lower = code.toLowerCase()
  if ([...activities.keys()].some((known) => known.toLowerCase() === lower)) return true
  return said.toLowerCase().includes(lower) || [...activities.values()].some(({ title }) => title.toLowerCase().split(/[^\p{L}\d_-]+/u).includes(lower))
}
