import { LRUCache } from 'lru-cache'
import { addDays, dayRange, isDay } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import { pattern } from '../../language/pattern.ts'
import { namingWords } from '../../ranking/index.ts'
import { MONTH, WEEKDAY } from '../../understanding/date-words.ts'
import { withCards } from '../day-by-day/standing-plan.ts'
import type { Standing } from '../day-by-day/standing-plan.ts'
import type { Reading } from '../read-prompt.ts'
import { mentionsIn } from './mentions.ts'
import type { IsTown } from './mentions.ts'
import { editsOf, isOfThings, LIKELY } from './edits.ts'
import { readRoles } from './read-roles.ts'
import { plain } from './sentence.ts'
import { classesOf } from './tokens.ts'
import type { WordClass } from './word-classes.ts'

const WEEK = 6

/** Days and years that are spoken of beside. */
const OF_TIME = pattern('giu')`
  (?<!\p{L})(?:(?:in|since|seit|depuis|desde|en) )?(?:19|20)\d\d(?!\d)|(?<!\p{L})(?:${WEEKDAY}|${MONTH}(?= \d|\W*$)|yesterday|today|tonight|tomorrow|(?:last|next|this) (?:year|week|month|weekend|time|summer|winter|spring|autumn))(?!\p{L})
`

/**
 * What the traveller said, without what it said of the plan: a message that changes it names things that are no towns, and days and
 * hours that are none of arrival or departure. The first message makes the trip, whatever it names.
 */
export function withoutEdits({ turns, lastLength, plan, cards }: Pick<Reading, 'turns' | 'lastLength' | 'plan' | 'cards'>, isTown: IsTown): string[] {
  const days = plan.map(({ date }) => date).filter((date) => isDay(date)).toSorted()
  const [from] = days
  const to = days.at(-1)
  if (from === undefined || to === undefined) return [...turns]
  const standing = withCards({ plan, cards })
  // What stood in the plan when that was said is not known any more: it may have been any of what was shown.
  const once = cards.map((card): Standing => ({ productCode: card.productCode, date: '', startTime: '', card }))
  // A day on which nothing stands is a day of the trip as well.
  const trip = dayRange(from, to > addDays(from, WEEK) ? to : addDays(from, WEEK))
  const plans = (at: number): (readonly Standing[])[] => (at >= turns.length - lastLength ? [standing] : [once, []])
  const shown = `${from} ${to} ${cards.map(({ productCode }) => productCode).join()}`
  const planned = plan.map(({ productCode, date }) => `${productCode}@${date}`).join()
  return turns.map((turn, at) => {
    if (at === 0) return turn
    const key = `${shown} ${at < turns.length - lastLength ? '' : planned} ${turn}`
    const said = read.get(key) ?? withoutItsEdits(turn, plans(at).map((one) => ({ plan: one, cards, days: trip, isTown })))
    read.set(key, said)
    return said
  })
}

/** A reply reads the same turns several times. */
const read = new LRUCache<string, string>({ max: 2000 })

function withoutItsEdits(text: string, reads: readonly { plan: readonly Standing[]; cards: Reading['cards']; days: readonly Day[]; isTown: IsTown }[]): string {
  const found = reads.map((read) => mentionsIn({ text, ...read }))
  const roles = found.map((one) => readRoles(text, one))
  const isOfPlan = roles.some((one) => isOfThings(editsOf(one)))
  const things = (roles[0]?.things ?? [])
    .filter(({ one: { planned, shown, isKind, words }, roles: { in: comes = 0 } }) => {
      const isKnown = planned.length + shown.length > 0
      // One word of a title alone may be a town to go to, too.
      return isOfPlan ? isKnown || isKind || comes >= LIKELY : isKnown && namingWords(words).length > 1
    })
    .map(({ one }) => one)
  const moments = isOfPlan ? (found[0]?.moments ?? []) : []
  const spans = [...things.map((one) => ({ ...one, by: 'that' })), ...moments.map((one) => ({ ...one, by: '' }))].toSorted((left, right) => right.start - left.start)
  const said = spans.reduce((rest, { start, end, by }) => rest.slice(0, start) + by + rest.slice(end), text)
  return isOfPlan ? said.replace(OF_TIME, ' ').replace(WORDS, (word) => (isWordOfPlan(word) ? '' : word)).replace(/ {2,}/g, ' ').trim() : said
}

const WORDS = /[\p{L}'’]+/gu
const OF_PLAN: ReadonlySet<WordClass> = new Set(['remove', 'add', 'move', 'swap', 'take', 'leave', 'off', 'keep', 'instead-of', 'instead', 'dislike', 'better', 'there', 'anything'])

/** 'Quita' is no slip of Quito. */
function isWordOfPlan(word: string): boolean {
  return classesOf(plain(word)).some((kind) => OF_PLAN.has(kind))
}
