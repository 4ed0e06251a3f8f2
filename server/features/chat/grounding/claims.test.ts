import { describe, expect, it } from 'vitest'
import { complaintsWith } from '../../../test/complaints.ts'

const READ = {
  activities: [
    {
      productCode: 'LIS-CELLAR',
      title: 'The cellars across the river',
      minutes: 150,
      rating: 4.8,
      reviewCount: 1240,
      price: { amount: 48, currency: 'EUR' },
      inclusions: ['Lunch at a farm', 'Guide in English', 'Five tastings', 'Ferry ticket'],
      exclusions: ['Hotel pick-up', 'Tips'],
      steps: ['The old cooperage', 'The barrel hall'],
      cancellation: 'Free cancellation up to 3 days before the experience starts, half of the price back up to 24 hours before',
      accessibility: ['Stairs or steps on the way; ask before you book with a wheelchair or a pushchair'],
      openingHours: '10:00–18:00, closed on Mondays and Tuesdays',
      starts: [{ date: '2027-03-14', time: '10:00' }],
    },
    { productCode: 'LIS-TOWER', title: 'Up the white tower', minutes: 45, price: { amount: 10, currency: 'EUR' }, inclusions: ['Admission, without queuing'], exclusions: [], cancellation: 'Not refundable', accessibility: ['By lift; can be visited in a wheelchair'], openingHours: '09:00–19:00' },
    { productCode: 'LIS-UNREAD', title: 'A boat at dusk', minutes: 90, price: { amount: 30, currency: 'EUR' } },
  ],
}

const complaints = complaintsWith('Lisbon in March, we have four hours on Sunday', READ)

describe('what the fields of an activity bear', () => {
  it.each([
    'The cellars across the river take two and a half hours.',
    'The cellars across the river is a 2½-hour outing.',
    'The cellars across the river lasts about two and a half hours, so allow three hours with the ferry.',
    'The cellars across the river is about half a day with the way there.',
    'Be at the ferry 15 minutes before The cellars across the river begins.',
    'From Up the white tower it is a ten-minute walk to the river.',
    'Two hours later Up the white tower is still open.',
    'Your four hours on Sunday are plenty for The cellars across the river, and Up the white tower fits into them.',
    'Together The cellars across the river and Up the white tower take three hours and a quarter.',
    'The cellars across the river includes lunch, a guide and the ferry.',
    'The cellars across the river comes with five tastings and a farm lunch.',
    'The price of The cellars across the river includes a meal.',
    'For €48 at The cellars across the river lunch is included.',
    'Hotel pick-up is not included in The cellars across the river.',
    'The cellars across the river does not include tips.',
    'The cellars across the river takes you through three rooms, including the barrel hall.',
    'The cellars across the river can be cancelled free of charge up to three days before.',
    'The cellars across the river has free cancellation up to 72 hours before.',
    'Up the white tower is non-refundable.',
    'With Up the white tower you skip the line.',
    'Up the white tower is wheelchair accessible.',
    'There are stairs at The cellars across the river, so it is not ideal with a pushchair.',
    'I cannot tell whether A boat at dusk is wheelchair accessible.',
    'Is lunch included in A boat at dusk?',
    'The cellars across the river is closed on Mondays and Tuesdays.',
    'The cellars across the river is open Wednesday to Sunday.',
    'Up the white tower is open every day.',
    'The cellars across the river is rated 4.8 by 1,240 people.',
    'The cellars across the river is rated 4.8 from over 1,200 reviews.',
  ])('may be said: %s', (sentence) => {
    expect(complaints(sentence)).toEqual([null])
  })

  it('may be said of what was named before', () => {
    expect(complaints('Take The cellars across the river first.', 'It lasts two and a half hours.', 'Lunch is included.', 'Free cancellation up to 3 days before.')).toEqual([null, null, null, null])
  })
})

describe('what they do not bear', () => {
  it.each([
    ['another length', 'The cellars across the river takes two hours.'],
    ['another length in figures', 'The cellars across the river (3 h) is the one.'],
    ['another length in minutes', 'The cellars across the river is a 90-minute tasting.'],
    ['a length in letters', 'Up the white tower is a two-hour visit.'],
    ['half a day of a short thing', 'Up the white tower fills half a day.'],
    ['a whole day of a short thing', 'The cellars across the river is a full-day trip.'],
    ['a thing that is not included', 'The cellars across the river includes dinner.'],
    ['one thing too many', 'The cellars across the river includes lunch and a boat ride.'],
    ['what only another includes', 'Lunch is included in Up the white tower.'],
    ['what nobody has read', 'A boat at dusk includes drinks.'],
    ['a pick-up that costs extra', 'The cellars across the river has hotel pick-up included.'],
    ['a pick-up in other words', 'They pick you up at your hotel for The cellars across the river.'],
    ['that something included is not', 'Lunch is not included in The cellars across the river.'],
    ['a better policy', 'The cellars across the river has free cancellation up to 24 hours before.'],
    ['another policy', 'Up the white tower can be cancelled for free.'],
    ['a worse policy', 'The cellars across the river is non-refundable.'],
    ['a policy that nobody has read', 'A boat at dusk has free cancellation.'],
    ['a way for wheels', 'The cellars across the river is wheelchair accessible.'],
    ['no way for wheels', 'Up the white tower is not suitable for wheelchairs.'],
    ['a queue that is not skipped', 'The cellars across the river is a skip-the-line ticket.'],
    ['an open day', 'The cellars across the river is open on Mondays.'],
    ['every day', 'The cellars across the river is open daily.'],
    ['a closed day', 'Up the white tower is closed on Mondays.'],
    ['more reviews', 'The cellars across the river is rated 4.8 by 2,400 people.'],
    ['of both what one bears', 'The cellars across the river and Up the white tower are both non-refundable.'],
  ])('may not be said: %s', (_what, sentence) => {
    expect(complaints(sentence)).toEqual([expect.any(String)])
  })

  it('may not be said of what was named just before', () => {
    expect(complaints('Take Up the white tower.', 'It takes two hours.', 'Lunch is included.')).toEqual([null, expect.stringContaining('two hours'), expect.stringContaining('lunch')])
  })
})
