import { describe, expect, it } from 'vitest'
import { bearsThing } from './index.ts'
import { isOfSubject, nameOfSubject, subjectsIn } from './subjects.ts'

describe('a painter, a style or a time is known by what bears it', () => {
  it.each([
    ['we adore Gaudí and the impressionists', ['Gaudí', 'impressionists']],
    ['Cold-War stuff, please', ['Cold-War']],
    ['the Tudors, some Jugendstil', ['Tudors', 'Jugendstil']],
    ['mummy and daddy want a cold drink', []],
  ])('%s', (text, names) => expect(subjectsIn(text).map(({ word }) => word)).toEqual(names))

  it('is borne by its things, and by nothing else', () => {
    expect(isOfSubject('Park Güell with a timed ticket', 'gaudi')).toBe(true)
    expect(isOfSubject('Up Montjuïc by funicular', 'Gaudí')).toBe(false)
    expect(isOfSubject('Up Montjuïc by funicular', 'cable cars')).toBeNull()
    expect(bearsThing({ title: 'Orsay through the station clock', description: 'Monet and his friends.' }, 'impressionists', { inText: true })).toBe(true)
  })

  it('is called as English writes it', () => {
    expect(['jack the ripper', 'golden age painting', 'impressionists', 'byzantine stuff', 'pottery'].map(nameOfSubject)).toEqual(['Jack the Ripper', 'Golden Age painting', 'impressionists', 'Byzantine', null])
  })
})
