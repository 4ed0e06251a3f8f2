import { addDays, daysBetween } from '@meander/sdk/contract/days'
import { equalShares } from './equal-shares.ts'
import type { TripFacts } from './facts.ts'
import type { Stay } from './stays.ts'

/** Keeps the nights of each place that is left; where all are known and something changed, they are how long the trip is. */
export function addStays(facts: TripFacts, asSaid: readonly Stay[], agreed: TripFacts): void {
  const places = facts.destinations ?? []
  const said = withRest(asSaid, facts)
  const isNew = said.some(({ placeId, change }) => change !== undefined && agreed.destinations !== undefined && !agreed.destinations.some(({ id }) => id === placeId))
  const before = said.some(({ change }) => change !== undefined) ? (facts.stays ?? shared(isNew ? agreed : facts)) : (facts.stays ?? [])
  const stays = places.flatMap(({ id }) => {
    const known = before.find(({ placeId }) => placeId === id)
    const { change, nights } = said.find(({ placeId }) => placeId === id) ?? {}
    if (change !== undefined && known === undefined && change < 0) return []
    if (change !== undefined) return [{ placeId: id, nights: Math.max(1, (known?.nights ?? 0) + change) }]
    return nights !== undefined ? [{ placeId: id, nights }] : (known ?? [])
  })
  if (stays.length > 0) facts.stays = stays
  else delete facts.stays
  const isSame = stays.length === before.length && stays.every(({ placeId, nights }, at) => before[at]?.placeId === placeId && before[at].nights === nights)
  if (isSame || stays.length < places.length || (before.length === 0 && places.length < 2)) return
  const nights = stays.reduce((sum, stay) => sum + stay.nights, 0)
  facts.duration = nights + 1
  // 'In April': how long it is says nothing of when.
  if (facts.flexible === true) return
  if (facts.startDate !== undefined) facts.endDate = addDays(facts.startDate, nights)
}

/** The nights that are left go to the place that has the rest; nothing is known of it where nobody said how long the trip is. */
function withRest(said: readonly Stay[], facts: TripFacts): readonly Stay[] {
  if (said.every(({ rest }) => rest !== true)) return said
  const others = said.filter(({ rest }) => rest !== true)
  const left = nightsInAll(facts) - others.reduce((sum, { nights }) => sum + nights, 0)
  return left < 1 ? others : said.map((stay) => (stay.rest === true ? { placeId: stay.placeId, nights: left } : stay))
}

function nightsInAll({ duration, startDate, endDate, flexible }: TripFacts): number {
  if (duration !== undefined) return duration - 1
  return startDate === undefined || endDate === undefined || flexible === true ? 0 : daysBetween(startDate, endDate)
}

/** As long in each place, where nobody said how long in which: the first ones get what is left over, and the day of going home is no night. */
function shared({ destinations = [], duration, startDate, endDate }: TripFacts): Stay[] {
  const days = duration ?? (startDate === undefined || endDate === undefined ? 0 : daysBetween(startDate, endDate) + 1)
  if (days <= destinations.length) return []
  const shares = equalShares(days, destinations.length)
  return destinations.map(({ id }, at) => ({ placeId: id, nights: (shares[at] ?? 0) - (at === destinations.length - 1 ? 1 : 0) }))
}
