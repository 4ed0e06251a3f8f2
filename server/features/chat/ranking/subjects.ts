import { fold } from '../../destinations/index.ts'
import { SUBJECTS } from './data/subjects.ts'

const BEARERS: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(SUBJECTS).flatMap(([names, bearers]) => {
  const own = names.split('|')
  const all = [...new Set([...own, ...bearers])].map((words) => ` ${fold(words)} `)
  return own.map((name) => [fold(name), all] as const)
}))
const NAMES = [...BEARERS.keys()].toSorted((left, right) => right.length - left.length).map((name) => name.replaceAll(' ', '[ -]'))
const NAMED = new RegExp(String.raw`(?<![\p{L}\d'’-])(?:${NAMES.join('|')})s?(?![\p{L}\d])(?!['’-]\p{L})`, 'giu')

/** Where a text names subjects such as a painter, a style or a time, each as it is written there. */
export function subjectsIn(text: string): { word: string; from: number; to: number }[] {
  // As long as the text, so that places in one are places in the other.
  const plain = text.normalize('NFC').replace(/\p{L}/gu, (letter) => letter.normalize('NFD').charAt(0))
  return [...plain.matchAll(NAMED)].map(({ 0: words, index }) => ({ word: text.slice(index, index + words.length), from: index, to: index + words.length }))
}

/** What it is of that subject: 'Byzantine stuff', 'Tudor history'. */
const OF_IT = /(?<=\S) (?:stuff|things?|sites?|sights?|history|era|period|times?|style|buildings?|architecture|art|paintings?|painters?|works?|places?|heritage|culture)$/

/** What nobody would say of it again. */
const STUFF = / (?:stuff|things?|sites?|sights?|places?)$/i

/** Whether a text is of the subject by what bears it: of Gaudí by the Sagrada Família. Null of what is no subject. */
export function isOfSubject(text: string, subject: string): boolean | null {
  const name = fold(subject).replace(OF_IT, '')
  const bearers = BEARERS.get(name) ?? BEARERS.get(name.replace(/s$/, ''))
  if (bearers === undefined) return null
  const plain = plainOf(text)
  return bearers.some((words) => plain.includes(words))
}

/** As English writes it inside a sentence: 'Golden Age', and 'impressionists'. Null of what is no subject. */
export function nameOfSubject(said: string): string | null {
  if (isOfSubject('', said) === null) return null
  return said.replace(STUFF, '').split(' ').map((word, at) => (IN_SMALL.test(word) || (at > 0 && SMALL_WORDS.test(word)) ? word : word.replace(/^\p{L}/u, (letter) => letter.toUpperCase()))).join(' ')
}

/** Styles, and words that are no name beside one. */
const IN_SMALL = /^(?:\p{L}*ism|\p{L}*ists?|art|deco|nouveau|modern\p{L}*|painting|sculpture|architecture|masters?|heritage|history|era|style|culture|style|pyramids?|mummies|pharaohs?|gladiators?|revolution|discoveries|explorers|navigators|earthquake|great|ancient|of|old|psychoanalysis|prohibition|carnival|carnaval|immigra\p{L}*|belle|epoque|baroque|surreal\p{L}*|ww2|wwii|the)$/iu
const SMALL_WORDS = /^(?:of|the|and|de|da|van|der|la)$/i

/** Words between blanks; 'Gaudí’s' bears Gaudí. */
function plainOf(text: string): string {
  return ` ${fold(text.replace(/['’]s(?!\p{L})/gu, ''))} `
}
