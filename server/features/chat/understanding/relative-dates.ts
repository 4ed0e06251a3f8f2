import { part, pattern } from '../language/pattern.ts'
import { addDays } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import { addMonths, mondayOf, weekdayFrom } from './calendar.ts'
import type { FixedMention, Steps, WeekdayMention } from './date-mention.ts'
import { FULL_WEEKDAY, WEEKDAY, weekdayNumber } from './date-words.ts'
import { LOOSE_COUNT, readCount } from './numbers.ts'

const UNIT = '(?:days?|nights?|weeks?|fortnights?|months?|years?)'
const DAY_WORD = "(?:the\\s+)?day\\s+after\\s+(?:tomorrow|tomorow|tmrw)|(?<=\\b(?:tomorrow|tmrw)\\s*(?:and|&|,|\\+|or)\\s*(?:also\\s+)?)(?:the\\s+)?day\\s+after|tomorr?ow(?:'s)?|tmrw|tmr|today(?:'s)?|tonight|this\\s+(?:morning|afternoon|evening)"
/** 'Two weeks', 'a month and a half', 'two weeks and three days'. */
const AMOUNT = `${LOOSE_COUNT}\\s+(?:more\\s+)?${UNIT}(?:\\s+and\\s+a\\s+half|(?<=(?:week|month|year)s?)\\s+and\\s+${LOOSE_COUNT}\\s+(?:day|week|month)s?)?`
const AHEAD = `(?:in|within)\\s+(?:about\\s+|around\\s+|exactly\\s+)?(?<ahead>${AMOUNT})(?:'s?)?(?:\\s+time)?(?:,?\\s+(?:on\\s+)?(?:an?\\s+)?(?<onDay>${FULL_WEEKDAY})\\b)?`
const FROM_NOW = `(?<later>${AMOUNT})\\s+(?:from|after)\\s+(?<anchor>(?:right )?now|${DAY_WORD})|(?<hence>${AMOUNT})\\s+(?:hence|in\\s+the\\s+future|down\\s+the\\s+road)`
const WEEKS_TO = `(?<weeks>${LOOSE_COUNT}\\s+(?:weeks?|fortnights?))\\s+(?:on\\s+)?(?<day>today|tomorrow)|(?<dayFirst>today|tomorrow)\\s+(?<fortnight>week|fortnight)`
const LATER = part`
  (?:exactly\s+)?(?<after>${AMOUNT})\s+(?:later|after(?:wards?|\s+that)?(?=\s*(?:$|[.,;!?])))|the\s+(?<nextDay>next|following)\s+day|
  (?:around\s+)?(?:the\s+)?(?:this|same)\s+time\s+next\s+(?<sameIn>year|month|week)
`
const COUNTED_UNIT = new RegExp(`(?<count>${LOOSE_COUNT})\\s+(?:more\\s+)?(?<unit>${UNIT})`, 'g')
const DAY = new RegExp(`\\b(?:${AHEAD}|${FROM_NOW}|${WEEKS_TO}|${LATER}|(?<word>${DAY_WORD})(?!'?s?\\s+(?:show|game|world)))(?!\\w)`, 'g')

const SHIFT = `(?<count>${LOOSE_COUNT})\\s+(?<unit>weeks?|fortnights?)\\s+(?:from|on|after)\\s+(?:this\\s+|the\\s+)?`
const WHICH = '(?<which>this(?:\\s+coming)?|next|coming|the\\s+following|upcoming)\\s+'
const AFTER_WORDS = "(?<tail>\\s+(?:of\\s+)?next\\s+week|\\s+(?:of\\s+)?this\\s+week|\\s+after\\s+next|(?<!\\bto[\\s-]+\\w+)\\s+week(?!\\w)|\\s+in\\s+(?:two|2|a couple of)\\s+weeks)?"
const SURE = new RegExp(`\\b(?<!\\b(?:an?|any|every|each|some|most|black|good|cyber)\\s+)(?:${SHIFT})?(?:${WHICH})?(?<name>${FULL_WEEKDAY})(?:'s)?\\b${AFTER_WORDS}`, 'g')
/** 'Sat' and 'sun' are days only where a day must stand. */
const SHORT = pattern('g')`
    \b(?:(?:${SHIFT}|${WHICH}|(?<=\b(?:on|from|until|till|thru|through|by|return(?:ing)?|leaving|arriving|back)\s+)|
    (?<=^\W*(?:(?:hmm|maybe|say|probably|ok|okay|how about|what about)\W+)?)(?=\w+\W*(?:$|
    (?:please|pls|thanks|works?|is (?:good|fine)|i think|then)\b))))(?<name>${WEEKDAY})\b(?!\s+(?:is|was|and sea|cream|hat))${AFTER_WORDS}
  `
/** 'Two Fridays from now'. */
const AHEAD_WEEKDAY = new RegExp(`\\b(?<count>${LOOSE_COUNT})\\s+(?<name>${FULL_WEEKDAY})s?\\s+(?:from\\s+(?:now|today)|hence)\\b`, 'g')
const SHORT_RANGE = new RegExp(`\\b(?<left>${WEEKDAY})\\b\\.?\\s*(?:-|&|\\/|to|and|until|till|thru|through)\\s*(?<right>${WEEKDAY})\\b`, 'g')

