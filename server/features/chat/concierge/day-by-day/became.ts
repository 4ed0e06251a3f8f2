import type { Day } from '@meander/sdk/contract/days'
import { speakOfTag } from '../../ranking/index.ts'
import type { SummarizedActivity } from '../../tools/found-summary.ts'
import { list, shortTitle, weekday } from '../words/format.ts'
import type { Changed } from './changed.ts'
import type { PlanWish } from './plan-wish.ts'
import type { PlanDay } from './say-plan.ts'
import type { Standing } from './standing-plan.ts'

export type Of<Kind extends PlanWish['kind']> = Extract<PlanWish, { kind: Kind }>

/** What a change came to. */
export interface Became {
  changed: Changed
  days: readonly PlanDay[]
  standing: (codes: readonly string[]) => Standing[]
  itemsOn: (date: Day) => readonly SummarizedActivity[]
  /** Codes of what was to go elsewhere and could not. */
  unmoved: readonly string[]
  isFilled: boolean
}

export function goneFrom({ changed: { plan }, days }: Became): Standing[] {
  return plan.filter(({ productCode }) => !days.some(({ items }) => items.some((one) => one.productCode === productCode)))
}

export function momentOf({ date, part }: Of<'empty'>['day']): string {
  return `${weekday(date)}${part === null ? '' : ` ${part.name}`}`
}

/** All days that stay free. */
export function momentsOf({ day, others = [] }: Of<'empty'>): string {
  return list([day, ...others].map(momentOf))
}

/** As one speaks of it. */
export function nameOf(wish: string): string {
  return speakOfTag(wish).plain
}

export function titles(some: readonly Standing[]): string {
  return list(some.map(({ card }) => shortTitle(card.title)))
}
