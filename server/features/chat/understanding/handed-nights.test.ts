import { expect, it } from 'vitest'
import { openTestGazetteer } from '../../../test/test-gazetteer.ts'
import { createUnderstand } from './index.ts'

const understand = createUnderstand(await openTestGazetteer())
const TRIP = 'Milan 3 nights, Verona 2 nights and Venice 2 nights from 14 March 2027'
const after = (text: string) => understand({ text, context: [TRIP], referenceDate: '2026-11-21', locale: 'en-GB' })
const nightsIn = (text: string) => after(text).stays?.map(({ nights }) => nights)

it.each(['leave out Venice, more time in Milan instead', 'skip Venice, more of Milan please'])('%s hands its nights on, and the days stay [1.5]', (text) => {
  expect(after(text)).toMatchObject({ startDate: '2027-03-14', endDate: '2027-03-21', destinations: [{ name: 'Milan' }, { name: 'Verona' }] })
  expect(nightsIn(text)).toEqual([5, 2])
})

it.each(['leave out Venice', 'we leave Venice out then', 'cut out Venice please'])('%s makes the trip shorter [1.5]', (text) => {
  expect(after(text)).toMatchObject({ startDate: '2027-03-14', endDate: '2027-03-19', destinations: [{ name: 'Milan' }, { name: 'Verona' }] })
})

it.each(['we leave for Venice on the 19th', 'what is out of Venice by boat?', 'only wine in Verona'])('%s drops nothing [1.5]', (text) => {
  expect(after(text).destinations?.map(({ name }) => name)).toContain(text.includes('Verona') ? 'Milan' : 'Venice')
})
