import { describe, expect, it } from 'vitest'
import { openTestGazetteer } from '../../../test/test-gazetteer.ts'
import { createUnderstand } from './index.ts'

const understand = createUnderstand(await openTestGazetteer(['lisbon-pt']))
const TRIP = 'Lisbon 5 to 8 May 2027, two of us'
const after = (...said: string[]) => understand({ text: said.at(-1) ?? '', context: [TRIP, ...said.slice(0, -1)], referenceDate: '2026-11-22', locale: 'en-GB' })

describe('a correction that is plainly said', () => {
  it.each([
    ['switch the dates to June 1 to 4', { startDate: '2027-06-01', endDate: '2027-06-04' }], ['and change the number of people to four', { groupSize: 4 }], ['switch to four adults', { groupSize: 4 }],
    ['now change the number of people to four', { groupSize: 4 }], ['we will be three after all', { groupSize: 3 }], ['please set the budget to 500', { budget: { amount: 500 } }],
    ['change to 3 people', { groupSize: 3 }], ['our group changed to 5', { groupSize: 5 }],
  ])('"%s" is done, whatever was asked before [1.4]', (text, change) => {
    expect(after(text)).toMatchObject({ intent: 'travel', ...change })
    for (const aside of ['what are my dates?', 'tell me a joke', 'how many people did I say?']) expect(after(aside, text)).toMatchObject(change)
  })

  it.each(['change 500 dollars to euros', 'set an alarm for 7', 'set the timer to 10 minutes', 'move my dentist appointment to June 4', 'switch the lights to 4'])('"%s" changes nothing [1.4]', (text) => {
    expect(after(text)).toMatchObject({ startDate: '2027-05-05', endDate: '2027-05-08', groupSize: 2 })
    expect(after(text).budget).toBeUndefined()
  })
})
