/** Letters that do not fall apart into a letter and an accent. */
const WHOLE_LETTERS: Record<string, string> = { ø: 'o', đ: 'd', ł: 'l', ß: 'ss', æ: 'ae', œ: 'oe', ð: 'd', þ: 'th', ı: 'i' }

/** Lower case, without accents, every run of anything but letters and digits one space: 'São  Tomé!' is 'sao tome'. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[øđłßæœðþı]/g, (letter) => WHOLE_LETTERS[letter] ?? letter)
    .replace(/['’ʻ`.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** The folded words of a text; blank text has none. */
export function splitWords(text: string): string[] {
  const folded = fold(text)
  return folded === '' ? [] : folded.split(' ')
}
