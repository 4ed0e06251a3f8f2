import { describe, expect, it } from 'vitest'
import { openTestGazetteer } from '../../../test/test-gazetteer.ts'
import { createUnderstand } from './index.ts'

const understand = createUnderstand(await openTestGazetteer(['rome-it', 'venice-it', 'santiago-cl', 'lima-pe', 'oslo-no', 'lisbon-pt']))
const after = (...turns: string[]) => understand({ text: turns.at(-1) ?? '', context: turns.slice(0, -1), referenceDate: '2026-11-23' })
const ROME = 'Plan 4 days in Rome for 2 from 10 May 2027, budget 800 euros'

describe('a trip that stands', () => {
  it.each(['no wait, Venice', 'Venice actually', 'I changed my mind, Venice', 'Venice would be better', 'my wife prefers Venice', 'Venice sounds nice, same dates', 'what if we went to Venice instead?'])('goes elsewhere by "%s" [1.4]', (text) => {
    expect(after(ROME, text)).toMatchObject({ destinations: [{ name: 'Venice' }], startDate: '2027-05-10', endDate: '2027-05-13', groupSize: 2 })
  })

  it.each([
    ['can we add another night?', { endDate: '2027-05-14', duration: 5 }], ['another day please', { endDate: '2027-05-14', duration: 5 }],
    ['June would be better', { startDate: '2027-06-01', endDate: '2027-06-30', flexible: true }], ['next year instead', { startDate: '2028-05-10', endDate: '2028-05-13' }],
    ["let's up it to 1000", { budget: { amount: 1000, currency: 'EUR' } }],
  ])('is changed by "%s" [1.4, 1.5]', (text, changed) => expect(after(ROME, text)).toMatchObject(changed))

  it.each(['put the Colosseum on another day', 'is there a better day for the Vatican?', 'we went to Venice last year'])('is left by "%s" [1.4]', (text) => {
    expect(after(ROME, text)).toMatchObject({ destinations: [{ name: 'Rome' }], startDate: '2027-05-10', endDate: '2027-05-13', duration: 4 })
  })

  it('is set out for, not left, on a day right behind its first [1.5]', () => {
    expect(after('Oslo, 26 August to 3 September 2027', 'could we leave on the 27th')).toMatchObject({ startDate: '2027-08-27', endDate: '2027-09-03' })
    expect(after('Oslo, 26 August to 3 September 2027', 'we leave on the 2nd')).toMatchObject({ startDate: '2027-08-26', endDate: '2027-09-02' })
  })
})

describe('one message', () => {
  it.each([
    ['I need to be in Oslo by June 10 and leave on the 14th', { startDate: '2027-06-10', endDate: '2027-06-14' }],
    ['we must get to Oslo by 3 June, flying home on the 9th', { startDate: '2027-06-03', endDate: '2027-06-09' }],
    ['Oslo in the fall', { startDate: '2027-09-01', endDate: '2027-11-30', flexible: true }],
    ['Oslo at the beginning of next year', { startDate: '2027-01-01', flexible: true }],
  ])('%s [1.5]', (text, dates) => expect(after(text)).toMatchObject(dates))

  it.each([['we are two families with three kids each', 10], ['two couples with one child each, Lisbon', 6]])('%s are %i [1.6]', (text, count) => expect(after(text).groupSize).toBe(count))
  it('one of my friends just bailed [1.6]', () => expect(after('Lisbon with 2 friends', 'one of my friends just bailed').groupSize).toBe(2))
})
