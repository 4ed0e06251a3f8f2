import { describe, expect, it } from 'vitest'
import { openDesk } from '../../../test/open-desk.ts'

const { last } = openDesk('subjects')

/** Of each town what bears a name or a style that no title bears. */
const BORNE: readonly (readonly [opening: string, asked: string, title: RegExp])[] = [
  ['Berlin, 20-23 April 2027, me and my dad, food', 'any Bauhaus?', /Bruno Taut/],
  ['Berlin, 20-23 April 2027, me and my dad, food', 'East Germany?', /Bernauer|breakfast egg/],
  ['Florence 4-7 October 2027, couple, art', 'any Michelangelo?', /David before nine/],
  ['Mexico City, 3-6 May 2027 solo, markets', 'Diego Rivera?', /Murals|Rivera/],
  ['Istanbul 3-6 May 2027, two of us, food', 'Byzantine stuff?', /Hagia Sophia/],
  ['Barcelona 3 to 6 June 2027, two of us, food', 'anything on Catalan modernisme', /Sagrada|Pedrera|Güell/],
]

describe('who asks for a maker, a style or a time is told of what bears it [1.4]', () => {
  it.each(BORNE)('%s: %s', async (opening, asked, title) => {
    const { text, cards } = await last(opening, asked)
    expect(cards.map((card) => card.title).join('\n')).toMatch(title)
    expect(text).toMatch(title)
    expect(text).not.toMatch(/\bI have no\b|^No\b|nobody/)
  })

  it('in the opening, too', async () => {
    const { text } = await last('Barcelona 3 to 6 June 2027, two of us. We adore Gaudí')
    expect(text).toMatch(/Sagrada|Pedrera|Güell/)
    expect(text).not.toMatch(/nothing by that name|nothing there/)
  })

  it.each(['Jack the Ripper?', 'any Banksy?', 'do you have anything on the Beatles'])('what a town has nothing of is said so: %s', async (asked) => {
    expect((await last('London 3-6 May 2027, two of us, food', asked)).text).toMatch(/\bno (?:Jack the Ripper|Banksy|Beatles)/i)
  })
})
