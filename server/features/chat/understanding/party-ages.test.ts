import { describe, expect, it } from 'vitest'
import { openTestGazetteer } from '../../../test/test-gazetteer.ts'
import { createUnderstand } from './index.ts'
import { readParty } from './party.ts'
import { readPerAlone } from './budget-per.ts'

const understand = createUnderstand(await openTestGazetteer())
const after = (...turns: string[]) => understand({ text: turns.at(-1) ?? '', context: turns.slice(0, -1), referenceDate: '2026-11-21' })

describe('how old grown-ups are', () => {
  it.each([
    ['my wife and I are 69 and 72', [69, 72]], ['we are 81 and 79', [81, 79]], ["we're 52 & 50 and fit", [52, 50]], ["I'm 66 and she's 61", [66, 61]], ["I'm 16 and travelling solo", [16]], ['alone, I am 34', [34]],
  ])('%s [1.6]', (text, ages) => expect(readParty(text.toLowerCase())?.ages).toEqual(ages))

  it.each([['ten of us, all over 60', 60], ['a couple in our early seventies', 70], ['two of us in our mid 60s', 65], ['four friends, all past 55', 55], ['what do three over 65 pay?', 65]])('%s is a least age [1.6]', (text, age) => {
    expect(readParty(text)?.adultsFrom).toBe(age)
  })

  it.each(["we're 20 and 40 minutes away", 'we are there 20 and 30 May', 'all over 100 euros is too much', 'songs of the 80s for the two of us', "I'm 25 minutes from the airport, alone", 'we both want 3 and 4 star rooms'])('no age is said in %s [1.6]', (text) => {
    const { ages = [], adultsFrom } = readParty(text.toLowerCase()) ?? {}
    expect([ages, adultsFrom]).toEqual([[], undefined])
  })

  it('keeps them beside those of the children [1.6]', () => {
    expect(after('Athens for two, my husband and I, we are 70 and 68', 'and our granddaughter, 8, comes too').ages).toEqual([70, 68, 8])
    expect(after('Lisbon 5-9 May for two of us', 'both 66 by the way').ages).toEqual([66, 66])
    expect(after('Rome in May, 9 of us, all over 70').adultsFrom).toBe(70)
  })
})

describe('those who are counted already', () => {
  const family = 'we are a family of five, Lisbon 12-16 February, kids 4, 7 and 10'
  it.each(['the kids are bored by churches', 'does the baby pay?', 'my 7 year old is mad about trains', 'is there a playground for the children?', 'our son hates stairs', 'the children sleep until nine', 'does she need an adult ticket?', 'is the adult fare the same for the kids?', 'what would the little one eat?', 'can the 4 year old join?'])('stay as many after: %s [1.6]', (text) => {
    expect(after(family, text)).toMatchObject({ groupSize: 5, adults: 2, children: 3, ages: [4, 7, 10] })
  })

  it.each([["sorry, we're 4 not 5", 4], ['there are 6 of us, not 5', 6], ['what is it for all 4', 4]])('are others after: %s [1.6]', (text, size) => {
    expect(after('Prague in May for five of us', text).groupSize).toBe(size)
  })

  it.each(["it's 3 not 4 days", 'are all three open on Monday?', 'is there a price for all 3', '5 museums, not 6'])('stay as many after %s [1.6]', (text) => {
    expect(after('Prague in May for five of us', text).groupSize).toBe(5)
  })

  it('counts the friends of who writes in haste [1.6]', () => {
    expect(after('off to Lisbon in may wiht 3 freinds').groupSize).toBe(4)
  })

  it.each([["we're Tom and Ana, going to Rome", 2], ['we are Maria, Joao and Pedro from Porto', 3]])('counts the names in %s [1.6]', (text, size) => {
    expect(readParty(text.toLowerCase())?.size).toBe(size)
  })

  it.each(["we're Brazilian and Polish", "we're tired and hungry", 'we are Lisbon and Porto fans'])('counts nobody in %s [1.6]', (text) => {
    expect(readParty(text.toLowerCase())?.size).toBeUndefined()
  })

  it('are no others because one is spoken of by another age, and a young traveller is one of the young [1.6]', () => {
    expect(after(family, 'the 16 year old says the first one is lame')).toMatchObject({ children: 3, ages: [4, 7, 10] })
    expect(after('Bali in June, I am 17 and go with my parents')).toMatchObject({ groupSize: 3, adults: 2, children: 1, ages: [17] })
  })

  it('are told apart by their ages [1.6]', () => {
    expect(after('Lisbon in May, 4 of us, one is 7')).toMatchObject({ adults: 3, children: 1, ages: [7] })
    expect(after('Lisbon in May, 5 of us, two of them are 3 and 6')).toMatchObject({ adults: 3, children: 2, ages: [3, 6] })
  })
})

