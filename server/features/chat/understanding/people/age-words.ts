import { wordList } from '../../language/word-list.ts'
import { isName } from './names.ts'
import { nounAt } from './person-nouns.ts'
import { isWord, numberAt, readOnce, skipHyphen } from './tokens.ts'
import type { Read, Token } from './tokens.ts'

const YEARS = /^(?:years?|yrs?|y|yos?)$/
const MONTHS = /^(?:months?|mos?|mths?|mnths?|m)$/
const WEEKS = /^(?:weeks?|wks?)$/
const OLD = /^(?:olds?|o|age)$/
const AGED = /^(?:aged?|ages|aging)$/
const LINK = new Set([',', 'and', '&', '+', '/', 'or', 'y', 'a', 'an', 'the', 'one'])
/** What may follow ages that stand without a unit: anything else would be what is counted. */
const AFTER_AGES = wordList(
  `and with in for to from on at plus who we i are is that so but or as by if please the my our me us this next also both wants want would will can looking going coming travelling traveling flying staying leaving loves love need needs
  like likes too now then not he she they it have has last yesterday soon come comes join joins go goes travel travels there where what when years yrs yo old`,
)
const ELDEST_CHILD = 17
export const OLDEST = 110

/** One age with or without its unit: '6', 'six years old', '8-month-old', '16yo', 'two and a half'. */
interface Age {
  years: number
  /** True where the words can be nothing but an age. */
  certain: boolean
}

/** Reads one age; a baby of some months is 0, or 1 from its first birthday on. */
export function ageAt(tokens: readonly Token[], at: number): Read<Age> | null {
  const number = numberAt(tokens, at)
  if (number === null || number.value > OLDEST) return null
  let next = number.next
  if (isWord(tokens, next, /^and$/) && isWord(tokens, next + 1, /^an?$/) && isWord(tokens, next + 2, /^half$/)) next += 3
  const unit = unitAt(tokens, next)
  if (unit !== null) {
    const years = unit.value.kind === 'years' ? number.value : unit.value.kind === 'months' ? Math.floor(number.value / 12) : 0
    return { value: { years, certain: unit.value.certain }, next: unit.next }
  }
  return { value: { years: number.value, certain: false }, next }
}

interface Unit {
  kind: 'years' | 'months' | 'weeks'
  certain: boolean
}

/** 'Years old', '-year-old', 'yo', 'y/o', 'months'. Without 'old' it may be a length of time. */
function unitAt(tokens: readonly Token[], at: number): Read<Unit> | null {
  const first = skipHyphen(tokens, at)
  const word = tokens[first]?.text ?? ''
  const kind = YEARS.test(word) ? 'years' : MONTHS.test(word) ? 'months' : WEEKS.test(word) ? 'weeks' : null
  if (kind === null) return null
  if (/^yos?$/.test(word)) return { value: { kind, certain: true }, next: first + 1 }
  let next = skipHyphen(tokens, first + 1)
  while (isWord(tokens, next, /^(?:\/|\.|of)$/) && isWord(tokens, next + 1, OLD)) next += 1
  if (isWord(tokens, next, OLD)) return { value: { kind, certain: true }, next: next + (tokens[next + 1]?.text === '.' && tokens[next]?.text === 'o' ? 2 : 1) }
  // '30m' is a man of thirty.
  if (word === 'm' || (word === 'y' && tokens[first]?.from !== tokens[at - 1]?.to)) return null
  return { value: { kind, certain: word === 'y' }, next: first + 1 }
}

interface AgeList {
  ages: number[]
  certain: boolean
}

/** No list of ages is longer. */
const MOST_AGES = 12

/** Ages on end, as far as they go, and where each of them ends. */
interface AgeRun {
  ages: number[]
  ends: number[]
  /** The first that can be nothing but an age; past the last where none is. */
  certainFrom: number
}

/** The longest list of ages that begins at a token; every shorter one is a beginning of it. */
const ageRunAt = readOnce((tokens, at): AgeRun | null => {
  if (ageAt(tokens, at) === null) return null
  const run: AgeRun = { ages: [], ends: [], certainFrom: MOST_AGES }
  for (let open = at; run.ages.length < MOST_AGES; ) {
    const age = ageAt(tokens, open)
    if (age === null) break
    // 'Aged 2-8' are none of the ages.
    if (tokens[age.next]?.text === '-' && tokens[age.next + 1]?.kind === 'number' && !age.value.certain) return null
    if (age.value.certain) run.certainFrom = Math.min(run.certainFrom, run.ages.length)
    run.ages.push(age.value.years)
    run.ends.push(age.next)
    const joint = skipHyphen(tokens, age.next)
    open = joint
    while (isWord(tokens, open, LINK)) open += 1
    if (open === joint && tokens[open]?.kind !== 'number') break
  }
  return run
})

/** Several ages on end: '6, 9 & 11', 'five and eight years old', '4- and 6-year-olds'. */
export function ageListAt(tokens: readonly Token[], at: number): Read<AgeList> | null {
  const run = ageRunAt(tokens, at)
  return run === null ? null : firstOf(run, run.ages.length)
}

function firstOf({ ages, ends, certainFrom }: AgeRun, count: number): Read<AgeList> {
  return { value: { ages: ages.slice(0, count), certain: certainFrom < count }, next: ends[count - 1] ?? 0 }
}

