import { LIKELY, readAct } from '../../understanding/acts/index.ts'
import type { Item } from './sentence.ts'

/** Words beside a name that are told in their order, and those of which only the presence counts. */
const NEAR = 3
const FAR = 9
const LETTERS = 4

type Of<Is extends Item['is']> = Extract<Item, { is: Is }>

/**
 * What is told of a name in a sentence by the words around it, each a short name: `-1 drop` the word before it, `<@remove` a class of
 * words somewhere before it in its own sentence, `<1@remove` the nearest class that rules it, `~repl` four letters of a word that nobody
 * knows. Learned weights stand beside these names, so a change here needs `npm run train:edits`.
 */
export function signsOf(items: readonly Item[], at: number): string[] {
  const own = items[at]
  if (own === undefined || own.is !== 'named') return []
  const { from, to } = sentenceAround(items, at)
  const signs = new Set<string>()
  const add = (sign: string): void => { signs.add(sign) }
  near(items, { at, own }).forEach(add)
  side(items.slice(Math.max(from, at - FAR), at).toReversed(), '<', own).forEach(add)
  side(items.slice(at + 1, Math.min(to, at + 1 + FAR)), '>', own).forEach(add)
  between(items, at).forEach(add)
  whole(items, { from, to, own }).forEach(add)
  return [...signs]
}

/** Up to the marks that end a sentence, the last of them with it. */
export function sentenceAround(items: readonly Item[], at: number): { from: number; to: number } {
  const ends = (item: Item | undefined): boolean => item?.is === 'mark' && /[.;!?]/.test(item.mark)
  let from = at
  while (from > 0 && !ends(items[from - 1])) from -= 1
  let to = at + 1
  while (to < items.length && !ends(items[to])) to += 1
  return { from, to: to + 1 }
}

/** As it is told of another name: what it is, and whether a day is the one on which a thing stands. */
function nameOf(item: Item | undefined, own: Of<'named'>): string {
  if (item === undefined) return '$'
  if (item.is === 'mark') return item.mark
  if (item.is === 'word') return item.word
  if (item.named === 'day') return own.named === 'day' ? (item.of.length > 0 ? 'DAYOF' : 'DAY') : item.of.includes(own.id) ? 'OWNDAY' : item.of.length > 0 ? 'DAYOF' : 'DAY'
  return own.named !== 'day' && item.id === own.id ? 'SAME' : own.named === 'day' && own.of.includes(item.id) ? 'ITSTHING' : item.named.toUpperCase()
}

function near(items: readonly Item[], { at, own }: { at: number; own: Of<'named'> }): string[] {
  const word = (by: number): string => nameOf(items[at + by], own)
  const kind = (by: number): string => classIn(items[at + by]) ?? word(by)
  const signs = own.of.length > 0 ? ['OF'] : []
  for (let by = 1; by <= NEAR; by += 1) signs.push(`-${by} ${word(-by)}`, `+${by} ${word(by)}`, `-${by}@${kind(-by)}`, `+${by}@${kind(by)}`)
  return [
    ...signs, `-21 ${word(-2)} ${word(-1)}`, `+12 ${word(1)} ${word(2)}`, `-+ ${word(-1)} ${word(1)}`, `-321 ${word(-3)} ${word(-2)} ${word(-1)}`, `+123 ${word(1)} ${word(2)} ${word(3)}`,
    `-21@${kind(-2)} ${kind(-1)}`, `+12@${kind(1)} ${kind(2)}`, `-+@${kind(-1)} ${kind(1)}`, `-321@${kind(-3)} ${kind(-2)} ${kind(-1)}`, `+123@${kind(1)} ${kind(2)} ${kind(3)}`,
  ]
}

/** The classes that rule a name; articles, 'and' and the like do not. */
const RULING: ReadonlySet<string> = new Set(['remove', 'add', 'do', 'move', 'swap', 'instead-of', 'for', 'but', 'not', 'no', 'keep', 'take', 'leave', 'off', 'in', 'like', 'better', 'dislike', 'goes', 'there', 'anything', 'instead', 'asks', 'requests', 'if', 'is', 'all'])

function classIn(item: Item | undefined): string | null {
  return item?.is === 'word' && item.classes.length > 0 ? item.classes.join('/') : null
}

