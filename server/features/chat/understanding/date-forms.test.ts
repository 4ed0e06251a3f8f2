import { describe, expect, it } from 'vitest'
import type { Day } from '@meander/sdk/contract/days'
import { readDates } from './dates.ts'
import { misspelt } from './misspelt-dates.ts'
import { lowerCase, plainText } from './plain-text.ts'

/** A Saturday. */
const TODAY = '2026-11-21' as Day

/** '2027-05-10..2027-05-16', with '~' before what is a window. */
function read(message: string, today = TODAY): string {
  const original = plainText(message)
  const dates = readDates(lowerCase(original), original, { today, dayFirst: false })
  return dates === null ? 'none' : `${dates.flexible ? '~' : ''}${dates.start ?? '?'}..${dates.end ?? '?'}`
}

describe('a colon behind a day', () => {
  it.each([
    ['Four days in Lisbon from December 7 to December 10: food and a boat', '2026-12-07..2026-12-10'],
    ['Lisbon, December 7 to 10: food', '2026-12-07..2026-12-10'],
    ['Rome from 14 to December 16th: food please', '2026-12-14..2026-12-16'],
  ])('begins what is wished for: %s', (message, days) => expect(read(message)).toBe(days))
})

describe('slips of the hand', () => {
  it.each([
    ['Febuary 3', '2027-02-03..?'],
    ['3 septmber till 9 Septmber', '2027-09-03..2027-09-09'],
    ['Decmber 28 - Januray 3', '2026-12-28..2027-01-03'],
    ['in agust', '~2027-08-01..2027-08-31'],
    ['early Apirl', '~2027-04-01..2027-04-10'],
    ['on wenesday', '2026-11-25..?'],
    ['this thrusday', '2026-11-26..?'],
    ['tommorow', '2026-11-22..?'],
    ['nxt wk', '~2026-11-23..2026-11-29'],
    ['this wkend', '2026-11-21..2026-11-22'],
    ['5may', '2027-05-05..?'],
    ['may5-9', '2027-05-05..2027-05-09'],
    ['3rd-9thmay', '2027-05-03..2027-05-09'],
    ['MAY5TH-9TH', '2027-05-05..2027-05-09'],
  ])('reads %s [1.5]', (words, expected) => {
    expect(read(words)).toBe(expected)
  })

  it.each(['augusta', 'frida', 'sundae', 'sundays', 'eastern', 'holiday', 'someday', 'weekends', 'october', 'numbers', 'member', 'sundry', 'someone', 'monkeys', 'janet', 'matter', 'answer', 'tuscany', 'apricot', 'sandy'])('takes %s as it stands', (word) => {
    expect(misspelt(word)).toBeNull()
  })

  it('points at the words as they were written', () => {
    const text = 'to rome from febuary 3rd to the 9th of febuary, two of us'
    const spans = readDates(text, text, { today: TODAY, dayFirst: false })?.spans ?? []
    expect(spans.map(({ from, to }) => text.slice(from, to))).toEqual(['febuary 3rd to the 9th of febuary'])
  })
})

describe('orders of their own', () => {
  it.each([
    ['2027, November', '~2027-11-01..2027-11-30'],
    ['November , 2027', '~2027-11-01..2027-11-30'],
    ['in 3/2027', '~2027-03-01..2027-03-31'],
    ['in 2027/03', '~2027-03-01..2027-03-31'],
    ['2027/aug/01', '2027-08-01..?'],
    ['2027-aug-1 to 2027-aug-9', '2027-08-01..2027-08-09'],
    ['the march of twenty twenty seven', '~2027-03-01..2027-03-31'],
    ['2 to 7 Feb, two thousand and twenty eight', '2028-02-02..2028-02-07'],
    ['in June from the 3rd until the 9th', '2027-06-03..2027-06-09'],
    ['sometime in June, from the 3rd to the 9th', '2027-06-03..2027-06-09'],
    ['Feb between 2-7', '2027-02-02..2027-02-07'],
    ['3, 4 and 5 June', '2027-06-03..2027-06-05'],
    ['June 3rd, 4th and 5th', '2027-06-03..2027-06-05'],
    ['Friday, Saturday and Sunday', '2026-11-27..2026-11-29'],
  ])('reads %s [1.5, 3.35]', (words, expected) => {
    expect(read(words)).toBe(expected)
  })

  it.each([
    ['next week Friday', '2026-12-04..?'],
    ['next week from Wednesday to Friday', '2026-12-02..2026-12-04'],
    ['Wednesday to Friday next week', '2026-12-02..2026-12-04'],
    ['this week Friday', '2026-11-27..?'],
  ])('reads %s on a Monday [1.5]', (words, expected) => {
    expect(read(words, '2026-11-23' as Day)).toBe(expected)
  })
})

