import { pattern } from '../language/pattern.ts'
import type { Rewriting } from './rewritten-text.ts'

const NAMES = [
  'january', 'february', 'april', 'august', 'september', 'october', 'november', 'december', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday',
  'saturday', 'sunday', 'tomorrow', 'weekend', 'christmas', 'thanksgiving', 'fortnight',
]
/** Words, names and plurals that stand a letter beside a name and are right as they are. */
const OTHER_WORDS = pattern()`
  ^(?:augusta|auguste|augusto|augusti|augustus|sundae|sunda|sundry|monda|frida|aprils|apricot|tuesda|novembers|weekender|weekends?|fortnights|saturda|
  .*days|.*ers?|christmas+y|marches|agust[ií]n|novella)$
`
const RIGHT = new Set(NAMES)
const WORD = /(?<![\p{L}\d'-])[jfaosndmtwc]\p{L}{3,13}(?![\p{L}'])/gu

/** The name that a word misspells, or null: the first letter stands, and one slip is let pass, in a long name two. */
export function misspelt(word: string): string | null {
  if (RIGHT.has(word)) return null
  const near = NAMES.find((name) => name.startsWith(word.charAt(0)) && Math.abs(name.length - word.length) <= 2 && slips(word, name) <= (name.length >= 8 ? 2 : 1))
  if (near === undefined) return null
  return OTHER_WORDS.test(word) && !/^(?:se|oc|no|de)[a-z]*ber$/.test(word) ? null : near
}

/** Letters too many, too few, wrong, or two that changed places. */
function slips(left: string, right: string): number {
  let before: number[] = []
  let row = Array.from({ length: right.length + 1 }, (_, at) => at)
  for (let at = 1; at <= left.length; at += 1) {
    const next = [at]
    for (let across = 1; across <= right.length; across += 1) {
      const same = left[at - 1] === right[across - 1]
      let least = Math.min((row[across] ?? 0) + 1, (next[across - 1] ?? 0) + 1, (row[across - 1] ?? 0) + (same ? 0 : 1))
      if (at > 1 && across > 1 && left[at - 1] === right[across - 2] && left[at - 2] === right[across - 1]) least = Math.min(least, (before[across - 2] ?? 0) + 1)
      next.push(least)
    }
    before = row
    row = next
  }
  return row[right.length] ?? 0
}

const MONTH_START = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)'
const SHORT: Record<string, string> = {
  nxt: 'next',
  wk: 'week',
  wks: 'weeks',
  yr: 'year',
  wkend: 'weekend',
  wknd: 'weekend',
  wkd: 'weekend',
  tmrw: 'tomorrow',
  tmr: 'tomorrow',
  tmw: 'tomorrow',
  tomo: 'tomorrow',
  '2moro': 'tomorrow',
  '2morrow': 'tomorrow',
  '2nite': 'tonight',
  tonite: 'tonight',
  b4: 'before',
  untill: 'until',
  til: 'until',
  mth: 'month',
  beg: 'beginning',
}

/** Slips of the hand in the words that dates are made of, and short forms of them. */
export const RESPELT: readonly Rewriting[] = [
  [WORD, ([word]) => misspelt(word)],
  [new RegExp(`(?<![\\w'-])(?:${Object.keys(SHORT).join('|')})(?![\\w'])`, 'g'), ([word]) => SHORT[word] ?? null],
  // 'Newly weds' marry on any day.
  [/\bnewly[- ]wed(?=s?\b)/g, () => 'newlywed'],
  // '9thmay', 'fri5th': the blank is missing.
  [new RegExp(`(?<=\\d(?:st|nd|rd|th))(?=${MONTH_START})`, 'g'), () => ' '],
  [new RegExp(`(?<=\\b(?:mon|tues?|wed|thurs?|fri|satur|sat|sun)(?:day)?)(?=\\d{1,2}(?:st|nd|rd|th)\\b)`, 'g'), () => ' '],
]
