import type { Activity, Money } from '@meander/sdk/contract/activities'

/** Digits after the point that an amount is kept to while it is summed; no currency has more. */
const SCALE = 10_000

/** The prices together; null when there are none, or when they are in several currencies and no true sum exists. */
export function totalPrice(activities: Activity[]): Money | null {
  const prices = activities.flatMap(({ price }) => (price === undefined ? [] : [price]))
  const currency = prices[0]?.currency
  if (currency === undefined || prices.some((price) => price.currency !== currency)) return null
  const units = prices.reduce((sum, price) => sum + Math.round(price.amount * SCALE), 0)
  return { amount: units / SCALE, currency }
}
