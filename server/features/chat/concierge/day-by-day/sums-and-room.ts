import { part, pattern } from '../../language/pattern.ts'
import type { Day } from '@meander/sdk/contract/days'
import type { DayNamed } from './days-named.ts'
import { asksWhetherTooFull } from './lighter.ts'
import type { PlanWish } from './plan-wish.ts'
import type { Told } from './told.ts'

const WHOLE_WORDS = part`
  it all|them all|that all|this all|all (?:of )?(?:it|that|this|them|these|those)(?: together)?|
  (?:the |this |our )?(?:whole|entire)(?: (?:thing|trip|plan|lot|week|stay|holiday|itinerary))?|
  (?:all|each) (?:of )?(?:the|our|those|these|my) (?:\w+ )?days|(?:the|those|these|our) (?:two|three|four|five|six|seven|\d+) days|everything|
  (?:the|our|this|my) (?:trip|plan|itinerary|holiday|stay)
`
/** What stands for all of it, by which no single thing is meant. */
export const WHOLE = new RegExp(String.raw`\b(?:${WHOLE_WORDS})\b`, 'g')
const TOTALS = pattern()`
  \b(?:total|altogether|all together|in all|sum|add(?:s|ing)? (?:it |this |that |everything )?up|so far|${WHOLE_WORDS})\b|
  \b(?:are|do|would|will|should|did) (?:we|i) (?:all )?(?:be )?(?:spend|pay)(?:ing)?\b|
  \b(?:grand|final|running|overall) (?:total|sum|bill|price|cost)\b
`
const OF_MONEY = pattern()`
  \b(?:costs?|prices?|how much(?! (?:\w+ )?(?:time|space|room|walking|longer|further|daylight))|total|sum|
  add(?:s|ing)? (?:it |this |that |everything )?up|comes? to|spend(?:ing)?|pay(?:ing)?|altogether|damage|bill|set (?:us|me) back)\b
`
/** 'How long is it all in total', 'two things in total'. */
const HOW_LONG = /\bhow (?:long|many hours)\b.*\b(?:everything|all|in total|altogether|together|plan)\b/
const OF_OTHER_SUMS = /\bhow (?:long|many|far)\b|\b(?:things?|activities|hours|minutes) in (?:total|all)\b/
const ROOM = pattern()`
  \b(?:time|room|break|gap|space|pause|moment|hours?)\b.{0,30}\b(?:for|to|of) (?:a |some |our |proper )?(?:lunch|eat|eating|meals?|dinner|food|bite|
  coffee|rest|nap|break|relax|breathe|swim|siesta|shopping|ourselves)\b|
  \bwhen (?:do|can|would|should|will|is) (?:we |i |there )?(?:time (?:for|to) )?(?:eat|lunch|have lunch|rest|have a break)\b|
  \bwhat about (?:lunch|meals)\b
`
/** 'What is left of our budget', 'how much do we still have'. */
const LEFT = /\b(?:left(?: over)?|remain(?:s|ing|der)?|still (?:have|got|to spend|there|in hand)|spare|over (?:from|of) (?:our|my|the))\b/
const PURSE = /\b(?:budget|total|sum|money|cash|purse|wallet|funds|kitty|spend|how much)\b|[$€£¥]|\b\d+ (?:euros?|dollars?|pounds?)\b/
const OF_TIME = /\b(?:time|days?|hours?|places?|seats?|tickets?|spots?|rooms?)\b.{0,12}\b(?:left|remain\w*|spare)\b|\b(?:free time|to leave)\b/

type Asked = Extract<PlanWish, { kind: 'total' | 'room' }>

