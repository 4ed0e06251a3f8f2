import { describe, expect, it } from 'vitest'
import { length } from './format.ts'

describe('what a letter says of time', () => {
  it.each([
    [45, '45 minutes'],
    [60, 'one hour'],
    [90, '90 minutes'],
    [135, '2 hours 15 minutes'],
    [150, '2½ hours'],
    [180, '3 hours'],
    [480, 'a full day (8 hours)'],
    [570, 'a full day (9½ hours)'],
  ])('%i minutes are %s', (minutes, words) => expect(length(minutes)).toBe(words))
})
