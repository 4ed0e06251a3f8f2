import type { Activity, ActivityDetails, AgeBand, Money } from '@meander/sdk/contract/activities'

/** Who travels. */
export interface Party {
  adults: number
  /** The age of each child. */
  children: readonly number[]
}

/** What one of them pays. */
export interface Share {
  /** Null for an adult. */
  age: number | null
  price: Money
}

export type PartyPrice =
  | { state: 'known'; total: Money; each: Money; shares: readonly Share[] }
  /** The provider sells it to nobody of that age. */
  | { state: 'barred'; age: number }
  | { state: 'unknown' }

export const sizeOf = ({ adults, children }: Party): number => adults + children.length

/** What all of them pay, each at the price of their age. */
export function partyPrice(activity: Pick<Activity, 'price'>, details: Pick<ActivityDetails, 'ageBands' | 'minimumAge'> | null, { adults, children }: Party): PartyPrice {
  const bands = details?.ageBands ?? []
  const each = adultPrice(bands) ?? activity.price
  if (each === undefined) return { state: 'unknown' }
  const barred = children.find((age) => isBarred(age, bands, details?.minimumAge))
  if (barred !== undefined) return { state: 'barred', age: barred }
  const shares: Share[] = [
    ...Array.from({ length: adults }, () => ({ age: null, price: each })),
    ...children.map((age) => ({ age, price: bands.find((band) => isOf(age, band))?.price ?? each })),
  ]
  if (shares.some(({ price }) => price.currency !== each.currency)) return { state: 'unknown' }
  // In the smallest coin there may be, so that thirds of a cent do not add up.
  const thousandths = shares.reduce((sum, { price }) => sum + Math.round(price.amount * 1000), 0)
  return { state: 'known', total: { amount: thousandths / 1000, currency: each.currency }, each, shares }
}

const ADULT_AGE = 30
const isOf = (age: number, { startAge, endAge }: AgeBand): boolean => startAge <= age && age <= endAge

function adultPrice(bands: readonly AgeBand[]): Money | undefined {
  return (bands.find(({ ageBand }) => ageBand === 'ADULT') ?? bands.find((band) => isOf(ADULT_AGE, band)))?.price
}

function isBarred(age: number, bands: readonly AgeBand[], minimumAge: number | undefined): boolean {
  if (minimumAge !== undefined && age < minimumAge) return true
  return bands.length > 0 && !bands.some((band) => isOf(age, band))
}
