import { isDay } from '@meander/sdk/contract/days'
import type { DayNamed } from '../day-by-day/days-named.ts'
import type { PlanWish, PutWish } from '../day-by-day/plan-wish.ts'
import type { Standing } from '../day-by-day/standing-plan.ts'
import { wordsFor } from './clause-things.ts'
import type { Meant } from './clause-things.ts'

export type Trade = Extract<PlanWish, { kind: 'trade' }>

/** Something, whatever it be, wherever there is room. */
export const anything: PutWish = { codes: [], words: '', said: '', isKind: false, day: null, time: null, instead: [], isFirm: false }

export function trade(put: PutWish, out: readonly string[] = []): Trade {
  return { kind: 'trade', out, puts: [put], lost: [] }
}

/** What stands, to stand elsewhere. */
export function putAs({ productCode, card }: Standing): PutWish {
  return { ...anything, codes: [productCode], words: card.title, said: card.title }
}

/** What was named, by its code where it is known. */
export function putOf({ words, planned, shown }: Meant, when: Pick<PutWish, 'day' | 'time'>): PutWish {
  const codes = planned.length === 1 ? codesOf(planned) : shown.length === 1 ? shown.map(({ productCode }) => productCode) : []
  return { ...anything, ...when, codes, words: wordsFor(words), said: words, isKind: codes.length === 0 }
}

export function dayOf(date: string | undefined, part: DayNamed['part']): DayNamed | null {
  return isDay(date) ? { date, part } : null
}

export function codesOf(some: readonly Standing[]): string[] {
  return [...new Set(some.map(({ productCode }) => productCode))]
}
