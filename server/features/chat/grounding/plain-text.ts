/** What no reader sees and what only hides a word or a digit from a check: joiners, marks of direction, letters drawn otherwise. */
const UNSEEN = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]|(?![\n\t])\p{Cc}/gu
const DRAWN = /[\uff01-\uff5e\u{1d400}-\u{1d7ff}\u2460-\u249b\u24b6-\u24e9\u{1f130}-\u{1f189}]/gu
/** Letters of other alphabets that look like ours, within a word of ours. */
const ALIKE: Record<string, string> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ѕ: 's',
  А: 'A',
  В: 'B',
  Е: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: 'O',
  Р: 'P',
  С: 'C',
  Т: 'T',
  Х: 'X',
  ο: 'o',
  α: 'a',
  ν: 'v',
  ι: 'i',
}
const MIXED = /(?:[a-z][\p{L}]*[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}][\p{L}]*[a-z])[\p{L}]*/giu
/** Digits of every script. */
const DIGIT = /(?!\d)\p{Nd}/gu

/** The text as a person reads it, for the checks; what is passed on stays as it was written. */
export function plainText(text: string): string {
  return text
    .replace(UNSEEN, '')
    .replace(DRAWN, (sign) => sign.normalize('NFKC'))
    .replace(MIXED, (word) => [...word].map((letter) => ALIKE[letter] ?? letter).join(''))
    .replace(DIGIT, digitOf)
}

/** Digits stand in tens, from a zero that no other digit precedes. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String(code - zero)
}
