import { CurrencyCode } from '@meander/sdk/contract/activities'
import type { Activity } from '@meander/sdk/contract/activities'
import { ApiError } from '../../http/errors.ts'
import { isTimeZone } from '../activities/index.ts'
import { asked } from './offers.ts'
import type { OfferStore } from './offers.ts'
import { withSafeLinks } from './safe-links.ts'

/** Characters of JSON: a full activity of the provider with all its texts has about 20,000. */
const MAX_ACTIVITY_LENGTH = 200_000

/**
 * An activity as it is kept. What the provider sells is read again from it by its code, so that its texts, price, links and
 * rules are the provider's, whatever a client sent. What it does not know is the traveller's own.
 */
export async function keptForm({ provider }: OfferStore, sent: Activity): Promise<string> {
  const currency = CurrencyCode.safeParse(sent.price?.currency)
  const known = await asked(provider.readProduct(sent.productCode, currency.success ? { currency: currency.data } : {}))
  const json = JSON.stringify(known === null ? ownActivity(sent) : withSafeLinks(known))
  if (json.length > MAX_ACTIVITY_LENGTH) throw new ApiError('bad-request', 'activityData: is too large to be kept.')
  return json
}

/**
 * The traveller's own: plain text, when and where. Nothing that only a provider can say (its links and pictures, ratings, that it
 * sells it), since others see it on the shared page. Pictures stay where they are this site's own.
 */
function ownActivity(sent: Activity): Activity {
  const { id, productCode, title, description, location, destination, duration, price, tags, inclusions, exclusions, meetingPoint, itinerary, coordinates } = sent
  const given = { description, location, destination, duration, price, tags, inclusions, exclusions, meetingPoint, itinerary, coordinates, ...ownPictures(sent) }
  const zone = isTimeZone(sent.timeZone) ? { timeZone: sent.timeZone } : {}
  return { id, productCode, title, ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)), ...zone }
}

function ownPictures({ imageUrl, images }: Activity): Pick<Activity, 'imageUrl' | 'images'> {
  const ours = images?.filter((picture) => isOurs(typeof picture === 'string' ? picture : picture.url))
  return { ...(imageUrl !== undefined && isOurs(imageUrl) && { imageUrl }), ...(ours !== undefined && { images: ours }) }
}

/** A path of this site: `//elsewhere.example` is none. */
function isOurs(address: string): boolean {
  return URL.parse(address, 'https://here.invalid')?.origin === 'https://here.invalid' && address.startsWith('/')
}