describe('other languages, whatever the locale', () => {
  it.each([
    ['vom 3. bis 9. Mai in Lissabon', '2027-05-03..2027-05-09'],
    ['ab 3. Mai bis zum 9. Mai', '2027-05-03..2027-05-09'],
    ['vom 28. Dezember bis 3. Januar', '2026-12-28..2027-01-03'],
    ['Anfang Mai nach Wien', '~2027-05-01..2027-05-10'],
    ['nächste Woche nach Rom', '~2026-11-23..2026-11-29'],
    ['von Freitag bis Sonntag', '2026-11-27..2026-11-29'],
    ['del 3 al 9 de mayo', '2027-05-03..2027-05-09'],
    ['del 28 de abril al 3 de mayo de 2027', '2027-04-28..2027-05-03'],
    ['a mediados de junio', '~2027-06-11..2027-06-20'],
    ['pasado mañana', '2026-11-23..?'],
    ['du 3 au 9 mai', '2027-05-03..2027-05-09'],
    ['du 28 avril au 3 mai', '2027-04-28..2027-05-03'],
    ['en août', '~2027-08-01..2027-08-31'],
    ['le 1er juillet', '2027-07-01..?'],
    ['3-9 maggio', '2027-05-03..2027-05-09'],
    ['dal 28 dicembre al 3 gennaio', '2026-12-28..2027-01-03'],
    ['de 3 a 9 de maio', '2027-05-03..2027-05-09'],
    ['em agosto', '~2027-08-01..2027-08-31'],
    ['van 3 tot 9 mei', '2027-05-03..2027-05-09'],
  ])('reads %s [1.5]', (words, expected) => {
    expect(read(words)).toBe(expected)
  })

  it.each(['guten Morgen', 'por la mañana', 'a trip to Mars', 'the county of Mayo', 'Santo Domingo', 'with mayo and fries', 'mai tai on the beach', 'a la carte', 'the 25 de Abril bridge', 'Avenida 9 de Julio'])('leaves %s', (words) => {
    expect(read(words)).toBe('none')
  })
})

describe('days beside others', () => {
  it.each([
    ['from the day after Christmas to the 30th', '2026-12-26..2026-12-30'],
    ['from the Friday before Christmas to the Monday after New Year', '2026-12-18..2027-01-04'],
    ['three Mondays after May 25', '2027-06-14..?'],
    ['the second Saturday after New Year', '2027-01-09..?'],
    ['two weekends from now', '2026-12-05..2026-12-06'],
    ['the week after next', '~2026-11-30..2026-12-06'],
    ['the month after next', '~2027-01-01..2027-01-31'],
    ['in week 31', '~2027-08-02..2027-08-08'],
    ['the rest of the month', '~2026-11-21..2026-11-30'],
    ['between now and 15 December', '~2026-11-21..2026-12-15'],
    ['next quarter', '~2027-01-01..2027-03-31'],
    ['all of December', '~2026-12-01..2026-12-31'],
    ['eighth to eleventh May 2028', '2028-05-08..2028-05-11'],
    ['August 10 - 22, 2028', '2028-08-10..2028-08-22'],
    ['the 5th Saturday in January', '2027-01-30..?'],
    ['on a Sunday in April', '2027-04-04..?'],
    ['starting on May 5th and concluding on May 9th', '2027-05-05..2027-05-09'],
    ['29 June to 1 July in one town, then 3rd to 5th July in the next', '2027-06-29..2027-07-05'],
    ['3 to 5 June or 10 to 12 June', '2027-06-03..2027-06-05'],
    ['Tuesday, Feb 9', '2027-02-09..?'],
    ['Wed, Feb 9', '2028-02-09..?'],
    ['on 4.22', '2027-04-22..?'],
    ['arriving on 15', '2026-12-15..?'],
    ['not before 5 June', '2027-06-05..?'],
    ['for my birthday on 5 June', '2027-06-05..?'],
    ['thurs, two of us', '2026-11-26..?'],
    ['Friday the 13th', '2027-08-13..?'],
    ['3 days before the 17th of May, so 14th to 16th', '2027-05-14..2027-05-16'],
    ['our boat docks on 2027-11-03 and sails 2027-11-06', '2027-11-03..2027-11-06'],
    ['arriving Fri 9 April, gone by lunch on the Monday', '2027-04-09..2027-04-12'],
    ['Lyon - week 27', '~2027-07-05..2027-07-11'],
    ['van 23 tot 26 april', '2027-04-23..2027-04-26'],
    ['in a month and a half', '2027-01-05..?'],
    ['in 3 weeks on Monday', '2026-12-07..?'],
    ['four weeks in the future', '2026-12-19..?'],
    ['a week tomorrow', '2026-11-29..?'],
    ['week ending 13 December', '2026-12-07..2026-12-13'],
    ['the week of Thanksgiving', '2026-11-23..2026-11-29'],
    ['weekend after next', '2026-12-05..2026-12-06'],
    ['late 2027', '~2027-09-02..2027-12-31'],
    ['end of year', '~2026-11-21..2026-12-31'],
    ['October-November 2028', '~2028-10-01..2028-11-30'],
    ['in half a year', '2027-05-21..?'],
    ['sometime this year', '~2026-11-21..2026-12-31'],
    ['06.05 - 09.05.2027', '2027-05-06..2027-05-09'],
    ['2027-05-06/2027-05-09', '2027-05-06..2027-05-09'],
    ['May 6th/7th/8th', '2027-05-06..2027-05-08'],
    ['in May (6-9)', '2027-05-06..2027-05-09'],
    ['pick up on June 3rd, drop off the 10th', '2027-06-03..2027-06-10'],
    ['Fri to Mon, 4th to 7th June', '2027-06-04..2027-06-07'],
  ])('reads %s [1.5, 3.35]', (words, expected) => {
    expect(read(words)).toBe(expected)
  })
})

