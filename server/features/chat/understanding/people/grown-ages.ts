import { part } from '../../language/pattern.ts'
import { COUNT } from '../numbers.ts'
import { matchSpan } from '../plain-text.ts'
import type { Span } from '../plain-text.ts'

/** How old grown-ups are, said of all of them at once. */
export interface GrownAges {
  /** Of each one: 'we are 74 and 71'. */
  ages: number[]
  /** Of all of them: 'both 68'. */
  each?: number
  /** What all of them are at least: 'all over 70', 'in our late sixties'. */
  least?: number
  span: Span
}

/** What may follow ages: anything else would be what is counted. */
const ENDS = part`
  (?=\s*(?:$|[.,;!?)\n]|-?\s*(?:years?|yrs?|yo)\b|(?:so|but|and|who|from|going|travell?ing|this|respectively|now|with|in|on|looking|want|love|like|by|
  pays?|get)\b))(?!\s*,?\s*(?:and\s+)?\d)
`
const AGE = String.raw`(?:1[89]|[2-9]\d)`
const US = String.raw`\b(?:and i|and me|we|us|both|couple)`
/** 'My husband and I are 74 and 71', 'we're 45 & 47'. */
const PAIR = new RegExp(`${US}(?:\\s+are|'re| r)?[\\s,(-]*(?:aged?\\s+)?(?<first>${AGE}) ?(?:and|&|\\+|/) ?(?<second>${AGE})${ENDS}`)
const ALL = String.raw`\b(?:both(?: of us)?|each(?: of us)?|all(?: of (?:us|them))?|everyone|everybody)(?: (?:are|is)|'re)?(?: now)?[\s,(-]*(?:aged?\s+)?`
/** 'Both 68', 'all over 70', 'all of us are past sixty'. */
const EACH = new RegExp(`${ALL}(?:(?<over>over|past|above|older than|at least)\\s+(?:the age of\\s+)?)?(?<age>${AGE})s?${ENDS}`)
const DECADES = ['twenties', 'thirties', 'forties', 'fifties', 'sixties', 'seventies', 'eighties', 'nineties']
/** 'In our late sixties', 'both in their 70s'. */
const DECADE = new RegExp(`\\bin (?:our|their|the) (?:(?<part>early|mid|late)[- ]?(?:to[- ]late )?)?(?:(?<tens>[2-9])0'?s|(?<word>${DECADES.join('|')}))\\b`)
/** 'Two over 65', 'four people above seventy'. */
const SOME = new RegExp(`\\b${COUNT}(?: (?:people|adults|persons|guests|of us))?(?: (?:who are|aged))? (?:over|above)[- ](?<age>[5-9]\\d)(?:'?s)?${ENDS}`)
/** 'I'm 17', 'I am 45 and travel alone'; 'I'm 30 minutes away' says no age. */
const SPEAKER = new RegExp(`\\b(?:i'm|im|i am)\\s+(?:only |just |now |nearly |almost |aged )?(?<age>1[2-9]|[2-9]\\d)${ENDS}(?!\\s*(?:in (?:line|total)))`)

const LEAST: Readonly<Record<string, number>> = { early: 0, mid: 5, late: 7 }

/** Reads from plain lower-case text how old the grown-ups of a party are; null when nothing is said of all of them. */
export function readGrownAges(text: string): GrownAges | null {
  const pair = PAIR.exec(text)
  if (pair !== null) return { ages: [Number(pair.groups?.first), Number(pair.groups?.second)], span: matchSpan(pair) }
  const each = EACH.exec(text)
  if (each !== null) return { ages: [], [each.groups?.over === undefined ? 'each' : 'least']: Number(each.groups?.age), span: matchSpan(each) }
  const decade = DECADE.exec(text)
  if (decade !== null) {
    const { part, tens, word } = decade.groups ?? {}
    const first = tens === undefined ? (DECADES.indexOf(word ?? '') + 2) * 10 : Number(tens) * 10
    return { ages: [], least: first + (LEAST[part ?? ''] ?? 0), span: matchSpan(decade) }
  }
  const some = SOME.exec(text)
  if (some !== null) return { ages: [], least: Number(some.groups?.age), span: matchSpan(some) }
  return null
}

/** The age of the one who writes. */
export function readOwnAge(text: string): number | null {
  const age = SPEAKER.exec(text)?.groups?.age
  return age === undefined ? null : Number(age)
}
