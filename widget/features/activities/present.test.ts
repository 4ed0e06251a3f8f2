import { DEFAULT_CANCELLATION, DEFAULT_MEETING_POINT, type ActivityDetails, type Duration, type Money } from '@meander/sdk/contract/activities'
import { describe, expect, it, vi } from 'vitest'
import { activity } from '../../test/activities.ts'
import { bookingLink } from './booking-link.ts'
import { accountOf, allPictures, cancellationLines, providerName } from './account.ts'
import { durationOrFlexible, shownTags, starsOf } from './facts.ts'
import { onceEach } from './once-each.ts'
import { sayLanguages } from './known-facts.ts'
import { isReduced, priceOrContact } from './present.ts'

const STARS: [number, string][] = [
  [4.5, 'full full full full half'],
  [4.4, 'full full full full empty'],
  [4.9, 'full full full full half'],
  [5, 'full full full full full'],
  [0, 'empty empty empty empty empty'],
  [0.5, 'half empty empty empty empty'],
  [7, 'full full full full full'],
]

const PRICES: [Money, string][] = [
  [{ amount: 42, currency: 'USD' }, '$42'],
  [{ amount: 1200.5, currency: 'USD' }, '$1,200.50'],
  [{ amount: 96, currency: 'EUR' }, '€96'],
  [{ amount: 0, currency: 'USD' }, '$0'],
]

const DURATIONS: [Duration | undefined, string][] = [
  ['3 hours', '3 hours'],
  [{ fixedDurationInMinutes: 150 }, '2 hours 30 minutes'],
  [{ variableDurationFromMinutes: 120, variableDurationToMinutes: 180 }, '2 - 3 hours'],
  [{ fixedDurationInMinutes: 0 }, 'Flexible'],
  ['', 'Flexible'],
  [undefined, 'Flexible'],
]

describe('stars', () => {
  it.each(STARS)('of %d are %s [2.185]', (rating, stars) => expect(starsOf(rating).join(' ')).toBe(stars))
})

describe('a price', () => {
  it.each(PRICES)('of %j is %s [9.38]', (price, text) => expect(priceOrContact({ price })).toBe(text))

  it('is in dollars where no currency is named [9.71]', () => expect(priceOrContact({ price: { amount: 5, currency: '' } })).toBe('$5'))
  it('that is not there has to be asked for [2.187]', () => expect(priceOrContact({})).toBe('Contact for pricing'))
})

describe('a duration', () => {
  it.each(DURATIONS)('of %j is told as %s [2.149, 3.45, 3.46, 3.47]', (duration, text) => expect(durationOrFlexible({ duration })).toBe(text))
})

describe('tags', () => {
  it('are three, and the number of those not shown [2.188, 2.189, 2.190]', () => {
    expect(shownTags(['a', 'b', 'c', 'd', 'e'])).toEqual({ shown: ['a', 'b', 'c'], rest: 2 })
    expect(shownTags(['a', 'b', 'c'])).toEqual({ shown: ['a', 'b', 'c'], rest: 0 })
    expect(shownTags()).toEqual({ shown: [], rest: 0 })
  })
})

describe('the pictures', () => {
  it('are all there are, each once, texts and objects alike [3.39, 3.40, 3.41, 3.42, 3.43]', () => {
    const pictured = activity('A', { imageUrl: 'a', coverImageUrl: 'b', images: ['a', { url: 'c' }], gallery: [{ url: 'd' }], additionalImages: [{ url: 'b' }, 'e', ''] })
    expect(allPictures(pictured)).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(allPictures(activity('A'))).toEqual([])
  })
})

