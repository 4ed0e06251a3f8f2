import type { Activity, ActivityDetails } from '@meander/sdk/contract/activities'
import { minutesOf } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import { minutesOfDuration } from '@meander/sdk/contract/durations'
import type { ProductCode } from '@meander/sdk/contract/ids'
import type { DaySchedule } from '../../../server/features/activities/index.ts'
import { instantIn } from '../../../server/features/activities/index.ts'
import { sampleCatalogueOver } from '../../../server/features/activities/providers/sample/catalogue.ts'
import type { SampleProduct } from '../../../server/features/activities/providers/sample/sample-product.ts'
import type { Placed } from './deliver.ts'
import type { Product } from './product.ts'
import type { Request } from './requests.ts'

/** A thing of a plan with all that the inventory says of it, read past the product's own rules. */
export interface Thing extends Placed {
  activity: Activity | null
  details: ActivityDetails | null
  /** The inventory's own record, from which all that is sold is made; null for what is in none. */
  record: Pick<SampleProduct, 'party' | 'cutOffMinutes' | 'ages' | 'tripTo' | 'at' | 'languages'> | null
  /** How the inventory's own record calls it. */
  title: string
  day: DaySchedule | undefined
  /** Minutes after midnight; later than 1440 where it lasts past that. */
  from: number
  to: number
  /** The same as instants, in minutes since 1970. */
  begins: number
  ends: number
  /** What the whole party pays, in dollars; null where that is not told. */
  cost: number | null
  tags: readonly string[]
}

export async function readThings({ deps: { provider, destinations } }: Product, placed: readonly Placed[], request: Request): Promise<Thing[]> {
  const catalogue = sampleCatalogueOver(destinations)
  const things = await Promise.all(
    placed.map(async (one): Promise<Thing> => {
      const code = one.code as ProductCode
      const record = catalogue.byCode(one.code)?.product ?? null
      const activity = await provider.readProduct(code, { currency: 'USD' })
      const details = await provider.readDetails(code, { currency: 'USD' })
      const [day] = (await provider.readSchedule(code, { startDate: one.date, endDate: one.date })) ?? []
      const from = minutesOf(one.start)
      const to = from + (minutesOfDuration(activity?.duration) ?? 60)
      const at = (minutes: number): number => instantIn(activity?.timeZone ?? 'UTC', one.date as Day, minutes) / 60_000
      return { ...one, activity, details, record, title: record?.title ?? '', day, from, to, begins: at(from), ends: at(from) + to - from, cost: costOf(details, request), tags: activity?.tags ?? [] }
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
