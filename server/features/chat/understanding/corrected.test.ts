import { describe, expect, it } from 'vitest'
import { openTestGazetteer } from '../../../test/test-gazetteer.ts'
import { createUnderstand } from './index.ts'

const understand = createUnderstand(await openTestGazetteer())
const after = (...turns: string[]) => understand({ text: turns.at(-1) ?? '', context: turns.slice(0, -1), referenceDate: '2026-11-21', locale: 'en-GB' })
const read = (...turns: string[]) => {
  const { startDate, endDate, flexible, duration } = after(...turns)
  return [startDate === undefined ? '' : `${flexible === true ? '~' : ''}${startDate}..${endDate ?? '?'}`, duration ?? null]
}

describe('what is taken back in the same breath [1.4]', () => {
  it.each([
    ['Porto for 4 days, scrap that, 6 days', '', 6],
    ['Porto for a week, or rather 10 days', '', 10],
    ['Porto 4 days, sorry, make that a week', '', 7],
    ['Porto from 5 May for 4 days, no wait, 6 days', '2027-05-05..2027-05-10', 6],
    ['Porto from 5 to 8 May, no sorry 6 to 9 May', '2027-05-06..2027-05-09', 4],
    ['Porto 3-5 May, or rather 10-12 May', '2027-05-10..2027-05-12', 3],
  ])('%s', (text, dates, days) => {
    expect(read(text)).toEqual([dates, days])
  })

  it.each([
    ['Rome for 3 days, no museums', '', 3],
    ['Rome 3 May, no flights needed, back 6 May', '2027-05-03..2027-05-06', 4],
    ['4 days in Rome, 3 days in Porto', '', 7],
  ])('%s takes nothing back', (text, dates, days) => {
    expect(read(text)).toEqual([dates, days])
  })
})

describe('a whole and its parts [3.36]', () => {
  it.each([
    ['2 weeks in Rome and Naples, 9 days Rome, 5 Naples', 14],
    ['10 days in Spain: 4 Madrid, 3 Seville, 3 Granada', 10],
    ['7 nights: 4 nights Rome, 3 nights Florence', 8],
    ['9 days total, 5 Rome 4 Florence', 9],
  ])('%s: %i days', (text, days) => {
    expect(after(text).duration).toBe(days)
  })
})

describe('days and nights with a word between [3.36]', () => {
  it.each([
    ['Rome in four perfect days', 4], ['three action-packed days in Rome', 3], ['5 fun-filled nights in Rome', 6], ['3 relaxing weeks in Porto', 21], ['2 beautiful days in Rome', 2],
    ['destination Rome, trip days 5', 5], ['Rome, number of nights 3', 4],
  ])('%s', (text, days) => {
    expect(after(text).duration).toBe(days)
  })

  it.each(['delivery in 5 business days, Rome', '2 museum days in Rome', 'our 2 wedding days, Rome', 'Rome days 2 and 3 indoors', 'can I fly to Rome at 7 months?'])('none in %s', (text) => {
    expect(after(text).duration).toBeUndefined()
  })
})

describe('stretches and edges in other words [1.5]', () => {
  it.each([
    ['Rome first to last day of September', '2027-09-01..2027-09-30'],
    ['Rome first to last day of February 2028', '2028-02-01..2028-02-29'],
    ['Rome any day in July', '~2027-07-01..2027-07-31'],
    ['Rome for deepawali', '2027-10-29..?'],
    ['Rome, thanks-giving weekend', '2026-11-26..2026-11-29'],
    ['Rome mid-month', '~2026-12-11..2026-12-20'],
    ['Rome 2027 spring', '~2027-03-01..2027-05-31'],
    ['Rome week 18', '~2027-05-03..2027-05-09'],
    ['Rom KW 18', '~2027-05-03..2027-05-09'],
    ['Rome 5-9/5', '2027-05-05..2027-05-09'],
    ['Rome w/e 9 May', '2027-05-03..2027-05-09'],
    ['Rome next weekend but one', '2026-12-05..2026-12-06'],
    ['Rome, landing on Thu 8 April and off again on Monday', '2027-04-08..2027-04-12'],
    ['Rome four nights up to and including 10 May', '2027-05-06..2027-05-10'],
  ])('%s', (text, dates) => {
    expect(read(text)[0]).toBe(dates)
  })

  it.each(['Rome in the autumn half term', 'Rome, 12/15 people', 'Rome week 2 museums'])('%s says no days', (text) => {
    expect(read(text)[0]).toBe('')
  })

  const porto = 'Porto from 5 to 8 May'
  it.each([
    ['same dates but June', '2027-06-05..2027-06-08'],
    ['no wait, I meant 2028', '2028-05-05..2028-05-08'],
    ['drop a day', '2027-05-05..2027-05-07'],
    ['and for half a day?', '2027-05-05..2027-05-08'],
    ['two days of hiking please', '2027-05-05..2027-05-08'],
    ['my sister leaves on the 7th', '2027-05-05..2027-05-08'],
  ])('after a trip is agreed on, %s', (text, dates) => {
    expect(read(porto, text)[0]).toBe(dates)
  })
})
