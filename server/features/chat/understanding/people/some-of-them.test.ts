import { describe, expect, it } from 'vitest'
import { openTestGazetteer } from '../../../../test/test-gazetteer.ts'
import { createUnderstand } from '../index.ts'

const understand = createUnderstand(await openTestGazetteer())
const sizeAfter = (text: string): number | undefined => understand({ text, context: ['Amsterdam with seven friends from 12 to 14 March 2027, we are seven in all'], referenceDate: '2026-11-21' }).groupSize

describe('what is said of some who travel', () => {
  it.each(["two of the girls don't drink", 'three of them are vegan', 'one of the guys hates museums', 'two of my friends have been there', 'half of us love boats'])('leaves the party as large as it is: %s [1.6]', (text) => {
    expect(sizeAfter(text)).toBe(7)
  })

  it.each([['only five of us are coming', 5], ["sorry, we're 6 not 7", 6]])('is not what changes it: %s [1.6]', (text, size) => {
    expect(sizeAfter(text)).toBe(size)
  })
})

describe('a word for what one does', () => {
  it.each(['what a nice day for reading in the bath', 'is it a good spot for reading?', 'he is fond of barking'])('is no town: %s [1.4]', (text) => {
    expect(understand({ text, referenceDate: '2026-11-21' }).destination).toBeUndefined()
  })

  it('is one where only a town can stand [1.4]', () => {
    expect(understand({ text: 'a weekend in reading', referenceDate: '2026-11-21' }).destination?.name).toBe('Reading')
  })
})
