import type { Activity } from '@meander/sdk/contract/activities'
import { sayMoney } from '../../kit/format.ts'
import { sharing as text } from '../../i18n/en/sharing.ts'
import type { CopyChannel } from './share-state.ts'

/** 'Check out my Lisbon trip itinerary! 2 amazing activities planned - estimated total $110.00 per person'; '≈ $110.00' where a part was converted. */
export function shareText({ destination, activities }: { destination: string; activities: readonly { activityData: Activity }[] }): string {
  const total = dollarTotal(activities.map(({ activityData }) => activityData))
  const about = activities.some(({ activityData }) => activityData.priceConversion) ? '≈ ' : ''
  return text.text(destination, activities.length) + (total > 0 ? text.total(about + sayMoney({ amount: total, currency: 'USD' }, 'always')) : '')
}

/** What is put into the clipboard: a link alone, or the text with it. */
export function wordsToCopy(itinerary: Parameters<typeof shareText>[0], channel: CopyChannel, url: string): string {
  return channel === 'link' ? url : `${shareText(itinerary)} ${url}`
}

/** The prices together, in dollars; 0 when some are in another currency, since adding euros to dollars is false. */
export function dollarTotal(activities: readonly Pick<Activity, 'price'>[]): number {
  const prices = activities.flatMap(({ price }) => (price ? [price] : []))
  if (prices.some(({ currency }) => currency !== 'USD' && currency !== '')) return 0
  return prices.reduce((cents, { amount }) => cents + Math.round(amount * 100), 0) / 100
}
