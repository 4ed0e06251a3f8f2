import { describe, expect, it } from 'vitest'
import { addDays } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import { readDates } from './dates.ts'
import { lowerCase, plainText } from './plain-text.ts'

/** A Saturday. */
const TODAY = '2026-11-21' as Day

/** '2027-05-10..2027-05-16', with '~' before what is a window, or why it cannot be. */
function read(message: string, { locale = 'en-US', today = TODAY }: { locale?: string; today?: Day } = {}): string {
  const original = plainText(message)
  const dates = readDates(lowerCase(original), original, { today, dayFirst: locale !== 'en-US', country: locale.slice(3), language: locale.slice(0, 2) })
  if (dates === null) return 'none'
  if (dates.impossible !== undefined) return `${dates.impossible.reason}: ${dates.impossible.words}`
  return `${dates.flexible ? '~' : ''}${dates.start ?? '?'}..${dates.end ?? '?'}`
}

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']
const GERMAN = ['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli', 'August', 'September', 'Oktober', 'November', 'Dezember']
const SPANISH = ['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre']
const FRENCH = ['janvier', 'février', 'mars', 'avril', 'mai', 'juin', 'juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre']
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const WORDS = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(' ')

function ordinal(day: number): string {
  const last = day > 10 && day < 14 ? 0 : day % 10
  return `${day}${['th', 'st', 'nd', 'rd'][last] ?? 'th'}`
}

function inWords(day: number): string {
  if (day <= 20) return WORDS[day - 1] ?? ''
  return day === 30 ? 'thirtieth' : `${day > 30 ? 'thirty' : 'twenty'}-${WORDS[(day % 10) - 1] ?? ''}`
}

/** One day as people write it; all of these are read month first where figures leave it open. */
function waysToWrite(day: Day): string[] {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const name = MONTHS[month - 1] ?? ''
  const short = name.slice(0, 3)
  const two = (value: number): string => String(value).padStart(2, '0')
  return [
    day, `${year}/${month}/${date}`, `${year}${two(month)}${two(date)}`, `${month}/${date}/${year}`, `${two(month)}/${two(date)}/${year}`, `${month}/${date}/${String(year).slice(2)}`, `on ${month}/${date}`,
    `${month}-${date}-${year}`, `${two(date)}.${two(month)}.${year}`, `${date}.${month}.${year}`, `from ${date}.${month}. to somewhere`, `${name} ${date}, ${year}`, `${name} ${date} ${year}`, `${name} ${ordinal(date)}`, `${name} the ${ordinal(date)}`,
    `${date} ${name} ${year}`, `${date} ${name}`, `the ${ordinal(date)} of ${name}`, `${ordinal(date)} ${name} ${year}`, `${short} ${date}`, `${short}. ${date}, ${year}`, `${date} ${short} ${year}`, `${ordinal(date)} ${short} '${String(year).slice(2)}`,
    `${name.toUpperCase()} ${date}`, `${name.toLowerCase()} ${ordinal(date)}, ${year}`, `${date}-${short}-${year}`, `${name} ${inWords(date)}`, `the ${inWords(date)} of ${name}`, `the ${inWords(date)} of ${name} ${year}`, `starting ${date} ${name} at 7 pm for 2 people`,
    `${date}${short.toLowerCase()}`, `${short}${date}`, `${ordinal(date)}${name.toLowerCase()}`, `${year}-${short}-${date}`, `${year} ${name} ${date}`, `${date}/${short}/${year}`, `${name}, ${date}`, `${name} the ${inWords(date)}`, `on ${WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''}, ${name} ${date}`,
    `${(WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '').slice(0, 3)} ${date} ${short}`, `${date} ${name} of ${year}`, `${two(date)}-${short.toUpperCase()}-${year}`, `am ${date}. ${GERMAN[month - 1] ?? ''}`, `el ${date} de ${SPANISH[month - 1] ?? ''}`, `le ${date} ${FRENCH[month - 1] ?? ''} ${year}`,
  ]
}

/** Two days as the ends of a trip. */
function waysToJoin(start: Day, end: Day): string[] {
  const [first, last] = [start, end].map((day) => ({ year: day.slice(0, 4), month: MONTHS[Number(day.slice(5, 7)) - 1] ?? '', number: Number(day.slice(5, 7)), day: Number(day.slice(8)) }))
  if (first === undefined || last === undefined) return []
  const [left, right] = [`${first.day} ${first.month}`, `${last.day} ${last.month}`]
  const same = first.month === last.month ? [`${first.day}-${right}`, `from the ${ordinal(first.day)} to the ${ordinal(last.day)} of ${last.month}`, `${first.month} ${first.day} - ${last.day}`, `in ${first.month} from the ${ordinal(first.day)} until the ${ordinal(last.day)}`] : []
  return [
    `${left} - ${right}`, `from ${left} to ${right}`, `between ${left} and ${right}`, `${start} until ${end}`, `${first.month} ${ordinal(first.day)} through ${last.month} ${ordinal(last.day)}`, `arriving ${left} and leaving ${right}`, `check in ${left}, check out ${right}`,
    `${left} ${first.year} to ${right} ${last.year}`, `${first.month} ${first.day}, ${first.year} - ${last.month} ${last.day}, ${last.year}`, `${first.number}/${first.day}/${first.year} to ${last.number}/${last.day}/${last.year}`, `${first.day}.${first.number}. - ${last.day}.${last.number}.${last.year}`,
    `${left} -> ${right}`, `we fly out on ${left} and come back on ${right}`, `${left.toLowerCase()} till ${right.toLowerCase()}`, ...same,
  ]
}

