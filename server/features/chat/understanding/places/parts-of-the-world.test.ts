import { describe, expect, it } from 'vitest'
import { openTestGazetteer } from '../../../../test/test-gazetteer.ts'
import { createUnderstand } from '../index.ts'

const understand = createUnderstand(await openTestGazetteer(['vienna-at', 'rio-de-janeiro-br', 'chicago-us', 'london-gb']))
const named = (text: string) => understand({ text, referenceDate: '2026-11-23' }).destinations?.map(({ name }) => name) ?? []

describe('a part of the world', () => {
  it.each([
    ['two weeks in the Balkans', 'Balkans'], ['the Baltics', 'Baltics'], ['Benelux by train', 'Benelux'], ['a Mediterranean cruise in May', 'Mediterranean'], ['the Med in June', 'Mediterranean'],
    ['hiking in the Alps', 'Alps'], ['a safari in East Africa', 'East Africa'], ['New England for five days', 'New England'], ['the Caribbean, 7 days', 'Caribbean'], ['road trip along the west coast', 'West Coast'],
    ['the Canaries in March', 'Canary Islands'],
  ])('is where "%s" goes [1.4]', (text, name) => expect(named(text)).toEqual([name]))

  it('is a destination with its length, and a matter of travel [1.4, 1.5]', () => {
    expect(understand({ text: 'the Balkans for two weeks', referenceDate: '2026-11-23' })).toMatchObject({ intent: 'travel', destination: { name: 'Balkans' }, duration: 14 })
  })

  it.each([['best mediterranean restaurant in Chicago', ['Chicago']], ['Caribbean food in London', ['London']], ['somewhere with Mediterranean food', []], ['who discovered the Arctic', []]])('is none in "%s" [1.4]', (text, names) => {
    expect(named(text)).toEqual(names)
  })
})

describe('names beside festivals and flights', () => {
  it.each([['Rio during carnival', 'Rio de Janeiro'], ['Rio over New Year', 'Rio de Janeiro'], ['flight BA 249 lands 15:40 in Rio', 'Rio de Janeiro']])('%s goes to %s alone [1.4]', (text, name) => expect(named(text)).toEqual([name]))
})
