import { isDay, minutesOf, timeOfMinutes } from '@meander/sdk/contract/days'
import { answersWish } from '../../ranking/index.ts'
import type { Clause } from '../../reader/index.ts'
import type { DayNamed } from '../day-by-day/days-named.ts'
import type { PlanWish, PutWish } from '../day-by-day/plan-wish.ts'
import type { Standing } from '../day-by-day/standing-plan.ts'
import type { Told } from '../day-by-day/told.ts'
import { isPointing, meantByAll, meantIn, wishFor, wordsFor } from './clause-things.ts'
import type { Meant } from './clause-things.ts'
import { timesIn } from './clause-times.ts'
import type { Times } from './clause-times.ts'

type Trade = Extract<PlanWish, { kind: 'trade' }>

/** These say what becomes of single things: several of them in one message are one change. */
export const OF_THINGS: ReadonlySet<string> = new Set(['remove', 'add', 'replace', 'move', 'exchange', 'keep'])

/** One change out of all that clauses do to single things; null where any of it names nothing that is known. */
export function changeOfThings(clauses: readonly Clause[], told: Told): PlanWish | null {
  const changes = clauses.filter(({ act }) => act !== 'keep').map((clause) => ({ clause, wish: changeOf(clause, told) }))
  if (changes.length === 0) return null
  const unknown = changes.find(({ wish }) => wish === null)
  // Whatever it is, it is one of these: asked rather than guessed.
  if (unknown !== undefined) return unknown.clause.act === 'add' || unknown.clause.act === 'exchange' || told.isTown(nameIn(unknown.clause)) ? null : { kind: 'which-out', codes: [], said: nameIn(unknown.clause) }
  const wishes = changes.flatMap(({ wish }) => wish ?? [])
  const [only] = wishes
  if (wishes.length === 1 && only !== undefined) return only
  const trades = wishes.map(asTrade)
  if (trades.some((one) => one === null)) return null
  const all = trades.flatMap((one) => one ?? [])
  const out = [...new Set(all.flatMap((one) => one.out))]
  // 'Take the one out and put in the other': the other stands where the one was, if nothing else is said.
  const free = out.filter((code) => !all.some(({ puts }) => puts.some(({ instead }) => instead.includes(code))))
  const puts = all.flatMap((one) => one.puts).map((put) => {
    if (put.instead.length > 0 || put.day !== null || put.codes.some((code) => told.plan.some(({ productCode }) => productCode === code))) return put
    const place = free.shift()
    return place === undefined ? put : { ...put, instead: [place], isFirm: true }
  })
  return { kind: 'trade', out, puts, lost: [] }
}

/** Of what stands nowhere; empty of what is only pointed at. */
function nameIn({ spans }: Clause): string {
  const words = spans.find(({ label }) => label === 'out' || label === 'item')?.words ?? ''
  return isPointing(words) ? '' : wishFor(words.replace(/^(?:that|this|these|those|our) /i, ''))
}

function asTrade(wish: PlanWish): Trade | null {
  if (wish.kind === 'trade') return wish
  if (wish.kind === 'drop') return { kind: 'trade', out: wish.codes, puts: [], lost: [] }
  if (wish.kind === 'swap' && wish.codes.length > 0) return { kind: 'trade', out: wish.codes, puts: [{ ...anything, instead: wish.codes, words: wish.wish ?? '', said: wish.wish ?? '', isKind: wish.wish !== null }], lost: [] }
  return null
}

const anything: PutWish = { codes: [], words: '', said: '', isKind: false, day: null, time: null, instead: [], isFirm: false }

function changeOf(clause: Clause, told: Told): PlanWish | null {
  const times = timesIn(clause, told)
  switch (clause.act) {
    case 'remove':
      return removed(clause, told, times)
    case 'add':
      return added(clause, told, times)
    case 'replace':
      return replaced(clause, told, times)
    case 'move':
      return moved(clause, told, times)
    case 'exchange':
      return exchanged(clause, told, times)
    default:
      return null
  }
}

/** What the clause takes away: by name, or all that is of a kind. */
function goesIn(clause: Clause, told: Told, { days }: Times): readonly Standing[] {
  const named = meantIn(clause, ['out', 'item'], told)
  const some = (named.length > 0 ? named : [meantByAll(clause, told)]).flatMap(({ planned, words }) => (planned.length > 0 || clause.act !== 'remove' || wordsFor(words).includes(' ') ? planned : ofKind(words, told)))
  const onDay = some.filter(({ date }) => days.some((day) => day === date))
  return [...new Set(onDay.length > 0 ? onDay : some)]
}

function ofKind(words: string, { plan }: Told): Standing[] {
  return plan.filter(({ card }) => answersWish(card, words.replace(/^(?:all|any|the|those|these|every|alle|die|les|tous les|los|las) /i, '')) > 0)
}

