import { minutesOf, timeOfMinutes } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import type { Clause } from '../../reader/index.ts'
import type { Part } from '../day-by-day/days-named.ts'
import type { PlanWish } from '../day-by-day/plan-wish.ts'
import { isOn } from '../day-by-day/standing-plan.ts'
import type { Standing } from '../day-by-day/standing-plan.ts'
import type { Told } from '../day-by-day/told.ts'
import { meantByAll, meantIn } from './clause-things.ts'
import type { Times } from './clause-times.ts'
import { codesOf, dayOf, putAs, trade } from './put-of.ts'

/** A thing of the plan that is wanted at another day or hour; null where nothing is known of either. */
export function moved(clause: Clause, told: Told, times: Times): PlanWish | null {
  const { days, part, from } = times
  const out = clause.spans.some(({ label }) => label === 'item' || label === 'in') ? meantIn(clause, ['out'], told).flatMap(({ planned }) => planned) : []
  const named = meantIn(clause, out.length === 1 ? ['item', 'in'] : ['item', 'out', 'in'], told)
  const some = (named.length > 0 ? named : [meantByAll(clause, told)]).flatMap(({ planned }) => planned)
  const onDay = some.filter(({ date }) => date === from)
  const things = onDay.length > 0 ? onDay : some.length > 0 ? some : standingAt(clause, told, times)
  const [place] = out
  const [thing] = things
  // 'The ferry to Tuesday instead of the ducks': where those stood, unless another day was named.
  if (place !== undefined && out.length === 1 && thing !== undefined && things.length === 1 && thing !== place) return trade({ ...putAs(thing), day: dayOf(days[0] ?? place.date, part), time: times.time, instead: codesOf(out) }, codesOf(out))
  const isOfHour = things.length === 1 && things[0]?.startTime === times.time && (LATER.test(clause.text) || EARLIER.test(clause.text))
  const [date] = isOfHour ? [] : days
  const time = isOfHour ? null : times.time
  const shifted = things.length === 1 && time === null && date === undefined && part === null ? shiftedTime(clause.text, things[0]?.startTime ?? '') : null
  if (things.length === 0 || (date === undefined && part === null && time === null && shifted === null)) return null
  const one = things.length > 1 && named.length < 2 && time === null ? onlyOneToMove(things, date, part) : null
  const there = date ?? told.days.find((day) => day === one?.date)
  if (one !== null && there !== undefined) return { kind: 'move', codes: codesOf([one]), to: { date: there, part } }
  if (things.length > 1 && named.length < 2) return date === undefined ? { kind: 'which-out', codes: codesOf(things), said: clause.text } : { kind: 'which', to: { date, part }, codes: codesOf(things) }
  // 'Not the concert on the last evening', of the concert on the last evening.
  if (NOT.test(clause.text) && time === null && things.every((one) => isOn(one, dayOf(date ?? one.date, part)))) return { kind: 'drop', codes: codesOf(things) }
  if (things.length === 1 && date !== undefined && time === null) return { kind: 'move', codes: codesOf(things), to: { date, part } }
  return { kind: 'trade', out: [], puts: things.map((one) => ({ ...putAs(one), day: dayOf(date ?? one.date, part), time: time ?? shifted })), lost: [] }
}

/** 'Move the museum to the morning of day 1', of two: the one of that day that stands at another hour, or else the only one that does not stand there already. */
function onlyOneToMove(things: readonly Standing[], date: Day | undefined, part: Part | null): Standing | null {
  const open = things.filter((one) => !isOn(one, dayOf(date ?? one.date, part)))
  const sameDay = date === undefined || part === null ? [] : open.filter((one) => one.date === date)
  const some = sameDay.length > 0 ? sameDay : open
  return some.length === 1 ? (some[0] ?? null) : null
}

const NOT = /^\W*(?:not|no|nicht|kein\p{L}*|pas|sin|sans|ohne|without)(?!\p{L})/iu
const LATER = /\b(?:later|später|plus tard|más tarde)\b/iu
const EARLIER = /\b(?:earlier|sooner|früher|plus tôt|más temprano)\b/iu
const BY = /\b(half|\d{1,2}|an|one|two|three|eine?|zwei|drei|une?|deux|trois|una?|dos|tres)(?:n|\s+and a half)?\s+(?:an?\s+)?(?:hours?|stunden?|heures?|horas?)\b/iu
const HOURS: Readonly<Record<string, number>> = { half: 0.5, two: 2, zwei: 2, deux: 2, dos: 2, three: 3, drei: 3, trois: 3, tres: 3 }

/** 'An hour later' than it stands; an hour too where none is said. Null where it is to be neither. */
function shiftedTime(text: string, startTime: string): string | null {
  const way = LATER.test(text) ? 1 : EARLIER.test(text) ? -1 : 0
  if (way === 0 || startTime === '') return null
  const said = BY.exec(text)?.[1]?.toLowerCase() ?? ''
  const minutes = minutesOf(startTime) + way * 60 * (Number(said) || (HOURS[said] ?? 1))
  return minutes < 0 || minutes >= 1440 ? null : timeOfMinutes(minutes)
}

/** 'Friday 8:30 is too early': the one thing that begins then. */
function standingAt({ text }: Clause, { plan }: Told, { days, time }: Times): readonly Standing[] {
  const at = plan.filter((one) => one.startTime === time && (days.length === 0 || days.some((day) => day === one.date)))
  return at.length === 1 && (LATER.test(text) || EARLIER.test(text)) ? at : []
}

/** Two things, or two days, that change places. */
export function exchanged(clause: Clause, told: Told, { days }: Times): PlanWish | null {
  const things = meantIn(clause, ['item', 'out', 'in'], told).flatMap(({ planned }) => planned)
  const [one, other] = things
  if (one !== undefined && other !== undefined && one !== other) return {
    kind: 'trade', out: [], lost: [],
    puts: [[one, other] as const, [other, one] as const].map(([thing, place]) => ({ ...putAs(thing), day: dayOf(place.date, null), isExchange: true as const })),
  }
  const [left, right] = days
  return left !== undefined && right !== undefined ? { kind: 'switch', days: [left, right] } : null
}