/** Days counted from today: 'tomorrow', 'in two weeks', 'ten days from now'. */
export function findCountedDays(text: string, today: Day): FixedMention[] {
  return [...text.matchAll(DAY)].flatMap((match) => {
    const { ahead, later, anchor, word, hence, after, nextDay, weeks, day, dayFirst, fortnight, onDay, sameIn } = match.groups ?? {}
    // 'See Rome in two days' and 'a week in three days' tell how long, not when.
    if (ahead !== undefined && (isStretchOfVisit(text.slice(0, match.index), match[0]) || BEGINS.test(text.slice(match.index + match[0].length)))) return []
    const base = word ?? anchor ?? day ?? dayFirst ?? 'now'
    const first = /^(?:tom|tm)/.test(base) ? addDays(today, 1) : /day\s+after/.test(base) ? addDays(today, 2) : today
    const amount = ahead ?? later ?? hence ?? after ?? weeks
    const steps = amount === undefined ? { count: nextDay === undefined && fortnight === undefined && sameIn === undefined ? 0 : 1, unit: sameIn ?? fortnight ?? 'day' } : stepsOf(amount)
    // 'In three weeks on Monday' is the Monday of that week.
    const reached = stepFrom(first, steps)
    const counted = ahead !== undefined || after !== undefined || nextDay !== undefined ? { steps } : {}
    const sequel = after !== undefined || nextDay !== undefined ? { later: true as const } : {}
    return [{
      kind: 'fixed' as const,
      day: onDay === undefined ? reached : weekdayFrom(mondayOf(reached), weekdayNumber(onDay)),
      ...counted,
      ...sequel,
      from: match.index,
      to: match.index + match[0].length,
    }]
  })
}

function stepsOf(amount: string): Steps {
  const [first = { count: 1, unit: 'day' }, more] = [...amount.matchAll(COUNTED_UNIT)].map(({ groups }): Steps => ({ count: readCount(groups?.count) ?? 1, unit: groups?.unit ?? 'day' }))
  const count = first.count + (/\band a half$/.test(amount) ? 0.5 : 0)
  return { ...first, count, ...(more === undefined ? {} : { and: more }) }
}

/** Whether 'in three days' follows what is done within them. */
export function isStretchOfVisit(before: string, words: string): boolean {
  if (!/\b(?:days?|nights?|weeks?|fortnights?|(?:24|36|48|72|96) (?:hours?|hrs?))\b/.test(words)) return false
  // 'Rome in three days', as a title has it.
  if (!/week|month|year|time|about|around/.test(words) && /^\W*(?!\w*ing\b|(?:we|i|trip|leave|go|flight|holiday|vacation|departure|travel|start|back|home|arrival)\b)\p{L}{3,}(?:[ -](?!\w*ing\b|(?:trip|leave|go|flight|holiday|vacation)\b)\p{L}{3,})?\s+(?:in\s+)?$/u.test(before)) return true
  return /^within\b/.test(words) || /\b(?:see|do|cover|explore|tour|fit|squeeze|manage|possible|around|achieve|visit)\b[^.;!?,]*$/.test(before)
}

/** The day so many days, weeks or months on. */
export function stepFrom(from: Day, { count: amount, unit, and }: Steps): Day {
  if (and !== undefined) return stepFrom(stepFrom(from, { count: amount, unit }), and)
  if (unit.startsWith('week')) return addDays(from, Math.floor(amount * 7))
  if (unit.startsWith('fortnight')) return addDays(from, amount * 14)
  if (unit.startsWith('month')) return addDays(addMonths(from, Math.floor(amount)), amount % 1 === 0 ? 0 : 15)
  return unit.startsWith('year') ? addMonths(from, Math.floor(amount * 12)) : addDays(from, Math.ceil(amount))
}

/** 'In one week starting 3 May' is as long as that. */
const BEGINS = /^,?\s*(?:that\s+)?(?:starting|beginning|starts?|begins?|from)\s+(?:on\s+)?(?:the\s+)?(?!now\b|today\b)\w/

/** Weekdays, and those of a later week: 'next Friday', 'a fortnight from Saturday', 'Tuesday after next'. */
export function findWeekdays(text: string): WeekdayMention[] {
  const sure = [...text.matchAll(SURE), ...text.matchAll(SHORT)].map((match) => readWeekday(match))
  const pairs = [...text.matchAll(SHORT_RANGE)].flatMap((match) => readPair(match))
  const ahead = [...text.matchAll(AHEAD_WEEKDAY)].map((match): WeekdayMention => ({
    kind: 'weekday',
    weekday: weekdayNumber(match.groups?.name ?? ''),
    week: null,
    later: (readCount(match.groups?.count) ?? 1) - 1,
    from: match.index,
    to: match.index + match[0].length,
  }))
  const apart = [...ahead, ...sure]
  for (const mention of pairs) if (!apart.some(({ from, to }) => mention.from < to && from < mention.to)) apart.push(mention)
  return apart.filter((mention, at) => !apart.slice(0, at).some(({ from, to }) => mention.from < to && from < mention.to))
}

function readWeekday(match: RegExpExecArray): WeekdayMention {
  const { name = '', which = '', tail = '', count: amount, unit = '' } = match.groups ?? {}
  const weeks = (readCount(amount) ?? 0) * (unit.startsWith('fortnight') ? 2 : 1)
  const tailWeeks = /after\s+next|^\s+week/.test(tail) ? 1 : /in\s/.test(tail) ? 2 : 0
  const week = /next\s+week/.test(tail) || (which.startsWith('next') && tailWeeks === 0) ? 1 : /this\s+week/.test(tail) ? 0 : null
  return { kind: 'weekday', weekday: weekdayNumber(name), week, later: weeks + tailWeeks, from: match.index, to: match.index + match[0].length }
}

function readPair(match: RegExpExecArray): WeekdayMention[] {
  const { left = '', right = '' } = match.groups ?? {}
  const end = match.index + match[0].length
  const plain = { kind: 'weekday' as const, week: null, later: 0 }
  return [
    { ...plain, weekday: weekdayNumber(left), from: match.index, to: match.index + left.length },
    { ...plain, weekday: weekdayNumber(right), from: end - right.length, to: end },
  ]
}
