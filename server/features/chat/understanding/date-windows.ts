import { part, pattern } from '../language/pattern.ts'
import { daysBetween } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import { firstOfMonth, lastOfMonth, monthOf, sureDay, yearOf } from './calendar.ts'
import type { WindowMention } from './date-mention.ts'
import { MONTH, monthNumber, YEAR, yearSaid } from './date-words.ts'
import { PART, partOf, placeOf } from './part-of.ts'
import type { Stretch } from './part-of.ts'

const CUE = part`
  (?<cue>all (?:of|through)|the whole (?:of )?|in|during|for|around|this|next|coming|come|of|through|throughout|sometime in|maybe|month of|until|till|
  before|after|by|between|from|either|early in|late in)
`
const MONTH_WINDOW = pattern('g')`
    (?:\b${CUE}\s+)?(?:\b(?<part>${PART})[\s-]+)?(?<!\w)(?<month>${MONTH})\b(?!['\w]|
    (?<=\b(?:may|march))\s+(?:be|i|we|you|it|have|need|want|not|also|well)\b)(?:(?!\.\s+(?:this|next))\.?,?\s+(?:of\s+|in\s+)?(?<year>${YEAR}))?
  `
/** Words that are more often no month, or a name. */
const DOUBTFUL = new Set(['may', 'march', 'mar', 'jan', 'dec', 'august', 'april', 'june', 'sept'])
const NAMED_BEFORE = /\b(?:with|called|named|i'm|i am|is|mrs?\.?|ms\.?|friend|sister|brother|wife|daughter|son|aunt|uncle|cousin|dear|hi|hello)\s+(?:(?:april|may|june|august)\s+(?:and|&)\s+)?$/
/** 'June would suit', 'April is fine'. */
const FITS = pattern()`
  ^\s+(?:(?:(?:would|could|might|will)\s+)?(?:suits?|works?)|(?:would be|is|will be|sounds?|looks?|might be)\s+(?:more\s+|also\s+|really\s+|
  very\s+)?(?:fine|good|ok|okay|best|better|great|perfect|possible|ideal|nice|nicer)|(?:instead|rather|then|please|or so)(?=\W*$))\b(?!\s+(?:fun|at|with|company|friend|girl))
`
const BESIDE = new RegExp(`^\\s*(?:-|to|or|and|\\/|&|until|till|through|,)\\s*(?:the\\s+)?(?:${PART}\\s+)?${MONTH}\\b`)
const BEFORE = new RegExp(`${MONTH}\\s*(?:-|to|or|and|\\/|&|until|till|through|,)\\s*(?:the\\s+)?$`)
const SEASON = pattern('g')`
    \b(?:(?<seasonPart>${PART})[\s-]+(?:the\s+)?(?<partSeason>spring|summer|autumn|fall|winter)|
    (?:in|during|over|for|this|next|coming|throughout)\s+(?:the\s+)?(?:coming\s+|following\s+|whole\s+)?(?<cued>spring|summer|autumn|fall|
    winter)(?:time)?|(?<=(?:^|[.,;:!?(])\s*(?:the\s+)?)(?<lone>spring|summer|autumn|fall|winter)(?=\s*(?:$|[.,;!?)]))|
    (?<=\b(?:be|is|are|about|say|maybe|perhaps|prefer|leave|go|early|late|mid|until|till|before|after|by)\s+(?:the\s+)?)(?<said>spring|summer|autumn|
    fall|winter)(?=\s*(?:$|[.,;!?)]|please|i think|or|and|then|maybe))|
    (?<owned>spring|summer|autumn|fall|winter)(?=\s+(?:of\s+)?${YEAR}))\b(?!\s+(?:half[\s-]term|in love|break|roll|garden palace|apart|for|asleep|sports?|clothes|
    coat))(?:\s+(?:of\s+)?(?<seasonYear>${YEAR}))?
  `
/** Days that are left of a season that nobody means any more. */
const NEARLY_OVER = 14
const SEASON_MONTHS: Record<string, [number, number]> = { spring: [3, 5], summer: [6, 8], autumn: [9, 11], fall: [9, 11], winter: [12, 2] }
const QUARTER = pattern('g')`
  \b(?:(?<before>(?:this|next) year)'?s?\s+)?(?:q(?<figure>[1-4])|(?:the\s+)?(?<word>first|second|third|fourth|last|1st|2nd|3rd|4th|this|next|
  coming)[\s-]+(?:quarter|qtr))\b(?:\s+(?:of\s+)?(?<year>${YEAR}))?
`
const YEAR_WINDOW = pattern('g')`
  \b(?:(?:in|during|for|sometime|some\s+time|anytime|any\s+time|throughout)\s+(?:in\s+)?(?:the\s+)?)?(?:(?<part>${PART})\s+)?(?:(?:(?<=\b(?:in|during|
  of|for|year|until|before|by)\s)|(?<=^\W*|\b(?:thinking(?: of| about)?|planning|eyeing|maybe|perhaps|probably|sometime|targeting|trip|holiday|
  vacation)\s)(?=20\d{2}(?:\s*$|[.!?]|,?\s+(?:on|in|at|for|over|around|from|between|to|please|maybe)\s)))(?<year>20\d{2})(?![\d-]|
  \s*(?:${'usd|eur|gbp|dollars|euros|pounds|people|each|per|pp|apiece|for (?:both|all of us|us all|the (?:two|three|four|five|six) of us|the whole (?:trip|family|group))'}))|
  (?<next>next|this|the|(?:this |the )?coming)\s+year)\b(?!\s*(?:old|'s|round))
`

/** Months and their parts, seasons, quarters, years. `text` is lower case, `original` keeps its capitals. */
export function findCalendarWindows(text: string, original: string, today: Day): WindowMention[] {
  return [...findMonths(text, original, today), ...findSeasons(text, today), ...findQuarters(text, today), ...findYears(text, today)]
}

function findMonths(text: string, original: string, today: Day): WindowMention[] {
  return [...text.matchAll(MONTH_WINDOW)].flatMap((match) => {
    const { cue, part, month: name = '', year: said } = match.groups ?? {}
    const at = match.index + match[0].lastIndexOf(name, match[0].length - (said?.length ?? 0))
    const sure = part !== undefined || said !== undefined || (cue !== undefined && !(cue === 'for' && name === 'may'))
    if (!sure && DOUBTFUL.has(name) && !isMonthHere({ text, original }, at, name)) return []
    if (NAMED_BEFORE.test(text.slice(0, at)) && said === undefined) return []
    const month = monthNumber(name)
    const year = yearSaid(said, today) ?? yearOfMonth(month, { today, next: cue === 'next' })
    const whole = { start: firstOfMonth(year, month), end: lastOfMonth(year, month) }
    return [windowOf(partOf(whole, part), { match, today, fixed: said !== undefined })]
  })
}

function isMonthHere({ text, original }: { text: string; original: string }, at: number, name: string): boolean {
  const after = text.slice(at + name.length)
  if (FITS.test(after)) return true
  if (BESIDE.test(after) || BEFORE.test(text.slice(0, at)) || isOwnClause(text, at, name)) return true
  const isCapital = /^[A-Z][a-z]/.test(original.slice(at, at + 2)) && /[a-z,;)]\s+$/.test(original.slice(0, at))
  return isCapital || (name !== 'may' && name !== 'march' && name !== 'mar' && !/^\s+\p{Ll}/u.test(after))
}

