import type { Day } from '@meander/sdk/contract/days'
import { answersWish, likeliest } from '../../ranking/index.ts'
import type { Clause } from '../../reader/index.ts'
import type { PlanWish, PutWish } from '../day-by-day/plan-wish.ts'
import { nameable } from '../day-by-day/out-of-plan.ts'
import type { Told } from '../day-by-day/told.ts'
import type { Appointment, Card } from '../read-prompt.ts'
import { isPointing, wordsFor } from './clause-things.ts'
import { timesIn } from './clause-times.ts'
import { standsBy, SURELY } from './meant-things.ts'
import { anything, dayOf, putAs, trade } from './put-of.ts'

type Gone = Appointment & { card: Card; date: Day }

/** What went last, or what is named of all that went, stands again where it stood, or where it is wanted now; null where none of it is known. */
export function back(clause: Clause, told: Told): PlanWish | null {
  const { plan } = told
  const gone = goneFrom(told)
  const times = timesIn(clause, told)
  const to = dayOf(times.days[0], times.part)
  const names = clause.spans.filter(({ label, words }) => NAMES.has(label) && !isPointing(words) && wordsFor(words) !== '').map(({ words }) => words)
  const named = names.flatMap((words) => byName(words, gone) ?? [])
  // What stands already may still be wanted elsewhere.
  const there = names.length === 1 && named.length === 0 ? standsBy(names[0] ?? '', plan, []).planned : []
  const [only] = there
  if (only !== undefined && there.length === 1) return to === null && times.time === null ? { kind: 'recap' } : trade({ ...putAs(only), day: to ?? dayOf(only.date, null), time: times.time })
  if (names.length > 0 && named.length === 0 && !isAll(clause.text)) return null
  const some = named.length > 0 ? named : gone.slice(isAll(clause.text) ? -BOTH : -1)
  if (some.length === 0) return null
  const puts = some.map(({ productCode, card, date, startTime }): PutWish => {
    const put = { ...anything, codes: [productCode], words: card.title, said: card.title }
    if (to !== null || times.time !== null) return { ...put, day: to ?? dayOf(date, null), time: times.time }
    // What stands at its hour now came for it.
    return { ...put, day: dayOf(date, null), time: startTime, instead: plan.filter((one) => one.date === date && one.startTime === startTime).map((one) => one.productCode) }
  })
  return { kind: 'trade', out: [...new Set(puts.flatMap(({ instead }) => instead))], puts, lost: [] }
}

const NAMES: ReadonlySet<string> = new Set(['item', 'in', 'out'])

/** 'Both', 'all of them', in the four languages. */
function isAll(text: string): boolean {
  return /\b(?:both|all|them|those|everything|beides?|alles?|les deux|tous|tout|toutes|ambos|ambas|todos?|todas)\b/iu.test(text)
}

const BOTH = 2

function goneFrom({ reading, days, plan }: Told): Gone[] {
  return reading.stoodOnce.flatMap((one) => {
    const card = reading.cards.find(({ productCode }) => productCode === one.productCode)
    const date = days.find((day) => day === one.date)
    return card === undefined || date === undefined || plan.some(({ productCode }) => productCode === one.productCode) ? [] : [{ ...one, card, date }]
  })
}

/** The last that went and bears the name. */
function byName(words: string, gone: readonly Gone[]): Gone | null {
  const [best] = likeliest(words, gone, ({ card }) => nameable(card))
  return best !== undefined && best.score >= SURELY ? best.one : (gone.findLast(({ card }) => answersWish(card, wordsFor(words)) > 0) ?? null)
}
