import type { Day } from '@meander/sdk/contract/days'
import { carrying as text } from '../../i18n/en/carrying.ts'
import { sayDay } from './day-texts.ts'
import type { Direction } from './drag.ts'
import type { TripStarts } from './judged-starts.ts'
import { isReachable, startKey, type Start } from './starts.ts'
import { sayClosed, sayShut, sayStart } from './why-texts.ts'

/** A step by key from one start to another; `to` is null where there is none that way. */
export interface KeyStep {
  from: string
  to: string | null
  direction: Direction
}

/** Where a step by key has led, and what it did not stop at and why: the closed starts on its way, and the days that have no other. */
export function sayStep(starts: TripStarts, step: KeyStep, party: number): string {
  const there = starts.starts.find((start) => startKey(start) === step.to)
  const passed = sayPassed(starts, step, party)
  const reached = there ? sayStart(there, party) : text.noMore[step.direction]
  if (!passed) return reached
  return `${reached}. ${there ? text.passed(passed) : text.closed(passed)}`
}

function sayPassed({ starts, shut }: TripStarts, { from, to, direction }: KeyStep, party: number): string {
  const find = (key: string | null) => starts.find((start) => startKey(start) === key)
  const [here, there] = [find(from), find(to)]
  if (!here) return ''
  const isBack = direction === 'up' || direction === 'left'
  const isBetween = <Value extends number | string>(one: Value, before: Value, after: Value | undefined) =>
    isBack ? one < before && (after === undefined || one > after) : one > before && (after === undefined || one < after)
  const inOrder = <One>(all: readonly One[]) => (isBack ? all.toReversed() : all)
  const closedOn = (date: Day, holds: (start: Start) => boolean = () => true) =>
    inOrder(starts.filter((start) => start.date === date && !isReachable(start) && holds(start))).map((start) => reasonOf(start, party))
  if (direction === 'up' || direction === 'down') return sayAll(closedOn(here.date, ({ from: at }) => isBetween(at, here.from, there?.from)))

  const farness = (start: Start) => Math.abs(start.from - here.from)
  const days = inOrder([...new Set([...starts.map(({ date }) => date), ...shut.keys()])].toSorted()).filter((date) => isBetween(date, here.date, there?.date))
  const passed = days.map((date) => {
    const why = sayAll(closedOn(date)) || sayShut(shut.get(date) ?? null)
    return { why: shut.get(date)?.rule ?? date, words: `${sayDay(date)}: ${why}` }
  })
  return sayAll([...passed, ...(there ? closedOn(there.date, (start) => farness(start) < farness(there)) : [])])
}

/** Why something is passed over, and how that is said; what has the same `why` is said once. */
interface Reason {
  why: string
  words: string
}

const reasonOf = (start: Start, party: number): Reason =>
  start.state === 'open' ? { why: '', words: '' } : { why: `${start.why.rule} ${start.why.with?.title}`, words: sayClosed(start, start.why, party) }

/** '10:00 AM is sold out and 2 more; 1:00 PM overlaps Tram 28' */
function sayAll(reasons: readonly Reason[]): string {
  const first = reasons.filter(({ why }, at) => reasons.findIndex((other) => other.why === why) === at)
  return first
    .map(({ why, words }) => {
      const more = reasons.filter((other) => other.why === why).length - 1
      return more > 0 ? text.andMore(words, more) : words
    })
    .join('; ')
}
