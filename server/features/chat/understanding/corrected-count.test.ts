import { beforeAll, describe, expect, it } from 'vitest'
import { openTestGazetteer } from '../../../test/test-gazetteer.ts'
import { createUnderstand } from './index.ts'
import type { Understand } from './index.ts'

let understand: Understand
beforeAll(async () => {
  understand = createUnderstand(await openTestGazetteer())
})

const after = (...turns: string[]) => understand({ text: turns.at(-1) ?? '', context: turns.slice(0, -1), referenceDate: '2026-11-24' })

describe('a bare number that takes another back [1.4]', () => {
  it.each(['no 5', 'sorry, five', 'actually 5'])('is the people where the days are firm: %s', (said) => {
    expect(after('Lisbon 3 to 6 May for 4 people', said)).toMatchObject({ groupSize: 5, duration: 4, endDate: '2027-05-06' })
  })

  it('is what was counted last where they are not', () => {
    expect(after('Lisbon for 4 days', 'two of us', 'no, 3')).toMatchObject({ groupSize: 3, duration: 4 })
    expect(after('Lisbon for two', '4 days', 'no, 6')).toMatchObject({ groupSize: 2, duration: 6 })
  })

  it('is neither where one message said both', () => {
    expect(after('Lisbon for two, 4 days', 'no, 3')).toMatchObject({ groupSize: 2, duration: 4 })
  })
})
