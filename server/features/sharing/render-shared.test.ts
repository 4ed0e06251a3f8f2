import { describe, expect, it } from 'vitest'
import type { ShareToken } from '@meander/sdk/contract/ids'
import type { Day, TimeOfDay } from '@meander/sdk/contract/days'
import type { SharedItinerary } from '@meander/sdk/contract/sharing'
import { anActivity } from '../../test/timetable-provider.ts'
import { describeShared, renderPreview } from './render-preview.ts'
import { renderShared } from './render-shared.ts'

const activity = anActivity('TRAM', {
  title: 'Tram <b>28</b>',
  description: 'Up & down',
  location: 'Graça',
  imageUrl: '/media/tram.svg',
  price: { amount: 19.9, currency: 'USD' },
})

const shared: SharedItinerary = {
  title: '"Lisbon" <script>alert(1)</script>',
  destination: 'Lisbon',
  startDate: '2027-03-14' as Day,
  endDate: '2027-03-15' as Day,
  groupSize: 3,
  activities: [{ activityData: anActivity('FOOD', { title: 'Food walk', price: undefined }) }],
  days: [
    {
      dayNumber: 1,
      date: '2027-03-14' as Day,
      timeSlots: [
        {
          startTime: '10:00' as TimeOfDay,
          endTime: '12:00' as TimeOfDay,
          date: '2027-03-14' as Day,
          activity,
          notes: 'Sit left',
        },
      ],
    },
    { dayNumber: 2, date: '2027-03-15' as Day, timeSlots: [] },
  ],
  totalPrice: { amount: 19.9, currency: 'USD' },
}

const token = 'tok-1' as ShareToken
const page = renderShared(shared, token)

describe('the shared page without scripts', () => {
  it('has all that the trip is made of', () => {
    for (const text of [
      '<a href="/">Meander</a>',
      '<li>Sunday, March 14 - Monday, March 15, 2027</li>',
      '<a href="/api/shared/tok-1/calendar.ics" download>Add to calendar</a>',
      '2 activities',
      '<li>$19.90 total price per person</li>',
      '3 travelers',
      'Plan Your Own Trip',
      '<time>10:00</time> - <time>12:00</time>',
      'Up &amp; down',
      'Graça · 2 hours · $19.90',
      '<img src="/media/tram.svg"',
      'Sit left',
      'No activities scheduled for this day',
      'Additional Activities to Consider',
      'Food walk',
      'Start Planning Your Trip',
    ]) {
      expect(page).toContain(text)
    }
  })

  it('says of a converted price, and of a sum with one, that it is about right, and what is no real offer', () => {
    const abroad = anActivity('WINE', { price: { amount: 106.01, currency: 'USD' }, priceConversion: { from: { amount: 91, currency: 'EUR' }, asOf: '2027-01-05' as Day }, sample: true })
    const plain = renderShared({ ...shared, activities: [{ activityData: abroad }], totalPrice: { amount: 125.91, currency: 'USD' } }, token)
    expect(plain).toContain('<li>≈ $125.91 total price per person</li>')
    expect(plain).toContain('≈ $106 · Sample inventory')
    expect(plain).not.toContain('$106.01')
    expect(page).not.toMatch(/≈|Sample inventory/)
  })

  it('names both years of a trip over New Year', () => {
    const winter = renderShared({ ...shared, startDate: '2026-12-30' as Day, endDate: '2027-01-02' as Day }, token)
    expect(winter).toContain('<li>Wednesday, December 30, 2026 - Saturday, January 2, 2027</li>')
  })

  it('shows what people wrote as text', () => {
    expect(page).toContain('&quot;Lisbon&quot; &lt;script&gt;alert(1)&lt;/script&gt;')
    expect(page).toContain('Tram &lt;b&gt;28&lt;/b&gt;')
    expect(page).not.toMatch(/<script|<b>/)
  })

  it('leaves out what is not known', () => {
    const bare = renderShared({ ...shared, groupSize: null, startDate: null, endDate: null, days: [], activities: [], totalPrice: null }, token)
    expect(bare).toContain('Dates not set')
    expect(bare).not.toMatch(/travelers|\$|Additional/)
  })

  it('says the first day where the last is not known, as the planner does', () => {
    const open = { ...shared, endDate: null }
    expect(renderShared(open, token)).toContain('Sunday, March 14')
    expect([renderShared(open, token), describeShared(open)]).toEqual([expect.not.stringContaining('Dates not set'), 'Lisbon: Sunday, March 14, 2027, 2 activities'])
  })
})

describe('the preview of a shared link', () => {
  it('tells link previews what it is, with its picture', () => {
    const head = renderPreview(shared, { url: 'https://planner.example/shared/a', picture: 'https://planner.example/shared/a/picture.png?v=3' })
    const said = 'Lisbon: Sunday, March 14 - Monday, March 15, 2027, 2 activities'
    for (const [name, content] of [
      ['property="og:title"', '&quot;Lisbon&quot; &lt;script&gt;alert(1)&lt;/script&gt;'],
      ['property="og:description"', said],
      ['property="og:url"', 'https://planner.example/shared/a'],
      ['property="og:image"', 'https://planner.example/shared/a/picture.png?v=3'],
      ['property="og:image:width"', '1200'],
      ['property="og:image:height"', '630'],
      ['name="twitter:card"', 'summary_large_image'],
      ['name="twitter:title"', '&quot;Lisbon&quot; &lt;script&gt;alert(1)&lt;/script&gt;'],
      ['name="twitter:description"', said],
      ['name="twitter:image"', 'https://planner.example/shared/a/picture.png?v=3'],
    ]) expect(head).toContain(`<meta ${name} content="${content}">`)
    expect(head).toMatch(/og:image:alt" content="[^"]+2 activities"/)
  })
})
