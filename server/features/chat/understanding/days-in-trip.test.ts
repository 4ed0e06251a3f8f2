import { describe, expect, it } from 'vitest'
import { openTestGazetteer } from '../../../test/test-gazetteer.ts'
import { createUnderstand } from './index.ts'

const understand = createUnderstand(await openTestGazetteer())
const after = (...turns: string[]) => understand({ text: turns.at(-1) ?? '', context: turns.slice(0, -1), referenceDate: '2026-11-21', locale: 'en-GB' })

describe('days of a trip that is agreed on', () => {
  const lisbon = 'Lisbon 12-15 March for two'
  it.each([
    ['what is there on Saturday morning and Saturday evening?', ['2027-03-13']],
    ['something for Friday night and Saturday morning', ['2027-03-12', '2027-03-13']],
    ['ideas for Sunday afternoon or Monday morning?', ['2027-03-14', '2027-03-15']],
  ])('%s moves nothing [1.4]', (text, [first = '', ...others]) => {
    const facts = after(lisbon, text)
    expect(facts).toMatchObject({ startDate: '2027-03-12', endDate: '2027-03-15', onDay: first })
    expect(facts.onDays).toEqual(others.length === 0 ? undefined : [first, ...others])
    expect(after(lisbon, text, 'thanks')).not.toHaveProperty('onDays')
  })

  it.each(['we arrive Friday morning and leave Tuesday evening', 'make it Saturday morning to Sunday evening'])('%s does [1.4]', (text) => {
    expect(after(lisbon, text).onDays).toBeUndefined()
  })

  it.each([['only a few days, 14th', '2026-12-14'], ['ok, 18th', '2026-12-18'], ['two nights, 20th', '2026-12-20']])('within next month %s is a day [1.4]', (text, startDate) => {
    expect(after('somewhere quiet', 'next month', text).startDate).toBe(startDate)
  })

  it('adds up the hours that do not suit [1.4]', () => {
    expect(after(lisbon, 'nothing at night please', 'not in the morning either').times).toEqual({ not: ['evening', 'morning'] })
    expect(after(lisbon, 'nothing at night please', 'ok, evenings only').times).toEqual({ not: [], only: ['evening'] })
  })
})

describe('days that are over', () => {
  it.each([['Rome last Friday for two', 'last Friday'], ['yesterday haha', 'yesterday'], ['Oslo for three, last week', 'last week'], ['last month, Paris', 'last month']])('%s cannot be travelled [1.4]', (text, words) => {
    expect(after('Lisbon for two', text).impossible).toMatchObject({ reason: 'past', words })
  })

  it.each(['we were in Madrid last week', 'my sister came back yesterday', 'it rained last weekend', 'the last week of May', 'like last Friday'])('%s is told, and no wish [1.4]', (text) => {
    expect(after('Lisbon for two in May', text).impossible).toBeUndefined()
  })
})

describe('figures and lengths', () => {
  it.each([['Madrid from 12.03. to 15.03., two people', '2027-03-12', '2027-03-15'], ['Rome 3.5. to 8.5.; two of us', '2027-05-03', '2027-05-08'], ['Rome and Florence in one week starting May 3', '2027-05-03', '2027-05-09'], ['Japan in two weeks beginning 3 April', '2027-04-03', '2027-04-16']])('%s [1.4]', (text, startDate, endDate) => {
    expect(after(text)).toMatchObject({ startDate, endDate })
  })

  it.each(['we leave in one week, to Rome', 'Rome in 3 weeks on Monday'])('%s is no length [1.5]', (text) => expect(after(text).duration).toBeUndefined())
})

describe('who leaves a day as it is goes nowhere [1.4]', () => {
  it.each(['please leave Sunday empty', 'leave the 14th free for us', 'take out everything on the 14th, we see friends then', 'leave out the museum on Sunday'])('%s', (text) => {
    expect(after('Lisbon 12-15 March for two', text)).toMatchObject({ startDate: '2027-03-12', endDate: '2027-03-15', onDay: '2027-03-14' })
  })

  it.each(['we leave on Sunday', 'leaving on the 14th'])('but who says %s does', (text) => {
    expect(after('Lisbon 12-15 March for two', text)).toMatchObject({ startDate: '2027-03-12', endDate: '2027-03-14' })
  })
})
