/** What each has of its own, and what they all have. */
export interface Differing {
  common: string[]
  own: string[][]
}

/** Told apart by their words alone: 'Local guide' and 'local guide.' are one. */
export function tellApart(lists: readonly (readonly string[])[]): Differing {
  const keys = lists.map((list) => new Set(list.map(wordsOf)))
  const isCommon = (line: string) => lists.length > 1 && keys.every((known) => known.has(wordsOf(line)))
  return { common: (lists[0] ?? []).filter(isCommon), own: lists.map((list) => list.filter((line) => !isCommon(line))) }
}

const wordsOf = (line: string): string => line.toLowerCase().match(/[\p{L}\p{N}]+/gu)?.join(' ') ?? ''
