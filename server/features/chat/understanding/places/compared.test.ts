import { describe, expect, it } from 'vitest'
import { openTestGazetteer } from '../../../../test/test-gazetteer.ts'
import { createUnderstand } from '../index.ts'

const understand = createUnderstand(await openTestGazetteer())
const after = (...turns: string[]) => understand({ text: turns.at(-1) ?? '', context: turns.slice(0, -1), referenceDate: '2026-11-21', locale: 'en-GB' })
const names = (...turns: string[]) => after(...turns).destinations?.map(({ name }) => name)

describe('places that are compared', () => {
  it.each([
    ['Is Dublin nicer than London?', ['Dublin', 'London']],
    ['is Rome cheaper than Paris in May?', ['Rome', 'Paris']],
    ['Would Porto be more fun than Lisbon', ['Porto', 'Lisbon']],
    ['Does Oslo have more museums than Bergen?', ['Oslo', 'Bergen']],
  ])('are to be chosen among: %s [1.4]', (text, places) => {
    expect([names(text), after(text).alternatives, after(text).leanings]).toEqual([places, true, undefined])
  })

  it.each([
    ['somewhere cheaper than Paris please', undefined],
    ['Rome is nicer than Paris, so Rome it is', ['Rome']],
  ])('but not by %s [1.4]', (text, places) => expect(names(text)).toEqual(places))

  it('where one has been chosen, change nothing [1.4]', () => {
    expect(after('Rome, 3 to 9 May', 'is Rome nicer than Paris?')).toMatchObject({ destinations: [{ name: 'Rome' }], startDate: '2027-05-03' })
  })
})

describe('how far off a place may lie', () => {
  it.each(['somewhere warm within 4 hours flight of London', "a beach within three hours' flight of London", 'a trip within an hour of London', 'a lake within a two hour train ride of London'])('%s goes not there [1.4]', (text) => {
    expect(names(text)).toBeUndefined()
  })

  it('and where the flight sets out', () => expect(after('sun within 3 hours flight of London').origin?.name).toBe('London'))
})

describe('what is done is no town', () => {
  it.each(['any way to save some money', 'how do we split our time', 'we want to bath our dog'])('%s [1.4]', (text) => {
    expect(names('Rome, 3 to 9 May', text)).toEqual(['Rome'])
  })

  it.each([['fly to split in May', 'Split'], ['take us to nice for a week', 'Nice']])('%s is one [1.4]', (text, place) => expect(names(text)).toEqual([place]))
})

describe('hills', () => {
  it.each(['a week in Lisbon, no steep hills', 'Lisbon, nothing too hilly please', "Lisbon, my mother can't manage hills"])('are walked by nobody: %s [1.9]', (text) => {
    expect(after('Lisbon in May', text).needs).toContain('little-walking')
  })

  it.each(['a hilly town in Portugal', 'steep hills are fine in Lisbon'])('%s [1.9]', (text) => expect(after(text).needs).toBeUndefined())
})

describe('a short name at the head of a note', () => {
  it.each([['Rio in February, two of us', 'Rio de Janeiro'], ['Rio, 3 days', 'Rio de Janeiro'], ['Rio for carnival with friends', 'Rio de Janeiro'], ['Goa in January', 'Goa']])('%s [1.4]', (text, name) => expect(names(text)).toEqual([name]))

  it.each(['Sam in May', 'Ben, 3 days', 'Spa for two', 'Bus to the sea'])('but not %s', (text) => expect(names(text)).toBeUndefined())
})
