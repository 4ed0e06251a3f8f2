import { describe, expect, it } from 'vitest'
import { inEnglish } from './glossary.ts'
import { isAboutItems } from './item-talk.ts'

describe('what is asked of the cards in another language', () => {
  it.each([
    ['Wie lange dauert das zweite?', 'how long is the second?'],
    ['und der dritte?', 'and the third?'],
    ['cuánto cuesta el primero', 'how much is the first'],
    ['quelque chose de moins cher', 'something cheaper'],
    ['quanto dura il secondo?', 'how long is the second?'],
    ['iets goedkoper', 'something cheaper'],
  ])('%s', (said, english) => {
    expect(inEnglish(said)).toBe(english)
  })

  it.each(['the second one', 'La Boca', 'something in Die', 'Lisbon', 'a de luxe evening', 'o', 'I want more', 'Las Vegas for the kids', ''])('leaves alone what is none: %s', (said) => {
    expect(inEnglish(said)).toBe(said)
  })

  it.each(['wie lange dauert das erste?', 'cuánto dura el primero', 'combien coûte le deuxième ?'])('says nothing of the trip: %s', (said) => {
    expect(isAboutItems(said)).toBe(true)
  })
})