function removed(clause: Clause, told: Told, times: Times): PlanWish | null {
  const out = goesIn(clause, told, times)
  const isMany = out.length > 1 && meantIn(clause, ['out', 'item'], told).length < 2
  if (isMany && !/\b(?:all|both|every|any|everything|alle|beide|tous|toutes|todos|todas)\b|s\b/i.test(clause.text)) return { kind: 'which-out', codes: codesOf(out), said: clause.text }
  return out.length === 0 ? null : { kind: 'drop', codes: codesOf(out) }
}

function added(clause: Clause, told: Told, { days, part, time }: Times): PlanWish | null {
  const named = meantIn(clause, ['in', 'item', 'wish'], told)
  const [date] = days
  if (named.length === 0) return date === undefined ? null : { kind: 'add', day: { date, part }, wish: null }
  // What stands already is only put elsewhere.
  const [only] = named
  const isNew = only !== undefined && only.shown.length === 0 && !only.isTitled && (only.planned.length === 0 || (date === undefined && time === null && part === null))
  if (named.length === 1 && only !== undefined && isNew && time === null) {
    const wish = wishFor(only.words)
    if (wish === '') return null
    return date === undefined ? { kind: 'more', wish, count: 1 } : { kind: 'add', day: { date, part }, wish }
  }
  if (named.some((one) => one.planned.length > 0) && date === undefined && time === null && part === null) return null
  return { kind: 'trade', out: [], puts: named.map((one) => putOf(one, { day: dayOf(date, part), time })), lost: [] }
}

function replaced(clause: Clause, told: Told, times: Times): PlanWish | null {
  const out = goesIn({ ...clause, spans: clause.spans.filter(({ label }) => label !== 'in') }, told, times)
  const [come] = meantIn(clause, ['in', 'wish'], told)
  const [date] = times.days
  const isNew = come !== undefined && wordsFor(come.words) !== ''
  if (out.length === 0) return date === undefined ? null : { kind: 'swap', codes: [], wish: isNew ? wishFor(come.words) : null, day: { date, part: times.part } }
  if (out.length > 2) return { kind: 'which-out', codes: codesOf(out), said: clause.text }
  if (!isNew) return { kind: 'swap', codes: codesOf(out), wish: null, day: null }
  const isElsewhere = date !== undefined && !out.some((one) => one.date === date)
  return { kind: 'trade', out: codesOf(out), puts: [{ ...putOf(come, { day: isElsewhere || times.part !== null ? dayOf(date ?? out[0]?.date, times.part) : null, time: times.time }), instead: codesOf(out) }], lost: [] }
}

function moved(clause: Clause, told: Told, { days, part, time, from }: Times): PlanWish | null {
  const named = meantIn(clause, ['item', 'out', 'in'], told)
  const some = (named.length > 0 ? named : [meantByAll(clause, told)]).flatMap(({ planned }) => planned)
  const onDay = some.filter(({ date }) => date === from)
  const things = onDay.length > 0 ? onDay : some
  const [date] = days
  const shifted = things.length === 1 && date === undefined && part === null ? shiftedTime(clause.text, things[0]?.startTime ?? '') : null
  if (things.length === 0 || (date === undefined && part === null && time === null && shifted === null)) return null
  if (things.length > 1 && named.length < 2) return { kind: 'which-out', codes: codesOf(things), said: clause.text }
  if (things.length === 1 && date !== undefined && time === null) return { kind: 'move', codes: codesOf(things), to: { date, part } }
  return { kind: 'trade', out: [], puts: things.map((one) => ({ ...anything, codes: [one.productCode], words: one.card.title, said: one.card.title, day: dayOf(date ?? one.date, part), time: shifted ?? time })), lost: [] }
}

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

function exchanged(clause: Clause, told: Told, { days }: Times): PlanWish | null {
  const things = meantIn(clause, ['item', 'out', 'in'], told).flatMap(({ planned }) => planned)
  const [one, other] = things
  if (one !== undefined && other !== undefined && one !== other) return {
    kind: 'trade', out: [], lost: [],
    puts: [[one, other] as const, [other, one] as const].map(([thing, place]) => ({ ...anything, codes: [thing.productCode], words: thing.card.title, said: thing.card.title, day: dayOf(place.date, null), isExchange: true as const })),
  }
  const [left, right] = days
  return left !== undefined && right !== undefined ? { kind: 'switch', days: [left, right] } : null
}

function putOf({ words, planned, shown }: Meant, when: Pick<PutWish, 'day' | 'time'>): PutWish {
  const codes = planned.length === 1 ? codesOf(planned) : shown.length === 1 ? shown.map(({ productCode }) => productCode) : []
  return { ...anything, ...when, codes, words: wordsFor(words), said: words, isKind: codes.length === 0 }
}

function dayOf(date: string | undefined, part: DayNamed['part']): DayNamed | null {
  return isDay(date) ? { date, part } : null
}

export function codesOf(some: readonly Standing[]): string[] {
  return [...new Set(some.map(({ productCode }) => productCode))]
}
