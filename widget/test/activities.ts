import type { Activity } from '@meander/sdk/contract/activities'
import type { ProductCode } from '@meander/sdk/contract/ids'

/** An activity of the sample catalogue, as small as one can be. */
export function activity(code: string, more: Partial<Activity> = {}): Activity {
  return {
    id: `id-${code}`,
    productCode: code as ProductCode,
    title: `Activity ${code}`,
    location: 'Alfama, Lisbon',
    rating: 4.8,
    reviewCount: 210,
    price: { amount: 42, currency: 'USD' },
    provider: 'sample',
    ...more,
  }
}
