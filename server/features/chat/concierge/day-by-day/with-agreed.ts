import type { Day } from '@meander/sdk/contract/days'
import type { Changes } from './changes-of.ts'
import type { PutWish } from './plan-wish.ts'
import { whenOf } from './traded-for.ts'

/** What was agreed stands before the days are filled, each in the place of one thing of its day. */
export function withAgreed(changes: Changes, agreed: readonly PutWish[], days: readonly Day[]): Changes {
  const here = agreed.filter(({ day }) => day === null || days.includes(day.date))
  if (here.length === 0) return changes
  const put = here.map((one) => ({ key: agreed.indexOf(one), codes: [...one.codes], ...whenOf(one, { place: undefined, at: undefined }) }))
  const openings = here.reduce((left, { day }) => {
    const at = left.findIndex(({ date }) => day === null || date === day.date)
    return at < 0 ? left : left.toSpliced(at, 1)
  }, changes.openings)
  return { ...changes, openings, put }
}
