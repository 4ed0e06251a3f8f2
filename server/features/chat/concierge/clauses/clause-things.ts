import { answersWish, isKnownTag, namingWords, soundsAs, speaksOf, stemsOf } from '../../ranking/index.ts'
import { nameable } from '../day-by-day/out-of-plan.ts'
import type { Clause, Span } from '../../reader/index.ts'
import type { Standing } from '../day-by-day/standing-plan.ts'
import type { Told } from '../day-by-day/told.ts'
import type { Card } from '../read-prompt.ts'
import { readReferences } from '../references/read-references.ts'
import { comesBy, standsBy } from './meant-things.ts'

/** What words of a clause mean among what stands and what was shown; nothing of either where they name neither. */
export interface Meant {
  /** As it was said. */
  words: string
  planned: readonly Standing[]
  shown: readonly Card[]
  /** By a word of its title. */
  isTitled: boolean
}

type Among = Pick<Told, 'plan' | 'reading'>

/** Labels of spans that name things: the first two what stands, the others what is to come. */
export const OF_THING: ReadonlySet<string> = new Set(['out', 'item', 'in', 'wish'])

/** Points without a name: 'it', 'the second one', 'das', 'ça'. */
const POINTS = /^\W*(?:(?:the|das|die|den|le|la|el|lo) )?(?:it|that|this|them|those|these|both|either|(?:that|this|other|first|second|third|last|former|latter|next) (?:one|thing)?|one|es|das|die|ihn|sie|ça|ca|lo|la|los|las|eso|esto|celui-là|dies\p{L}*|#?\d+|(?:number|nummer|numéro|número|no\.?) ?\d+)\W*$/iu
export function isPointing(words: string): boolean {
  return POINTS.test(words)
}

/** Each thing that the spans of these labels name. */
export function meantIn({ spans }: Clause, labels: readonly string[], among: Among): Meant[] {
  return spans.filter(({ label }) => labels.includes(label)).map((span) => meant(span, among))
}

/** What the whole clause names, where no span of it does. */
export function meantByAll({ text }: Clause, among: Among): Meant {
  return comes(text, among)
}

function meant({ words, label }: Span, among: Among): Meant {
  if (!POINTS.test(words)) return label === 'out' || label === 'item' ? stands(words, among) : comes(words, among)
  const { plan, reading } = among
  const { codes, by } = readReferences(words, reading, reading.turns.slice(0, -reading.lastLength))
  const planned = by === 'none' || codes.length > MOST_POINTED ? [] : plan.filter(({ productCode }) => codes.includes(productCode))
  const shown = planned.length > 0 || codes.length > MOST_POINTED ? [] : reading.cards.filter(({ productCode }) => codes.includes(productCode))
  return { words, planned, shown, isTitled: planned.length + shown.length > 0 }
}

/** More are not pointed at with one word. */
const MOST_POINTED = 2

function stands(words: string, { plan, reading }: Among): Meant {
  // 'A club': of what stands, what bears the word.
  const ofKind = isAny(words) ? plan.filter(({ card }) => answersWish(card, wordsFor(words)) > 0) : []
  if (ofKind.length > 0 || (isAny(words) && !ARTICLED.test(words))) return { words, planned: ofKind, shown: [], isTitled: false }
  const { planned, shown, isPlain } = standsBy(words, ...mayBe(words, { plan, reading }))
  return { words, planned, shown, isTitled: isPlain }
}

/** 'A nightclub under the arches' may be the one that stands. */
const ARTICLED = /^(?:an?|ein(?:e|en|em|er)?|une?|un[ao]?)\s/iu

/** 'A museum' is none that stands. */
function comes(words: string, { plan, reading }: Among): Meant {
  const { planned, shown, isPlain } = isAny(words) ? NONE : comesBy(words, ...mayBe(words, { plan, reading }))
  return { words, planned, shown, isTitled: isPlain }
}

/** What stands, and what else was shown, as far as words may mean it: 'the Berlin Wall Memorial' is nothing that bears none of these names, however like it is. */
function mayBe(words: string, { plan, reading }: Among): [plan: readonly Standing[], others: readonly Card[]] {
  const others = othersOf({ plan, reading })
  const kind = namingWords(words).length === 1 && isKnownKind(words) ? namingWords(words)[0] : undefined
  if (kind !== undefined) return [plan.filter(({ card }) => isOf(card, kind)), others.filter((card) => isOf(card, kind))]
  const names = words.replace(/^\W*\p{L}{1,3}\s+/u, '').split(/\s+/)
  if (names.length < 2 || !names.every((name) => /^\p{Lu}/u.test(name))) return [plan, others]
  const said = stemsOf(names.join(' '))
  const bears = (card: Card): boolean => {
    const { title, tags, text = '', details = '' } = nameable(card)
    const stems = [...new Set([title, ...tags, text, details].flatMap((one) => stemsOf(one)))]
    return said.filter((word) => stems.some((stem) => stem === word || soundsAs(stem, word))).length * 2 > said.length
  }
  return [plan.filter(({ card }) => bears(card)), others.filter(bears)]
}

/** 'The castle': what is a kind of its own is nothing that bears neither its tag nor the word, however like it is. */
function isKnownKind(words: string): boolean {
  return /^\W*(?:the|that|this|our|my|your)\s/iu.test(words) && namingWords(words).every((word) => isKnownTag(word))
}

function isOf(card: Card, kind: string): boolean {
  const { title, tags, text = '', details = '' } = nameable(card)
  return speaksOf({ title, tags: [...tags], description: `${text} ${details}` }, kind)
}

/** One of a kind, whichever: 'a museum', 'something with boats'. */
export function isAny(words: string): boolean {
  return ANY.test(words)
}

const ANY = /^(?:an?|some|any|another|something|anything|ein(?:e|en|em|er)?|etwas|irgend\p{L}*|noch|une?|quelque chose|un[ao]?s?|algo|otr[ao])\b/iu
const NONE = { planned: [], shown: [], isPlain: false }

function othersOf({ plan, reading }: Among): Card[] {
  return reading.cards.filter(({ productCode }) => !plan.some((one) => one.productCode === productCode))
}

/** A wish as it was said, without the words before it: 'a boat trip' is 'boat trip'. Empty where nothing names anything. */
export function wishFor(words: string): string {
  return wordsFor(words) === '' ? '' : words.replace(LEADING, '').trim()
}

const LEADING = /^(?:(?:an?|the|some|any|more|another|other|one|two|ein(?:e|en|em|er)?|etwas|mehr|une?|des|du|de la|un peu de|plus de|un[ao]s?|algo de|más|otra?)\s+)+/i

/** The words that name it, for what is looked for in all that is sold. */
export function wordsFor(words: string): string {
  return namingWords(words).join(' ')
}