describe('the account of an activity', () => {
  const own = activity('A', { description: 'Own words.', inclusions: ['Lunch'], exclusions: ['Tips'], itinerary: [{ title: 'One', description: '' }] })
  const empty: ActivityDetails = { description: '', images: [], additionalImages: [], inclusions: [], exclusions: [], meetingPoint: '', cancellationPolicy: '', itinerary: [] }

  it('is the activity\'s own where the details are not there or empty [8.74]', () => {
    const told = { description: 'Own words.', inclusions: ['Lunch'], exclusions: ['Tips'], steps: [{ title: 'One', description: '' }] }
    expect(accountOf(own, null)).toMatchObject(told)
    expect(accountOf(own, empty)).toMatchObject(told)
  })

  it('prefers the details', () => {
    const details = { ...empty, description: 'Long words.', inclusions: ['Breakfast'], meetingPoint: 'At the clock', images: ['z'] }
    expect(accountOf({ ...own, imageUrl: 'a' }, details)).toMatchObject({ description: 'Long words.', inclusions: ['Breakfast'], exclusions: ['Tips'], meetingPoint: { words: 'At the clock', lang: 'en' }, pictures: ['a', 'z'] })
  })

  it('falls back to what always holds [9.52, 9.53]', () => {
    expect(accountOf(own, null).meetingPoint).toEqual({ words: 'Meeting point details will be provided after booking' })
    expect(accountOf(own, null).cancellation).toEqual([{ words: 'Free cancellation up to 24 hours before the experience starts' }])
    expect([{ words: DEFAULT_MEETING_POINT }, { words: DEFAULT_CANCELLATION }]).toEqual([accountOf(own, null).meetingPoint, ...accountOf(own, null).cancellation])
  })

  it('tells a cancellation policy in either form [3.53, 3.54, 3.55]', () => {
    expect(cancellationLines('Never.')).toEqual([{ words: 'Never.', lang: 'en' }])
    expect(cancellationLines({ description: 'Sometimes.', type: 'CUSTOM' })).toEqual([{ words: 'Sometimes.', lang: 'en' }])
    expect(cancellationLines({ refundEligibility: [{ percentageRefundable: 100, dayRangeMin: 3 }, { percentageRefundable: 50, dayRangeMin: 1 }] })).toEqual([
      { words: '100% refund up to 3 days before the start' },
      { words: '50% refund up to 1 day before the start' },
    ])
  })

  it('never promises money back where there is none', () => {
    const refund = (...given: [number, number][]) => ({ refundEligibility: given.map(([percentageRefundable, dayRangeMin]) => ({ percentageRefundable, dayRangeMin })) })
    expect(cancellationLines({ type: 'ALL_SALES_FINAL' })).toEqual([{ words: 'Not refundable' }])
    expect(cancellationLines(refund([0, 0]))).toEqual([{ words: 'Not refundable' }])
    expect(cancellationLines(refund([0, 0], [50, 2], [100, 7]))).toEqual([
      { words: '100% refund up to 7 days before the start' },
      { words: '50% refund up to 2 days before the start' },
      { words: 'No refund after that' },
    ])
  })

  it('names the provider as a person knows it', () => {
    expect([{ provider: 'sample' }, { provider: 'viator' }, { provider: 'other' }, {}].map(providerName)).toEqual(['Sample Tours', 'Viator', 'Other', 'the tour provider'])
  })
})

describe('activities in a list', () => {
  it('stand once each, by product code, by id where there is none [2.127]', () => {
    const nameless = activity('', { id: 'x' })
    expect(onceEach([activity('A'), activity('B'), activity('A', { title: 'again' }), nameless, { ...nameless }, activity('', { id: 'y' })]).map(({ id }) => id)).toEqual(['id-A', 'id-B', 'x', 'y'])
  })
})

