/** English numbers in words, each at the place of its value: `NUMBER_WORDS[7]` is 'seven'. */
export const NUMBER_WORDS: readonly string[] = [
  'zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen',
]
/** 'Twenty' to 'ninety'. */
export const TENS: readonly string[] = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
/** What each of them says. */
export const NUMBER_VALUES: ReadonlyMap<string, number> = new Map([
  ...NUMBER_WORDS.map((word, value): [string, number] => [word, value]),
  ...TENS.map((word, at): [string, number] => [word, (at + 2) * 10]),
])
