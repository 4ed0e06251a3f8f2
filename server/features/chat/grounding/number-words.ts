import { NUMBER_VALUES } from '../language/number-words.ts'

const VALUES = new Map<string, number>([...NUMBER_VALUES, ['dozen', 12]])
const SCALES = new Map([['hundred', 100], ['thousand', 1000]])
const WORD = [...VALUES.keys(), ...SCALES.keys()].join('|')
const NUMBER = new RegExp(String.raw`\b(?:an?\s+(?=hundred|thousand|dozen)|half\s+a\s+(?=dozen|hundred|thousand))?(?:${WORD})s?\b(?:(?:\s+and\s+|[\s-]+)(?:${WORD})\b)*`, 'gi')

/** The text with its numbers in digits: 'a hundred and twenty euros' is '120 euros', 'sixty-five' is '65'. */
export function inDigits(text: string): string {
  return text.replace(NUMBER, (written) => split(written).join(' '))
}

/** 'Two and three' are two numbers; 'two hundred and three' is one. */
function split(written: string): string[] {
  const words = written.toLowerCase().split(/[\s-]+/)
  const half = words[0] === 'half'
  const numbers: string[] = []
  let total: number | null = null
  let last = Infinity
  for (const raw of words) {
    const word = raw.replace(/s$/, '').replace(/^sixe?$/, 'six')
    const scale = SCALES.get(word)
    const value = VALUES.get(word)
    if (word === 'and' && last < 100 && total !== null) {
      numbers.push(String(total), 'and')
      total = null
      last = Infinity
    } else if (scale !== undefined) {
      const part: number = total === null ? 1 : total % 1000 === 0 && total > 0 ? 1 : total % 1000
      total = total === null ? scale : total - (total % 1000) + part * scale
      last = scale
    } else if (value !== undefined) {
      const fits: boolean = total !== null && (last >= 100 || (last >= 20 && last < 100 && value > 0 && value < 10))
      if (total !== null && !fits) numbers.push(String(total))
      total = fits ? (total ?? 0) + value : value
      last = value
    }
  }
  if (total !== null) numbers.push(String(half ? total / 2 : total))
  return numbers
}
