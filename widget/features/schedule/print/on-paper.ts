import type { Activity } from '@meander/sdk/contract/activities'
import { isSample } from '@meander/sdk/contract/sample'
import { readAddress } from '../../../kit/read-address.ts'

/** In the provider's own words, or null without any. */
export function cancellingOf({ cancellationPolicy: policy }: Activity): string | null {
  return (typeof policy === 'string' ? policy : policy?.description) || null
}

/** Where it is booked, as one would type it: without what a link alone carries. Null of sample inventory, which nobody can book. */
export function bookingAddress(activity: Activity): string | null {
  const url = [activity.bookingUrl, activity.productUrl].flatMap((text) => (text && readAddress(text)) || []).find(({ protocol }) => /^https?:$/.test(protocol))
  return url && !isSample(activity) ? `${url.host}${url.pathname}`.replace(/\/$/, '') : null
}