describe('what is said of other things than the trip', () => {
  it.each([
    'the second', 'the first from the second', 'compare the first and the second', 'what about the second one', 'what about the second', 'book the first and third', 'I like the 2nd', 'the 1st and 3rd options',
    'is the 3rd cheaper than the 1st', 'the difference between the first and the second', 'swap the first for the second', 'which is better, the 1st or the 3rd?',
  ])('takes an ordinal for one of several things: %s [1.5]', (words) => {
    expect(read(words)).toBe('none')
  })

  it.each([
    ['on the second', '2026-12-02..?'], ['from the second to the fifth', '2026-12-02..2026-12-05'], ['we arrive on the first and return on the third', '2026-12-01..2026-12-03'], ['what about the 3rd to the 9th', '2026-12-03..2026-12-09'],
    ['the 14th', '2026-12-14..?'], ['what about the 14th', '2026-12-14..?'], ['until the second', '?..2026-12-02'], ['we fly home the 3rd', '?..2026-12-03'],
  ])('takes it for a day where days are spoken of: %s [1.5]', (words, expected) => {
    expect(read(words)).toBe(expected)
  })

  it.each([
    'we married in June', 'my passport expires on 3 March 2028', 'I booked it on 3 November', 'a 9/10 hotel', 'is it closed on Monday', 'my daughter turns 8 on March 3', 'my exams finish on 3 June', 'I work until Friday',
    "I'll decide tomorrow", 'talk to you on Monday', "I'll get back to you next week", 'any day but Friday', 'rent is due on the 1st', 'the offer ends on Friday', 'can I cancel by Friday', 'is 5 June a holiday', 'when is Easter', "valentine's dinner",
    'black friday deals', 'we sat there for a second', 'open since 1990', 'the 2019 renovation', '+44 20 7946 0958',
  ])('leaves %s [1.5]', (words) => {
    expect(read(words)).toBe('none')
  })

  it.each([
    ['can you book it for 3 June', '2027-06-03..?'], ['our flights are booked, 3 to 9 June', '2027-06-03..2027-06-09'], ['we are off work from 3 to 9 June', '2027-06-03..2027-06-09'], ['we think 3 to 9 June', '2027-06-03..2027-06-09'],
    ['is Friday ok?', '2026-11-27..?'], ['our holidays start on 3 June', '2027-06-03..?'],
  ])('but not %s [1.5]', (words, expected) => {
    expect(read(words)).toBe(expected)
  })
})

describe('a day without its month', () => {
  it.each([
    ["We're getting married in May and fly to Bali from the 20th to the 29th", '2027-05-20..2027-05-29'],
    ['My birthday is on 3 June, can we go from the 5th', '2027-06-05..?'],
    ['We were there in May, now from the 5th', '2026-12-05..?'],
    ['not in May please, from the 5th', '2026-12-05..?'],
    ['in one week starting 3 May', '2027-05-03..?'],
    ['in one week from now', '2026-11-28..?'],
    ['Dec 5 evening to Dec 7 noon', '2026-12-05..2026-12-07'],
  ])('%s [1.5]', (words, expected) => {
    expect(read(words)).toBe(expected)
  })
})

describe('a day that is free among others', () => {
  it.each([
    ["I'll be in Tokyo for work from Monday to Thursday next week. One free evening: Wednesday.", '2026-11-25..?'],
    ["I'm in Tokyo next week, only Wednesday evening is free after 6pm", '2026-11-25..?'],
    ['I arrive on Tuesday 8 December, only one free evening, Wednesday', '2026-12-09..?'],
    ['a conference 8 to 11 December, I am only free on the 10th', '2026-12-10..?'],
    ['8 to 11 December, Thursday is free entry at the museum', '2026-12-08..2026-12-11'],
    ['we are free from 8 to 11 December', '2026-12-08..2026-12-11'],
  ])('%s [1.5]', (words, expected) => {
    expect(read(words)).toBe(expected)
  })
})
