import { describe, expect, it } from 'vitest'
import { openTestGazetteer } from '../../../test/test-gazetteer.ts'
import { createUnderstand } from './index.ts'

const understand = createUnderstand(await openTestGazetteer())

/** What holds after several turns, parted by ' / ': the days, '~' before a window, and why there are none. */
function read(turns: string): string {
  const said = turns.split(' / ')
  const { startDate, endDate, flexible, impossible } = understand({ text: said.at(-1) ?? '', context: said.slice(0, -1), referenceDate: '2026-11-21' })
  return impossible === undefined ? `${flexible === true ? '~' : ''}${startDate ?? '?'}..${endDate ?? '?'}` : impossible.reason
}

describe('days beside those that were agreed', () => {
  it.each([
    ['Rome 10 to 16 May / we leave on Saturday', '2027-05-10..2027-05-15'],
    ['Rome 10 to 16 May / leaving already on the 14th', '2027-05-10..2027-05-14'],
    ['Rome 10 to 16 May / Leave on the 18th', '2027-05-10..2027-05-18'],
    ['Rome 10 to 16 May / we leave for Rome on the 11th', '2027-05-11..2027-05-17'],
    ['Rome 10 to 16 May / we leave home on the 9th', '2027-05-09..2027-05-15'],
    ['Rome 10 to 16 May / the ferry leaves on the 14th', '2027-05-10..2027-05-16'],
    ['Rome in May / leave on the 11th', '2027-05-11..?'],
    ['Rome 10 to 16 May / I must be home before June', '2027-05-10..2027-05-16'],
    ['Rome 10 to 16 May / any time after April is fine', '2027-05-10..2027-05-16'],
    ['Rome 10 to 16 May / after June please', '2027-07-01..2027-07-07'],
    ["Rome 10 to 16 May / until New Year's Eve", '2027-05-10..2027-05-16'],
    ['Rome 10 to 16 May / can you change our booking to the 20th', '2027-05-20..2027-05-26'],
    ['Rome 10 to 16 May / could we push our check-in to 12 May for 4 nights', '2027-05-12..2027-05-16'],
    ['Rome 10 to 16 May / change the return to the 18th', '2027-05-10..2027-05-18'],
    ['Rome 10 to 16 May / move the food tour to the 14th', '2027-05-10..2027-05-16'],
    ["Rome 10 to 16 May / I'd begin on the 12th instead", '2027-05-12..2027-05-18'],
    ['Rome 10 to 16 May / 12 days from 2 June', '2027-06-02..2027-06-13'],
    ['Rome 10 to 16 May / later this year', '~2026-11-22..2026-12-31'],
  ])('%s [1.5, 3.35]', (turns, expected) => {
    expect(read(turns)).toBe(expected)
  })
})

describe('days that cannot be', () => {
  it.each([
    ['a week in Rome from 14 March 2020', 'past'],
    ['a week in Rome from 14 March 2020 / ok 2027 then', '2027-03-14..2027-03-20'],
    ['a week in Rome from 14 March 2020 / next year then', '2027-03-14..2027-03-20'],
    ['a week in Rome from 14 March 2020 / I mean 2028', '2028-03-14..2028-03-20'],
    ['a week in Rome from 14 March 2020 / sorry, 20 March', '2027-03-20..2027-03-26'],
    ['Rome from 14 to 18 March 2020 / make it 2027', '2027-03-14..2027-03-18'],
    ['Rome in March 2020 / 2027', '~2027-03-01..2027-03-31'],
    ['Rome in March 2020 / 2019', 'past'],
    ['Rome on 30 February / sorry, June', '~2027-06-01..2027-06-30'],
    ['Rome on 30 February / I meant 28 February', '2027-02-28..?'],
    ['Rome on 30 February / ok the 28th then', '2027-02-28..?'],
    ['Rome from 10 June 2027 to 5 June 2027 / I meant 5 to 10 June', '2027-06-05..2027-06-10'],
    ['Rome from 30 to 32 January', 'no-such-day'],
    ['Rome from 30 to 32 January / sorry, 30 to 31 January', '2027-01-30..2027-01-31'],
  ])('do not trap the talk: %s [1.5]', (turns, expected) => {
    expect(read(turns)).toBe(expected)
  })
})

describe('a change of the days that were agreed', () => {
  it.each([
    ['Rome, March 15-18 / sorry, that is 2028', '2028-03-15..2028-03-18'],
    ['Rome, March 15-18 / in 2028', '2028-03-15..2028-03-18'],
    ['Rome, March 15-18 / the year after', '2028-03-15..2028-03-18'],
    ['Rome 5-9 June / move it a week later', '2027-06-12..2027-06-16'],
    ['Rome 5-9 June / one day earlier', '2027-06-04..2027-06-08'],
    ['Rome 5-9 June / push it back by two days', '2027-06-07..2027-06-11'],
    ['Rome 5-9 June / can we bring it forward by a month', '2027-05-05..2027-05-09'],
    ['Rome 5-9 June / start a day later', '2027-06-06..2027-06-09'],
    ['Rome 5-9 June / we come home a day later', '2027-06-05..2027-06-10'],
    ['Rome 5-9 June / same dates in July', '2027-07-05..2027-07-09'],
    ['Rome 5-9 June / forget the dates', '?..?'],
    ['Rome in January / 9-13', '2027-01-09..2027-01-13'],
    ['Rome in January / the second week', '2027-01-08..2027-01-14'],
    ['Rome in January / the first weekend', '2027-01-02..2027-01-03'],
    ['Rome in January / mid month', '~2027-01-11..2027-01-20'],
    ['Rome in January / towards the end', '~2027-01-22..2027-01-31'],
    ['a week in Rome in June / from the first Saturday', '2027-06-05..2027-06-11'],
    ['Rome until the 9th of June / from the 5th', '2027-06-05..2027-06-09'],
    ['Rome from 5 June / back on Wednesday', '2027-06-05..2027-06-09'],
    ['Rome 5-7 March / oh wait no, April not March', '2027-04-05..2027-04-07'],
    ['Rome 5-7 March / not in March, in May', '2027-05-05..2027-05-07'],
    ['Rome 5-7 March / 10 April, not March', '2027-04-10..2027-04-12'],
    ['Rome 5-7 March / July not June', '~2027-07-01..2027-07-31'],
    ['Rome this Friday / no, the Friday after', '2026-12-04..?'],
    ['Rome 4-6 June / the weekend after', '2027-06-12..2027-06-13'],
    ['Rome 4-6 June / hmm, better the week after that', '2027-06-11..2027-06-13'],
    ['Rome 4-6 June / the month before', '2027-05-04..2027-05-06'],
    ["Sydney on New Year's Eve / how about the week after / from Tuesday then", '2027-01-05..?'],
  ])('is made of them: %s [1.5, 3.35]', (turns, expected) => {
    expect(read(turns)).toBe(expected)
  })

  it.each(['is there something later', 'the second week was nice', 'a week later I was back home', '9-13', 'what was built in 2019', 'we start two hours later'])('is none where the words make none: %s [3.35]', (text) => {
    expect(read(`Rome 5-9 June / ${text}`)).toBe('2027-06-05..2027-06-09')
  })
})