/** 'Is Wednesday full?', 'how busy is day 2' */
const FULL = /^\W*(?:(?:and|so|but)\W+)*(?:is|are|isn't|how|does|do)\b.*\b(?:full|busy|packed|crammed|hectic)\b/

/** Whether there is time for something in it, or how long it is. */
export function readRoom(text: string, date: Day | null): Asked | null {
  if (ROOM.test(text)) return { kind: 'room', date, of: /\b(?:dinner|supper)\b/.test(text) ? 'dinner' : 'lunch' }
  if (HOW_LONG.test(text)) return { kind: 'room', date, of: 'length' }
  return asksWhetherTooFull(text) || (date !== null && FULL.test(text)) ? { kind: 'room', date, of: 'all' } : null
}

/** 'What is left', 'so total and left?', 'what is left of the 400': of money, where some was named. */
const BARE_LEFT = pattern()`
  \b(?:what|whats|how much)\b(?:'s| is| are| do we have| have (?:we|i)(?: got)?| would be| will be| remains)?(?: \w+)? ?(?:left|remaining|over)\b
  (?: over| now| then| each| in all| after (?:that|this|all that|it)| for (?:us|me|each)(?: of us)?| per (?:person|head)| (?:of|from|out of) (?:it|(?:the|our|my) [$€£¥]?\d[\d.,]*)(?: \w+)?)*\W*$|
  \b(?:total|sum|price|cost|costs)\b.{0,12}\b(?:and|plus|,)\W+(?:what(?:'s| is)? )?(?:left|remaining|remains)\b
`
/** 'Are we still within budget', 'does it still fit', 'we wanted to stay under 600. Are we?' */
const WITHIN = pattern()`
  ^\W*(?:(?:and|so|but|ok|okay|then)\W+)*(?:are we|is (?:it|that|this|all that|everything|the plan)|do we (?:stay|keep)|does (?:it|that|this|the plan|everything)|
  will (?:it|that|we))\b.*\b(?:(?:within|inside|over|under|above|below|in|on|fit|fits|blow|break) (?:our |the |my |that )?(?:budget|limit|purse))\b|
  \bdoes (?:it|that|this|the plan|all of (?:it|that)|everything) (?:all |still )*fit\b(?! (?:on|in|into|for|us|all|with|together)\b)|
  \b(?:under|within|below|inside|over|max\w*|up to)\b.*[.,;!?]\s*(?:so |and )?(?:are|is|do|does|did) (?:we|it|that|this)\W*(?:still |now |there )?\W*$
`

/** 'Swap the walk for a museum, and what is left': the change comes first, and tells its sum. */
const CHANGES_FIRST = /^\W*(?:(?:please|ok|okay|and|can you|could you|then)\W+)*(?:swap|replace|exchange|take|drop|remove|put|add|move|skip|cut|leave out|delete)\b/

/** 'How much do we have left after that': of the budget, whatever else is pointed at. */
export function readLeft(text: string, hasBudget = false): Asked | null {
  const isPlain = LEFT.test(text) && PURSE.test(text) && !OF_TIME.test(text) && !OF_OTHER_SUMS.test(text) && !WISHES.test(text)
  const isBare = hasBudget && !CHANGES_FIRST.test(text) && (BARE_LEFT.test(text) || WITHIN.test(text)) && !OF_TIME.test(text)
  return isPlain || isBare || (/\b(?:budget|purse)\b/.test(text) && WITHIN.test(text)) ? { kind: 'total', limit: null, dates: [], isLeft: true } : null
}

/** What the plan costs, or its days that are named, or its days at one place. */
export function readTotal(text: string, { told, named }: { told: Pick<Told, 'places'>; named: readonly DayNamed[] }): Asked | null {
  const limit = limitIn(text)
  if (OF_OTHER_SUMS.test(text)) return limit === null ? null : { kind: 'total', limit, dates: [], isLeft: false }
  const place = told.places.length < 2 ? undefined : told.places.find(({ name }) => text.includes(name.toLowerCase()))
  const dates = named.length > 0 ? named.map(({ date }) => date) : (place?.days ?? [])
  const isOfDays = dates.length > 0 && OF_MONEY.test(text) && !WISHES.test(text)
  return limit !== null || isOfDays || (TOTALS.test(text) && OF_MONEY.test(text)) ? { kind: 'total', limit, dates: isOfDays ? dates : [], isLeft: false } : null
}

/** 'Something at a lower price on Tuesday' is wanted, and not summed. */
const WISHES = /\b(?:something|anything|another|cheaper|add|swap|replace|change|move|instead)\b/

/** 'Is all that under 500 euros'. */
function limitIn(text: string): { amount: number; isUpper: boolean } | null {
  const [, , over, amount] = /^\W*(?:and |so |but )?(?:is|are|does|do|will|would|can) (.*\b(?:plan|that|this|it|all|everything|total|trip|we|they)\b.*?)\b(?:(more than|over|above|beyond)|less than|under|below|within|inside|fit(?:s)? (?:in|into|within)?|stay (?:in|under|within)) \D{0,12}?(\d[\d,]*(?:\.\d+)?)(?! ?(?:hours?|minutes?|days?|pm|am|people|of us))/.exec(text) ?? []
  return amount === undefined ? null : { amount: Number(amount.replaceAll(',', '')), isUpper: over === undefined }
}
