import { pattern } from '../../language/pattern.ts'
import type { Day } from '@meander/sdk/contract/days'
import { daysNamed, withoutDays } from '../day-by-day/days-named.ts'
import { readPlaced } from '../../item-talk/by-place.ts'
import { WEEKDAY } from '../../understanding/date-words.ts'
import type { Stands } from './what-stands.ts'

/** Things that are pointed at by the day on which they stand. */
export interface OfDays {
  dates: Day[]
  codes: string[]
  /** The words without the day. */
  rest: string
  /** 'Evening', where one is named. */
  part: string | null
  /** 'The Saturday one', 'day 2': by the day alone, and not only on it. */
  isPlain: boolean
}

const THING = '(?:one|ones|thing|things|activit(?:y|ies)|tour|tours|walk|outing|visit|trip|item|items|plans?|programme|event)'
const DAY = String.raw`(?:${WEEKDAY}|day (?:\d{1,2}|one|two|three|four|five|six|seven)|(?:first|second|third|fourth|fifth|sixth|seventh|last|final|1st|2nd|3rd|[4-7]th) (?:day|evening|morning|afternoon|night))`
/** 'The Saturday one', 'Monday's', 'the second day's thing', 'the one on Friday'. */
const BY_DAY = new RegExp(String.raw`\b${DAY}(?:'s|s')? (?:(?:morning|afternoon|evening|night) )?${THING}\b|\b${DAY}'s\b|\b(?:the|that) (?:(?:first|second|third|last|next|other) )?${THING} (?:on|for|of) (?:the )?${DAY}\b`, 'u')
/** 'Does day 2 work for a child', 'is Tuesday too much for her', 'how is the first day'. */
const DAY_DOES = new RegExp(String.raw`\b(?:is|are|does|do|will|would|can|could|how is|how about|what about|for|of|about) (?:the |our )?${DAY}\b`, 'u')
/** What is only 'it' there can be had on that day or not. */
const OF_ONE = pattern()`\b(?:it|that one|this one|its|it's|they|them|these|those|both)\b`

const KEPT = 'midmeal'
/** 'Is lunch included on Saturday' asks of no hour. */
const OF_PART = /\b(?:mornings?|afternoons?|evenings?|nights?)\b/

/** The things of the days that a clause names; null where its day is only one on which something else may be had. */
export function readOfDays(clause: string, things: readonly Stands[], trip: { from: Day; to: Day }): OfDays | null {
  const lower = clause.toLowerCase().replaceAll('’', "'")
  const named = daysNamed(lower, trip)
  if (named.length === 0) return null
  const isPlain = BY_DAY.test(lower) || DAY_DOES.test(lower)
  if (!isPlain && OF_ONE.test(lower)) return null
  const part = OF_PART.test(lower) ? (named[0]?.part ?? null) : null
  const isInPart = ({ startTime }: Stands): boolean => part === null || startTime === null || (startTime >= part.earliest && startTime < (part.latest ?? '24:00'))
  const days = named.map(({ date }) => date)
  const onDays = things.filter((thing) => days.some((date) => date === thing.date) && isInPart(thing))
  // The first evening is the first that has something.
  const end = part !== null && onDays.length === 0 ? /\b(first|last) (?:morning|afternoon|evening|night)\b/.exec(lower)?.[1] : undefined
  const other = end === undefined ? undefined : (end === 'first' ? things : things.toReversed()).find(isInPart)
  const ofDays = other === undefined ? onDays : things.filter((thing) => thing.date === other.date && isInPart(thing))
  // 'Lunch' is a part of a day there, and here a thing that may be included.
  const rest = withoutDays(lower.replaceAll('lunch', KEPT)).replaceAll(KEPT, 'lunch')
  const codes = ofDays.map(({ card }) => card.productCode)
  const placed = readPlaced(rest, codes, codes.length)
  return { dates: [...new Set(days)], codes: placed.length > 0 ? placed : codes, rest, part: part?.name ?? null, isPlain }
}
