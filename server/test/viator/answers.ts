import { PER_EURO, PLACE_OF } from './data/places.ts'
import type { ViatorProductFacts } from './data/products.ts'

/** A price of our data in another currency, as Viator's search converts it. */
export function inCurrency(euros: number, currency: string): number {
  return Number((euros * (PER_EURO[currency] ?? Number.NaN)).toFixed(['JPY', 'ISK'].includes(currency) ? 0 : 2))
}

/** The partner's own link: its parameters are in no order that anyone may rely on. */
export function linkOf({ code, destination, title }: ViatorProductFacts, campaign: string | null): string {
  const slug = title.replaceAll(/[^A-Za-z]+/g, '-')
  const tail = campaign === null ? '' : `&campaign=${encodeURIComponent(campaign)}`
  return `https://www.viator.com/tours/${PLACE_OF[destination]?.slug}/${slug}/d${destination}-${code}?mcid=42383&pid=P00045135&medium=api&api_version=2.0${tail}`
}

/** Sixteen sizes in no order, as in the documentation's example, cut down to those that matter. */
function imagesOf(code: string): unknown[] {
  const variants = (name: string) =>
    [[75, 50], [674, 446], [720, 480], [360, 240], [480, 320], [50, 50], [400, 400]].map(([width, height]) => ({ width, height, url: `https://media.example/${code}/${name}-${width}x${height}.jpg` }))
  return [
    { imageSource: 'SUPPLIER_PROVIDED', caption: '', isCover: false, variants: variants('second') },
    { imageSource: 'PROFESSIONAL', caption: 'Cover', isCover: true, variants: variants('cover') },
  ]
}

function shared(facts: ViatorProductFacts, campaign: string | null): Record<string, unknown> {
  const { code, title, text, rating, reviews, destination, tags, without = [] } = facts
  return {
    productCode: code,
    title,
    description: text,
    images: imagesOf(code),
    ...(without.includes('reviews') || reviews === undefined
      ? {}
      : { reviews: { sources: [{ provider: 'VIATOR', totalCount: reviews, averageRating: rating }], totalReviews: reviews, combinedAverageRating: rating } }),
    ...(without.includes('productUrl') ? {} : { productUrl: linkOf(facts, campaign) }),
    destinations: [{ ref: destination, primary: true }],
    tags,
    // New fields and new words come without notice.
    somethingNew: { since: 2027 },
  }
}

/** As both searches have it. `fromPriceBeforeDiscount` is there without a discount too, and is the same then. */
export function summaryOf(facts: ViatorProductFacts, { currency, campaign }: { currency: string; campaign: string | null }): Record<string, unknown> {
  return {
    ...shared(facts, campaign),
    videos: [],
    duration: facts.duration ?? {},
    confirmationType: 'INSTANT',
    itineraryType: 'STANDARD',
    pricing: {
      summary: { fromPrice: inCurrency(facts.price, currency), fromPriceBeforeDiscount: inCurrency(facts.before ?? facts.price, currency) },
      currency,
    },
    flags: facts.before === undefined ? ['FREE_CANCELLATION'] : ['FREE_CANCELLATION', 'SPECIAL_OFFER'],
    translationInfo: { containsMachineTranslatedText: false },
  }
}

const ADULT_AND_CHILD: NonNullable<ViatorProductFacts['bands']> = [['ADULT', 12, 99, 9, 1], ['CHILD', 4, 11, 6, 0.5], ['INFANT', 0, 3, 2, 0]]

