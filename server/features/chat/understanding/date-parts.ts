import { pattern } from '../language/pattern.ts'
import { addDays, daysBetween } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import { addMonths, dayOf, lastOfMonth, monthOf, nextSuch, yearOf } from './calendar.ts'
import type { DateMention } from './date-mention.ts'
import { roleOf } from './date-roles.ts'
import type { DateRole } from './date-roles.ts'
import { resolve, resolveRange, single } from './join-dates.ts'
import type { Resolved } from './join-dates.ts'
import type { Span } from './plain-text.ts'
import { edgeOf } from './edges.ts'
import type { Edge } from './edges.ts'
import { shiftOf } from './shifted-dates.ts'

/** A day or a stretch that a message says, with what the words around make of it. */
export type Part = Span & { role: DateRole; resolved: NonNullable<Resolved>; mention: DateMention | null; edge?: Edge['side'] }

const TIME = "(?:\\s*(?:early|late|in the|at)?\\s*(?:morning|afternoon|evening|night|noon|midday|lunch(?:time)?|(?:\\d{1,2}(?::\\d{2})?\\s*(?:am|pm)))\\b)?"
const JOINT = pattern()`
  ^${TIME}\.?[\s,]*(?:-+>?|→|~|to|until|till|'?til|thru|through|up to|(?:or\s+)?(?:maybe|perhaps|possibly)|and|&|\+|or|
  /)\s*(?:(?:and\s+)?(?:including|around|about|maybe)\s+)?(?:on\s+)?(?:the\s+)?$
`
/** 'Round trip for 12 and 15 April', 'the dates are'. */
const OUT_AND_BACK = /\b(?:dates?|round[- ]?trip|return (?:flights?|tickets?))\b[^.;!?]*$/
const BETWEEN = /\b(?:between|from|either)\s+(?:the\s+)?$/

/** 'Any time between the 3rd and the 19th': the trip lies somewhere in it. */
const ANY_TIME = /\b(?:any|some)\s?(?:time|day|week|when|where|point)s?\b(?:\s+(?:at all|is fine|works?|really|for us|for me))*\s*(?:between|from|within|in)\s+(?:the\s+)?$|\bat some (?:time|point) (?:between|from)\s+(?:the\s+)?$/

