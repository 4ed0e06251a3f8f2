import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readSuggestion } from '@meander/sdk/contract/suggestions'
import { formatDay } from '../kit/dates.ts'
import { formatClock, sayHour, sayMoney, sayPrice, sayRating, sayTime } from '../kit/format.ts'
import { cutTemplate, shownIn } from '../features/chat/quests.ts'
import { activity } from './de/activity.ts'
import { chat } from './de/chat.ts'
import { chat as englishChat } from './en/chat.ts'
import { errors as englishErrors } from './en/errors.ts'
import { found } from './de/found.ts'
import { durations } from './de/durations.ts'
import { errors } from './de/errors.ts'
import { formatNumber, localeTag, regionOf, speakIn } from './index.ts'

const folder = (language: string) => join(import.meta.dirname, language)
const files = (language: string) => readdirSync(folder(language)).toSorted()

describe('another language', () => {
  it('has every file of the English', () => expect(files('de')).toEqual(files('en')))

  it('leaves nothing for later', () => {
    const waiting = files('de').filter((file) => readFileSync(join(folder('de'), file), 'utf8').includes('// in English'))
    expect(waiting).toEqual([])
  })

  it('takes nothing but types from the English, which stands aside when it is built', () => {
    for (const file of files('de')) expect(readFileSync(join(folder('de'), file), 'utf8'), file).not.toMatch(/^import (?!type)[^\n]*\.\.\/en\//m)
  })

  it('says that the assistant answers in English, which in English goes without saying', () => {
    expect(chat.answersIn).toBe('Sie können deutsch schreiben; Meander antwortet auf Englisch.')
    expect(englishChat.answersIn).toBe('')
  })

  it('says its half letters in the cases that their sentences ask for', () => {
    const read = (letter: string) => cutTemplate(letter).map((piece, at) => (at % 2 === 0 ? piece : shownIn(piece))).join('')
    expect(read(chat.quests.romantic.template)).toContain('für uns zwei, von wann bis wann, mit Erlebnissen und einem Budget von wie viel')
    expect(read(chat.quests.family.template)).toContain('mit Kindern im Alter von wie vielen Jahren und reisen nach Reiseziel')
  })

  it('says of a failure what its code means, and the sentence of the server where it knows none', () => {
    const sentence = 'Too many requests. Please try again in 3 seconds.'
    expect(errors.said('too-many-requests', sentence)).toBe('Zu viele Anfragen. Bitte warten Sie kurz.')
    expect(errors.said('of-tomorrow' as never, sentence)).toBe(sentence)
    expect(englishErrors.said('too-many-requests', sentence)).toBe(sentence)
  })

  it('counts as it is said', () => {
    expect(activity.reviews(1)).toBe('(1 Bewertung)')
    expect(chat.findings.results(3)).toBe('3 Ergebnisse')
    expect(durations.told('2.5 hours')).toBe('2,5 Stunden')
    expect(durations.told('1 hour 30 minutes')).toBe('1 Stunde 30 Minuten')
  })
})

describe('a way to go on', () => {
  it.each([
    ['Make it 5 days', '5 Tage daraus machen'],
    ['Something cheaper', 'Etwas Günstigeres'],
    ['Show me more', 'Mehr zeigen'],
    ['Next weekend', 'Nächstes Wochenende'],
    ['Days out of town', 'Ausflüge in die Umgebung'],
    ['Nightlife in Lissabon', 'Nachtleben in Lissabon'],
    ['Churches and temples in Rio de Janeiro', 'Kirchen und Tempel in Rio de Janeiro'],
    ['A cooking class in Rom', 'Ein Kochkurs in Rom'],
    ['A night in Rom', 'A night in Rom'],
  ])('%j is shown as %j', (words, shown) => {
    const suggestion = readSuggestion(words)
    expect(suggestion && found.way(suggestion)).toBe(shown)
  })
})

describe('the region of a page', () => {
  afterEach(() => speakIn('en-US'))

  it.each([
    ['en-US', 'en-US'],
    ['en-GB', 'en-GB'],
    ['en', 'en-US'],
    ['fr-FR', 'en-US'],
  ])('of %s is %s', (asked, region) => {
    speakIn(regionOf(asked))
    expect(localeTag()).toBe(region)
  })

  it('puts the day first in Britain, and has 24 hours there', () => {
    speakIn('en-GB')
    expect(formatDay('2027-03-14')).toBe('14 Mar 2027')
    expect(formatDay('2027-03-14', 'EEEE, MMMM d')).toBe('Sunday 14 March')
    expect(sayTime('09:05')).toBe('09:05')
    expect(sayHour(8)).toBe('08:00')
    expect(sayMoney({ amount: 42, currency: 'USD' })).toBe('US$42')
    expect(formatClock('2027-03-14T10:42:00')).toBe('10:42')
  })

  it('is the United States where nobody says another', () => {
    expect(formatDay('2027-03-14')).toBe('Mar 14, 2027')
    expect(sayHour(20)).toBe('8 PM')
    expect(sayPrice({ price: { amount: 41.6, currency: 'USD' }, priceConversion: {} })).toBe('≈ $42')
    expect(sayRating(4.9)).toBe('4.9')
    expect(formatNumber(1204)).toBe('1,204')
  })

  it('says numbers without asking the browser for a format each time', () => {
    const made = vi.spyOn(Number.prototype, 'toLocaleString')
    speakIn('en-GB')
    const said = ['12', '1,204', '1,204', '0', '-3', '2.5', '1,000']
    expect([12, 1204, 1204, 0, -3, 2.5, 1000].map(formatNumber)).toEqual(said)
    expect(made).not.toHaveBeenCalled()
  })
})