describe('who travels, in other languages', () => {
  it.each([
    ['drei tage für uns zwei, bitte', 2, []], ['wir sind 5 mit kindern im alter von 4 und 8', 5, [4, 8]], ['zwei erwachsene und zwei kinder, 5 und 9 jahre alt', 4, [5, 9]], ['meine frau und ich', 2, []], ['nous sommes 2 adultes et un enfant de 6 ans', 3, [6]],
    ['un week-end en mai, pour deux', 2, []], ['ma femme et moi', 2, []], ['somos una familia de 5 con niños de 3, 6 y 9 años', 5, [3, 6, 9]], ['para los cuatro', 4, []], ['siamo una famiglia di 4 con bambini di 5 e 8 anni', 4, [5, 8]],
  ])('%s [1.6]', (text, size, ages) => expect(readParty(text)).toMatchObject({ size, ages }))

  it.each(['für zwei nächte', 'pour deux nuits', 'para dos noches', 'vor 3 jahren waren wir da', 'per capita income'])('nobody is counted in %s [1.6]', (text) => expect(readParty(text)).toBeNull())
})

it.each(["I don't care about the budget", 'the budget is open', 'no matter what it costs'])('frees the sum by %s [1.7]', (text) => {
  expect(after('Prague in May for two, 300 euros', text).budget).toBeUndefined()
})

it('takes a question about a total for no change of what a sum is for [1.7]', () => {
  expect([readPerAlone('total?'), readPerAlone('per person?'), readPerAlone('in total'), readPerAlone('per person, i mean')]).toEqual([null, null, 'total', 'person'])
})

describe('the ages of all children of a family, grown ones among them [1.6]', () => {
  it.each([
    ['a family of 6 with kids 0, 2, 4 and 19', 6, 3, [0, 2, 4, 19]],
    ['2 adults, kids 0 and 19', 4, 1, [0, 19]],
    ['2 adults, 3 kids aged 20, 10 and 8', 5, 2, [20, 10, 8]],
    ['family of five, kids 20, 17 and 0', 5, 2, [20, 17, 0]],
    ['my wife, me and the kids: 0, 3, 18 and 21', 6, 2, [0, 3, 18, 21]],
    ['2 adults with our children 9, 12 and 20', 5, 2, [9, 12, 20]],
    ["We're a family of four (kids are 6 and 10). My son is obsessed with dinosaurs and my daughter wants to see a castle.", 4, 2, [6, 10]],
  ] as const)('%s', (text, groupSize, children, ages) => expect(after('Lisbon 3 to 6 May 2027', text)).toMatchObject({ groupSize, children, ages }))

  it.each([
    ['our kids are 22, 19 and 8', 1, [22, 19, 8]],
    ['2 adults and kids 6 and 9, 20 to 25 May', 2, [6, 9]],
    ['kids 4 and 8 from 19 to 22 June', 2, [4, 8]],
    ['kids 6 and 9 and 20 euros each', 2, [6, 9]],
  ] as const)('no number of another kind: %s', (text, children, ages) => expect(after('Lisbon 3 to 6 May 2027', text)).toMatchObject({ children, ages }))
})
