import { pattern } from '../../language/pattern.ts'
import { agedAt, ageListAt, bareAgesAt, bracketAt, isFree, mixedAgesAt, OLDEST } from './age-words.ts'
import { isName } from './names.ts'
import type { PersonNoun } from './person-nouns.ts'
import { isWord, numberAt } from './tokens.ts'
import type { Read, Token } from './tokens.ts'

const BEING = pattern()`
  ^(?:is|are|who|that|who's|who'll|who'd|he'll|she'll|they'll|then|by|going|he's|she's|they're|theyre|will|be|just|has|have|turned|turns|turning|turn|
  nearly|almost|about|only|now|both|each|age|currently|:|,|-|recently|will|soon|to|'s)$
`
const BECOMES = /^(?:is|are|who's|who'll|who'd|he'll|she'll|they'll|he's|she's|they're|theyre|be|turned|turns|turning|turn)$/
const CHANGES = /^(?:turned|turns|turning|turn|be|will|who'll|who'd|he'll|she'll|they'll)$/

interface Said {
  noun: PersonNoun
  owned: boolean
  count: number | null
  both: boolean
}

/** The ages said behind a noun: 'kids aged 6 and 9', 'my parents (68 and 71)', 'our son is eight', 'boys of 8 and 10'. */
export function agesAfter(tokens: readonly Token[], at: number, said: Said): Read<number[]> | null {
  const next = afterName(tokens, at, said)
  const each = said.noun.plural ? namedAges(tokens, at) : null
  if (each !== null) return each
  const found = bracketAt(tokens, next) ?? aged(tokens, next) ?? asserted(tokens, next, said) ?? appended(tokens, next, said)
  return found === null ? null : { value: spread(found.value, tokens.slice(next, found.next), said), next: found.next }
}

/** 'My daughter mia': the name belongs to her. */
function afterName(tokens: readonly Token[], at: number, { noun, owned, count }: Said): number {
  const word = tokens[at]?.text ?? ''
  return (owned || (count === null && noun.kind === 'kin')) && !noun.plural && noun.kind !== 'doer' && isName(word) ? at + 1 : at
}

/** 'Mia (5) and Leo (8)', 'Mia 5, Leo 8': each name with its age. */
function namedAges(tokens: readonly Token[], at: number): Read<number[]> | null {
  const ages: number[] = []
  let next = at
  for (let open = isWord(tokens, at, /^[,:-]$/) ? at + 1 : at; isName(tokens[open]?.text ?? ''); ) {
    const age = bracketAt(tokens, open + 1) ?? bareAgesAt(tokens.slice(0, open + 2), open + 1, { least: 1 })
    if (age === null) break
    ages.push(...(Array.isArray(age.value) ? age.value : age.value.ages))
    next = age.next
    open = next
    while (isWord(tokens, open, /^(?:,|and|&|\+)$/)) open += 1
  }
  return ages.length === 0 ? null : { value: ages, next }
}

/** 'Both 12', 'twins (3)': one age of two. */
function spread(ages: number[], words: readonly Token[], { noun, count, both }: Said): number[] {
  const [first] = ages
  if (ages.length !== 1 || first === undefined) return ages
  const shared = both || words.some(({ text }) => /^(?:both|each)$/.test(text)) || /^(?:twin|triplet)$/.test(noun.lemma)
  return shared ? Array.from({ length: noun.lemma === 'triplet' ? 3 : (count ?? 2) }, () => first) : ages
}

function aged(tokens: readonly Token[], at: number): Read<number[]> | null {
  const next = isWord(tokens, at, /^[,(:-]$/) ? at + 1 : at
  const found = agedAt(tokens, isWord(tokens, next, /^(?:who|both|all)$/) ? next + 1 : next)
  if (found === null) return null
  return { value: found.value, next: tokens[found.next]?.text === ')' && tokens[at]?.text === '(' ? found.next + 1 : found.next }
}

/** 'Is eight', 'just turned 7', 'who are 5 and 8', 'will be 9 months'. */
function asserted(tokens: readonly Token[], at: number, { noun }: Said): Read<number[]> | null {
  if (noun.kind === 'doer' || noun.kind === 'adult' || noun.kind === 'couple') return null
  let [next, is, changes] = [at, tokens[at - 1]?.text.endsWith("'s") === true, false]
  while (isWord(tokens, next, BEING) && next - at < 5) {
    const word = tokens[next]?.text ?? ''
    is ||= BECOMES.test(word)
    changes ||= CHANGES.test(word)
    next += 1
  }
  const both = tokens.slice(at, next).some(({ text }) => /^(?:both|each)$/.test(text))
  if (!is && !both) return null
  const list = ageListAt(tokens, next)
  if (list === null) return null
  // 'Is 4 and the two of us'.
  if (isWord(tokens, list.next, /^(?:pregnant|away|late|along|into|of|ahead)$/)) return list.value.ages.length > 1 && noun.kind === 'child' ? shorterList(tokens, next) : null
  const { ages, certain } = list.value
  const elders = ages.some((age) => age > 17)
  // A birthday to come is no age of today, and 'we are 2' is a number.
  if (noun.kind !== 'child' && (changes || ages.some((age) => age < 18))) return null
  if (noun.kind === 'child' && elders && !certain) return noun.plural ? mixedAgesAt(tokens, next) : null
  if (certain || isFree(tokens, list.next)) return { value: ages, next: list.next }
  return shorterList(tokens, next)
}

function shorterList(tokens: readonly Token[], at: number): Read<number[]> | null {
  const list = bareAgesAt(tokens, at, { least: 1 })
  return list === null ? null : { value: list.value.ages, next: list.next }
}

/** 'Kids 6 and 9', 'our son, 8', 'a boy of 7', 'my daughters, 5 and 8 yrs'. */
function appended(tokens: readonly Token[], at: number, { noun, count }: Said): Read<number[]> | null {
  const linked = isWord(tokens, at, /^(?:of|,|:|-)$/)
  const next = linked ? at + 1 : at
  const grown = linked && isWord(tokens, at, /^of$/) && !noun.plural && /^(?:kin|couple)$/.test(noun.kind) ? grownAge(tokens, next) : null
  if (grown !== null) return { ...grown, value: noun.kind === 'couple' ? [...grown.value, ...grown.value] : grown.value }
  // 'Grandma 80, us two and a baby'.
  const old = !linked && !noun.plural && noun.kind === 'kin' && /^(?:grand|gran|nan|mum|mom|mam|moth|dad|fath|aunt|uncle)/.test(noun.lemma) ? grownAge(tokens, next) : null
  if (old !== null && old.value.every((age) => age >= ELDER)) return old
  const list = ageListAt(tokens, next)
  // 'My wife, 3 year old and 9 month old': the ages are of others.
  if (noun.kind === 'kin' && !/^(?:cousin|cuz|brother|sister|sibling|sis|bro|dsis|dbro|nephew|niece|friend|mate|buddy|pal|bff|bestie|stepbrother|stepsister)$/.test(noun.lemma) && list?.value.ages.some((age) => age < 16) === true) return null
  if (list?.value.certain === true && noun.kind !== 'doer' && !isWord(tokens, next, /^(?:an?|the)$/) && !isNounNext(tokens, list.next)) return { value: list.value.ages, next: list.next }
  if (noun.kind !== 'child') return null
  const least = (noun.plural && (count ?? 2) > 1) || (tokens[next]?.kind === 'word' && !isWord(tokens, at, /^of$/)) ? 2 : 1
  const mixed = noun.plural && count === null ? mixedAgesAt(tokens, next) : null
  if (mixed !== null) return mixed
  const bare = bareAgesAt(tokens, next, { least: noun.plural ? least : 1 })
  if (bare === null || (!noun.plural && bare.value.ages.length > 1)) return null
  // 'Kids, one of them': 'one' is rarely an age.
  if (isWord(tokens, next, /^one$/) || (count !== null && bare.value.ages.length > count)) return null
  return { value: bare.value.ages, next: bare.next }
}

const GROWN_UP = 30
/** No number of a thing stands so between a name and a comma: 'grandma 80,'. */
const ELDER = 55

/** 'My mother of 72', 'a couple of 68': nobody has so many children. */
function grownAge(tokens: readonly Token[], at: number): Read<number[]> | null {
  const age = numberAt(tokens, at)
  return age === null || age.value < GROWN_UP || age.value > OLDEST || !isFree(tokens, age.next) ? null : { value: [age.value], next: age.next }
}

/** 'My wife, 3 year old son': the age is of the next one. */
function isNounNext(tokens: readonly Token[], at: number): boolean {
  return isWord(tokens, at, /^(?:son|daughter|boy|girl|child|kid|baby|toddler|twins?|grandson|granddaughter|grandkid|nephew|niece|brother|sister|kids|children|boys|girls|sons|daughters)$/)
}
