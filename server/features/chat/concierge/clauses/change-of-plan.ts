import { answersWish } from '../../ranking/index.ts'
import type { Clause } from '../../reader/index.ts'
import type { PlanWish, PutWish } from '../day-by-day/plan-wish.ts'
import { isOn } from '../day-by-day/standing-plan.ts'
import type { Standing } from '../day-by-day/standing-plan.ts'
import type { Told } from '../day-by-day/told.ts'
import { isPointing, meantByAll, meantIn, wishFor, wordsFor } from './clause-things.ts'
import { timesIn } from './clause-times.ts'
import type { Times } from './clause-times.ts'
import { exchanged, moved } from './moved.ts'
import { anything, codesOf, dayOf, putAs, putOf, trade } from './put-of.ts'
import type { Trade } from './put-of.ts'

/** These say what becomes of single things: several of them in one message are one change. */
export const OF_THINGS: ReadonlySet<string> = new Set(['remove', 'add', 'replace', 'move', 'exchange', 'keep'])

/** One change out of all that clauses do to single things; null where nothing that any of it names is known. What goes and stands nowhere is told beside the rest. */
export function changeOfThings(clauses: readonly Clause[], told: Told): PlanWish | null {
  const each = clauses.filter(({ act }) => act !== 'keep').map((clause) => ({ clause, wish: changeOf(clause, told) }))
  // 'The walk is on Saturday, right? I would have it on Friday': where it stands, nothing has to be moved.
  const changes = each.length > 1 ? each.filter(({ wish }) => wish === null || !isThere(wish, told)) : each
  const wishes = changes.flatMap(({ wish }) => wish ?? [])
  const [unknown] = changes.flatMap(({ clause, wish }) => (wish === null ? [clause] : []))
  const [only] = wishes
  // Whatever it is, it is one of these: asked rather than guessed.
  if (unknown !== undefined && only === undefined) return unknown.act === 'add' || (unknown.act === 'move' && nameIn(unknown) === '') || unknown.act === 'exchange' || told.isTown(nameIn(unknown)) ? null : { kind: 'which-out', codes: [], said: nameIn(unknown) }
  // 'Could the concert start at seven, instead of eight': the second only says more of the first.
  const known = changes.flatMap(({ clause, wish }) => (wish === null ? [] : [nameIn(clause)]))
  const lost = changes.flatMap(({ clause, wish }) => (wish === null && nameIn(clause) !== '' && !known.includes(nameIn(clause)) && !stands(clause, told) ? [nameIn(clause)] : []))
  if (changes.some(({ clause, wish }) => wish === null && nameIn(clause) === '')) return null
  if (wishes.length === 1 && only !== undefined && lost.length === 0) return only
  const trades = wishes.map((wish) => asTrade(wish, told))
  // What may be several is asked of before anything is done.
  if (trades.some((one) => one === null)) return wishes.find(({ kind }) => kind === 'which-out') ?? null
  const all = trades.flatMap((one) => one ?? [])
  const out = [...new Set(all.flatMap((one) => one.out))]
  const gone = new Set(changes.flatMap(({ clause, wish }) => (clause.act === 'remove' && wish?.kind === 'drop' ? wish.codes : [])))
  // 'Take the one out and put in the other': the other stands where the one was, if nothing else is said.
  const free = out.filter((code) => !all.some(({ puts }) => puts.some(({ instead }) => instead.includes(code))))
  const puts = once(all.flatMap((one) => one.puts), out).map((put) => {
    if (put.instead.length > 0) return put.instead.every((code) => gone.has(code)) ? { ...put, isFirm: true } : put
    if ( put.day !== null || put.codes.some((code) => told.plan.some(({ productCode }) => productCode === code))) return put
    const place = free.shift()
    return place === undefined ? put : { ...put, instead: [place], isFirm: true }
  })
  return { kind: 'trade', out, puts, lost }
}

/** Named, and in the plan, whatever else is not known of what is to become of it. */
function stands(clause: Clause, told: Told): boolean {
  return meantIn(clause, ['item', 'out'], told).some(({ planned }) => planned.length > 0)
}

/** Moved to the day on which it stands. */
function isThere(wish: PlanWish, { plan }: Told): boolean {
  return wish.kind === 'move' && wish.to.part === null && wish.codes.every((code) => plan.some(({ productCode, date }) => productCode === code && date === wish.to.date))
}

/** Each thing once, the last that was said of it, and none that goes. */
function once(puts: readonly PutWish[], out: readonly string[]): PutWish[] {
  const isSame = (one: PutWish, other: PutWish): boolean => one.codes.length > 0 && one.codes.join() === other.codes.join()
  return puts.filter((put, at) => !put.codes.some((code) => out.includes(code)) && !puts.slice(at + 1).some((other) => isSame(put, other)))
}

/** Of what stands nowhere; empty of what is only pointed at. */
function nameIn({ spans }: Clause): string {
  const words = spans.find(({ label }) => label === 'out' || label === 'item')?.words ?? ''
  return isPointing(words) ? '' : wishFor(words.replace(/^(?:that|this|these|those|our) /i, ''))
}

