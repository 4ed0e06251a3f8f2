/** Ways to go on. What is sent is English; by their ids a client can name them in its own language. */
export type Suggestion = { id: 'next-weekend' } | { id: 'days'; days: number } | { id: 'cheaper' } | { id: 'out-of-town' } | { id: 'more' } | { id: 'wish'; wish: string; place: string }

const FIXED = { 'next-weekend': 'Next weekend', cheaper: 'Something cheaper', 'out-of-town': 'Days out of town', more: 'Show me more' } as const
/** 'Music in Lisbon', in words of the server's own. */
const WISH = /^(\p{Lu}.*?) in (\p{Lu}.*)$/u
const DAYS = /^Make it (\d{1,2}) days$/

/** The words that are sent, and that a client shows which knows no others. */
export function wordsOf(suggestion: Suggestion): string {
  if (suggestion.id === 'wish') return `${suggestion.wish} in ${suggestion.place}`
  return suggestion.id === 'days' ? `Make it ${suggestion.days} days` : FIXED[suggestion.id]
}

/** Which one these words are; null for any other. */
export function readSuggestion(words: string): Suggestion | null {
  const days = DAYS.exec(words)?.[1]
  if (days !== undefined) return { id: 'days', days: Number(days) }
  const fixed = (Object.keys(FIXED) as (keyof typeof FIXED)[]).find((id) => FIXED[id] === words)
  if (fixed !== undefined) return { id: fixed }
  const [, wish, place] = WISH.exec(words) ?? []
  return wish === undefined || place === undefined ? null : { id: 'wish', wish, place }
}
