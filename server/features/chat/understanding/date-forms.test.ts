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
