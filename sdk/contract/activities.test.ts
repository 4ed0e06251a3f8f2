import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  Activity,
  ActivityDetails,
  ActivityOrWrapped,
  AvailabilitySlot,
  DEFAULT_CANCELLATION,
  DEFAULT_MEETING_POINT,
  readAvailability,
  searchActivities,
  testProviderAccess,
} from './activities.ts'

const bare = { id: 'a1', productCode: 'LIS-TRAM-28', title: 'Tram 28 and Alfama on foot' }
const full = {
  ...bare,
  description: 'The first tram of the morning.',
  imageUrl: 'https://media.example/tram.jpg',
  coverImageUrl: 'https://media.example/cover.jpg',
  images: ['https://media.example/1.jpg', { url: 'https://media.example/2.jpg' }],
  gallery: [{ url: 'https://media.example/3.jpg' }],
  additionalImages: ['https://media.example/4.jpg', { url: 'https://media.example/5.jpg' }],
  location: 'Alfama, Lisbon',
  destination: 'Lisbon',
  duration: { fixedDurationInMinutes: 180 },
  rating: 4.8,
  reviewCount: 1312,
  price: { amount: 42.5, currency: 'USD' },
  bookingUrl: 'https://tours.example/book',
  productUrl: 'https://tours.example/tram',
  tags: ['History', 'Walking'],
  inclusions: ['Tram fare', 'Guide'],
  exclusions: ['Lunch'],
  meetingPoint: 'Praça Martim Moniz',
  cancellationPolicy: {
    description: 'Free until a day before',
    type: 'STANDARD',
    refundEligibility: [{ percentageRefundable: 100, dayRangeMin: 1 }],
  },
  itinerary: [{ title: 'Graça', description: 'Coffee and a view' }],
  coordinates: { latitude: 38.7157, longitude: -9.1364 },
  timeZone: 'Europe/Lisbon',
  provider: 'sample',
  sample: true,
  reason: 'Rated 4.8 by 1,312 travellers',
  priceBeforeDiscount: { amount: 50, currency: 'USD' },
  priceConversion: { from: { amount: 39, currency: 'EUR' }, asOf: '2026-11-02' },
  planned: { date: '2027-03-14', startTime: '10:00' },
  proposed: { date: '2027-03-15', startTime: '09:30' },
}

const takes = (part: Record<string, unknown>) => expect(z.parse(Activity, { ...bare, ...part })).toEqual({ ...bare, ...part })
const refuses = (part: Record<string, unknown>) => expect(z.safeParse(Activity, { ...bare, ...part }).success).toBe(false)

describe('an activity', () => {
  it('passes with nothing lost, all of its fields named [3.37, 3.48, 3.49, 3.50, 3.51, 3.52]', () => {
    expect(z.parse(Activity, full)).toEqual(full)
    expect(Object.keys(Activity.shape).sort()).toEqual(Object.keys(full).sort())
  })

  it('has texts as id, product code, title and description, of which a description may be missing [3.38]', () => {
    takes({ description: 'Downhill' })
    takes({})
    for (const field of ['id', 'productCode', 'title', 'description']) refuses({ [field]: 7 })
    for (const field of ['id', 'productCode', 'title']) refuses({ [field]: undefined })
    refuses({ productCode: '' })
  })

  it('has single pictures [3.39]', () => {
    takes({ imageUrl: 'https://media.example/a.jpg', coverImageUrl: 'https://media.example/b.jpg' })
    refuses({ imageUrl: ['https://media.example/a.jpg'] })
    refuses({ coverImageUrl: { url: 'https://media.example/b.jpg' } })
  })

  it('has a list of images, each an address or an object with one [3.40, 3.41]', () => {
    takes({ images: ['https://media.example/a.jpg', 'https://media.example/b.jpg'] })
    takes({ images: [{ url: 'https://media.example/a.jpg' }] })
    refuses({ images: 'https://media.example/a.jpg' })
    refuses({ images: [{ src: 'https://media.example/a.jpg' }] })
  })

  it('has a gallery of objects with an address [3.42]', () => {
    takes({ gallery: [{ url: 'https://media.example/a.jpg' }] })
    refuses({ gallery: ['https://media.example/a.jpg'] })
  })

  it('has more images in either form [3.43]', () => {
    takes({ additionalImages: ['https://media.example/a.jpg', { url: 'https://media.example/b.jpg' }] })
    refuses({ additionalImages: [3] })
  })

  it('has a location and a destination [3.44]', () => {
    takes({ location: 'Alfama, Lisbon', destination: 'Lisbon' })
    refuses({ location: ['Alfama'] })
    refuses({ destination: { city: 'Lisbon' } })
  })

  it.each([
    ['a text', '3 hours'],
    ['fixed minutes', { fixedDurationInMinutes: 180 }],
    ['minutes from and to', { variableDurationFromMinutes: 120, variableDurationToMinutes: 180 }],
  ])('has a duration that is %s [3.45, 3.46, 3.47]', (_, duration) => takes({ duration }))

  it('has no duration that says nothing', () => {
    refuses({ duration: 180 })
    refuses({ duration: { fixedDurationInMinutes: '180' } })
    refuses({ duration: { variableDurationFromMinutes: 120 } })
  })

  it('has numbers as rating, review count and amount', () => {
    refuses({ rating: '4.8' })
    refuses({ reviewCount: '1,312' })
    refuses({ price: 42 })
    refuses({ price: { amount: '42', currency: 'EUR' } })
    refuses({ price: { amount: 42 } })
  })

  it.each([
    ['a text', 'Free until a day before'],
    ['a description with a type', { description: 'Free until a day before', type: 'STANDARD' }],
    ['refunds by day', { refundEligibility: [{ percentageRefundable: 100, dayRangeMin: 3 }, { percentageRefundable: 50, dayRangeMin: 1 }] }],
  ])('has a cancellation policy that is %s [3.53, 3.54, 3.55]', (_, cancellationPolicy) => takes({ cancellationPolicy }))

  it('has refunds of numbers', () => {
    refuses({ cancellationPolicy: { refundEligibility: [{ percentageRefundable: '100', dayRangeMin: 3 }] } })
    refuses({ cancellationPolicy: { refundEligibility: [{ percentageRefundable: 100 }] } })
  })

  it('has steps with title and description [3.56]', () => {
    takes({ itinerary: [{ title: 'Graça', description: 'Coffee' }, { title: 'Alfama', description: 'Lanes' }] })
    refuses({ itinerary: [{ title: 'Graça' }] })
    refuses({ itinerary: ['Graça'] })
  })

  it('reads the same wrapped and as it is [3.57]', () => {
    expect(z.parse(ActivityOrWrapped, { activityData: full })).toEqual(full)
    expect(z.parse(ActivityOrWrapped, full)).toEqual(full)
    expect(z.parse(ActivityOrWrapped, { activityData: bare, notes: 'Sit left' })).toEqual(bare)
    expect(z.safeParse(ActivityOrWrapped, { activityData: { title: 'Tram' } }).success).toBe(false)
  })
})

