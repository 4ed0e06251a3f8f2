import { describe, expect, it } from 'vitest'
import { sayTime } from './clock.ts'

describe('a time of day', () => {
  it.each([
    ['00:15', '12:15 AM'],
    ['09:05', '9:05 AM'],
    ['12:00', '12:00 PM'],
    ['19:30', '7:30 PM'],
  ])('%s is %s [9.37]', (time, words) => expect(sayTime(time)).toBe(words))
})