function side(items: readonly Item[], sign: '<' | '>', own: Of<'named'>): string[] {
  const signs: string[] = []
  let rulers = 0
  let last = ''
  for (const item of items) {
    if (item.is === 'named') signs.push(`${sign}${nameOf(item, own)}`)
    if (item.is !== 'word') continue
    signs.push(`${sign}${item.word}`, ...item.classes.map((kind) => `${sign}@${kind}`))
    if (item.classes.length === 0 && item.word.length >= LETTERS) signs.push(...lettersOf(item.word).map((letters) => `${sign}~${letters}`))
    const ruling = item.classes.filter((kind) => RULING.has(kind)).join('/')
    if (ruling === '' || rulers > 2) continue
    rulers += 1
    signs.push(`${sign}${rulers}@${ruling}`)
    if (rulers === 2) signs.push(`${sign}12@${last} ${ruling}`)
    last = ruling
  }
  return signs
}

/** Between a thing and the next that is named, on either side. */
function between(items: readonly Item[], at: number): string[] {
  const own = items[at] as Of<'named'>
  return [-1, 1].flatMap((step) => {
    const classes: string[] = []
    let next = at + step
    while (items[next] !== undefined && items[next]?.is !== 'named') {
      const item = items[next]
      if (item?.is === 'word') classes.push(...item.classes.filter((kind) => RULING.has(kind) || kind === 'and' || kind === 'with' || kind === 'or'))
      if (item?.is === 'mark') classes.push(item.mark)
      next += step
    }
    const other = items[next]
    if (other === undefined) return [`${step}none`]
    const name = nameOf(other, own)
    return [`${step}${name}`, `${step}${name} ${[...new Set(classes)].join(' ')}`, ...classes.map((kind) => `${step}${name}:${kind}`)]
  })
}

/** What stands anywhere in the message. */
function whole(items: readonly Item[], { from, to, own }: { from: number; to: number; own: Of<'named'> }): string[] {
  const classes = new Set(items.flatMap((item) => (item.is === 'word' ? item.classes.filter((kind) => RULING.has(kind)) : [])))
  const names = [...new Set(items.filter((item) => item.is === 'named').map((item) => nameOf(item, own)))].toSorted()
  const sentence = items.slice(from, to)
  const isAsked = sentence.some((item) => item.is === 'mark' && item.mark === '?')
  const first = sentence.find((item) => item.is === 'word' && !item.classes.includes('soft'))
  const begins = first === undefined ? '' : (classIn(first) ?? (first.is === 'word' ? first.word : ''))
  return [
    ...[...classes].map((kind) => `=@${kind}`), ...names.map((name) => `=${name}`), `=${names.join(' ')}`, `^${begins}`, isAsked ? '?' : '.', `^${begins}${isAsked ? '?' : '.'}`,
    ...items.flatMap((item) => (item.is === 'word' && item.classes.length === 0 && item.word.length > 2 ? [`=${item.word}`] : [])),
    ...(items.some((item) => item.is === 'mark' && item.mark === '?') ? ['=?'] : []),
    ...actsOf(items, sentence),
    `#${Math.min(5, Math.ceil(Math.log2(items.length + 1)))}`,
  ]
}

/** What the message does by all that was learned of questions, as far as it is sure; as itself and as the one sentence. */
function actsOf(items: readonly Item[], sentence: readonly Item[]): string[] {
  return [['=', items] as const, ['.', sentence] as const].flatMap(([sign, some]) => {
    const { act, share } = readAct(asText(some))
    return share < LIKELY ? [`!${sign}unsure`] : [`!${sign}${act}`, ...(act.startsWith('ask') ? [`!${sign}asks`] : [])]
  })
}

function asText(items: readonly Item[]): string {
  return items.map((item) => (item.is === 'word' ? item.word : item.is === 'mark' ? item.mark : item.named === 'day' ? 'monday' : item.named === 'time' ? '10:00' : item.named === 'part' ? 'morning' : 'the first one')).join(' ')
}

function lettersOf(word: string): string[] {
  const edged = `_${word}_`
  return Array.from({ length: edged.length - LETTERS + 1 }, (_, from) => edged.slice(from, from + LETTERS))
}
