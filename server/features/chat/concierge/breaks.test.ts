import { describe, expect, it } from 'vitest'
import { breakIn } from './breaks.ts'

describe('hours kept for a meal or a rest [1.6]', () => {
  it.each([
    ['a proper lunch hour every day, one to two', '13:00', '14:00'],
    ['keep one to two free for lunch every day', '13:00', '14:00'],
    ['12:30 to 2 is lunch on Friday', '12:30', '14:00'],
    ['she naps, nap from 1 to 3 every day', '13:00', '15:00'],
    ['jeden Tag Mittagspause von 12 bis 14 Uhr', '12:00', '14:00'],
    ['jeden Tag eine richtige Mittagspause von eins bis zwei', '13:00', '14:00'],
    ['una pausa para la comida de una a dos cada día', '13:00', '14:00'],
    ['a plan please, dinner free each evening', '18:30', '21:00'],
    ['keep lunch free', '12:30', '14:00'],
    ['we need time for a proper lunch every day', '12:30', '14:00'],
    ['every day a long lunch', '12:30', '14:00'],
  ])('%s', (said, from, to) => {
    expect(breakIn(said)).toEqual({ from, to })
  })

  it.each(['lunch for 2 to 4 people', 'a lunch walk on 12 to 15 May', 'we break the trip between 3 and 5 May', 'lunch on Friday', 'is dinner free?', 'wine is free with dinner', 'a proper lunch somewhere nice', 'food and a long lunch'])('are none of: %s', (said) => {
    expect(breakIn(said)).toBeNull()
  })
})
