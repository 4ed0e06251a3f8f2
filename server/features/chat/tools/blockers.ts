import type { Activity, AvailabilitySlot, Money } from '@meander/sdk/contract/activities'
import { addDays } from '@meander/sdk/contract/days'
import type { BookingProvider, ClosedReason } from '../../activities/index.ts'
import type { Place } from '../../destinations/index.ts'
import { answersWish } from '../ranking/index.ts'
import { rangeOf, readStarts, searchWithout } from './candidates.ts'
import type { DayRange, Limit } from './candidates.ts'
import type { FindActivitiesInput } from './find-activities-input.ts'

/** What stands in the way of a trip as it was asked for, and the nearest that does not. */
export type Blocker = (
  | { by: 'dates'; reason: ClosedReason | null; nearest: { productCode: string; title: string; date: string; time: string } | null }
  /** `together`: the limit is for all who come, and not for one. */
  | { by: 'price'; limit: number; together?: true; cheapest: { productCode: string; title: string; price: Money; converted: boolean } | null }
  | { by: 'party'; asked: number; most: number }
  | { by: 'avoid' }
  | { by: 'wish' }
  | { by: 'ages' }
  | { by: 'needs' }
  | { by: 'time' }
  | { by: 'exclude' }
) & { /** Only this wish is blocked; all else holds. */ wish?: string }

interface Asked {
  place: Place
  input: FindActivitiesInput
}

/** From the mildest to the last: one limit by itself, then two, then all. */
const WAYS: readonly (readonly Limit[])[] = [['price'], ['party'], ['dates'], ['price', 'party'], ['party', 'dates'], ['price', 'dates'], ['price', 'party', 'dates']]

/** The fewest limits that have to go for anything to be left, and what is left then. */
export async function findBlocking(provider: BookingProvider, asked: Asked): Promise<{ letGo: readonly Limit[]; activities: Activity[] }> {
  for (const letGo of WAYS.filter((way) => way.every((limit) => isSet(limit, asked.input)))) {
    const activities = await searchWithout(provider, asked, letGo)
    if (activities.length > 0) return { letGo, activities }
  }
  return { letGo: [], activities: [] }
}

/** The fewest limits that keep a wish out; null where the place has no such thing. */
export async function findBlockingFor(provider: BookingProvider, asked: Asked, wish: string): Promise<{ letGo: readonly Limit[]; activities: Activity[] } | null> {
  for (const letGo of WAYS.filter((way) => way.every((limit) => isSet(limit, asked.input)))) {
    const activities = (await searchWithout(provider, asked, letGo)).filter((activity) => answersWish(activity, wish) > 0)
    if (activities.length > 0) return { letGo, activities }
  }
  return null
}

function isSet(limit: Limit, input: FindActivitiesInput): boolean {
  return { price: input.maxPrice !== undefined, party: (input.groupSize ?? 1) > 1, dates: rangeOf(input) !== null }[limit]
}

/** Says of each limit that had to go what would have been possible. */
export async function explain(provider: BookingProvider, asked: Asked, { letGo, activities, wish }: { letGo: readonly Limit[]; activities: readonly Activity[]; wish?: string }): Promise<Blocker[]> {
  return Promise.all(
    letGo.map((limit): Promise<Blocker> | Blocker => {
      switch (limit) {
        case 'price':
          return {
            by: 'price',
            ...(asked.input.maxTogether === undefined ? { limit: asked.input.maxPrice ?? 0 } : { limit: asked.input.maxTogether, together: true as const }),
            cheapest: cheapestOf(activities),
          }
        case 'party':
          return mostAtOnce(provider, asked, { letGo, wish })
        case 'dates':
          return nearestDates(provider, asked, { activities, people: letGo.includes('party') ? 1 : (asked.input.groupSize ?? 1) })
      }
    }),
  )
}

function cheapestOf(activities: readonly Activity[]): Extract<Blocker, { by: 'price' }>['cheapest'] {
  const [first] = activities.filter(({ price }) => price !== undefined).toSorted((left, right) => (left.price?.amount ?? 0) - (right.price?.amount ?? 0))
  return first?.price === undefined ? null : { productCode: first.productCode, title: first.title, price: first.price, converted: first.priceConversion !== undefined }
}

/** The largest group that still finds something, by halving. */
async function mostAtOnce(provider: BookingProvider, { place, input }: Asked, { letGo, wish }: { letGo: readonly Limit[]; wish: string | undefined }): Promise<Blocker> {
  const asked = input.groupSize ?? 1
  const others = letGo.filter((limit) => limit !== 'party')
  let possible = 1
  let impossible = asked
  while (impossible - possible > 1) {
    const middle = Math.floor((possible + impossible) / 2)
    const found = await searchWithout(provider, { place, input: { ...input, groupSize: middle } }, others)
    if (found.some((activity) => wish === undefined || answersWish(activity, wish) > 0)) possible = middle
    else impossible = middle
  }
  return { by: 'party', asked, most: possible }
}

const LOOKED_AT = 8
const DAYS_AFTER = 60
const DAYS_BEFORE = 14

/** The free start nearest to the days asked for, before or after them. */
export async function nearestDates(provider: BookingProvider, { input }: Asked, { activities, people }: { activities: readonly Activity[]; people: number }): Promise<Blocker> {
  const range = rangeOf(input)
  if (range === null) return { by: 'dates', reason: null, nearest: null }
  const wide: DayRange = { startDate: addDays(range.startDate, -DAYS_BEFORE), endDate: addDays(range.endDate, DAYS_AFTER) }
  const found = await Promise.all(
    activities.slice(0, LOOKED_AT).map(async ({ productCode, title }) => {
      const starts = await readStarts(provider, productCode, { range: wide, party: people })
      return starts.map((slot) => ({ productCode, title, slot, away: daysAway(slot, range) }))
    }),
  )
  const [nearest] = found.flat().toSorted((left, right) => left.away - right.away || (left.slot.date < right.slot.date ? -1 : 1))
  const reason = await usualReason(provider, activities.slice(0, LOOKED_AT), range)
  return { by: 'dates', reason, nearest: nearest === undefined ? null : { productCode: nearest.productCode, title: nearest.title, date: nearest.slot.date, time: nearest.slot.startTime } }
}

/** A later day is a little better than an earlier one. */
function daysAway({ date }: AvailabilitySlot, { startDate, endDate }: DayRange): number {
  const days = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000
  return date < startDate ? days(date, startDate) + 0.5 : Math.max(0, days(endDate, date))
}

/** Why most of them cannot be booked on the days. */
async function usualReason(provider: BookingProvider, activities: readonly Activity[], range: DayRange): Promise<ClosedReason | null> {
  const days = await Promise.all(activities.map(({ productCode }) => provider.readSchedule(productCode, range)))
  const counts = new Map<ClosedReason, number>()
  for (const { closed, starts } of days.flatMap((all) => all ?? [])) {
    for (const reason of closed === null ? starts.flatMap((start) => start.closed ?? []) : [closed]) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  }
  return [...counts].toSorted((left, right) => right[1] - left[1])[0]?.[0] ?? null
}