describe('days as they are written', () => {
  it('reads every day of a year in forty-five ways [1.5]', () => {
    const today = '2027-01-01' as Day
    const wrong: string[] = []
    for (let day = today; day <= '2027-12-31'; day = addDays(day, 1)) {
      for (const way of waysToWrite(day)) {
        const got = read(`We fly ${way}`, { today })
        if (got !== `${day}..?`) wrong.push(`${way}: ${got}`)
      }
    }
    expect(wrong).toEqual([])
  })

  it('reads ranges of any length over the ends of months and years, as people write them [1.5]', () => {
    const wrong: string[] = []
    for (let start = '2027-01-02' as Day; start <= '2027-12-31'; start = addDays(start, 5)) {
      for (const length of [1, 4, 9, 26]) {
        const end = addDays(start, length)
        for (const words of waysToJoin(start, end)) {
          const got = read(words, { today: '2027-01-01' as Day })
          if (got !== `${start}..${end}`) wrong.push(`${words}: ${got}`)
        }
      }
    }
    expect(wrong).toEqual([])
  })

  it.each([
    ['8/10/2027', 'en-GB', '2027-10-08..?'],
    ['8/10/2027', 'en-US', '2027-08-10..?'],
    ['25/12', 'en-US', '2026-12-25..?'],
    ['12/25', 'en-GB', '2026-12-25..?'],
    ['10.8. - 17.8.', 'en-US', '2027-08-10..2027-08-17'],
    ['8/10 to 15/10', 'en-US', '2027-10-08..2027-10-15'],
  ])('reads %s by the locale %s, where the figures leave it open [1.5]', (words, locale, expected) => {
    expect(read(words, { locale })).toBe(expected)
  })
})

describe('other languages', () => {
  it.each([
    ['am 5. Mai 2027', 'de-DE', '2027-05-05..?'],
    ['vom 5. Mai bis 9. Mai 2027', 'de-DE', '2027-05-05..2027-05-09'],
    ['le 14 juillet 2027', 'fr-FR', '2027-07-14..?'],
    ['el 3 de marzo de 2027', 'es-ES', '2027-03-03..?'],
    ['demain', 'fr-FR', '2026-11-22..?'],
    ['am 5. Mai 2027 um 7 Uhr', 'de-DE', '2027-05-05..?'],
  ])('reads %s in the language of %s [1.5]', (words, locale, expected) => {
    expect(read(words, { locale })).toBe(expected)
  })
})

describe('ranges and roles', () => {
  it.each([
    ['14th to the 17th of march', '2027-03-14..2027-03-17'],
    ['march 14-17', '2027-03-14..2027-03-17'],
    ['4 to 22 next month', '2026-12-04..2026-12-22'],
    ['Dec 28 2026 to Jan 3 2027', '2026-12-28..2027-01-03'],
    ['fri to sun', '2026-11-27..2026-11-29'],
    ['Friday night until Monday morning', '2026-11-27..2026-11-30'],
    ['the 5th and 6th of May', '2027-05-05..2027-05-06'],
    ['5/6 May', '2027-05-05..2027-05-06'],
    ['leaving Friday, returning the 12th', '2026-11-27..2026-12-12'],
    ['out on 5 June, back on 12 June', '2027-06-05..2027-06-12'],
    ['check-in: 05/05/2027, check-out: 05/09/2027', '2027-05-05..2027-05-09'],
    ['depart dec 5 return dec 12', '2026-12-05..2026-12-12'],
    ['on 1 November, returning a week later', '2027-11-01..2027-11-08'],
    ['on Oct 10, back in three weeks', '2027-10-10..2027-10-31'],
    ['on June 15th returning August 25th 2028', '2028-06-15..2028-08-25'],
    ['until the 9th', '?..2026-12-09'],
    ['from tomorrow until next Friday', '2026-11-22..2026-11-27'],
    ['May 5 or May 12', '2027-05-05..?'],
    ['between late May and mid June', '~2027-05-22..2027-06-20'],
    ['June to August', '~2027-06-01..2027-08-31'],
  ])('reads %s [1.5, 3.35, 3.36]', (words, expected) => {
    expect(read(words)).toBe(expected)
  })
})

