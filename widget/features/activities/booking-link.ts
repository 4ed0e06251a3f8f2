import type { Activity } from '@meander/sdk/contract/activities'

/** Who sends the traveller: the provider's `ref`, and `utm_source` when it is out of an itinerary. */
export const REFERRAL_SOURCE = 'meander'

export interface BookingContext {
  /** Address of our server: where sample inventory is "booked". */
  origin: string
  /** The partner's own campaign, handed on. */
  campaign?: string | undefined
  /** Out of an itinerary: when it is planned for. */
  planned?: { date: string | null; time: string | null } | undefined
}

/** Where an activity is booked: its booking page, else its product page, else the provider's page of its product code. */
export function bookingLink(activity: Activity, { origin, campaign, planned }: BookingContext): string {
  const url = webAddress(activity.bookingUrl) ?? webAddress(activity.productUrl) ?? tourPage(activity, origin)
  const added: [string, string | null | undefined][] = [
    ['ref', REFERRAL_SOURCE],
    ['campaign', campaign],
    ...(planned
      ? ([
          ['utm_source', REFERRAL_SOURCE],
          ['utm_medium', 'referral'],
          ['date', planned.date],
          ['time', planned.time],
        ] as [string, string | null][])
      : []),
  ]
  for (const [name, value] of added) {
    // What the provider put there itself (its own campaign, say) is what it pays by.
    if (value && !url.searchParams.has(name)) url.searchParams.set(name, value)
  }
  return url.href
}

/** Only pages of the web: an address in data can be anything. */
function webAddress(address: string | undefined): URL | null {
  const url = address ? URL.parse(address) : null
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url : null
}

function tourPage({ provider, productCode, id }: Activity, origin: string): URL {
  const code = encodeURIComponent(productCode || id)
  return provider === 'viator' ? new URL(`https://www.viator.com/tours/${code}`) : new URL(`/sample-booking/${code}`, origin)
}