function asTrade(wish: PlanWish, { plan }: Pick<Told, 'plan'>): Trade | null {
  if (wish.kind === 'trade') return wish
  if (wish.kind === 'drop') return { kind: 'trade', out: wish.codes, puts: [], lost: [] }
  if (wish.kind === 'swap' && wish.codes.length > 0) return trade({ ...anything, instead: wish.codes, words: wish.wish ?? '', said: wish.wish ?? '', isKind: wish.wish !== null }, wish.codes)
  if (wish.kind === 'move') return { kind: 'trade', out: [], puts: plan.filter(({ productCode }) => wish.codes.includes(productCode)).map((one) => ({ ...putAs(one), day: wish.to })), lost: [] }
  if (wish.kind === 'add' && wish.wish !== null) return trade({ ...anything, words: wordsFor(wish.wish), said: wish.wish, isKind: true, day: wish.day })
  if (wish.kind === 'more' && wish.count === 1) return trade({ ...anything, words: wordsFor(wish.wish), said: wish.wish, isKind: true })
  return null
}

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

/** 'The first one on day 2'. */
function ofItsDay({ spans }: Clause, onDay: readonly Standing[]): Standing | null {
  const said = spans.flatMap(({ label, words }) => (label === 'out' || label === 'item' ? (PLACE.exec(words)?.[1]?.toLowerCase() ?? []) : []))[0]
  if (said === undefined) return null
  const inOrder = onDay.toSorted((left, right) => left.startTime.localeCompare(right.startTime))
  return inOrder.at(PLACES[said] ?? 0) ?? null
}

const PLACE = /^\W*(?:the )?(first|second|third|last)(?: (?:one|thing))?\W*$/iu
const PLACES: Readonly<Record<string, number>> = { first: 0, second: 1, third: 2, last: -1 }

/** What the clause takes away: by name, or all that is of a kind. */
function goesIn(clause: Clause, told: Told, times: Times): readonly Standing[] {
  const named = meantIn(clause, ['out', 'item'], told).filter(({ words, planned }) => planned.length > 0 || wordsFor(words) !== '')
  const [day] = times.days
  const placed = day === undefined ? null : ofItsDay(clause, told.plan.filter(({ date }) => date === day))
  if (placed !== null) return [placed]
  // 'The thing on Saturday evening', 'Monday's one'.
  if (named.length === 0 && day !== undefined && clause.spans.some(({ label }) => label === 'out' || label === 'item')) return told.plan.filter((one) => isOn(one, { date: day, part: times.part }))
  const kinds = clause.act === 'remove' ? named.filter(({ words }) => KIND.test(words)).flatMap(({ words }) => ofKind(words, told)) : []
  if (kinds.length > 1) return [...new Set(kinds)]
  const some = (named.length > 0 ? named : [meantByAll(clause, told)]).flatMap(({ planned, words }) => (planned.length > 0 || clause.act !== 'remove' || wordsFor(words).includes(' ') ? planned : ofKind(words, told)))
  const onDay = some.filter(({ date }) => times.days.some((one) => one === date))
  return [...new Set(onDay.length > 0 ? onDay : some)]
}

/** 'Boats', of no boat that was named. */
const KIND = /^\W*(?:(?:any|all|more) )?\p{Ll}[\p{L}-]*s\W*$/u

function ofKind(words: string, { plan }: Told): Standing[] {
  return plan.filter(({ card }) => answersWish(card, words.replace(/^(?:all|any|the|those|these|every|alle|die|les|tous les|los|las) /i, '')) > 0)
}

/** A whole town: that makes it another trip. */
function isOfTown({ spans }: Clause, { places, isTown }: Told): boolean {
  return spans.some(({ words }) => isTown(words.trim()) || (places.length > 1 && places.some(({ name }) => name.toLowerCase() === words.trim().toLowerCase())))
}

function removed(clause: Clause, told: Told, times: Times): PlanWish | null {
  if (isOfTown(clause, told)) return null
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

/** Parts of days, and words for whatever stands in them. */
const OF_DAYS = /\b(?:mornings?|afternoons?|evenings?|nights?|days?|\w+day|lunch\w*|dinner|midday|things?|ones?|activit(?:y|ies)|slots?|stuff|programme|plan|everything|all|rest)\b/gi

function replaced(clause: Clause, told: Told, times: Times): PlanWish | null {
  const isBare = clause.spans.some(({ label }) => label === 'in' || label === 'wish') && !clause.spans.some(({ label }) => label === 'out' || label === 'item')
  const out = isBare ? [] : goesIn({ ...clause, spans: clause.spans.filter(({ label }) => label !== 'in') }, told, times)
  const [come] = meantIn(clause, ['in', 'wish'], told)
  const [date] = times.days
  // 'Something else instead of Burle Marx among the plants': of what goes, nothing comes.
  const isNew = come !== undefined && wordsFor(come.words) !== '' && !come.planned.some((one) => out.includes(one))
  // What is named and stands nowhere makes no room: the rest of its day stays.
  const absent = out.length > 0 || isBare ? '' : nameIn(clause)
  if (wordsFor(absent.replace(OF_DAYS, ' ').trim()) !== '' && absent !== '') return { kind: 'which-out', codes: [], said: absent }
  if (out.length === 0) return date === undefined ? null : { kind: 'swap', codes: [], wish: isNew ? wishFor(come.words) : null, day: { date, part: times.part } }
  if (out.length > 2) return { kind: 'which-out', codes: codesOf(out), said: clause.text }
  if (!isNew) return { kind: 'swap', codes: codesOf(out), wish: null, day: null }
  const isElsewhere = date !== undefined && !out.some((one) => one.date === date)
  return { kind: 'trade', out: codesOf(out), puts: [{ ...putOf(come, { day: isElsewhere || times.part !== null ? dayOf(date ?? out[0]?.date, times.part) : null, time: times.time }), instead: codesOf(out) }], lost: [] }
}