const ANY_OF_THEM = /^[\s,.;:(-]*(?:any\s?(?:time|dates?|days?|week)\b|whenever\b|(?:my |our |the )?dates (?:are )?flexible\b|(?:i'm|we're|i am|we are) flexible\b)/

function openWithin(range: NonNullable<Resolved>): NonNullable<Resolved> {
  return 'dates' in range ? { dates: { ...range.dates, flexible: true } } : range
}

/** The days that were meant where those that were said cannot be: the same in the next year they come, or the month of a day it does not have. */
export function nextOf(mentions: DateMention[], today: Day): { start: Day; end: Day | null; flexible: boolean } | null {
  const [left, right] = mentions.map((mention) => later(mention, today))
  if (left === undefined) return null
  const resolved = right === undefined ? resolve(left, today) : resolveRange(left, right, today)
  if (resolved !== null && 'dates' in resolved) return { start: resolved.dates.start, end: resolved.dates.start === resolved.dates.end ? null : resolved.dates.end, flexible: resolved.dates.flexible }
  const month = mentions.find((mention) => mention.kind === 'calendar' && mention.month !== null)
  const first = month?.kind !== 'calendar' || month.month === null ? null : nextSuch(month.month, 1, today)
  return first === null ? null : { start: first, end: lastOfMonth(yearOf(first), monthOf(first)), flexible: true }
}

function later(mention: DateMention, today: Day): DateMention {
  if (mention.kind === 'calendar') return { ...mention, year: null }
  if (mention.kind !== 'window' || mention.end >= today) return mention
  const years = yearOf(today) - yearOf(mention.end)
  return { ...mention, fixed: false, start: addMonths(mention.start, years * 12), end: addMonths(mention.end, years * 12) }
}

/** Mentions as days, beside those of other matters that are to come ('we marry in May'): two that are joined are one range, and words before a day may move it. */
export function joinNeighbours(text: string, said: DateMention[], { today, beside = [] }: { today: Day; beside?: readonly DateMention[] }): Part[] {
  const parts: Part[] = []
  const mentions = withShifts(text, withMonths(text, said, { today, beside }), today)
  for (let at = 0; at < mentions.length; at += 1) {
    const left = mentions[at]
    const right = mentions[at + 1]
    if (left === undefined) continue
    const before = text.slice(Math.max(0, left.from - 80), left.from)
    const range = right === undefined || !isJoined(text, left, right) ? null : resolveRange(left, right, today)
    if (right !== undefined && range !== null && isRange(text, { left, right }, range)) {
      // 'The 30th and 31st of May and the 1st of June'.
      const next = mentions[at + 2]
      const more = next !== undefined && isJoined(text, right, next) ? resolveRange(left, next, today) : null
      if (next !== undefined && more !== null && 'dates' in more && 'dates' in range && addDays(range.dates.end, 1) === more.dates.end && /\band\b|&|\+/.test(text.slice(right.to, next.from))) {
        parts.push({ from: left.from, to: next.to, role: 'none', resolved: more, mention: null })
        at += 2
        continue
      }
      parts.push({ from: left.from, to: right.to, role: 'none', resolved: ANY_TIME.test(before) || ANY_OF_THEM.test(text.slice(right.to, right.to + 40)) ? openWithin(range) : range, mention: null })
      at += 1
      continue
    }
    if (isWeak(left, before)) continue
    // 'A week later' follows the day before it, and ends what began there.
    const sequel = left.kind === 'fixed' && left.later === true && parts.length > 0
    // 'Back by the 11th, the next day I work': what follows the end is no day of the trip.
    if (sequel && parts.at(-1)?.role === 'end') continue
    const alone = resolve(sequel ? { ...left, later: undefined } : left, today)
    if (alone === null) continue
    const edge = left.kind === 'window' && 'dates' in alone ? edgeOf(text, left, alone.dates) : null
    if (edge !== null && edge.day >= today) {
      parts.push({ from: left.from, to: left.to, role: edge.side === 'until' ? 'end' : 'none', resolved: single(edge.day), mention: null, edge: edge.side })
      continue
    }
    parts.push({ from: left.from, to: left.to, role: sequel ? 'end' : roleOf(before, text.slice(left.to, left.to + 40)), resolved: alone, mention: left })
  }
  return settled(parts, today)
}

/** 'Some time before June' is a window where nothing else is said; beside other days it is the latest to be back. */
function settled(parts: Part[], today: Day): Part[] {
  return parts.map((part) => {
    if (part.edge !== 'before' || !('dates' in part.resolved)) return part
    const { end } = part.resolved.dates
    if (parts.length > 1) return { ...part, role: 'deadline', resolved: single(addDays(end, 1)) }
    return { ...part, resolved: { dates: { start: today, end, flexible: true, named: false } } }
  })
}

/** Days that words before them move, as the days they are moved to: 'two days before Christmas', 'the Friday after the 12th'. */
function withShifts(text: string, mentions: DateMention[], today: Day): DateMention[] {
  return mentions.reduce<DateMention[]>((done, mention) => {
    // 'Of' in 'Friday of the first week of May' may belong to the stretch.
    const [own = ''] = /^(?:of|in|during)\s+(?:the\s+)?/.exec(text.slice(mention.from, mention.to)) ?? []
    const before = text.slice(Math.max(0, mention.from - 80), mention.from + own.length)
    const shift = isWeak(mention, before) ? null : shiftOf(before, mention.from + own.length)
    const resolved = shift === null ? null : resolve(mention, today)
    if (shift === null || resolved === null || !('dates' in resolved)) return [...done, mention]
    if (shift.within === true && (mention.kind !== 'window' || mention.flexible)) return [...done, mention]
    const { start, end } = shift.move(resolved.dates)
    return [...done.filter(({ to }) => to <= shift.from), { kind: 'window', start, end, flexible: false, fixed: true, from: shift.from, to: mention.to }]
  }, [])
}

/** 'The 17th of May, so the 14th to the 16th', 'in June, maybe the 12th': a day without a month is the one nearest to what was said before it. */
function withMonths(text: string, mentions: DateMention[], { today, beside }: { today: Day; beside: readonly DateMention[] }): DateMention[] {
  return mentions.map((mention, at) => {
    if (mention.kind !== 'calendar' || mention.month !== null || mention.bare || mention.weekday !== null) return mention
    const next = mentions[at + 1]
    const lends = next !== undefined && isJoined(text, mention, next) && (next.kind !== 'calendar' || next.month !== null)
    const before = [...beside.filter(({ to }) => to <= mention.from), ...mentions.slice(0, at)].findLast(saysMonth) ?? (mentions.length === 2 ? mentions.slice(at + 1).find(isMonth) : undefined)
    const resolved = before === undefined || lends ? null : resolve(before, today)
    if (resolved === null || !('dates' in resolved) || isJoined(text, mentions[at - 1] ?? mention, mention)) return mention
    const anchor = resolved.dates.start
    const isLast = roleOf(text.slice(Math.max(0, mention.from - 80), mention.from), '') !== 'none'
    // 'In December … arriving the 27th' is in December.
    const inMonth = before !== undefined && isMonth(before) ? dayOf(yearOf(anchor), monthOf(anchor), mention.day) : null
    if (inMonth !== null && inMonth >= today) return { ...mention, month: monthOf(inMonth), year: yearOf(inMonth) }
    const near = [-1, 0, 1].flatMap((months) => dayOf(yearOf(addMonths(anchor, months)), monthOf(addMonths(anchor, months)), mention.day) ?? []).filter((day) => day >= (isLast ? anchor : today))
    const nearest = near.sort((left, right) => farness(anchor, left) - farness(anchor, right))[0]
    return nearest === undefined ? mention : { ...mention, month: monthOf(nearest), year: yearOf(nearest) }
  })
}

function saysMonth(one: DateMention): boolean {
  return one.kind === 'calendar' ? one.month !== null : one.kind === 'window' && daysBetween(one.start, one.end) <= 31
}

/** 'The weekend of the 13th, Lisbon in May': the month comes after. */
function isMonth(one: DateMention): boolean {
  return one.kind === 'window' && one.flexible && daysBetween(one.start, one.end) >= 27 && daysBetween(one.start, one.end) <= 31
}

/** Days that follow are nearer than those that went before: people tell a trip forwards. */
function farness(anchor: Day, day: Day): number {
  const days = daysBetween(anchor, day)
  return days < 0 ? -3 * days : days
}

function isJoined(text: string, left: DateMention, right: DateMention): boolean {
  const joint = jointOf(text, left, right)
  // 'Maybe May, maybe June' are one stretch; 'June, maybe the 12th' is a day of it.
  if (/\b(?:maybe|perhaps|possibly)\b/.test(joint) && (left.kind !== 'window' || right.kind !== 'window')) return false
  return JOINT.test(joint) || isNextDoor(text, left, right)
}

/** 'End May, start June': one follows on the other. */
function isNextDoor(text: string, left: DateMention, right: DateMention): boolean {
  return left.kind === 'window' && right.kind === 'window' && left.flexible && right.flexible && addDays(left.end, 1) === right.start && /^[\s,]*$/.test(text.slice(left.to, right.from))
}

/** The words between two mentions; 'through' of 'through June' and 'maybe' of 'maybe June' are. */
function jointOf(text: string, left: DateMention, right: DateMention): string {
  const [own = ''] = /^(?:through|until|till|maybe)\s+/.exec(text.slice(right.from, right.to)) ?? []
  return text.slice(left.to, right.from + own.length)
}

/** 'And' joins the ends of a range after 'between', or two days that follow each other; 'or' names two choices. */
function isRange(text: string, { left, right }: { left: DateMention; right: DateMention }, range: NonNullable<Resolved>): boolean {
  const joint = text.slice(left.to, right.from)
  if (!/\band\b|&|\bor\b|\/|\+/.test(joint)) return true
  if (!('dates' in range)) return false
  if (/\bor\b/.test(joint) && (left.kind !== 'window' || right.kind !== 'window')) return false
  if (BETWEEN.test(text.slice(0, left.from))) return true
  if (/\band\b|&/.test(joint) && left.kind === 'calendar' && OUT_AND_BACK.test(text.slice(Math.max(0, left.from - 80), left.from))) return true
  if (left.kind === 'window' && right.kind === 'window') return left.flexible && right.flexible
  return left.kind !== 'window' && addDays(range.dates.start, 1) === range.dates.end
}

/** 'The 14th' alone needs a word that makes it a date. */
function isWeak(mention: DateMention, before: string): boolean {
  if (mention.kind !== 'calendar' || mention.month !== null || mention.weekday !== null || roleOf(before, '') !== 'none') return false
  // 'A few days, 10th', 'ok, 12th'.
  if (!mention.bare && /\b(?:days?|nights?|weeks?|ok|okay|say|maybe)\b,?\s*$/.test(before)) return false
  return !/\b(?:on|from|until|till|by|the|through|thru|starting|arriving|leaving|returning|back|to|before|after|is|for|and|around|about|of|out|in)\s+(?:the\s+)?$|^\W*$/.test(before)
}
