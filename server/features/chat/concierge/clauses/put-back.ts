import { minutesOf } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import { answersWish, likeliest } from '../../ranking/index.ts'
import type { Clause } from '../../reader/index.ts'
import type { PlanWish, PutWish } from '../day-by-day/plan-wish.ts'
import { nameable } from '../day-by-day/out-of-plan.ts'
import type { Told } from '../day-by-day/told.ts'
import type { Appointment, Card } from '../read-prompt.ts'
import { isPointing, wordsFor } from './clause-things.ts'
import { timesIn } from './clause-times.ts'
import type { Times } from './clause-times.ts'
import { standsBy, SURELY } from './meant-things.ts'
import { anything, dayOf, putAs, trade } from './put-of.ts'

type Gone = Appointment & { card: Card; date: Day }

/** What went last, or what is named of all that went, stands again where it stood, or where it is wanted now; null where none of it is known. */
export function back(clause: Clause, told: Told): PlanWish | null {
  const { plan } = told
  const times = timesIn(clause, told)
  const to = dayOf(times.days[0], times.part)
  const names = clause.spans.filter(({ label, words }) => NAMES.has(label) && !isPointing(words) && wordsFor(words) !== '').map(({ words }) => words)
  const gone = goneFrom(told)
  const named = names.flatMap((words) => goneBy(words, gone) ?? [])
  // What stands already may still be wanted elsewhere.
  const there = names.length === 1 && named.length === 0 ? standsBy(names[0] ?? '', plan, []).planned : []
  const [only] = there
  if (only !== undefined && there.length === 1) return to === null && times.time === null ? { kind: 'recap' } : trade({ ...putAs(only), day: to ?? dayOf(only.date, null), time: times.time })
  if (names.length > 0 && named.length === 0 && !isAll(clause.text)) return null
  const ofDays = gone.filter(({ date }) => times.days.includes(date))
  if (named.length === 0 && names.length === 0 && ofDays.length > 0) return restored(ofDays, told, NO_TIMES)
  const some = named.length > 0 ? named : gone.slice(isAll(clause.text) ? -BOTH : -1)
  return some.length === 0 ? null : restored(some, told, times)
}

/** Each stands again at its own start, or where it is wanted now. */
export function restored(some: readonly Gone[], { plan }: Pick<Told, 'plan'>, { days, part, time }: Pick<Times, 'days' | 'part' | 'time'>): PlanWish {
  const to = dayOf(days[0], part)
  const puts = some.map(({ productCode, card, date, startTime }): PutWish => {
    const put = { ...anything, codes: [productCode], words: card.title, said: card.title }
    const isElsewhere = (to !== null && to.date !== date) || part !== null || (time !== null && time !== startTime)
    if (isElsewhere) return { ...put, day: to ?? dayOf(date, null), time }
    // What stands in its hours now came for it.
    const inTheWay = plan.filter((one) => one.date === date && !some.some(({ productCode: other }) => other === one.productCode) && overlap(one, { startTime, card }))
    return { ...put, day: dayOf(date, null), time: startTime, isBack: true, instead: inTheWay.map((one) => one.productCode) }
  })
  return { kind: 'trade', out: [...new Set(puts.flatMap(({ instead }) => instead))], puts: puts.slice(0, MOST), lost: [] }
}

/** The plan as it was before the last change: what came goes, what went or moved stands where it stood; null where it was no other. */
export function undone(told: Told): PlanWish | null {
  const { plan, reading, days } = told
  const before = reading.planBefore.flatMap((one) => { const card = cardOf(one.productCode, told); const date = days.find((day) => day === one.date); return card === undefined || date === undefined ? [] : [{ ...one, card, date }] })
  const isSame = (one: Appointment, other: Appointment): boolean => one.productCode === other.productCode && one.date === other.date && one.startTime === other.startTime
  const puts = before.filter((one) => !plan.some((other) => isSame(one, other)))
  const out = before.length === 0 ? [] : plan.filter(({ productCode }) => !before.some((one) => one.productCode === productCode)).map(({ productCode }) => productCode)
  if ((puts.length === 0 && out.length === 0) || puts.length > MOST) return null
  return { kind: 'trade', out, lost: [], puts: puts.map((one): PutWish => ({ ...anything, codes: [one.productCode], words: one.card.title, said: one.card.title, day: dayOf(one.date, null), time: one.startTime, isBack: true })) }
}

const NO_TIMES = { days: [], part: null, time: null }
/** More at once are not put in. */
const MOST = 6
const NAMES: ReadonlySet<string> = new Set(['item', 'in', 'out'])

/** 'Both', 'all of them', in the four languages. */
function isAll(text: string): boolean {
  return /\b(?:both|all|them|those|everything|beides?|alles?|les deux|tous|tout|toutes|ambos|ambas|todos?|todas)\b/iu.test(text)
}

const BOTH = 2

function cardOf(code: string, { reading }: Pick<Told, 'reading'>): Card | undefined {
  return reading.cards.find(({ productCode }) => productCode === code)
}

/** All that stood once and stands no more, the last that went last. */
export function goneFrom(told: Told): Gone[] {
  const { reading, days, plan } = told
  return reading.stoodOnce.flatMap((one) => {
    const card = cardOf(one.productCode, told)
    const date = days.find((day) => day === one.date)
    return card === undefined || date === undefined || plan.some(({ productCode }) => productCode === one.productCode) ? [] : [{ ...one, card, date }]
  })
}

/** The last that went and bears the name. */
export function goneBy(words: string, gone: readonly Gone[]): Gone | null {
  const [best] = likeliest(words, gone, ({ card }) => nameable(card))
  return best !== undefined && best.score >= SURELY ? best.one : (gone.findLast(({ card }) => answersWish(card, wordsFor(words)) > 0) ?? null)
}

function overlap(one: { startTime: string; card: Card }, other: { startTime: string; card: Card }): boolean {
  const [from, to] = [minutesOf(one.startTime), minutesOf(other.startTime)]
  return from < to + (other.card.minutes ?? USUAL) && to < from + (one.card.minutes ?? USUAL)
}

const USUAL = 60
