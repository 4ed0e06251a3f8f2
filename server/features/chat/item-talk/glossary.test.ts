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
    ['Machen Sie uns bitte einen Tagesplan', 'make us please a day by day plan'],
    ['mehr Pausen bitte', 'more breaks please'],
    ['Tausche Tag 2 und Tag 3', 'swap day 2 and day 3'],
    ['faites-nous un programme pour chaque jour', 'make us a plan for each day'],
    ['le deuxième jour est trop chargé', 'the second day is too packed'],
    ['remplacez le musée par un marché', 'replace the museum with a market'],
    ['más descansos', 'more breaks'],
    ['deja el martes libre', 'leave the tuesday free'],
    ['haznos un itinerario para cada día', 'make us a itinerary for each day'],
  ])('%s', (said, english) => {
    expect(inEnglish(said)).toBe(english)
  })

  it.each(['the second one', 'La Boca', 'something in Die', 'Lisbon', 'a de luxe evening', 'o', 'I want more', 'Las Vegas for the kids', 'a plan for la Concha', 'plan day 2', 'no museum on day 2', ''])('leaves alone what is none: %s', (said) => {
    expect(inEnglish(said)).toBe(said)
  })

  it.each(['wie lange dauert das erste?', 'cuánto dura el primero', 'combien coûte le deuxième ?'])('says nothing of the trip: %s', (said) => {
    expect(isAboutItems(said)).toBe(true)
  })
})