/** As `/products/{product-code}` has it: without `lastUpdatedAt`, `translationSource` and `supplier.reference`, which the schema requires. */
export function productOf(facts: ViatorProductFacts, campaign: string | null): Record<string, unknown> {
  const { code, destination, without = [], bands = ADULT_AND_CHILD, most = 15, least = 1 } = facts
  if (facts.inactive === true) return { status: 'INACTIVE', productCode: code }
  return {
    status: 'ACTIVE',
    ...shared(facts, campaign),
    language: 'en',
    createdAt: '2019-04-05T00:00:00Z',
    ...(without.includes('timeZone') ? {} : { timeZone: destination === '538' ? 'Europe/Lisbon' : 'Europe/Madrid' }),
    ticketInfo: { ticketTypes: ['MOBILE_ONLY'], ticketTypeDescription: 'Mobile tickets accepted', ticketsPerBooking: 'ONE_PER_BOOKING' },
    pricingInfo: {
      type: bands[0]?.[0] === 'TRAVELER' ? 'UNIT' : 'PER_PERSON',
      ageBands: bands.map(([ageBand, startAge, endAge, most]) => ({ ageBand, startAge, endAge, minTravelersPerBooking: 0, maxTravelersPerBooking: most })),
    },
    logistics: {
      ...(facts.start === undefined ? {} : { start: [{ location: { ref: facts.start }, description: 'Look for the yellow umbrella.' }] }),
      redemption: { redemptionType: 'NONE', specialInstructions: '' },
      travelerPickup: { pickupOptionType: 'MEET_EVERYONE_AT_START_POINT', allowCustomTravelerPickup: false },
    },
    inclusions: [
      { category: 'FOOD_AND_DRINK', categoryDescription: 'Food & Drink', type: 'BOTTLED_WATER', typeDescription: 'Bottled water' },
      { category: 'OTHER', categoryDescription: 'Other', type: 'OTHER', typeDescription: 'Other', otherDescription: 'Local guide' },
    ],
    exclusions: [{ category: 'FEES_AND_TAXES', categoryDescription: 'Fees & Taxes', type: 'GRATUITIES', typeDescription: 'Gratuities' }],
    additionalInfo: [
      { type: 'STROLLER_ACCESSIBLE', description: 'Infants and small children can ride in a pram or stroller' },
      { type: 'OTHER', description: 'Bring a hat' },
    ],
    cancellationPolicy: {
      type: 'STANDARD',
      description: 'For a full refund, cancel at least 24 hours before the scheduled departure time.',
      cancelIfBadWeather: false,
      cancelIfInsufficientTravelers: false,
      refundEligibility: [{ dayRangeMin: 1, percentageRefundable: 100 }, { dayRangeMin: 0, dayRangeMax: 1, percentageRefundable: 0 }],
    },
    bookingConfirmationSettings: { confirmationType: 'INSTANT', ...(facts.cutOff ?? { bookingCutoffType: 'START_TIME', bookingCutoffInMinutes: 60 }) },
    ...(without.includes('bookingRequirements') ? {} : { bookingRequirements: { minTravelersPerBooking: least, maxTravelersPerBooking: most, requiresAdultForBooking: false } }),
    languageGuides: [{ type: 'GUIDE', language: 'en', legacyGuide: 'en/SERVICE_GUIDE' }, { type: 'AUDIO', language: 'pt' }],
    bookingQuestions: ['AGEBAND', 'FULL_NAMES_FIRST'],
    ...(without.includes('itinerary') ? {} : { itinerary: itineraryOf(facts) }),
    productOptions: [{ productOptionCode: 'TG1', title: facts.title, description: '', languageGuides: [{ type: 'GUIDE', language: 'es' }] }],
    translationInfo: { containsMachineTranslatedText: false },
    supplier: { name: 'A supplier' },
    viatorUniqueContent: { title: 'Only for Viator', longDescription: 'Words that no page may show' },
    ...facts.extra,
  }
}

function itineraryOf({ text, start, duration = {} }: ViatorProductFacts): Record<string, unknown> {
  return {
    itineraryType: 'STANDARD',
    skipTheLine: false,
    privateTour: false,
    maxTravelersInSharedTour: 12,
    duration,
    itineraryItems: [
      {
        pointOfInterestLocation: { location: { ref: start ?? 'LOC-google-1' } },
        duration: { fixedDurationInMinutes: 45 },
        passByWithoutStopping: false,
        admissionIncluded: 'NOT_APPLICABLE',
        description: text,
      },
    ],
  }
}

const WEEK = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']

/** In the supplier's currency, whatever the search was in. Lists that would be empty are missing. */
export function scheduleOf(facts: ViatorProductFacts): Record<string, unknown> {
  const { code, slots, season = ['2026-01-01'], price, before, bands = ADULT_AND_CHILD } = facts
  const [startDate, endDate] = season
  const daysOfWeek = slots.days ?? WEEK
  if (facts.schedule !== undefined) return facts.schedule
  return {
    productCode: code,
    bookableItems: [
      {
        productOptionCode: 'TG1',
        seasons: [
          {
            startDate,
            ...(endDate === undefined ? {} : { endDate }),
            ...(slots.kind === 'window' ? { operatingHours: daysOfWeek.map((dayOfWeek) => ({ dayOfWeek, operatingHours: [{ opensAt: slots.opensAt, closesAt: slots.closesAt }] })) } : {}),
            pricingRecords: [{ daysOfWeek, ...entriesOf(facts), pricingDetails: bands.map((band) => pricingOf(band, { price, before })) }],
          },
        ],
      },
    ],
    currency: 'EUR',
    summary: { fromPrice: price, ...(before === undefined ? {} : { fromPriceBeforeDiscount: before }) },
  }
}

function entriesOf({ slots, soldOut = [], notOperating = [] }: ViatorProductFacts): Record<string, unknown> {
  const dates = [...soldOut.map((date) => ({ date, reason: 'SOLD_OUT' })), ...notOperating.map((date) => ({ date, reason: 'NOT_OPERATING' }))]
  const unavailable = dates.length === 0 ? {} : { unavailableDates: dates }
  return slots.kind === 'timed' ? { timedEntries: slots.starts.map((startTime) => ({ startTime, ...unavailable })) } : unavailable
}

function pricingOf([ageBand, , , , share]: NonNullable<ViatorProductFacts['bands']>[number], { price, before }: { price: number; before: number | undefined }): Record<string, unknown> {
  const prices = (amount: number) => ({ recommendedRetailPrice: amount, partnerNetPrice: amount * 0.8, bookingFee: 0, partnerTotalPrice: amount * 0.8 })
  const special = { ...prices(price * share), offerStartDate: '2026-01-01', offerEndDate: '2028-01-01', travelStartDate: '2026-01-01', travelEndDate: '2028-01-01' }
  return {
    pricingPackageType: ageBand === 'TRAVELER' ? 'UNIT' : 'PER_PERSON',
    minTravelers: 1,
    maxTravelers: 15,
    ageBand,
    price: { original: prices((before ?? price) * share), ...(before === undefined ? {} : { special }) },
  }
}
