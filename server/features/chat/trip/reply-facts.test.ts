import { describe, expect, it } from 'vitest'
import type { Activity } from '@meander/sdk/contract/activities'
import { openTestGazetteer } from '../../../test/test-gazetteer.ts'
import { createUnderstand } from '../understanding/index.ts'
import { factsData, suggestionsFor, wishChip } from './reply-facts.ts'

const understand = createUnderstand(await openTestGazetteer(['lisbon-pt']))
const TRIP = 'Lisbon, 14 to 17 March 2027, two of us'
const facts = understand({ text: TRIP, referenceDate: '2026-11-21' })
const TAGS = ['history', 'architecture', 'food', 'local life', 'nature', 'views', 'walking', 'art', 'museum', 'day trip', 'boat', 'music', 'train', 'religion', 'garden', 'workshop', 'wildlife', 'market', 'water', 'nightlife', 'hiking', 'beach', 'romantic', 'cycling', 'wellness', 'adventure', 'science', 'sport', 'castle', 'wine', 'theatre', 'cooking', 'coffee', 'beer', 'shopping', 'spa', 'street art', 'ruins', 'culture', 'temple']

function outing(...tags: string[]): Activity {
  return { id: tags.join(), productCode: tags.join() as Activity['productCode'], title: tags.join(), tags }
}

it('tells the ages of the children only where all were said, and of nobody else', () => {
  const agesIn = (text: string) => factsData(understand({ text, referenceDate: '2026-11-21' })).flatMap((data) => (data.kind === 'trip-facts' ? [data.childAges] : []))
  expect(agesIn('Lisbon, two adults and two children aged 4 and 8')).toEqual([[4, 8]])
  expect(agesIn('Lisbon, two adults and two children')).toEqual([undefined])
  expect(agesIn(TRIP)).toEqual([undefined])
})

it.each([
  ['about $1,500 in all', { budget: 1500, budgetCurrency: 'USD' }],
  ['budget 600', { budget: 600 }],
  ['budget €100 a day', { budget: 100, budgetCurrency: 'EUR', budgetPer: 'day' }],
  ['€400 per person', { budget: 400, budgetCurrency: 'EUR', budgetPer: 'person' }],
  ['nothing over €40', { budget: 40, budgetCurrency: 'EUR', budgetPer: 'thing' }],
])('tells in what the budget is, and what it is for: %s', (said, told) => {
  const data = factsData(understand({ text: `${TRIP}, ${said}`, referenceDate: '2026-11-21' }))
  expect(data.find(({ kind }) => kind === 'trip-facts')).toEqual({ kind: 'trip-facts', groupSize: 2, ...told })
})

it.each([
  ['Lisbon in May', { from: '2027-05-01', to: '2027-05-31' }],
  [TRIP, undefined],
  ['Lisbon, four days', undefined],
])('tells the span that a trip without days lies in: %s', (said, window) => {
  const data = factsData(understand({ text: said, referenceDate: '2026-11-21' }))
  expect(data.flatMap((one) => (one.kind === 'trip-facts' ? [one.window] : []))).toEqual([window])
})

describe('what can be sent next with one press', () => {
  it.each(TAGS)('is understood as a wish within the same trip: %s', (tag) => {
    const chip = wishChip(tag, 'Lisbon')
    const after = understand({ text: chip ?? '', context: [TRIP], referenceDate: '2026-11-21' })
    expect(after).toMatchObject({ intent: 'travel', groupSize: 2, startDate: '2027-03-14' })
    expect(after.destination?.id).toBe('lisbon-pt')
    expect(after.interests?.length).toBeGreaterThan(0)
  })

  it('is what a person would tap, four things at most, each another', () => {
    const suggestions = suggestionsFor(facts, [outing('family', 'small group'), outing('music', 'history')])
    expect(suggestions).toEqual(['Music in Lisbon', 'Make it 5 days', 'Something cheaper', 'Show me more'])
    expect(new Set(suggestions).size).toBe(suggestions.length)
  })

  it('is nothing where nothing was recommended', () => expect(suggestionsFor(facts, [])).toEqual([]))
})
