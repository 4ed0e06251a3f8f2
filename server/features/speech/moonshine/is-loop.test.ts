import { expect, it } from 'vitest'
import { isLoop } from './is-loop.ts'

it.each([
  ['a token twelve times', Array(12).fill(7)],
  ['three tokens four times', [1, 9, 7, 8, 9, 7, 8, 9, 7, 8, 9, 7, 8, 9]],
  ['eight tokens four times', [...Array(4)].flatMap(() => [1, 2, 3, 4, 5, 6, 7, 8])],
])('sees that the decoder is stuck at %s', (_, tokens) => {
  expect(isLoop(tokens)).toBe(true)
})

it.each([
  ['nothing', []],
  ['"0000"', [4, 4, 4, 4]],
  ['a word said three times', [...Array(3)].flatMap(() => [1, 2, 3, 4, 5])],
  ['what ended being said again', [...Array(12).fill(7), 8]],
])('takes %s for speech', (_, tokens) => {
  expect(isLoop(tokens)).toBe(false)
})
