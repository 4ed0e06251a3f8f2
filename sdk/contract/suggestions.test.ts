import { describe, expect, it } from 'vitest'
import { readSuggestion, wordsOf } from './suggestions.ts'
import type { Suggestion } from './suggestions.ts'

const ALL: readonly Suggestion[] = [{ id: 'next-weekend' }, { id: 'days', days: 2 }, { id: 'days', days: 14 }, { id: 'cheaper' }, { id: 'out-of-town' }, { id: 'more' }, { id: 'wish', wish: 'Music', place: 'Lisbon' }]

describe('a way to go on', () => {
  it.each(ALL)('is known again by its words: %o', (suggestion) => expect(readSuggestion(wordsOf(suggestion))).toEqual(suggestion))

  it('reads in English as it is sent', () => expect(ALL.map(wordsOf)).toEqual(['Next weekend', 'Make it 2 days', 'Make it 14 days', 'Something cheaper', 'Days out of town', 'Show me more', 'Music in Lisbon']))

  it.each(['Something in the evening', 'in Lisbon', 'show me more', 'Make it days', 'Make it 4 days long', 'toString', ''])('is no other words: %j', (words) => expect(readSuggestion(words)).toBeNull())
})
