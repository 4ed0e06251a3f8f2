import { describe, expect, it } from 'vitest'
import { openTestGazetteer } from '../../../test/test-gazetteer.ts'
import { createUnderstand } from '../understanding/index.ts'
import { stagesOf } from './stages.ts'

const destinations = await openTestGazetteer(['london-gb', 'edinburgh-gb', 'rome-it', 'florence-it'])
const understand = createUnderstand(destinations)
const stagesFor = (text: string) => stagesOf(understand({ text, referenceDate: '2026-11-21', locale: 'en-GB' }), destinations).map(({ place, startDate, endDate }) => `${place.name} ${startDate} ${endDate}`)

describe('the places of a trip one after another', () => {
  it('has the nights that were said of each [1.5]', () => {
    expect(stagesFor('3 nights London then 4 nights Edinburgh from 2 May')).toEqual(['London 2027-05-02 2027-05-04', 'Edinburgh 2027-05-05 2027-05-09'])
    expect(stagesFor('Rome for one night and Florence for five nights from 2 May')).toEqual(['Rome 2027-05-02 2027-05-02', 'Florence 2027-05-03 2027-05-08'])
  })

  it('splits the days equally where none were said [1.5]', () => {
    expect(stagesFor('Rome and Florence from 2 to 7 May')).toEqual(['Rome 2027-05-02 2027-05-04', 'Florence 2027-05-05 2027-05-07'])
  })

  it('is each of two to choose from for all of the days [1.3]', () => {
    expect(stagesFor('Which is better from 2 to 7 May, Rome or Florence?')).toEqual(['Rome 2027-05-02 2027-05-07', 'Florence 2027-05-02 2027-05-07'])
  })
})
