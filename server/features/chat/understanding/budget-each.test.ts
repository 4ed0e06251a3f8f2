import { describe, expect, it } from 'vitest'
import { openTestGazetteer } from '../../../test/test-gazetteer.ts'
import { createUnderstand } from './index.ts'
import type { TripFacts } from './index.ts'

const understand = createUnderstand(await openTestGazetteer())
const TRIP = 'Vienna 12 to 15 April 2027, two of us'

function after(...turns: string[]): TripFacts {
  return understand({ text: turns.at(-1) ?? '', context: turns.slice(0, -1), referenceDate: '2026-11-21', locale: 'en-GB' })
}

describe('the most that each thing may cost', () => {
  it.each([
    ['nothing over 40 euro per person', 40], ['nothing above 35', 35], ['no tours over 50 euros please', 50], ['is there anything under 15', 15], ['anything for under 18?', 18], ['something below 30 euros', 30], ['show me things for less than 25', 25],
    ['up to 30 euros per activity', 30], ['max 35 per ticket', 35], ['every tour should cost less than 28', 28], ["don't show me anything that costs more than 45", 45], ['nothing more expensive than 60 euros', 60],
  ])('is no sum for all: %s [1.7]', (text, amount) => {
    const facts = after(TRIP, text)
    expect(facts.eachUpTo).toMatchObject({ amount })
    expect(facts.budget).toMatchObject({ amount, each: true })
    expect(facts.groupSize).toBe(2)
  })

  it('holds beside what there is for all [1.7]', () => {
    expect(after(TRIP, '600 euros in all', 'nothing over 40 each')).toMatchObject({ budget: { amount: 600, currency: 'EUR', per: 'total' }, eachUpTo: { amount: 40, currency: 'EUR' } })
    expect(after(TRIP, 'nothing over 40 euros', 'we have 700 in total')).toMatchObject({ budget: { amount: 700, currency: 'EUR', per: 'total' }, eachUpTo: { amount: 40 } })
  })

  it.each(['nothing over 2 hours', 'anything for under 5s?', 'anything for under 12?', 'tours with under 15 people', 'nothing under 4 stars', 'nothing over 500 altogether', 'is there anything after 18', 'something over 40 kilometres away'])(
    'is nothing of the kind: %s [1.7]',
    (text) => {
      expect(after(TRIP, text)).not.toHaveProperty('eachUpTo')
    },
  )
})

describe('sums in the words of every day', () => {
  it.each([
    ['1.4k EUR for everything', { amount: 1400, currency: 'EUR', per: 'total' }], ['max 75/day', { amount: 75, per: 'day' }], ['not over 85 p.d.', { amount: 85, per: 'day' }], ['80/day/person', { amount: 80, per: 'person-day' }],
    ['$45-65 pp', { amount: 65, from: 45, currency: 'USD', per: 'person' }], ['two hundred quid a head', { amount: 200, currency: 'GBP', per: 'person' }], ['ninety a day', { amount: 90, per: 'day' }], ['four thousand pounds', { amount: 4000, currency: 'GBP' }],
    ['250 for the both of us', { amount: 250, per: 'total' }], ['500 between us', { amount: 500, per: 'total' }], ['max 180 for both', { amount: 180, per: 'total' }],
  ])('%s [1.7]', (text, budget) => {
    const facts = after(TRIP, text)
    expect(facts).toMatchObject({ intent: 'travel', groupSize: 2, budget })
    expect(facts.budget).not.toHaveProperty('each')
  })

  it('asks for nothing dearer where somebody wants to spend no more [1.7]', () => {
    expect(after(TRIP, "we don't want to spend more than a hundred pounds a head")).not.toHaveProperty('refinement')
    expect(after(TRIP, 'we could spend more')).toMatchObject({ refinement: { kind: 'dearer' } })
  })

  it.each(['is it open 24/7?', 'two a day is enough', 'we walk 12 km a day', 'half an hour each', 'the kids are ten each'])('leaves %s [1.7]', (text) => {
    expect(after(TRIP, text)).not.toHaveProperty('budget')
  })
})
