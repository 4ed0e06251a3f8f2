import type { Activity, ActivityDetails, CancellationPolicy } from '@meander/sdk/contract/activities'
import type { ProductCode } from '@meander/sdk/contract/ids'
import { pictureAddress } from '../../pictures/address.ts'
import type { PlacedProduct } from './catalogue.ts'
import type { SampleProduct } from './product.ts'

export const SAMPLE_PROVIDER = 'sample'
export const SAMPLE_CURRENCY = 'USD'
const PICTURES = 4

/** A product as the API shows it. `publicUrl` makes its addresses whole, since embeds are on other origins. */
export function presentActivity({ product, place }: PlacedProduct, publicUrl: string): Activity {
  const pictures = picturesOf(product, publicUrl)
  const page = `${publicUrl}/sample-booking/${encodeURIComponent(product.code)}`
  const [latitude, longitude] = product.at
  return {
    id: product.code,
    productCode: product.code as ProductCode,
    title: product.title,
    description: product.about,
    imageUrl: pictures[0],
    coverImageUrl: pictures[0],
    images: pictures.map((url) => ({ url })),
    gallery: pictures.map((url) => ({ url })),
    location: product.area === place.name ? place.name : `${product.area}, ${place.name}`,
    destination: place.name,
    duration: durationOf(product),
    rating: product.rating,
    reviewCount: product.reviews,
    price: { amount: product.price, currency: SAMPLE_CURRENCY },
    bookingUrl: page,
    productUrl: page,
    tags: product.tags.map(capitalised),
    inclusions: [...product.included],
    exclusions: [...product.excluded],
    meetingPoint: product.meet,
    cancellationPolicy: CANCELLATION[product.cancel],
    itinerary: product.steps.map(readStep),
    coordinates: { latitude, longitude },
    timeZone: place.timeZone,
    provider: SAMPLE_PROVIDER,
  }
}

export function presentDetails({ product }: PlacedProduct, publicUrl: string): ActivityDetails {
  const pictures = picturesOf(product, publicUrl)
  return {
    description: product.about,
    images: pictures,
    additionalImages: pictures.slice(1),
    inclusions: [...product.included],
    exclusions: [...product.excluded],
    meetingPoint: product.meet,
    cancellationPolicy: CANCELLATION[product.cancel],
    itinerary: product.steps.map(readStep),
  }
}

/** The cover first, then the product's other scenes and its first again, composed anew. */
function picturesOf(product: SampleProduct, publicUrl: string): string[] {
  return Array.from({ length: PICTURES }, (_, index) => {
    const scene = product.scenes[index % product.scenes.length] ?? product.scenes[0]
    return publicUrl + pictureAddress({ scene, seed: product.code, number: index + 1 })
  })
}

function durationOf({ minutes }: SampleProduct): Activity['duration'] {
  if (typeof minutes === 'number') return { fixedDurationInMinutes: minutes }
  return { variableDurationFromMinutes: minutes[0], variableDurationToMinutes: minutes[1] }
}

function readStep(step: string): { title: string; description: string } {
  const end = step.indexOf(': ')
  return { title: step.slice(0, end), description: step.slice(end + 2) }
}

function capitalised(tag: string): string {
  return tag.charAt(0).toUpperCase() + tag.slice(1)
}

const CANCELLATION: Record<SampleProduct['cancel'], CancellationPolicy> = {
  day: {
    type: 'STANDARD',
    description: 'Free cancellation up to 24 hours before the experience starts',
    refundEligibility: [{ percentageRefundable: 100, dayRangeMin: 1 }],
  },
  half: {
    type: 'CUSTOM',
    description: 'Free cancellation up to 3 days before the experience starts, half of the price back up to 24 hours before',
    refundEligibility: [
      { percentageRefundable: 100, dayRangeMin: 3 },
      { percentageRefundable: 50, dayRangeMin: 1 },
    ],
  },
  week: {
    type: 'CUSTOM',
    description: 'Free cancellation up to 7 days before the experience starts',
    refundEligibility: [{ percentageRefundable: 100, dayRangeMin: 7 }],
  },
  none: { type: 'ALL_SALES_FINAL', description: 'Not refundable', refundEligibility: [{ percentageRefundable: 0, dayRangeMin: 0 }] },
}
