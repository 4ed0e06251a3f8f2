import { describe, expect, it } from 'vitest'
import { openTestGazetteer } from '../../../test/test-gazetteer.ts'
import { createUnderstand } from './index.ts'

const understand = createUnderstand(await openTestGazetteer())
const after = (...turns: string[]) => understand({ text: turns.at(-1) ?? '', context: turns.slice(0, -1), referenceDate: '2026-11-21', locale: 'en-GB' })

/** From a Monday to a Sunday. */
const WEEK = 'Rome 3 to 9 May 2027'

describe('weekdays of a trip that is agreed on', () => {
  it.each([
    ['Monday and Wednesday', ['2027-05-03', '2027-05-05']],
    ['what do we do on Monday, Tuesday and Friday?', ['2027-05-03', '2027-05-04', '2027-05-07']],
    ['I am free on Thursday evening and Saturday until 3', ['2027-05-06', '2027-05-08']],
    ['Thursday and Friday stay empty', ['2027-05-06', '2027-05-07']],
    ['a boat on Saturday and something for him on Sunday', ['2027-05-08', '2027-05-09']],
    ['museums Tuesday to Thursday', ['2027-05-04', '2027-05-05', '2027-05-06']],
  ])('are its days: %s [1.4, 3.35]', (text, onDays) => {
    expect(after(WEEK, text)).toMatchObject({ startDate: '2027-05-03', endDate: '2027-05-09', onDays })
  })

  it.each([
    ['London 26 to 29 March 2027', 'a plan friday to monday please, all before 3', '2027-03-26', '2027-03-29'],
    ['Lisbon 7 to 9 May 2027', 'plan friday evening, saturday and sunday morning', '2027-05-07', '2027-05-09'],
    ['Lisbon 19 to 21 February 2027', 'friday we arrive at 6, sunday we leave at 2, make a plan', '2027-02-19', '2027-02-21'],
    ['Rome 5 to 6 June 2027', 'is it open on Monday or Wednesday?', '2027-06-05', '2027-06-06'],
  ])('%s, %s: all of it [1.4, 3.35]', (trip, text, startDate, endDate) => {
    const facts = after(trip, text)
    expect(facts).toMatchObject({ startDate, endDate })
    expect(facts.onDay).toBeUndefined()
  })

  it.each([
    ['Paris 5 to 6 December 2026', 'plan friday evening to sunday lunch', '2026-12-04', '2026-12-06'],
    ['Rome 20 to 22 February 2027', 'friday evening, saturday, and sunday morning', '2027-02-19', '2027-02-21'],
    [WEEK, 'we arrive on Tuesday and leave on Saturday', '2027-05-04', '2027-05-08'],
    [WEEK, 'actually Friday to Sunday', '2027-05-07', '2027-05-09'],
  ])('%s, %s: the days nearest to it [1.4, 3.35]', (trip, text, startDate, endDate) => expect(after(trip, text)).toMatchObject({ startDate, endDate }))

  it.each(['Rome', 'a week in Rome'])('are the next that come where none is agreed on: %s', (trip) => expect(after(trip, 'Friday to Sunday').startDate).toBe('2026-11-27'))
})

describe('one day of a trip', () => {
  it.each([
    ['something in the evening on Thursday instead of the afternoon', '2027-05-06'],
    ['a boat on Friday instead of the museum', '2027-05-07'],
    ['start later on Sunday, around 11', '2027-05-09'],
  ])('%s moves nothing [3.35]', (text, onDay) => expect(after(WEEK, text)).toMatchObject({ startDate: '2027-05-03', endDate: '2027-05-09', onDay }))
})

describe('other weekends', () => {
  it.each([
    ['Rome in March', 'the weekend of the 13th', '2027-03-13', '2027-03-14'],
    ['Paris, first weekend of December', 'actually make that the second weekend', '2026-12-12', '2026-12-13'],
    ['Rome in May', 'the last weekend', '2027-05-29', '2027-05-30'],
  ])('%s, %s [1.4]', (trip, text, startDate, endDate) => expect(after(trip, text)).toMatchObject({ startDate, endDate }))

  it('christmassy is no time of year [1.4]', () => expect(after('Rome 3 to 6 December 2026', 'a christmassy thing instead of the last one').startDate).toBe('2026-12-03'))
})

describe('who leaves out of a town', () => {
  it.each([
    ['We get to Prague on the 4th of May and are leaving out of Vienna on the 10th', '2027-05-04', '2027-05-10'],
    ['into Rome on 3 June, leaving out of Naples on 9 June', '2027-06-03', '2027-06-09'],
  ])('%s [1.4]', (text, startDate, endDate) => expect(after(text)).toMatchObject({ startDate, endDate }))
})

describe('sums behind a date are no year', () => {
  it.each([
    ['Boston, 3 nights from 5 May, 2600 tops', '2027-05-05', 2600],
    ['Rome 3 to 6 June, 2400 altogether', '2027-06-03', 2400],
    ['Rome 12 June, 2900 between us', '2027-06-12', 2900],
    ['Boston 5 May, 2000 budget', '2027-05-05', 2000],
  ])('%s [1.4, 1.7]', (text, startDate, amount) => expect(after(text)).toMatchObject({ startDate, budget: { amount } }))

  it('and years are', () => expect(after('Rome 10 May 2028').startDate).toBe('2028-05-10'))
})

describe('figures that are no day', () => {
  it.each(['our son is 2 1/2, Rome in May', 'Rome in May, he is 2 1/2 years old', 'Rome in May with a 1 1/2 year old'])('%s [1.4]', (text) => expect(after(text)).toMatchObject({ startDate: '2027-05-01', flexible: true }))
})

describe('who goes, and where instead', () => {
  it('asks for a price per person without going alone [1.6]', () => expect(after('Rome for 6, 5 May', 'what is the cheapest one per person?').groupSize).toBe(6))
  it('zwei Paare are four [1.6]', () => expect(after('Rom im Juni, wir sind zwei Paare').groupSize).toBe(4))
  it('deux ados are teenagers [1.6]', () => expect(after('deux adultes et deux ados (13 et 15 ans), Rome')).toMatchObject({ groupSize: 4, children: 2, ages: [13, 15] }))
  it('rather goes somewhere else [1.4]', () => expect(after('Paris in May', "and actually she'd rather go to Madrid").destinations?.map(({ name }) => name)).toEqual(['Madrid']))
})
