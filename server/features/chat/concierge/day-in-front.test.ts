import { describe, expect, it } from 'vitest'
import { withDayBehind } from './day-in-front.ts'

describe('a day that heads a message is the day of what follows', () => {
  it.each([
    ['Thursday, we have a wedding until four', 'we have a wedding until four on Thursday'],
    ['Day 3: drop the museum', 'drop the museum on day 3'],
    ['On Friday 14 May: please take everything away, that is our day for the market', 'please take everything away on Friday 14 May, that is our day for the market'],
    ['on the second day, we have tickets from 10 till 2', 'we have tickets from 10 till 2 on the second day'],
    ['Wednesday: too much. Halve it.', 'too much on Wednesday. Halve it.'],
    ['Friday: nothing at all please', 'nothing at all on Friday please'],
    ['Tag 3: streich bitte das Museum', 'streich bitte das Museum am Tag 3'],
    ['sábado: un barco en vez del museo', 'un barco en vez del museo el sábado'],
  ])('%s', (text, behind) => expect(withDayBehind(text)).toBe(behind))

  it.each(['and on Sunday morning, before our train at 12.30?', 'Friday, Saturday and Sunday free please', 'Sat, 15 May, please', 'And Friday?', 'Day 1: arrive, day 2: museum', 'Friday, please'])('as it stands: %s', (text) => expect(withDayBehind(text)).toBe(text))
})
