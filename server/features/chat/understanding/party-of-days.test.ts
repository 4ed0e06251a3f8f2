import { beforeAll, describe, expect, it } from 'vitest'
import { openTestGazetteer } from '../../../test/test-gazetteer.ts'
import { createUnderstand } from './understand.ts'
import type { Understand } from './understand.ts'

let understand: Understand
beforeAll(async () => {
  understand = createUnderstand(await openTestGazetteer(['vienna-at']))
})

const after = (text: string) => understand({ text, context: ['Vienna, 10 to 14 May 2027, four of us, music'], referenceDate: '2026-11-21' })

describe('who comes on one day of the trip alone [1.6]', () => {
  it.each([
    ['my brother joins us on Wednesday', [{ date: '2027-05-12', change: 1 }]],
    ['My parents come along on the 14th, so six that day', [{ date: '2027-05-14', change: 2 }]],
    ['Wednesday it’ll be six of us, my cousins are in town', [{ date: '2027-05-12', change: 2 }]],
    ['on Tuesday it’s only me, the others work', [{ date: '2027-05-11', change: -3 }]],
    ['two of the girls arrive only on Wednesday', [{ date: '2027-05-10', change: -2 }, { date: '2027-05-11', change: -2 }]],
    ['Mein Bruder kommt am Mittwoch dazu', [{ date: '2027-05-12', change: 1 }]],
    ['mi hermana viene el martes con nosotros', [{ date: '2027-05-11', change: 1 }]],
  ])('%s', (text, dayParties) => expect(after(text)).toMatchObject({ groupSize: 4, dayParties, startDate: '2027-05-10', endDate: '2027-05-14' }))

  it.each(['my sister comes along from Wednesday on', 'my brother joins us'])('for all of it: %s', (text) => expect(after(text)).toMatchObject({ groupSize: 5 }))

  it.each(['could Wednesday be lighter', 'it is too much on Thursday', 'Thursday, we have a wedding until four'])('nobody: %s', (text) => expect(after(text).dayParties).toBeUndefined())
})
