import { describe, expect, it } from 'vitest'
import { openTestGazetteer } from '../../../test/test-gazetteer.ts'
import { createUnderstand } from './index.ts'

const understand = createUnderstand(await openTestGazetteer())
const after = (...turns: string[]) => understand({ text: turns.at(-1) ?? '', context: turns.slice(0, -1), referenceDate: '2026-11-21', locale: 'en-GB' })
const nightsOf = (...turns: string[]) => after(...turns).stays?.map(({ placeId, nights }) => `${placeId} ${nights}`)

describe('nights in each of several places', () => {
  it.each([
    ['4 nights Madrid then 3 nights Lisbon from 2 May', ['madrid-es 4', 'lisbon-pt 3'], '2027-05-09'],
    ['Rome for two nights and Florence for four nights from 1 June', ['rome-it 2', 'florence-it 4'], '2027-06-07'],
    ['Rome for 3 nights, Florence for 2 and Venice for 2 nights from 4 June', ['rome-it 3', 'florence-it 2', 'venice-it 2'], '2027-06-11'],
    ['Prague (3 nights), Vienna (2 nights), from 5 May', ['prague-cz 3', 'vienna-at 2'], '2027-05-10'],
  ])('%s [1.5]', (text, nights, endDate) => {
    expect([nightsOf(text), after(text).endDate]).toEqual([nights, endDate])
  })

  it.each(['Rome and Florence for six nights from 3 May', '6 nights in Rome and Florence from 3 May', 'Rome, 3 friends, 4 nights, then home'])('are not told by %s [1.5]', (text) => {
    expect(nightsOf(text)?.length ?? 0).toBeLessThan(2)
  })

  it('change with what is said of one of them [1.5]', () => {
    const trip = '3 nights London then 4 nights Edinburgh from 2 May'
    const toDublin = 'skip Edinburgh, add 2 nights in Dublin instead'
    expect(after(trip, toDublin)).toMatchObject({ startDate: '2027-05-02', endDate: '2027-05-07', duration: 6, destinations: [{ name: 'London' }, { name: 'Dublin' }] })
    expect(after(trip, toDublin, 'rather 3 nights in Dublin')).toMatchObject({ endDate: '2027-05-08', destinations: [{ name: 'London' }, { name: 'Dublin' }] })
    expect(after(trip, 'drop London')).toMatchObject({ startDate: '2027-05-02', endDate: '2027-05-06', duration: 5, destinations: [{ name: 'Edinburgh' }] })
    expect(after(trip, '5 to 9 June in Madrid').stays).toBeUndefined()
    expect(after('Paris, 3 nights', 'and two nights in Lyon', 'from 5 May').endDate).toBe('2027-05-10')
  })
})
