import { describe, expect, it } from 'vitest'
import { count, formFor } from './index.ts'

describe('numbers with their words', () => {
  it.each([[0, '0 results'], [1, '1 result'], [2, '2 results'], [1204, '1,204 results']])('%i', (number, said) => {
    expect(count(number, 'result', 'results')).toBe(said)
  })

  it.each([['pl', 1, 'dzień'], ['pl', 2, 'dni (kilka)'], ['pl', 5, 'dni'], ['fr', 0, 'dzień'], ['de', 0, 'dni (inne)']])('has as many forms as %s, here for %i', (language, number, form) => {
    expect(formFor(number, { one: 'dzień', few: 'dni (kilka)', many: 'dni', other: 'dni (inne)' }, language)).toBe(form)
  })
})