/** Ages that follow 'aged' or 'ages'. */
export function agedAt(tokens: readonly Token[], at: number): Read<number[]> | null {
  if (!isWord(tokens, at, AGED)) return null
  let next = at + 1
  while (isWord(tokens, next, /^(?:are|is|of|:|\(|about|around|just|only)$/)) next += 1
  const list = withoutCount(tokens, next, ageListAt(tokens, next))
  return list === null || isWord(tokens, list.next, /^(?:%|plus|to|-)$/) ? null : {
    value: list.value.ages,
    next: list.next + (tokens[next - 1]?.text === '(' && tokens[list.next]?.text === ')' ? 1 : 0),
  }
}

/** 'Pupils aged 14 and 4 teachers': the last number counts those who are named behind it. */
function withoutCount(tokens: readonly Token[], at: number, list: Read<AgeList> | null): Read<AgeList> | null {
  const run = ageRunAt(tokens, at)
  if (list === null || run === null || list.value.ages.length < 2 || run.certainFrom < list.value.ages.length || isFree(tokens, list.next)) return list
  const isCounted = nounAt(tokens, list.next)?.value.plural === true || nounAt(tokens, list.next + 1)?.value.plural === true
  return isCounted ? firstOf(run, list.value.ages.length - 1) : list
}

/** 'Under 12', 'over 65s', 'below the age of five': a limit of age, and no age. The value is the limit. */
export function ageLimitAt(tokens: readonly Token[], at: number): Read<number> | null {
  let next = isWord(tokens, at, AGED) ? at + 1 : at
  if (isWord(tokens, next, /^(?:younger|older)$/) && isWord(tokens, next + 1, /^than$/)) next += 2
  else if (isWord(tokens, next, /^(?:under|below|over|above)$/)) next = skipHyphen(tokens, next + 1)
  else return null
  if (isWord(tokens, next, /^the$/) && isWord(tokens, next + 1, /^age$/) && isWord(tokens, next + 2, /^of$/)) next += 3
  const number = numberAt(tokens, next)
  if (number === null || number.value < 1 || number.value > 99) return null
  const end = tokens[number.next]?.text === 's' ? number.next + 1 : number.next
  const unit = unitAt(tokens, end)
  if (unit !== null) return { value: number.value, next: unit.next }
  return isFree(tokens, end) || tokens[end]?.kind === 'number' ? { value: number.value, next: end } : null
}

/** Ages in brackets, with or without names: '(68 and 71)', '(mia 5, leo 8 months)', '(both 12)'. */
export function bracketAt(tokens: readonly Token[], at: number): Read<number[]> | null {
  if (tokens[at]?.text !== '(') return null
  const ages: number[] = []
  let [next, both] = [at + 1, false]
  while (tokens[next] !== undefined && tokens[next]?.text !== ')') {
    const age = ageAt(tokens, next)
    if (age !== null) {
      ages.push(age.value.years)
      next = isWord(tokens, age.next, /^[fm]$/) ? age.next + 1 : age.next
      continue
    }
    const word = tokens[next]?.text ?? ''
    both ||= /^(?:both|each)$/.test(word)
    if (!LINK.has(word) && !AGED.test(word) && !/^(?:both|each|is|are|only|just|now|nearly|almost|-|;|:|he's|she's|they're|he'll|she'll|they'll|will|be|turning|turns|soon|by|then|also|too|now|about|around|just|turned|aged?|respectively)$/.test(word) && !isName(word)) return null
    next += 1
  }
  if (ages.length === 0 || tokens[next] === undefined) return null
  return { value: both && ages.length === 1 ? [...ages, ...ages] : ages, next: next + 1 }
}

/** Ages without unit or bracket that stand where nothing is counted behind them; the last one is left where something is. */
export function bareAgesAt(tokens: readonly Token[], at: number, { least, eldest = ELDEST_CHILD }: { least: number; eldest?: number }): Read<AgeList> | null {
  const run = ageRunAt(tokens, at)
  for (let count = run?.ages.length ?? 0; run !== null && count > 0; count -= 1) {
    const list = firstOf(run, count)
    if (count < least || list.value.ages.some((age) => age > eldest && !list.value.certain)) return null
    if (list.value.certain || isFree(tokens, list.next)) return list
  }
  return null
}

/** A grown-up child lives with small ones no longer than this. */
const ELDEST_OF_ALL = 29
const SMALL = 12

/** All children of a family, grown ones among small ones: 'kids 0, 2, 4 and 19'. Numbers that may be days or hours are none. */
export function mixedAgesAt(tokens: readonly Token[], at: number): Read<number[]> | null {
  const list = ageListAt(tokens, at)
  if (list === null || list.value.certain || list.value.ages.length < 2) return null
  const { ages } = list.value
  const isMixed = ages.some((age) => age <= SMALL) && ages.some((age) => age > ELDEST_CHILD) && ages.every((age) => age <= ELDEST_OF_ALL)
  const isListed = tokens.slice(at, list.next).some(({ text }) => /^(?:and|&|\+)$/.test(text)) || ages.includes(0)
  return isMixed && isListed && isFree(tokens, list.next) && !isWord(tokens, list.next, /^(?:to|from|on|at|by|-)$/) ? { value: ages, next: list.next } : null
}

/** Whether ages may end before a token. */
export function isFree(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (token === undefined) return true
  return token.kind === 'mark' ? !/[#%$€£:]/.test(token.text) && !(token.text === '-' && tokens[at + 1]?.kind === 'number') : AFTER_AGES.has(token.text)
}
