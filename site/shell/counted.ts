/** '1 start', '3 starts': a count with the word for what is counted, which takes an s for more than one. */
export const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`
