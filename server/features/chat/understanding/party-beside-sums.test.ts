import { describe, expect, it } from 'vitest'
import { openTestGazetteer } from '../../../test/test-gazetteer.ts'
import { createUnderstand } from './index.ts'

const understand = createUnderstand(await openTestGazetteer())
const partyOf = (text: string) => understand({ text, referenceDate: '2026-11-21' }).groupSize

describe('people who are said right behind a sum, a place or a length', () => {
  it.each([
    ['a 3-day trip to Vienna for two', 2],
    ['a 5 night stay in Lisbon for 4, from Paris', 4],
    ['three days Rome for two, max 600', 2],
    ['2500 for both of us', 2],
    ['nine hundred euros for the three of us', 3],
    ['400 between the two of us', 2],
    ['1,200 dollars for the four of us, Madrid', 4],
    ['my husband, our 1.5 year old son, my parents and me', 5],
    ['us two and our 2.5 year old', 3],
  ])('%s [1.6]', (text, expected) => expect(partyOf(text)).toBe(expected))

  it.each(['three days in Rome, then Florence for two', '900 for everything', '80 euros for all of it', 'a 2.5 hour walk in Rome', 'Rome for 3 days and Florence for 4'])('but nobody in %s [1.6]', (text) => expect(partyOf(text)).toBeUndefined())
})
