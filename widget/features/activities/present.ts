import type { Activity } from '@meander/sdk/contract/activities'
import { activities as text } from '../../i18n/en/activities.ts'
import { priceText } from '../itineraries/index.ts'

/** '$96', or that one has to ask. */
export function priceOrContact(activity: Pick<Activity, 'price' | 'priceConversion'>): string {
  return priceText(activity) ?? text.noPrice
}

/** Whether the price was really higher before: providers name a former price where there is no discount at all. */
export function isReduced(activity: Activity): activity is Activity & Required<Pick<Activity, 'price' | 'priceBeforeDiscount'>> {
  const { price, priceBeforeDiscount: before } = activity
  return price !== undefined && before !== undefined && before.currency === price.currency && before.amount > price.amount
}
