import type { Activity, ActivityDetails } from '@meander/sdk/contract/activities'
import { minutesOf } from '@meander/sdk/contract/days'
import { minutesOfDuration } from '@meander/sdk/contract/durations'
import type { ProductCode } from '@meander/sdk/contract/ids'
import type { DaySchedule } from '../../../server/features/activities/index.ts'
import type { Placed } from './deliver.ts'
import type { Product } from './product.ts'
import type { Request } from './requests.ts'

/** A thing of a plan with all that the inventory says of it, read past the product's own rules. */
export interface Thing extends Placed {
  activity: Activity | null
  details: ActivityDetails | null
  day: DaySchedule | undefined
  /** Minutes after midnight. */
  from: number
  to: number
  /** What the whole party pays, in dollars; null where that is not told. */
  cost: number | null
  tags: readonly string[]
}

export async function readThings({ deps: { provider } }: Product, placed: readonly Placed[], request: Request): Promise<Thing[]> {
  const things = await Promise.all(
    placed.map(async (one): Promise<Thing> => {
      const code = one.code as ProductCode
      const activity = await provider.readProduct(code, { currency: 'USD' })
      const details = await provider.readDetails(code, { currency: 'USD' })
      const [day] = (await provider.readSchedule(code, { startDate: one.date, endDate: one.date })) ?? []
      const from = minutesOf(one.start)
      return { ...one, activity, details, day, from, to: from + (minutesOfDuration(activity?.duration) ?? 60), cost: costOf(details, request), tags: activity?.tags ?? [] }
    }),
  )
  return things.toSorted((left, right) => `${left.date} ${left.start}`.localeCompare(`${right.date} ${right.start}`))
}

/** Grown-ups are taken to be 35. */
export function agesOf({ adults, childAges }: Request): number[] {
  return [...Array.from({ length: adults }, () => 35), ...childAges]
}

function costOf(details: ActivityDetails | null, request: Request): number | null {
  const prices = agesOf(request).map((age) => details?.ageBands?.find(({ startAge, endAge }) => age >= startAge && age <= endAge)?.price?.amount)
  return prices.reduce<number | null>((sum, price) => (sum === null || price === undefined ? null : sum + price), 0)
}
