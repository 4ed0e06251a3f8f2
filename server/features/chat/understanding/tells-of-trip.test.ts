import { describe, expect, it } from 'vitest'
import { understand } from './index.ts'

const after = (text: string) => understand({ text, context: ['Lisbon 5 to 8 May 2027, two of us, 600 euros'], referenceDate: '2026-11-22' })

describe('what is plainly said of a trip that stands', () => {
  it.each([
    ['raise the budget to 800', { budget: { amount: 800 } }],
    ['our limit is 400 euros', { budget: { amount: 400 } }],
    ['Nuestro presupuesto es de 450 euros', { budget: { amount: 450 } }],
    ['the dates changed: 12 to 15 May', { startDate: '2027-05-12', endDate: '2027-05-15' }],
    ['switch the dates to June 1 to 4', { startDate: '2027-06-01', endDate: '2027-06-04' }],
    ['we have to leave a day earlier', { endDate: '2027-05-07' }],
    ['switch to four adults', { groupSize: 4 }],
  ])('is heard, short as it is: %s', async (text, facts) => {
    expect(await after(text)).toMatchObject({ intent: 'travel', ...facts })
  })

  it.each([
    'my neighbours had a budget of 5000', 'dinner was 80 euros yesterday', 'four adults were murdered in the series I watch', 'what about 800 euros, is that a lot?',
    'if our budget were 900 euros, what would change?', 'is May a good month?', 'add Sintra for a day', 'we could also visit Sintra for a day',
  ])('is nothing that is only spoken of beside it: %s', async (text) => {
    expect(await after(text)).toMatchObject({ startDate: '2027-05-05', endDate: '2027-05-08', groupSize: 2, budget: { amount: 600 } })
  })
})

it.each(['hm friday evening something cheap outdoors, max 20 dollars', 'etwas für Freitag, höchstens 20 Euro'])('takes the limit of one thing for no purse of the trip: %s', async (text) => {
  expect(await after(text)).toMatchObject({ budget: { amount: 600 } })
})
