import { describe, expect, it } from 'vitest'
import { openTestGazetteer } from '../../../test/test-gazetteer.ts'
import { createUnderstand } from './index.ts'

const understand = createUnderstand(await openTestGazetteer())

/** A Monday to the Sunday of the week after. */
const TRIP = 'Lisbon from 28 December 2026 to 3 January 2027'

/** 'on 2027-01-02', where the trip stays, else its days. */
function read(text: string, trip = TRIP): string {
  const { onDay, startDate, endDate } = understand({ text, context: [trip], referenceDate: '2026-11-21' })
  const days = `${startDate ?? '?'}..${endDate ?? '?'}`
  return onDay !== undefined && days === '2026-12-28..2027-01-03' ? `on ${onDay}` : days
}

describe('a day said within a trip whose days are known', () => {
  it.each([
    ["what can we do on New Year's Eve?", 'on 2026-12-31'],
    ['anything for saturday', 'on 2027-01-02'],
    ['Saturday', 'on 2027-01-02'],
    ['a boat tour on the 30th please', 'on 2026-12-30'],
    ['something quiet for friday morning', 'on 2027-01-01'],
    ['and on 2 January?', 'on 2027-01-02'],
    ['day 3 only', 'on 2026-12-30'],
    ['just day two', 'on 2026-12-29'],
    ['what about our last day', 'on 2027-01-03'],
    ['museums on the first day, please', 'on 2026-12-28'],
    ['a nice dinner on our second evening', 'on 2026-12-29'],
    ['we want the palace on the first evening', 'on 2026-12-28'],
    ['is there anything open on new year’s day', 'on 2027-01-01'],
    ['we want a rest on wednesday', 'on 2026-12-30'],
    ['ideas for the weekend', 'on 2027-01-02'],
    ['a food tour for thursday evening', 'on 2026-12-31'],
    ['what about the 2nd in the evening?', 'on 2027-01-02'],
    ['book the second for Friday', 'on 2027-01-01'],
  ])('is that day of it: %s [1.5, 3.35]', (text, expected) => {
    expect(read(text)).toBe(expected)
  })

  it.each([
    ['start on saturday instead', '2026-12-26..2027-01-01'],
    ['actually friday to sunday', '2027-01-01..2027-01-03'],
    ['make it the 30th', '2026-12-30..2027-01-05'],
    ['move it to 29 December', '2026-12-29..2027-01-04'],
    ['we now leave on the 29th of December', '2026-12-29..2027-01-04'],
    ['can we begin on December 30', '2026-12-30..2027-01-05'],
    ['20 February', '2027-02-20..2027-02-26'],
    ['until the 2nd of January', '2026-12-28..2027-01-02'],
    ['change the dates to January 2', '2027-01-02..2027-01-08'],
    ['we have to be back on saturday', '2026-12-28..2027-01-02'],
  ])('moves the trip where the words say so: %s [1.5, 3.35]', (text, expected) => {
    expect(read(text)).toBe(expected)
  })

  it.each(['and a day in Braga', 'a one day trip to the vineyards, please', 'does the tour run on tuesdays', 'tell me more about the second', 'the 1st or the 3rd?', 'we like the first'])('leaves the trip as it is: %s [3.35]', (text) => {
    expect(read(text)).toBe('2026-12-28..2027-01-03')
  })

  it('is forgotten with the next message [3.35]', () => {
    const facts = understand({ text: 'cheaper please', context: [TRIP, 'anything for saturday'], referenceDate: '2026-11-21' })
    expect(facts).toMatchObject({ startDate: '2026-12-28', endDate: '2027-01-03' })
    expect(facts.onDay).toBeUndefined()
  })

  it('is no day of the trip before its days are known [1.5]', () => {
    expect(read('on saturday', 'a week in Lisbon')).toBe('2026-11-28..2026-12-04')
    expect(read('day 3 only', 'a week in Lisbon')).toBe('?..?')
  })
})