function isOwnClause(text: string, at: number, name: string): boolean {
  return /(?:^|[.,;:!?(])\s*$/.test(text.slice(0, at)) && /^\s*(?:$|[.,;:!?)])/.test(text.slice(at + name.length))
}

function yearOfMonth(month: number, { today, next }: { today: Day; next: boolean }): number {
  const year = yearOf(today)
  const past = lastOfMonth(year, month) < today
  return past || (next && month === monthOf(today)) ? year + 1 : year
}

export function windowOf(stretch: Stretch, { match, today, fixed }: { match: RegExpExecArray; today: Day; fixed: boolean }): WindowMention {
  const start = stretch.start < today && stretch.end >= today ? today : stretch.start
  return { kind: 'window', ...stretch, start, fixed, from: match.index, to: match.index + match[0].length }
}

function findSeasons(text: string, today: Day): WindowMention[] {
  return [...text.matchAll(SEASON)].flatMap((match) => {
    const { seasonPart, partSeason, cued, lone, said, owned, seasonYear } = match.groups ?? {}
    const months = SEASON_MONTHS[partSeason ?? cued ?? lone ?? said ?? owned ?? '']
    if (months === undefined) return []
    const seasonOf = (year: number): { start: Day; end: Day } => ({ start: firstOfMonth(year, months[0]), end: lastOfMonth(months[1] < months[0] ? year + 1 : year, months[1]) })
    const current = seasonOf(yearOf(today) - 1).end >= today ? yearOf(today) - 1 : yearOf(today)
    const coming = seasonOf(current).end >= today ? current : current + 1
    // 'In the fall', said at its very end, is that of next year.
    const isOver = daysBetween(today, seasonOf(coming).end) < NEARLY_OVER && !/\bthis\b/.test(match[0])
    const begun = seasonOf(coming).start <= today && (isOver || /\bnext\b/.test(match[0])) ? 1 : 0
    const season = seasonOf(yearSaid(seasonYear, today) ?? coming + begun)
    return [windowOf(partOf(season, seasonPart), { match, today, fixed: seasonYear !== undefined })]
  })
}

function findQuarters(text: string, today: Day): WindowMention[] {
  return [...text.matchAll(QUARTER)].map((match) => {
    const { figure, word = '', before, year: said = before } = match.groups ?? {}
    const current = Math.ceil(monthOf(today) / 3)
    const told = /this|next|coming/.test(word) ? ((current - 1 + (word === 'this' ? 0 : 1)) % 4) + 1 : null
    const quarter = told ?? (figure === undefined ? (word === 'last' ? 4 : placeOf(word)) : Number(figure))
    const own = yearSaid(said, today)
    const year = own ?? (lastOfMonth(yearOf(today), quarter * 3) < today ? yearOf(today) + 1 : yearOf(today))
    const stretch = { start: firstOfMonth(year, quarter * 3 - 2), end: lastOfMonth(year, quarter * 3), flexible: true }
    return windowOf(stretch, { match, today, fixed: own !== null })
  })
}

function findYears(text: string, today: Day): WindowMention[] {
  return [...text.matchAll(YEAR_WINDOW)].flatMap((match) => {
    const { part, year: figures, next } = match.groups ?? {}
    if ((next === 'the' || next === 'this') && part === undefined && !(next === 'this' && /^(?:some|any|during|throughout)/.test(match[0]))) return []
    const year = figures === undefined ? yearOf(today) + (/next|coming/.test(next ?? '') ? 1 : 0) : Number(figures)
    const window = windowOf(partOf({ start: sureDay(year, 1, 1), end: sureDay(year, 12, 31) }, part), { match, today, fixed: true })
    return [part === undefined ? { ...window, year } : window]
  })
}
