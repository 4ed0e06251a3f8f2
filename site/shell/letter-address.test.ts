import { expect, it } from 'vitest'
import { letterAddress, letterIn, letterOf } from './letter-address.ts'

it.each([
  ['/', undefined],
  ['/?letter', null],
  ['/?letter=', null],
  ['/?letter=abc-1', 'abc-1'],
  ['/?letter=a%2Fb', 'a/b'],
  ['/?from=mail', undefined],
  ['/chat?letter=abc', undefined],
])('reads the letter of %j', (address, letter) => expect(letterIn(address)).toBe(letter))

it.each([null, 'abc-1', 'a/b'])('names %j so that it is read again, at the root [2.73]', (id) => {
  expect(letterIn(letterAddress(id))).toBe(id)
  expect(new URL(letterAddress(id), 'http://site.invalid').pathname).toBe('/')
})

it.each([
  ['/chat', null],
  ['/chat/abc%2F1', 'abc/1'],
])('reads the conversation of %j', (path, id) => expect(letterOf(path)).toBe(id))
