import type { Activity, ActivityDetails, Money } from '@meander/sdk/contract/activities'
import type { RankingRequest } from './candidate.ts'

type AgeBands = NonNullable<ActivityDetails['ageBands']>

/** What all who come pay together. */
export interface PartyPrice {
  amount: number
  currency: string
  /**
   * 'ages': each child at the price of its age, which is less for some; 'adults': all pay the adult price; 'at-most': ages of children are not known, so that
   * they are counted as adults.
   */
  by: 'ages' | 'adults' | 'at-most'
}

/** The sum for the party; null where the number of people or a price is not known. Summed in hundredths, never across currencies. */
export function partyPrice({ price }: Pick<Activity, 'price'>, ageBands: AgeBands | undefined, { groupSize, ages, withChildren }: Pick<RankingRequest, 'groupSize' | 'ages' | 'withChildren'>): PartyPrice | null {
  if (price === undefined || groupSize === null) return null
  const young = ages.filter((age) => age < 18).slice(0, groupSize)
  const paid = young.map((age) => priceAt(age, ageBands, price) ?? price.amount)
  const cents = [...paid, ...Array.from({ length: groupSize - young.length }, () => price.amount)].reduce((sum, amount) => sum + Math.round(amount * 100), 0)
  const byAge = paid.some((amount) => amount < price.amount)
  return { amount: cents / 100, currency: price.currency, by: byAge ? 'ages' : withChildren && young.length === 0 ? 'at-most' : 'adults' }
}

/** What somebody of an age pays; null where nothing else than the usual price is given. */
export function priceAt(age: number, ageBands: AgeBands = [], price: Money): number | null {
  const band = ageBands.find(({ startAge, endAge }) => age >= startAge && age <= endAge)
  return band?.price?.currency === price.currency ? band.price.amount : null
}
