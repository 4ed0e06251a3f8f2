/** How many words from there on are together one known phrase, the longest first; 0 where not even the first is known. */
export function longestKnown(words: readonly string[], from: number, { most, isKnown }: { most: number; isKnown: (phrase: string) => boolean }): number {
  for (let size = Math.min(most, words.length - from); size > 0; size -= 1) if (isKnown(words.slice(from, from + size).join(' '))) return size
  return 0
}
