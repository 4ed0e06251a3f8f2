import { describe, expect, it } from 'vitest'
import { isGibberish } from '../answers/unclear.ts'
import type { Card } from '../read-prompt.ts'
import { namesByPlace } from '../../item-talk/by-place.ts'
import { readReferences } from '../references/read-references.ts'
import { readDeskQuestion } from '../../item-talk/desk-question.ts'
import { isAboutItems } from '../../item-talk/item-talk.ts'

const card = (productCode: string, title: string, more: Partial<Card>): Card => ({ productCode, title, tags: [], price: { amount: 40, currency: 'EUR' }, minutes: 120, rating: 4.5, ...more })
const cards = [
  card('A', 'A rowing boat to the reed islands', { tags: ['boat', 'nature'], price: { amount: 25, currency: 'EUR' }, minutes: 90 }),
  card('B', 'Bread at five in the morning', { tags: ['food', 'workshop'], minutes: 180, rating: 4.9 }),
  card('C', 'The glass roof of the old station', { tags: ['architecture'], price: { amount: 60, currency: 'EUR' }, minutes: 240 }),
]
const shown = { cards, lastShown: ['A', 'B', 'C'], lastNamed: 3 }
const codes = (text: string, lastAnswer?: string): string => readReferences(text, { ...shown, ...(lastAnswer === undefined ? {} : { lastAnswer }) }).codes.join('')

describe('which card a message points at [1.4]', () => {
  it.each([
    ['the second one', 'B'], ['is number 3 any good', 'C'], ['option two please', 'B'], ['compare 1 and 3', 'AC'], ['the last one', 'C'], ['what about #2', 'B'],
    ['the cheapest', 'A'], ['how long is the longer one', 'C'], ['is the best rated one far', 'B'], ['the boat one', 'A'], ['does the bread thing take long', 'B'], ['tell me of the station', 'C'], ['the bread or the boat', 'BA'],
  ])('%s', (text, expected) => {
    expect(codes(text)).toBe(expected)
  })

  it('takes it for what was spoken of last, and for all where nothing was singled out', () => {
    expect(codes('how long is it?', 'Bread at five in the morning costs €40.')).toBe('B')
    expect(codes('how long is it?', 'A rowing boat to the reed islands. Bread at five in the morning. The glass roof of the old station.')).toBe('ABC')
  })

  it.each(['on the 2nd', 'from the 3rd to the 5th', 'the first week of May', '1st of June', 'March 3rd', 'our second day', 'first we would like to eat', 'two of us', 'the last weekend in May'])('takes no day or number for a card: %s', (text) => {
    expect(namesByPlace(text)).toBe(false)
  })
})

describe('what says nothing of the trip', () => {
  it.each(['is it open on Monday?', 'the second one', 'what time does it start on the 14th?', 'does the tram run on Friday?', 'compare the first and the third', 'how long are they?', "we'll take the first"])('is of the cards alone: %s', (text) => {
    expect(isAboutItems(text)).toBe(true)
  })

  it.each(['Porto in May', 'on the second of May', 'something for Monday', 'we arrive on Friday', 'make it six days', 'from the first to the fifth of June', 'the kids love animals', 'the Algarve', 'is there anything on the 14th?'])('is no such thing: %s', (text) => {
    expect(isAboutItems(text)).toBe(false)
  })
})

describe('what is asked of the desk [1.5]', () => {
  it.each([
    ['are you a robot?', 'identity'], ['could I talk to a person', 'human'], ['do you understand Polish?', 'language'], ['is my data safe with you?', 'privacy'], ['how do we pay?', 'payment'], ['can you reserve it for us', 'booking'],
    ['do you rent cars or book hotels', 'lodging'], ['how warm will it be', 'weather'], ['do I need a passport', 'papers'], ['who sells these?', 'source'],
  ])('%s', (text, topic) => {
    expect(readDeskQuestion(text)).toBe(topic)
  })

  it.each(['does the guide speak Polish?', 'does it include hotel pick-up?', 'we are a couple from Leeds', 'how long is the first one?', 'something with animals', 'do children pay less?'])('is no such thing: %s', (text) => {
    expect(readDeskQuestion(text)).toBe(null)
  })
})

describe('keys hit at random', () => {
  it.each(['asdfjkl', 'xkcdqwrt zzgh', 'hhhhhhh', '%%%% ####', 'fghfgh rtyrty'])('are no words: %s', (text) => {
    expect(isGibberish(text)).toBe(true)
  })

  it.each(['hm', 'Łódź', 'Brno', '14 March', 'nyc', 'rhythm and blues', '???', 'ok', 'Übersee', '東京', 'thx', 'Lngths of strengths'])('may be words: %s', (text) => {
    expect(isGibberish(text)).toBe(false)
  })
})
