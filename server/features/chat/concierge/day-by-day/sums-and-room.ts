import type { Day } from '@meander/sdk/contract/days'
import { asksWhetherTooFull } from './lighter.ts'
import type { PlanWish } from './plan-wish.ts'

const TOTALS = /\b(?:total|altogether|all together|in all|(?:the )?whole (?:thing|trip|plan|lot|week|stay)|everything|sum|add(?:s|ing)? (?:it )?up|so far|(?:the|our|this|my) (?:trip|plan|itinerary|holiday|stay)|all (?:of )?(?:it|that|this))\b/
const OF_MONEY = /\b(?:cost|costs|price|prices|how much|total|sum|add(?:s|ing)? (?:it )?up|come to|comes to|spend|pay|altogether|damage)\b/
/** 'How long is it all in total', 'two things in total'. */
const HOW_LONG = /\bhow (?:long|many hours)\b.*\b(?:everything|all|in total|altogether|together|plan)\b/
const OF_OTHER_SUMS = /\bhow (?:long|many|far)\b|\b(?:things?|activities|hours|minutes) in (?:total|all)\b/
const ROOM = /\b(?:time|room|break|gap|space|pause|moment|hours?)\b.{0,30}\b(?:for|to|of) (?:a |some |our |proper )?(?:lunch|eat|eating|meals?|dinner|food|bite|coffee|rest|nap|break|relax|breathe|swim|siesta|shopping|ourselves)\b|\bwhen (?:do|can|would|should|will|is) (?:we |i |there )?(?:time (?:for|to) )?(?:eat|lunch|have lunch|rest|have a break)\b|\bwhat about (?:lunch|meals)\b/

type Asked = Extract<PlanWish, { kind: 'total' | 'room' }>

/** Whether there is time for something in it, or how long it is. */
export function readRoom(text: string, date: Day | null): Asked | null {
  if (ROOM.test(text)) return { kind: 'room', date, of: /\b(?:dinner|supper)\b/.test(text) ? 'dinner' : 'lunch' }
  if (HOW_LONG.test(text)) return { kind: 'room', date, of: 'length' }
  return asksWhetherTooFull(text) ? { kind: 'room', date, of: 'all' } : null
}

/** What all of it costs. */
export function readTotal(text: string): Asked | null {
  const limit = limitIn(text)
  return limit !== null || (TOTALS.test(text) && OF_MONEY.test(text) && !OF_OTHER_SUMS.test(text)) ? { kind: 'total', limit } : null
}

/** 'Is all that under 500 euros'. */
function limitIn(text: string): { amount: number; isUpper: boolean } | null {
  const [, , over, amount] = /^\W*(?:and |so |but )?(?:is|are|does|do|will|would|can) (.*\b(?:plan|that|this|it|all|everything|total|trip|we|they)\b.*?)\b(?:(more than|over|above|beyond)|less than|under|below|within|inside|fit(?:s)? (?:in|into|within)?|stay (?:in|under|within)) \D{0,12}?(\d[\d,]*(?:\.\d+)?)(?! ?(?:hours?|minutes?|days?|pm|am|people|of us))/.exec(text) ?? []
  return amount === undefined ? null : { amount: Number(amount.replaceAll(',', '')), isUpper: over === undefined }
}