describe('what the calls carry', () => {
  it('is eight fields of details, each of them there [3.58]', () => {
    const { description, images, additionalImages, inclusions, exclusions, meetingPoint, cancellationPolicy, itinerary } = full
    const details = { description, images, additionalImages, inclusions, exclusions, meetingPoint, cancellationPolicy, itinerary }
    expect(z.parse(ActivityDetails, details)).toEqual(details)
    expect(z.parse(ActivityDetails, { ...details, price: full.price })).toEqual(details)
    for (const field of Object.keys(details)) expect(z.safeParse(ActivityDetails, { ...details, [field]: undefined }).success, field).toBe(false)
  })

  it('is starts of a date, a time and places [3.75, 3.76]', () => {
    const slot = { date: '2027-03-14', startTime: '09:30', availableSpaces: 7 }
    expect(z.parse(AvailabilitySlot, { ...slot, price: 42 })).toEqual(slot)
    for (const startTime of ['9:30', '09:30:00', '24:00', '9:30 AM', '']) expect(z.safeParse(AvailabilitySlot, { ...slot, startTime }).success, startTime).toBe(false)
    for (const date of ['2027-02-30', '14.3.2027']) expect(z.safeParse(AvailabilitySlot, { ...slot, date }).success, date).toBe(false)
  })

  it('is a first and a last day to read starts by [7.49]', () => {
    const range = { startDate: '2027-03-14', endDate: '2027-03-17' }
    expect(z.parse(readAvailability.query, range)).toEqual(range)
    expect(z.safeParse(readAvailability.query, { startDate: '2027-03-14' }).success).toBe(false)
  })

  it('is a query, a currency, whether reviews are wanted, and how many, 1 to 50 [7.68]', () => {
    const search = { query: 'food in Lisbon', currency: 'USD', includeReviews: true, limit: 6 }
    expect(z.parse(searchActivities.body, search)).toEqual(search)
    expect(z.parse(searchActivities.body, { query: '' })).toEqual({ query: '' })
    for (const limit of [1, 50]) expect(z.safeParse(searchActivities.body, { ...search, limit }).success, `${limit}`).toBe(true)
    for (const limit of [0, 51, 1.5, '6']) expect(z.safeParse(searchActivities.body, { ...search, limit }).success, `${limit}`).toBe(false)
    for (const currency of ['usd', 'US', '$']) expect(z.safeParse(searchActivities.body, { ...search, currency }).success, currency).toBe(false)
  })

  it('is success, a list of endpoints and an error or none for the access test [3.90]', () => {
    const failed = { success: false, accessibleEndpoints: [], error: 'The key was refused.' }
    const reached = { success: true, accessibleEndpoints: ['search'], error: null }
    expect(z.parse(testProviderAccess.reply, failed)).toEqual(failed)
    expect(z.parse(testProviderAccess.reply, reached)).toEqual(reached)
    expect(z.safeParse(testProviderAccess.reply, { ...reached, accessibleEndpoints: 'search' }).success).toBe(false)
  })
})

it('says where to meet and how to cancel when nobody else does [9.52, 9.53]', () => {
  expect(DEFAULT_MEETING_POINT).toBe('Meeting point details will be provided after booking')
  expect(DEFAULT_CANCELLATION).toBe('Free cancellation up to 24 hours before the experience starts')
})