describe('days told from today', () => {
  it.each([
    ['tomorrow', '2026-11-22..?'],
    ['the day after tomorrow', '2026-11-23..?'],
    ['in two weeks', '2026-12-05..?'],
    ['ten days from now', '2026-12-01..?'],
    ['next tuesday', '2026-11-24..?'],
    ['a week from Friday', '2026-12-04..?'],
    ['a fortnight from saturday', '2026-12-12..?'],
    ['friday after next', '2026-12-04..?'],
    ['Wednesday of next week', '2026-11-25..?'],
    ['this weekend', '2026-11-21..2026-11-22'],
    ['next weekend', '2026-11-28..2026-11-29'],
    ['early next week', '~2026-11-23..2026-11-25'],
    ['next month', '~2026-12-01..2026-12-31'],
    ['in the next two weeks', '~2026-11-21..2026-12-04'],
    ['sometime next year', '~2027-01-01..2027-12-31'],
  ])('reads %s [1.5]', (words, expected) => {
    expect(read(words)).toBe(expected)
  })
})

describe('named stretches', () => {
  it.each([
    ['any time in October', '~2027-10-01..2027-10-31'],
    ['end of june', '~2027-06-21..2027-06-30'],
    ['first week of May', '2027-05-01..2027-05-07'],
    ['second half of August', '~2027-08-16..2027-08-31'],
    ['the last weekend of April', '2027-04-24..2027-04-25'],
    ['Q3', '~2027-07-01..2027-09-30'],
    ['next summer', '~2027-06-01..2027-08-31'],
    ['over Easter', '2027-03-26..2027-03-29'],
    ['for Thanksgiving', '2026-11-26..2026-11-29'],
    ['Memorial Day weekend', '2027-05-29..2027-05-31'],
    ['4th of July', '2027-07-04..?'],
    ['Chinese New Year', '2027-02-06..2027-02-12'],
    ['Diwali', '2027-10-29..?'],
    ['the weekend after Thanksgiving', '2026-12-05..2026-12-06'],
    ['the week before Christmas', '2026-12-17..2026-12-23'],
    ['ten days after Christmas', '2027-01-04..?'],
    ['first monday in october', '2027-10-04..?'],
    ['first wkend of June', '2027-06-05..2027-06-06'],
    ['two fridays from now', '2026-12-04..?'],
    ['on may sixteen', '2027-05-16..?'],
    ['the dates are 4/3 and 4/9', '2027-04-03..2027-04-09'],
    ['round trip on June 3 and June 9', '2027-06-03..2027-06-09'],
    ['leaving 27 May, returning on Memorial Day', '2027-05-27..2027-05-31'],
    ['check out the museums for a week starting 3 June', '2027-06-03..?'],
    ['3 decemer until 9 decembr', '2026-12-03..2026-12-09'],
    ['June 9 to June 13\n2600 euros or less', '2027-06-09..2027-06-13'],
  ])('reads %s [1.5]', (words, expected) => {
    expect(read(words)).toBe(expected)
  })

  it('takes the next long weekend from the calendar of the country, where it is known [1.5]', () => {
    expect(read('next long weekend', { locale: 'en-US' })).toBe('2027-01-16..2027-01-18')
    expect(read('next long weekend', { locale: 'en-GB' })).toBe('2027-03-26..2027-03-29')
    expect(read('next long weekend', { locale: 'xx' })).toBe('2026-11-27..2026-11-30')
  })
})

describe('what is no day of a trip', () => {
  it.each([
    'dinner at 7', 'I may want to go', 'we march on', 'sun and beach', 'the second one please', 'we sat on the beach', 'we went in 2019', 'we went to Rome in May', 'my birthday is May 3',
    'my kids are 6 and 9', 'not in August', 'flight BA 2490', '$500 - $600', '2-3 people', '4.5 stars or better', '24/7 support', 'rated 8/10', 'room 12', 'last summer we loved it', 'two weeks ago',
    'with my friend April', 'is there a class on a thursday', 'open daily from 9 to 5', 'my second choice', 'call 555 1234', 'to spend a week away', 'booked 3 weeks ahead',
  ])('leaves %s [1.5]', (words) => {
    expect(read(words)).toBe('none')
  })

  it.each([
    ['to Rome on 14 March 2020', 'past: 14 March 2020'],
    ['30 February', 'no-such-day: 30 February'],
    ['31 June 2027', 'no-such-day: 31 June 2027'],
    ['from 10 June 2027 to 5 June 2027', 'backwards: 10 June 2027 to 5 June 2027'],
  ])('says why nobody can travel on %s [1.5]', (words, expected) => {
    expect(read(words)).toBe(expected)
  })
})
