import { describe, expect, it } from 'vitest'
import { openTestGazetteer } from '../../../test/test-gazetteer.ts'
import { createUnderstand } from './index.ts'

const understand = createUnderstand(await openTestGazetteer())
const daysOf = (turns: string): string => {
  const all = turns.split(' || ')
  const { startDate = '?', endDate = '?', flexible = false } = understand({ text: all.at(-1) ?? '', context: all.slice(0, -1), referenceDate: '2027-03-10' })
  return `${flexible ? '~' : ''}${startDate}..${endDate}`
}

describe('days of other matters', () => {
  it.each([
    ['my visa expires on 12 June, is a trip to Goa possible in May?', '~2027-05-01..2027-05-31'],
    ['We sold our house on 4 March and want to see Chile', '?..?'],
    ['I finish work at 5 on Friday; Saturday we fly to Pisa', '2027-03-13..?'],
    ['can you send me ideas for Gdansk by Monday', '?..?'],
    ['We got back from Tokyo on Sunday. Next trip: Seoul!', '?..?'],
    ['Ryanair flies to Kaunas from 28 March, can we go in April?', '~2027-04-01..2027-04-30'],
    ["It's my day off today. Can you help with a trip to Skopje in May?", '~2027-05-01..2027-05-31'],
    ['the weather for the next 10 days in Bari, we go in June', '~2027-06-01..2027-06-30'],
    ["we had planned Oslo for February but now it's Oslo in May", '~2027-05-01..2027-05-31'],
    ['Booking ref 12/05-77B, Salzburg, can you suggest day trips', '?..?'],
    ['order no. 3-11-2027-554, trip to Crete', '?..?'],
  ])('are none of the trip: %s [1.5]', (text, days) => {
    expect(daysOf(text)).toBe(days)
  })

  it.each([
    ['Leeds on Sat/Sun 17/18 July', '2027-07-17..2027-07-18'],
    ['Tbilisi, in on the evening of 2 September and out on the morning of the 6th', '2027-09-02..2027-09-06'],
    ['arr 08MAY dep 15MAY Kalamata', '2027-05-08..2027-05-15'],
    ['Trieste departing 05-05 returning 05-09', '2027-05-05..2027-05-09'],
    ['Trieste 30 and 31 May and 1 June', '2027-05-30..2027-06-01'],
    ['bars that are open 24/7, in Ibiza from 24/7 to 31/7', '2027-07-24..2027-07-31'],
    ['bars that are open 24/7 in Ibiza', '?..?'],
    ['Trieste summer 27', '~2027-06-01..2027-08-31'],
    ['Melbourne any time between 3 and 19 September', '~2027-09-03..2027-09-19'],
    ['Laos for 2 weeks || end on 20 November', '2027-11-07..2027-11-20'],
    ['Laos for 2 weeks || home by 20 November', '?..2027-11-20'],
    ["Parma 5 to 9 May || we'd rather go in June, same days", '2027-06-05..2027-06-09'],
    ['Girona 8 to 12 October || a day trip on the 10th perhaps', '2027-10-08..2027-10-12'],
    ['Sofia, Monday to Thursday || Wednesday would be enough, so Mon-Wed', '2027-03-15..2027-03-17'],
  ])('are told in other forms: %s [1.5]', (text, days) => {
    expect(daysOf(text)).toBe(days)
  })
})
