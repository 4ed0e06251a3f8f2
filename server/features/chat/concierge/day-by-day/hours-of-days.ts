import { pattern } from '../../language/pattern.ts'
import { dayRange, minutesOf, timeOfMinutes } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import type { Busy } from '../../day-plan/index.ts'
import { CLOCK_HOUR, clockTime } from '../../language/clock-hours.ts'
import { LATE_WORD, lateStart } from '../late-starts.ts'
import { daysNamed } from './days-named.ts'
import type { Trip } from './free-hours.ts'

function minutesIn(match: RegExpExecArray | null): number | null {
  const time = match === null ? null : clockTime([match[1], match[2], match[3]])
  return time === null ? null : minutesOf(time)
}

const APART = /[,;.!?]\s+|\s(?:so|because|since|as|but|while|therefore|then)\s/g

/** 'Out on Friday night, so nothing before noon on Saturday': the words around an hour as far as they name the days that it is of; all of them where they name none. */
function around(lower: string, hour: RegExp, trip: Trip): string {
  const at = lower.search(hour)
  const cuts = [...lower.matchAll(APART)].map(({ index, 0: words }) => ({ from: index, to: index + words.length }))
  const beside = lower.slice(cuts.findLast(({ to }) => to <= at)?.to ?? 0, cuts.find(({ from }) => from > at)?.from ?? lower.length)
  return daysNamed(beside, trip).length > 0 ? beside : lower
}

const NO_HOUR = '(?! ?(?:days?|people|of us|hours?))'
const NOT_BEFORE = new RegExp(String.raw`\b(?:not|nothing|never|no earlier than|not earlier than|start(?:ing)?|begin)\s+(?:\w+ ){0,2}?(?:before|after|at|than)\s+${CLOCK_HOUR}${NO_HOUR}`)
const NOT_AFTER = new RegExp(String.raw`\b(?:nothing|not|no later than|back|done|finished|over|home)\s+(?:\w+ ){0,3}?(?:after|by|than)\s+${CLOCK_HOUR}${NO_HOUR}`)
const LATE = '11:00'
const AFTER_NOON = 11 * 60

const WORKS_UNTIL = pattern()`
  \b(?:(?:i|we|he|she|they) (?:only )?(?:finish(?:es)?|gets? off|(?:am|are|is) done|knock off)(?: (?:work|from work|with work|working))?\s+(?:at|by|around|about)|
  (?:works?|working|busy|meetings?|conference|workshop|seminar|at work|on duty|classes|course)\s+(?:\w+ ){0,3}?(?:until|till|til|up to))\s+
  ${CLOCK_HOUR}${NO_HOUR}
`
/** Nobody works until three in the morning. */
const WORK_ENDS_AFTER = 9

function workedUntil(lower: string): number | null {
  const match = WORKS_UNTIL.exec(lower)
  const time = match === null ? null : clockTime([match[1], match[2], match[3]], WORK_ENDS_AFTER)
  return time === null ? null : minutesOf(time)
}

/** Days that are named all at once. */
const OF_EVERY_DAY = /\b(?:both|all|all (?:of )?(?:the|these|those)|(?:on )?(?:each|every)|all (?:two|three|four|five)) days?\b|\b(?:daily|every day)\b/

/** 'Not before noon on Sunday', 'back by 5 on Friday': of the days that are named; what is said of all of them is no rule of one. */
export function outsideHours(turn: string, trip: Trip): Busy[] {
  const lower = turn.toLowerCase().replaceAll('’', "'").replace(/\b(?:noon|midday)\b/g, '12:00')
  if (/^\W*(?:is|are|does|do|what|which|when)\b/.test(lower)) return []
  const daysOf = (hour: RegExp): readonly Day[] => (OF_EVERY_DAY.test(lower) ? dayRange(trip.from, trip.to) : [...new Set(daysNamed(around(lower, hour, trip), trip).map(({ date }) => date))])
  const late = lateStart(lower, LATE)
  const before = minutesIn(NOT_BEFORE.exec(lower)) ?? workedUntil(lower) ?? (late === null ? null : minutesOf(late))
  const after = minutesIn(NOT_AFTER.exec(lower))
  const evening = after !== null && after < AFTER_NOON ? after + 12 * 60 : after
  const begins = [NOT_BEFORE, WORKS_UNTIL].find((words) => words.test(lower)) ?? (late === null ? NOT_BEFORE : LATE_WORD)
  return [
    ...(before === null ? [] : daysOf(begins).map((date): Busy => ({ date, from: '00:00', to: timeOfMinutes(before) }))),
    ...(evening === null ? [] : daysOf(NOT_AFTER).map((date): Busy => ({ date, from: timeOfMinutes(evening), to: '24:00' }))),
  ]
}
