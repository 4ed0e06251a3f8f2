import { LRUCache } from 'lru-cache'
import { wordList } from '../language/word-list.ts'
import { answersWish } from './wishes.ts'

/** As much of a thing as a traveller may name it by. */
export interface Nameable {
  title: string
  tags: readonly string[]
  text?: string | undefined
  /** What else stands on its card: what is in the price, where it begins, its steps. */
  details?: string | undefined
}

/** A word of the title says more than a kind, and a kind more than the text. */
const IN_TITLE = 1
const AKIN = 0.8
const OF_KIND = 0.6
const IN_TEXT = 0.3
const CLOSE = 0.05

/** By these nothing is told from anything else. */
const TELLS_NOTHING = wordList(`
  the and with from into over under through before after that this these those what which where when your our for you him her his she they them
  one ones thing things tour tours trip trips ticket tickets visit visiting activity activities outing stop item please instead rather than again
  back out off put add drop remove swap take give have get book see there here then also too just only some any something anything else different
  another other more less much very really nice good great better best you mentioned keep kept wanted liked suggested said proposed offered told
  had were was are not but can could would like want love prefer we us day days morning afternoon evening night today tomorrow plan place still
  already card first second third last whole half light les des une aux pour avec dans voir plutot que est nous der die das den dem des ein eine
  everything nothing all two three four five six seven eight nine ten eleven twelve hour hours minutes week weeks people persons person adults kids
  children euro euros dollars pounds budget price cost money time line queue einen mit fur und statt bitte lieber wir uns vous plait sil
`)

/** One word for what titles and tags call by another. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  palace: ['castle'], fortress: ['castle'], hike: ['hiking', 'walking'], bike: ['cycling'], church: ['religion'], cathedral: ['religion'],
  concert: ['music'], cruise: ['boat', 'cruise'], ship: ['boat'], massage: ['spa', 'wellness'], sauna: ['spa', 'wellness'], zoo: ['wildlife'],
  class: ['workshop', 'cooking'], course: ['workshop', 'cooking'], lesson: ['workshop'], gallery: ['museum', 'art'], dinner: ['food'], supper: ['food'],
  meal: ['food'], pub: ['beer', 'nightlife'], pint: ['beer', 'nightlife'], garden: ['garden', 'nature'], outside: ['outdoors'], quieter: ['quiet'],
  calmer: ['quiet'], calm: ['quiet'], musee: ['museum'], bateau: ['boat'], schiff: ['boat'], schloss: ['castle'], chateau: ['castle'],
  jardin: ['garden'], garten: ['garden'],
}

/** The words by which something is named, in their stems. */
export function namingWords(said: string): string[] {
  return [...new Set(stemsOf(said).filter((word) => !EMPTY.has(word)))]
}

/** The words of a text by which anything may be told from anything else, as they are written, in small letters without accents. */
export function telling(text: string): string[] {
  return wordsOf(text).filter((word) => word.length >= 3 && !EMPTY.has(stemOf(word)))
}

/** What of these is meant by the words, the best alike. Empty where they name none. */
export function meantBy<One>(said: string, things: readonly One[], nameOf: (one: One) => Nameable): One[] {
  const scored = scoresOf(said, things, nameOf)
  const best = Math.max(0, ...scored.map(({ score }) => score))
  return best === 0 ? [] : scored.filter(({ score }) => score > best - CLOSE).map(({ one }) => one)
}

/** All that the words may mean, the likeliest first, each with how plainly it is named. */
export function scoresOf<One>(said: string, things: readonly One[], nameOf: (one: One) => Nameable): { one: One; score: number }[] {
  const words = namingWords(said)
  return things
    .map((one) => ({ one, score: words.reduce((sum, word) => sum + worthOf(word, nameOf(one)), 0) }))
    .filter(({ score }) => score > 0)
    .toSorted((left, right) => right.score - left.score)
}

function worthOf(word: string, { title, tags, text }: Nameable): number {
  const titled = stemsOnce(title)
  if (titled.has(word)) return IN_TITLE
  if ([...titled].some((one) => isAkin(one, word))) return AKIN
  if (isOfKind(word, tags)) return OF_KIND
  const kinds = [word, `${word}s`, ...(ALSO[word] ?? [])]
  return text !== undefined && kinds.some((kind) => stemsOnce(text).has(stemOf(kind))) ? IN_TEXT : 0
}

/** Whether a word is a kind that some tags answer. */
export function isOfKind(word: string, tags: readonly string[]): boolean {
  return [word, `${word}s`, ...(ALSO[stemOf(word)] ?? [])].some((kind) => answersWish({ title: '', tags: [...tags] }, kind) > 0)
}

/** 'Sofía' sounds as 'Sophia' does, 'Sistina' not as 'Sistine'. */
export function soundsAs(one: string, other: string): boolean {
  return Math.min(one.length, other.length) >= SOUNDING && soundOf(one) === soundOf(other)
}

const SOUNDING = 5
function soundOf(word: string): string {
  return word.replace(/ph/g, 'f').replace(/th/g, 't').replace(/[ckq]+/g, 'k').replace(/[yj]/g, 'i').replace(/w/g, 'v').replace(/(.)\1+/g, '$1')
}

/** 'Galilée' is Galileo, and 'porcelaine' porcelain. */
function isAkin(one: string, other: string): boolean {
  const shortest = Math.min(one.length, other.length)
  if (soundsAs(one, other)) return true
  return shortest >= 6 && Math.abs(one.length - other.length) < 3 && one.slice(0, shortest - 1) === other.slice(0, shortest - 1)
}

const MOST_TEXTS = 4000
const known = new LRUCache<string, ReadonlySet<string>>({ max: MOST_TEXTS })

function stemsOnce(text: string): ReadonlySet<string> {
  const made = known.get(text) ?? new Set(stemsOf(text))
  known.set(text, made)
  return made
}

/** Words of two letters name nothing, where nothing else is asked for. */
export function stemsOf(text: string, shortest = 3): string[] {
  return wordsOf(text).filter((word) => word.length >= shortest).map(stemOf)
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i').split(/[^\p{L}\p{N}]+/u)
}

/** 'Gardens' is 'garden', and 'galleries' 'gallery'. */
export function stemOf(word: string): string {
  if (/ies$/.test(word) && word.length > 5) return word.replace(/ies$/, 'y')
  return /[^su]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word
}

const EMPTY: ReadonlySet<string> = new Set([...TELLS_NOTHING].map(stemOf))
