import { describe, expect, it } from 'vitest'
import { openTestGazetteer } from '../../../test/test-gazetteer.ts'
import { createUnderstand } from './index.ts'

const understand = createUnderstand(await openTestGazetteer())
const dates = (text: string, locale: string) => {
  const { startDate, endDate, flexible = false } = understand({ text, context: ['Porto'], referenceDate: '2027-02-09', locale })
  return [startDate, endDate, flexible]
}

describe('a place in a month, in other languages', () => {
  it.each([
    ['der letzte Freitag im Mai', 'de-DE', '2027-05-28', undefined],
    ['in der zweiten Woche im August', 'de-DE', '2027-08-08', '2027-08-14'],
    ['am letzten Tag im Juni 2028', 'de-DE', '2028-06-30', undefined],
    ['le premier week-end de juin', 'fr-FR', '2027-06-05', '2027-06-06'],
    ["la dernière semaine d'août", 'fr-FR', '2027-08-25', '2027-08-31'],
    ['el primer lunes de abril', 'es-ES', '2027-04-05', undefined],
    ['la prima settimana di maggio', 'it-IT', '2027-05-01', '2027-05-07'],
  ])('%s [1.4]', (text, locale, start, end) => expect(dates(text, locale).slice(0, 2)).toEqual([start, end]))

  it('reads days by their number, their hour and their week [1.4]', () => {
    expect(dates('am 23ten', 'de-DE')[0]).toBe('2027-02-23')
    expect(dates('am Abend des 4. März', 'de-DE')[0]).toBe('2027-03-04')
    expect(dates('Donnerstag der nächsten Woche', 'de-DE')[0]).toBe('2027-02-18')
    expect(dates('el jueves de la próxima semana', 'es-ES')[0]).toBe('2027-02-18')
  })
})

describe('seasons and years, in other languages', () => {
  it.each([
    ['diesen Sommer', 'de-DE', '2027-06-01'], ['cet été', 'fr-FR', '2027-06-01'], ['este verano', 'es-ES', '2027-06-01'],
    ['nächstes Jahr', 'de-DE', '2028-01-01'], ["l'année prochaine", 'fr-FR', '2028-01-01'], ['el año que viene', 'es-ES', '2028-01-01'],
  ])('%s is a window [1.4]', (text, locale, start) => {
    const [startDate, , flexible] = dates(text, locale)
    expect([startDate, flexible]).toEqual([start, true])
  })

  it.each([['letzten Samstag', 'de-DE'], ['am vergangenen Montag', 'de-DE'], ['samedi dernier', 'fr-FR'], ['el sábado pasado', 'es-ES']])('%s is over [1.4]', (text, locale) => {
    expect(dates(text, locale)[0]).toBeUndefined()
  })
})

describe('days with a name, in other languages', () => {
  it.each([
    ['Valentinstag', 'de-DE', '2027-02-14'], ['Muttertag', 'de-DE', '2027-05-09'], ['Nikolaustag', 'de-DE', '2027-12-06'], ['Neujahr', 'de-DE', '2028-01-01'], ['la Saint-Valentin', 'fr-FR', '2027-02-14'],
    ['übernächsten Montag', 'de-DE', '2027-02-22'], ['am ersten April', 'de-DE', '2027-04-01'], ['Samstag, den 06.03.2027', 'de-DE', '2027-03-06'], ['nächstes Quartal', 'de-DE', '2027-04-01'],
  ])('%s [1.4]', (text, locale, start) => expect(dates(text, locale)[0]).toBe(start))

  it.each([['vor drei Wochen', 'de-DE'], ['hace dos semanas', 'es-ES'], ['a fortnight ago', 'en-GB']])('%s is no length [1.4]', (text, locale) => {
    expect(understand({ text, context: ['Porto'], referenceDate: '2027-02-09', locale }).duration).toBeUndefined()
  })
})
