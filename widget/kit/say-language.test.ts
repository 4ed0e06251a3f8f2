import { expect, it } from 'vitest'
import { sayLanguage } from './say-language.ts'

it.each([
  ['de-AT', 'Portuguese', 'Portugiesisch'],
  ['de-DE', 'Cantonese', 'Kantonesisch'],
  ['de-DE', 'Haitian signs', 'Haitian signs'],
  ['en-GB', 'Portuguese', 'Portuguese'],
])('in %s, %s is said as %s', (page, told, said) => {
  expect(sayLanguage(told, page)).toBe(said)
})
