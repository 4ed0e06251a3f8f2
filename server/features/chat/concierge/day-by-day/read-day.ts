import { pattern } from '../../language/pattern.ts'
import { daysNamed, withoutDays } from './days-named.ts'
import type { DayNamed } from './days-named.ts'
import type { PlanWish } from './plan-wish.ts'
import type { Told } from './told.ts'

const ASKS_DAY = /\b(?:what(?:'s|s| is| are| would| does| do| should| could| can| will| have)?|whats|show|tell|give|how|which)\b/
const FILLER = pattern('g')`
  \b(?:left|free|and|so|ok|okay|then|what's|whats|what|is|are|was|there|about|how|on|for|in|the|show|tell|me|us|give|please|now|our|my|your|a|of|plan|
  planned|happening|do|does|would|should|could|can|might|may|shall|will|we|i|it|look|like|up|see|you|have|got|next|thanks|again|go|going|say|says|day|
  one|thing|things|to|suggest|recommend|did|put|with|hmm|great|well|also|something|anything|between|only|just|each|both|good|nice|idea|ideas|doing|
  early|late|at|during|time|start|starts|begin|first|when)\b
`
/** 'Do we have a Friday', 'is the 12th a Monday'. */
const OF_THE_CALENDAR = /^\W*(?:(?:and|so|then|but|hang on|wait|sorry)\W+)*(?:do|does|is|was|are|will|isn't|didn't) (?!there (?:anything|something))/

const OF_A_CARD = /\bthe (?:first|second|third|fourth|last) (?:one|tour|activity|card)\b.*\b(?:on|for|at)\b/

/** 'And day 2?', 'what is on Friday', 'Saturday morning and Saturday evening'. */
export function readDay(text: string, { told, named: ofDays }: { told: Told; named: readonly DayNamed[] }): PlanWish | null {
  const { plan, reading } = told
  // 'When does the first one start on the 12th' asks of a card.
  if (OF_A_CARD.test(text)) return null
  const at = plan.length === 0 || told.places.length < 2 || ofDays.length > 0 ? undefined : told.places.find(({ name }) => text.includes(name.toLowerCase()))
  const named = at === undefined ? ofDays : at.days.map((date) => ({ date, part: null }))
  const rest = withoutDays(at === undefined ? text : text.replaceAll(at.name.toLowerCase(), ' ')).replace(FILLER, ' ').replace(/[^\p{L}]+/gu, '')
  if (named.length > 0 && rest === '' && !OF_THE_CALENDAR.test(text) && (plan.length > 0 || ASKS_DAY.test(text) || named.filter(({ part }) => part !== null).length > 1)) return { kind: 'day', days: named }
  // 'And the third?', where the day before was told.
  const ordinal = /^\W*(?:and |what about |ok |then |how about )*(?:the )?(first|second|third|fourth|fifth|sixth|seventh|last|next)(?: one)?\W*$/.exec(text)?.[1]
  const [last] = reading.turns.slice(0, -reading.lastLength).slice(-1)
  if (ordinal === undefined || plan.length === 0 || last === undefined || !/\bday\b/i.test(last)) return null
  const [from] = told.days
  const to = told.days.at(-1)
  const [day] = from === undefined || to === undefined ? [] : daysNamed(`the ${ordinal} day`, { from, to })
  return day === undefined ? null : { kind: 'day', days: [day] }
}
