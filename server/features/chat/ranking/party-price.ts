import type { Activity, ActivityDetails, Money } from '@meander/sdk/contract/activities'

type AgeBands = NonNullable<ActivityDetails['ageBands']>

/** Who pays. */
export interface PayingParty {
  groupSize: number | null
  /** Of the children, as far as they are known. */
  ages: readonly number[]
  /** Of the grown-ups, as far as they are known: the old and the young among them may pay less. */
  grownAges: readonly number[]
  withChildren: boolean
}

/** What all who come pay together. */
export interface PartyPrice {
  amount: number
  currency: string
  /**
   * Who pays less than an adult does: 'ages' children, 'grown' old or very young grown-ups, 'all-ages' both, 'adults' nobody. 'at-most': ages of children are
   * not known, so that they are counted as adults.
   */
  by: 'ages' | 'grown' | 'all-ages' | 'adults' | 'at-most'
}

/**
 * The sum for the party, each at the price of their age; null where the number of people or a price is not known. Summed in hundredths, never across
 * currencies. All that is told of what several pay comes from here.
 */
export function partyPrice({ price }: Pick<Activity, 'price'>, ageBands: AgeBands | undefined, { groupSize, ages, grownAges, withChildren }: PayingParty): PartyPrice | null {
  if (price === undefined || groupSize === null) return null
  const paid = (some: readonly number[]): number[] => some.map((age) => priceAt(age, ageBands, price) ?? price.amount)
  const isLess = (amounts: readonly number[]): boolean => amounts.some((amount) => amount < price.amount)
  const young = ages.filter((age) => age < 18).slice(0, groupSize)
  const children = paid(young)
  const grown = paid(grownAges.filter((age) => age >= 18).slice(0, groupSize - young.length))
  const others = Array.from({ length: groupSize - children.length - grown.length }, () => price.amount)
  const cents = [...children, ...grown, ...others].reduce((sum, amount) => sum + Math.round(amount * 100), 0)
  const by = isLess(children) ? (isLess(grown) ? 'all-ages' : 'ages') : withChildren && young.length === 0 ? 'at-most' : isLess(grown) ? 'grown' : 'adults'
  return { amount: cents / 100, currency: price.currency, by }
}

/** What somebody of an age pays; null where nothing else than the usual price is given. */
export function priceAt(age: number, ageBands: AgeBands = [], price: Money): number | null {
  const band = ageBands.find(({ startAge, endAge }) => age >= startAge && age <= endAge)
  return band?.price?.currency === price.currency ? band.price.amount : null
}
