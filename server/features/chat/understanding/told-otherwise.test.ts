import { describe, expect, it } from 'vitest'
import { openTestGazetteer } from '../../../test/test-gazetteer.ts'
import { createUnderstand } from './index.ts'

const understand = createUnderstand(await openTestGazetteer())
const said = (turns: string) => {
  const all = turns.split(' || ')
  return understand({ text: all.at(-1) ?? '', context: all.slice(0, -1), referenceDate: '2027-03-10' })
}

describe('lengths, sums and people told in other forms', () => {
  it.each([
    ["Bergen for 5 days || that's too long, four", 4], ['Laos for 2 weeks || 2 weeks is too long. 10 days.', 10], ['Parma, 4 days || five instead of four', 5], ['Parma, 4 days || not 4, 6', 6],
    ['Kyoto 4 days and Osaka 2 days', 6], ['Kyoto 4 days, of which one in Nara', 4], ['week in Faro', 7], ['72h Tbilisi', 3], ['with a 7-day return policy, the trip to Rome', undefined], ['10 days Italy and Rome 3 days', 10],
  ])('%s [1.5]', (text, days) => {
    expect(said(text).duration).toBe(days)
  })

  it.each([
    ['Bari for 800 euros || no wait, 900 not 800', 900], ['Zl 3000 will do for Zakopane?', 3000], ['Kobe, max 2800 || 3000 then, but not more', 3000], ['Oslo, 500 euros || a bit more is ok, 650', 650],
    ['Oslo, 500 euros || 100 less please', 400], ['Parma, 700 euros || the tour for 45 euros sounds good', 700],
  ])('%s [1.7]', (text, amount) => {
    expect(said(text).budget?.amount).toBe(amount)
  })

  it.each([
    ['Suggest three places to see in Ljubljana', undefined], ['There is just one of us now, Toulouse', 1], ['Oslo || six, no wait, seven', 7], ['my wife, my parents and I to Oslo || without my parents after all', 2],
    ['Oslo || the hotel alone was 400 last year', undefined], ['football stadium tours, Manchester, both clubs', undefined],
  ])('%s [1.6]', (text, people) => {
    expect(said(text).groupSize).toBe(people)
  })
})
