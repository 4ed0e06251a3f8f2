import type { Activity, Money } from '@meander/sdk/contract/activities'
import { sharing as text } from '../../i18n/en/sharing.ts'

/** 'Check out my Lisbon trip itinerary! 2 amazing activities planned - estimated total $110.00' */
export function shareText({ destination, activities }: { destination: string; activities: readonly { activityData: Activity }[] }): string {
  const total = dollarTotal(activities.map(({ activityData }) => activityData))
  return text.text(destination, activities.length) + (total > 0 ? text.total(exactMoney({ amount: total, currency: 'USD' })) : '')
}

/** The prices together, in dollars; 0 when some are in another currency, since adding euros to dollars is false. */
export function dollarTotal(activities: readonly Pick<Activity, 'price'>[]): number {
  const prices = activities.flatMap(({ price }) => (price ? [price] : []))
  if (prices.some(({ currency }) => currency !== 'USD' && currency !== '')) return 0
  return prices.reduce((cents, { amount }) => cents + Math.round(amount * 100), 0) / 100
}

/** Always with its cents: '$630.00'. */
export function exactMoney({ amount, currency }: Money): string {
  try {
    return new Intl.NumberFormat('en-US', { style: 'currency', currency: currency || 'USD' }).format(amount)
  } catch {
    // A currency that does not exist, from somebody's data.
    return `${amount.toFixed(2)} ${currency}`
  }
}