describe('the booking link', () => {
  const at = { origin: 'https://meander.test' }
  const sold = activity('P 1', { bookingUrl: 'https://book.example/b?pid=P1', productUrl: 'https://book.example/p' })
  const open = (link: string) => new URL(link)

  it('leads to the booking page, else the product page, else a tour page of the product code [7.82, 7.83, 7.84]', () => {
    expect(bookingLink(sold, at)).toMatch(/^https:\/\/book\.example\/b\?pid=P1&/)
    expect(bookingLink({ ...sold, bookingUrl: undefined }, at)).toMatch(/^https:\/\/book\.example\/p\?/)
    const bare = activity('P 1', { provider: 'viator' })
    expect(bookingLink(bare, at)).toMatch(/^https:\/\/www\.viator\.com\/tours\/P%201\?/)
    expect(bookingLink(activity('P 1'), at)).toMatch(/^https:\/\/meander\.test\/sample-booking\/P%201\?/)
  })

  it('carries where it came from, and the campaign of the page [7.86]', () => {
    const { searchParams } = open(bookingLink(sold, { ...at, campaign: 'spring' }))
    expect([searchParams.get('ref'), searchParams.get('campaign')]).toEqual(['meander', 'spring'])
    expect(searchParams.has('utm_source')).toBe(false)
  })

  it('carries more out of an itinerary: source, medium, date and time [7.87, 7.88, 7.89, 7.90]', () => {
    const { searchParams } = open(bookingLink(sold, { ...at, planned: { date: '2027-03-14', time: '09:30' } }))
    expect(Object.fromEntries(searchParams)).toEqual({ pid: 'P1', ref: 'meander', utm_source: 'meander', utm_medium: 'referral', date: '2027-03-14', time: '09:30' })
    expect(open(bookingLink(sold, { ...at, planned: { date: null, time: null } })).searchParams.has('date')).toBe(false)
  })

  it("keeps what the provider put there, by which it pays", () => {
    const paid = { ...sold, bookingUrl: 'https://book.example/b?campaign=theirs' }
    expect(open(bookingLink(paid, { ...at, campaign: 'ours' })).searchParams.getAll('campaign')).toEqual(['theirs'])
  })

  it('changes no letter of the address that the provider gave', () => {
    for (const address of ["https://www.viator.com/tours/x/d1-P1?mcid=42383&pid=P0&campaign=my%20blog%2Ffall*(1)~x&empty", 'https://book.example/b', 'https://book.example/b?a=%7E']) {
      const link = bookingLink({ ...sold, bookingUrl: address }, { ...at, planned: { date: '2027-03-14', time: '09:30' } })
      expect(link.slice(0, address.length)).toBe(address)
      expect(open(link).searchParams.get('utm_medium')).toBe('referral')
    }
    expect(bookingLink({ ...sold, bookingUrl: 'https://book.example/b#times' }, at)).toBe('https://book.example/b?ref=meander#times')
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', '/relative', 'not an address'])('never leads to %s', (address) => {
    expect(bookingLink(activity('A', { bookingUrl: address, productUrl: address }), at)).toMatch(/^https:\/\/meander\.test\/sample-booking\/A\?/)
  })
})

describe('a reduced price', () => {
  const at = (amount: number, currency = 'USD') => ({ amount, currency })

  it.each([
    [at(42), at(50), true],
    [at(42), at(42), false],
    [at(42), at(30), false],
    [at(42), at(50, 'EUR'), false],
    [at(42), undefined, false],
    [undefined, at(50), false],
  ])('of %j, before %j, is one: %s', (price, priceBeforeDiscount, reduced) => {
    expect(isReduced(activity('A', { price, priceBeforeDiscount }))).toBe(reduced)
  })
})

it('says languages as they are told, with how one hears them', () => {
  expect(sayLanguages(['Portuguese (audio guide)', 'Mandarin', 'German'])).toBe('Portuguese (audio guide), Mandarin, German')
})

it('says languages in the language of the page, not in that of the browser', () => {
  class InFrance extends Intl.DisplayNames {
    constructor(tag: string, options: Intl.DisplayNamesOptions) {
      super(typeof tag === 'string' ? tag : 'fr', options)
    }
  }
  vi.stubGlobal('Intl', Object.create(Intl, { DisplayNames: { value: InFrance } }))
  expect(sayLanguages(['English', 'Portuguese (audio guide)'])).toBe('English, Portuguese (audio guide)')
  vi.unstubAllGlobals()
})
