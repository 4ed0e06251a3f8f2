import { describe, expect, it } from 'vitest'
import { openTestGazetteer } from '../../../test/test-gazetteer.ts'
import { createUnderstand } from './index.ts'

const understand = createUnderstand(await openTestGazetteer())
const after = (...turns: string[]) => understand({ text: turns.at(-1) ?? '', context: turns.slice(0, -1), referenceDate: '2027-02-09' })

describe('what there is to spend, said behind the sum', () => {
  it.each([
    ['1900 is all we have got', 1900],
    ['2750 is the most I am willing to spend', 2750],
    ["3300 is what we've saved", 3300],
    ['2300 is our absolute limit', 2300],
    ['well, being students we are short of money: 900 is all I can spend', 900],
  ])('%s [1.6]', (text, amount) => expect(after('a week in Porto', text)).toMatchObject({ intent: 'travel', budget: { amount } }))

  it('takes a year for none', () => expect(after('a week in Porto', '2019 was the best year we had').budget).toBeUndefined())
})

describe('currencies by their country', () => {
  it.each([['our budget is 4200 RM', 'MYR'], ['budget: 4200 Malaysian ringgit', 'MYR'], ['we can spend 4200 Qatari riyals', 'QAR'], ['our budget is 900 Kuwaiti dinars', 'KWD']])('%s [1.6]', (text, currency) => {
    expect(after(text).budget).toMatchObject({ currency })
  })
})

describe('other ways to write it', () => {
  it('reads figures on keys [1.4]', () => expect(after('Porto 4️⃣ days 🏖️')).toMatchObject({ destination: { name: 'Porto' }, duration: 4 }))
  it('reads a honeymoon in two words [1.5]', () => expect(after('we plan our honey moon in Crete')).toMatchObject({ intent: 'travel', groupSize: 2 }))
})

describe('answers in few words', () => {
  it('hears a sum behind which one thanks, and cash [1.6]', () => {
    expect(after('a week in Porto', '7500 thanks').budget).toMatchObject({ amount: 7500 })
    expect(after('a week in Porto, but we only have 4600 cash').budget).toMatchObject({ amount: 4600 })
    expect(after('our budget is 42000 Lebanese pounds').budget).toMatchObject({ currency: 'LBP' })
  })
  it.each(["let's do 2027-06-08", "ok, let's say 8 June", "let's go for 8 June"])('moves a trip that stands: %s [1.4]', (text) => {
    expect(after('Porto from 3 to 6 May', text)).toMatchObject({ startDate: '2027-06-08', endDate: '2027-06-11' })
  })
  it('but not by what is done on a day [1.4]', () => expect(after('Porto from 3 to 6 May', "let's do the museum on 4 May")).toMatchObject({ startDate: '2027-05-03', endDate: '2027-05-06' }))
})
