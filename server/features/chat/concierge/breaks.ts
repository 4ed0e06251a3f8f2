import { minutesOf, timeOfMinutes } from '@meander/sdk/contract/days'
import { CLOCK_HOUR, clockTime } from '../language/clock-hours.ts'
import { NUMBER_WORDS } from '../language/number-words.ts'
import { MONTH } from '../understanding/date-words.ts'
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

/** The hours that a message keeps for a meal or a rest; null where it keeps none. */
export function breakIn(text: string): Hours | null {
  const figures = text.toLowerCase().replaceAll('’', "'").replace(/\b(?:noon|midday)\b/g, '12:00')
    .replace(IN_WORDS, (_, from: string, joint: string, to: string) => `${NUMBER_WORDS.indexOf(from)}${joint}${NUMBER_WORDS.indexOf(to)}`)
  const match = BREAKS.map((words) => words.exec(figures)).find((found) => found !== null)
  if (!match) return null
  const [from, to] = [clockTime([match[1], match[2], match[3]], LATER_BELOW), clockTime([match[4], match[5], match[6]], LATER_BELOW)]
  if (from === null || to === null) return null
  return minutesOf(to) > minutesOf(from) ? { from, to } : { from, to: timeOfMinutes(Math.min(1439, (minutesOf(to) % HALF_A_DAY) + HALF_A_DAY)) }
}
