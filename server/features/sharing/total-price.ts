import type { Activity, Money } from '@meander/sdk/contract/activities'

/** Digits after the point that an amount is kept to while it is summed; no currency has more. */
const SCALE = 10_000

/** The prices together, in dollars; null when there are none, or one is in another currency: no true sum exists then. */
export function totalPrice(activities: Activity[]): Money | null {
  const prices = activities.flatMap(({ price }) => (price === undefined ? [] : [price]))
  if (prices.length === 0 || prices.some(({ currency }) => currency !== 'USD')) return null
  const units = prices.reduce((sum, { amount }) => sum + Math.round(amount * SCALE), 0)
  return { amount: units / SCALE, currency: 'USD' }
}
