import { describe, expect, it } from 'vitest'
import { openTestGazetteer } from '../../../test/test-gazetteer.ts'
import { createUnderstand } from './index.ts'

const understand = createUnderstand(await openTestGazetteer())
const read = (...turns: string[]) => understand({ text: turns.at(-1) ?? '', context: turns.slice(0, -1), referenceDate: '2027-02-09', locale: 'en-GB' })

describe('why one has to be back', () => {
  it.each([
    'Porto, home by 14 June because we have a party on the 15th',
    'Porto please. We must be back by 14 June, my sister has her exam on the 16th',
    'Porto; I need to get home by 14 June, there is a concert on the 15th',
  ])('%s is no first day [1.4]', (text) => {
    const { startDate, endDate } = read(text)
    expect([startDate, endDate]).toEqual([undefined, '2027-06-14'])
  })

  it.each(['we return on the 19th and there is a flight on the 13th', 'back on the 19th, we have a train on the 13th'])('%s says both days [1.4]', (text) => {
    expect(read('Porto', text)).toMatchObject({ startDate: '2027-02-13', endDate: '2027-02-19' })
  })

  it('takes the town one must be back in for home [1.3]', () => {
    const facts = read('we have to be back in Leeds by 14 June')
    expect([facts.destination, facts.origin?.name]).toEqual([undefined, 'Leeds'])
    expect(read('I would love to be back in Rome')).toMatchObject({ destination: { name: 'Rome' } })
  })
})

describe('beside other words', () => {
  it('counts those who accompany one [1.5]', () => expect(read('a week in Porto', 'also my husband and daughter will be accompanying me').groupSize).toBe(3))
  it('takes "this" behind a sum for no noun [1.6]', () => expect(read('a week in Porto', 'the maximum is 2300 this is fixed').budget).toMatchObject({ amount: 2300 }))
})
