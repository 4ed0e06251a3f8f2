import { minutesOf, timeOfMinutes } from '@meander/sdk/contract/days'
import { CLOCK_HOUR, clockTime } from '../language/clock-hours.ts'
import { NUMBER_WORDS } from '../language/number-words.ts'
import { MONTH } from '../understanding/date-words.ts'
import { daysInEnglish } from './day-rules/days-in-english.ts'
import type { Hours } from './day-rules/said-of-hours.ts'

const HOURS = NUMBER_WORDS.slice(1, 13)
const IN_WORDS = new RegExp(String.raw`\b(${HOURS.join('|')})( ?(?:to|till|until|and|-|–) ?)(${HOURS.join('|')})\b`, 'g')
const SPAN = String.raw`(?:(?:from|between|von|zwischen|de|entre) )?${CLOCK_HOUR} ?(?:to|till|until|and|-|–|bis|und|à|a|y) ?${CLOCK_HOUR}(?!\d|(?:st|nd|rd|th)\b| ?(?:(?:of )?${MONTH}|people|persons?|of us|adults?|kids?|children|days?|hours?|minutes?|euros?|dollars?|pounds?|[€$£%]))`
const BREAK = '(?:lunch(?:es)?|lunch ?(?:hour|break|time)s?|siestas?|naps?|nap ?times?|rests?|breaks?|mittagspause|mittagessen|pause|comida|almuerzo|déjeuner|sieste)'
/** 'A proper lunch hour every day, one to two', 'keep 12 to 2 free for lunch'. */
const BREAKS = [
  new RegExp(String.raw`(?<!\p{L})${BREAK}(?!\p{L})[^.;?]{0,30}?(?<![\d/.:])${SPAN}`, 'u'),
  new RegExp(String.raw`(?<![\d/.:])${SPAN}[^.;?\d]{0,24}?\b(?:for|is|are|as) (?:(?:a|the|her|his|our|my|their|proper|long|daily|quiet) )*${BREAK}(?!\p{L})`, 'u'),
]
/** Who eats at one does so in the afternoon. */
const LATER_BELOW = 8
const HALF_A_DAY = 720

const KEPT = '(?:free|open|off|clear|empty|unplanned|unbooked|flexible|to (?:ourselves|myself|us)|for (?:ourselves|us)|on our own|without (?:anything|plans))'
const OF_ALL_DAYS = String.raw`(?:each|every|all|always|daily|for each day|(?:lunches|dinners|breakfasts)\b)`
const MEAL = '(lunch(?:es|time)?|dinners?|suppers?|dinner ?time|breakfasts?|evening meals?|mittagspausen?|mittagessen|abendessen|frühstück|cena|comida|almuerzo|desayuno|déjeuner|dîner)'
const LENGTH = '(?:(?:an?|some|the|our|enough|proper|real|good|long|relaxed|sit-?down|nice|quiet|decent|ordentliche|richtige|lange|larga|vraie) )*'
/** 'Dinner free each evening', 'keep lunch free', 'time for a proper lunch every day', 'an hour for lunch each day'. */
const MEALS_KEPT = [
  new RegExp(String.raw`(?<!\p{L})(?:keep|leave|have|want|need|like|make|with|hold)\b[^.;?]{0,24}?(?<!\p{L})${MEAL}(?!\p{L})[^.;,?]{0,16}?\b${KEPT}(?! of\b)`, 'u'),
  new RegExp(String.raw`(?:^|[,;.]|\b(?:with|and|but|please))\s*${LENGTH}${MEAL}(?!\p{L}) (?:keep )?${KEPT}(?! of\b)[^.;,?]{0,12}\b${OF_ALL_DAYS}`, 'u'),
  new RegExp(String.raw`\b(?:time|room|space|an hour|two hours|a (?:break|pause|gap)) (?:[a-z]+ )?for ${LENGTH}${MEAL}(?!\p{L})[^.;,?]{0,20}?\b${OF_ALL_DAYS}`, 'u'),
  new RegExp(String.raw`\b${OF_ALL_DAYS}\b[^.;,?\d]{0,24}?\b(?:time|room|an hour|two hours|a break) (?:[a-z]+ )?for ${LENGTH}${MEAL}(?!\p{L})`, 'u'),
  new RegExp(String.raw`(?<!\p{L})(?:proper|real|long|ordentliche|richtige|lange) ${MEAL}(?!\p{L})(?: ?(?:hour|break|time))?[^.;,?\d]{0,8}?\b${OF_ALL_DAYS}`, 'u'),
  new RegExp(String.raw`\b${OF_ALL_DAYS}\b[^.;,?\d]{0,12}?(?<!\p{L})(?:proper|real|long|ordentliche|richtige|lange) ${MEAL}(?!\p{L})`, 'u'),
]
/** When people eat who do not say when. */
const USUALLY: readonly (readonly [RegExp, Hours])[] = [
  [/^(?:breakfast|früh|desay)/u, { from: '07:30', to: '09:30' }], [/^(?:lunch|mittag|comida|almuerzo|déjeuner)/u, { from: '12:30', to: '14:00' }], [/^/u, { from: '18:30', to: '21:00' }],
]

interface Break {
  hours: Hours
  /** The message in small letters without what was said of it. */
  rest: string
}

/** The hours that a message keeps for a meal or a rest, by the clock or as people have them; null where it keeps none. */
export function breakOf(text: string): Break | null {
  const figures = daysInEnglish(text.toLowerCase().replaceAll('’', "'")).replace(/\b(?:noon|midday)\b/g, '12:00')
    .replace(IN_WORDS, (_, from: string, joint: string, to: string) => `${NUMBER_WORDS.indexOf(from)}${joint}${NUMBER_WORDS.indexOf(to)}`)
  const match = BREAKS.map((words) => words.exec(figures)).find((found) => found !== null)
  if (!match) return mealKept(figures)
  const [from, to] = [clockTime([match[1], match[2], match[3]], LATER_BELOW), clockTime([match[4], match[5], match[6]], LATER_BELOW)]
  if (from === null || to === null) return null
  const hours = minutesOf(to) > minutesOf(from) ? { from, to } : { from, to: timeOfMinutes(Math.min(1439, (minutesOf(to) % HALF_A_DAY) + HALF_A_DAY)) }
  return { hours, rest: figures.replace(match[0], ' ') }
}

function mealKept(lower: string): Break | null {
  const match = lower.includes('?') ? null : MEALS_KEPT.map((words) => words.exec(lower)).find((found) => found !== null)
  const hours = match === null || match === undefined ? undefined : USUALLY.find(([words]) => words.test(match[1] ?? ''))?.[1]
  return hours === undefined || match === null || match === undefined ? null : { hours, rest: lower.replace(match[0], ' ').replace(/^\W*(?:evenings?|nights?|days?)\b/, ' ').replace(/(?<=,) {2,}(?:evenings?|nights?|days?)\b/g, ' ') }
}

/** The hours alone. */
export function breakIn(text: string): Hours | null {
  return breakOf(text)?.hours ?? null
}
