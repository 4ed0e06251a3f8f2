import { MONTH_NAMES } from '../language/month-names.ts'
import { part, pattern } from '../language/pattern.ts'
import { FULL_WEEKDAY, MONTH, monthNumber, ORDINAL } from './date-words.ts'
import { HOLIDAY_NAME } from './holidays.ts'
import type { Rewriting } from './rewritten-text.ts'

const UNIT = `(?:w(?:ee)?k-?end|week|month|day|${FULL_WEEKDAY})`
const WHAT = part`
  (?:(?:this|next|the|coming|on|in|at|over|for|during)\s+)*(?:(?:${ORDINAL}|\d{1,2})\s+(?:of\s+)?${MONTH}|${MONTH}(?:\s+(?:the\s+)?(?:${ORDINAL}|
  \d{1,2}))?|${FULL_WEEKDAY}|w(?:ee)?k-?end|week|month|${HOLIDAY_NAME})(?:\s+(?:day|weekend|week))?
`
const NOT_BUT = pattern('g')`
  \bnot\s+(?<what>${WHAT})(?:\s+itself)?\s*[,;:.-]*\s*(?:(?:but|rather|instead|maybe|just|on|in|perhaps)\s+)*the\s+(?:(?<next>next|following)\s+)?
  (?<unit>one|${UNIT})(?:\s+(?<side>after|before|following|prior|preceding))?(?:\s+(?:that|it|this|then))?(?!\w)(?!\s+(?:of\s+|in\s+)?(?:\d|${MONTH}\b))
`

/** 'Not Thanksgiving, the week after' is the week after Thanksgiving; 'not this weekend but the next one' the weekend after it. */
export const INSTEAD_OF: Rewriting = [NOT_BUT, ({ groups }) => {
  const { what = '', next, unit: said = '', side: told } = groups ?? {}
  const side = told === undefined ? (next === undefined ? undefined : 'after') : /after|following/.test(told) ? 'after' : 'before'
  if (side === undefined) return null
  const unit = said === 'one' ? new RegExp(`(?:${UNIT}|${MONTH})\\b(?!.*\\b${UNIT})`).exec(what)?.[0] : said
  if (unit === undefined) return null
  const month = new RegExp(`^(?:(?:in|on|the|for|during|over|this|next)\\s+)*(?<month>${MONTH})$`).exec(what)?.groups?.month
  if (month !== undefined) return /^w|day$/.test(unit) ? null : `in ${MONTH_NAMES[(monthNumber(month) + (side === 'after' ? 0 : 10)) % 12] ?? ''}`
  if (unit === 'month') return /next/.test(what) ? 'the month after next' : side === 'after' ? 'next month' : null
  return `the ${unit} ${side} ${what.replace(/^(?:(?:on|in|at|over|for|during)\s+)+/, '')}`
}]
