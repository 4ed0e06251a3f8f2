import { wordList } from '../../language/word-list.ts'
import { LRUCache } from 'lru-cache'
import { topicOf } from '../../item-talk/topics.ts'
import type { Card } from '../read-prompt.ts'
import { shortTitle } from '../words/format.ts'
import type { Shown } from './shown.ts'

/** Words that stand in many titles, or in questions, and so point at nothing. */
const COMMON = wordList(`
  the and with from into over under through before after that this what which where when your our for you one ones walk walking tour tours trip trips
  ticket tickets visit visiting show evening morning afternoon night half full private small group city town with hours minutes time good best better
  kids children long much does take last price cost free first second third last other another day days two three four five six seven eight nine ten
  more rated very her his she him they them would could should like just also really some any have been many most over near nice great without about
  want need please tell something anything suitable can will are was not but all now still too yet again only even maybe quite dear expensive cheap
  then there here when who how why see say know think thing things love lot bit included include includes including inclusive open opens closed close
  starts start book booked cancel refund wheelchair outside inside indoors outdoors left weather budget money spend total altogether together both
  either each every visa safe safety flight flights old new spicy stock
`)

/** The cards that an answer named, in the order of its words. */
export function titlesIn(text: string, cards: readonly Card[]): string[] {
  return cards
    .map(({ productCode, title }) => ({ productCode, at: Math.max(text.indexOf(title.replace(/[.]$/, '')), text.indexOf(shortTitle(title))) }))
    .filter(({ at }) => at >= 0)
    .toSorted((left, right) => left.at - right.at)
    .map(({ productCode }) => productCode)
}

/** The cards that share the most telling words with what a message names; each side of an 'or' for itself. */
export function readTitled(text: string, shown: Shown, { hasPronoun }: { hasPronoun: boolean }): string[] {
  const whole = bestOf(text, shown, hasPronoun)
  const sides = text.split(/,|\b(?:or|and|vs\.?|versus|than|with)\b/i)
  if (sides.length < 2) return whole
  const each = [...new Set(sides.flatMap((side) => { const best = bestOf(side, shown, hasPronoun); return best.length === 1 ? best : [] }))]
  return each.length > 1 ? each : whole
}

/** Beside a word of the title. */
const IN_TAG = 0.4
const IN_TEXT = 0.3

/** Tags of what goes by another word: 'the pasta class'. In stems. */
export const KINDS: Readonly<Record<string, readonly string[]>> = {
  clas: ['workshop', 'cooking'], class: ['workshop', 'cooking'], cours: ['workshop', 'cooking'], course: ['workshop', 'cooking'], lesson: ['workshop', 'cooking', 'dance'], cruis: ['boat', 'cruise', 'sailing'],
  cruise: ['boat', 'cruise', 'sailing'], sail: ['sailing', 'boat'], concert: ['music', 'concert'], gig: ['music'], gallery: ['art', 'museum'], galleri: ['art', 'museum'], hike: ['hiking'], trek: ['hiking'],
  dinner: ['food'], supper: ['food'], meal: ['food'], bike: ['cycling'], bicycle: ['cycling'],
}

function bestOf(text: string, { cards, lastShown, lastNamed }: Shown, hasPronoun: boolean): string[] {
  const pointed = pointedWords(text)
  const said = hasPronoun ? pointed : new Set([...pointed, ...stems(text)])
  const named = lastShown.slice(0, lastNamed)
  const things = thingsPointedAt(text)
  const kinds = new Set([...pointed].flatMap((word) => KINDS[word] ?? []))
  const scored = cards.map(({ productCode, title, tags, about }) => {
    const inTitle = stemsOnce(title).filter((word) => said.has(word)).length
    const inTags = tags.slice(0, 4).flatMap(stemsOnce).filter((word) => (inTitle > 0 ? said : pointed).has(word)).length
    const isOfKind = inTags === 0 && tags.some((tag) => kinds.has(tag.toLowerCase()))
    const inText = about === undefined || things.size === 0 ? 0 : stemsOnce(about).filter((word) => things.has(word)).length
    const own = inTitle + (inTags + Number(isOfKind)) * IN_TAG + inText * IN_TEXT
    const nearer = named.includes(productCode) ? 0.5 : lastShown.includes(productCode) ? 0.25 : 0
    return { productCode, score: own > 0 ? own + nearer : 0 }
  })
  const best = Math.max(0, ...scored.map(({ score }) => score))
  const close = best === 0 ? [] : scored.filter(({ score }) => score > best - 0.1)
  // A word that stands in many titles names none of them.
  return close.length > 3 ? [] : close.map(({ productCode }) => productCode)
}

/** Words behind 'the', and names by their capital. */
function pointedWords(text: string): Set<string> {
  const behind = [...text.matchAll(/\b(?:the|that|this|those|these)\s+((?:[\p{L}\p{N}'’-]+\s*){1,4})/giu)].flatMap(([, words = '']) => stems(words.replace(/\b(?:is|are|was|does|do|has|have|takes?|costs?|starts?|include\w*|come|good|on|in|at|for)\b.*$/i, '')))
  const names = [...text.matchAll(/(?<=[\p{L}\p{N},] )\p{Lu}[\p{L}’'-]{2,}/gu)].flatMap(([word]) => stems(word))
  return new Set([...behind, ...names])
}

const OUTING = '(?:one|thing|tour|trip|walk|place|activity|outing|evening|visit|class)'
/** 'The one with the tiramisù', 'the lighthouse tour': only who points so plainly means what stands in a text. */
const BY_TEXT = [
  new RegExp(String.raw`\b(?:the|that) ${OUTING} (?:with|about|where|that|which|by|in|on|at|to) ((?:[\p{L}\p{N}'’-]+\s*){1,4})`, 'giu'),
  new RegExp(String.raw`\b(?:the|that) ((?:[\p{L}'’-]+ ){1,2})${OUTING}\b`, 'giu'),
]

function thingsPointedAt(text: string): Set<string> {
  const words = BY_TEXT.flatMap((form) => [...text.matchAll(form)].flatMap(([, said = '']) => said.split(/\s+/)))
  return new Set(words.filter((word) => topicOf(word.toLowerCase()) === null).flatMap(stems))
}

const MOST_TITLES = 2000
const titleStems = new LRUCache<string, string[]>({ max: MOST_TITLES })

/** Of a title or a tag, which come again with every message. */
export function stemsOnce(text: string): string[] {
  const known = titleStems.get(text)
  if (known !== undefined) return known
  const made = stems(text)
  titleStems.set(text, made)
  return made
}

/** The telling words of a text, without their endings. */
export function stems(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => (word.length > 2 || /^\d{2,}$/.test(word)) && !COMMON.has(word))
    .map((word) => word.replace(/(?:ing|es|s)$/, (ending) => (word.length - ending.length >= 4 ? '' : ending === 'es' && word.length > 4 ? 'e' : ending)))
}
