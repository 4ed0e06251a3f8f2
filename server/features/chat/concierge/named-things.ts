import { pattern } from '../language/pattern.ts'
import type { TripFacts } from '../understanding/index.ts'
import { askedName } from './questions/asked-name.ts'
import type { Card, Reading } from './read-prompt.ts'

/**
 * 'Do you have tivoli', said in the middle of a trip, names a thing and no other town: the trip reads it as 'that', unless it is a
 * town in which something is sold.
 */
export function withoutNamedThings(reading: Reading, read: (said: readonly string[]) => TripFacts): string[] {
  const isThing = (turn: string, at: number): boolean => {
    const name = at === 0 || reading.cards.length === 0 ? null : askedName(turn)
    return name !== null && (shownByName(name, reading) !== null || !isTown(name, read([`to ${name}`]).destination))
  }
  const placed = (turn: string): string => {
    const name = PLACED.exec(turn)?.[1]
    const isOne = name !== undefined && shownByName(name, reading) !== null && !isTown(name, read([`to ${name}`]).destination)
    return isOne ? turn.replace(name, 'that') : withoutShown(turn)
  }
  // 'We definitely want Teotihuacan', of which there is a card: nobody has left town.
  const withoutShown = (turn: string): string => GOES_ON.test(turn) ? turn : turn.replace(NAME, (name) => (shownByName(name, reading) !== null && !isSold(name) ? 'that' : name))
  const isSold = (name: string): boolean => { const place = read([`to ${name}`]).destination; return place === undefined || place.hasInventory }
  return reading.turns.map((turn, at) => (isThing(turn, at) ? 'do you have that?' : at === 0 || reading.cards.length === 0 ? turn : placed(turn)))
}

/** 'Put Tivoli on the last day': a thing that was shown goes there, and nobody to Tivoli. */
const PLACED = pattern('u')`
  (?:\b|^)(?:[Pp]ut|[Mm]ove|[Ss]hift|[Bb]ring|[Aa]dd|[Kk]eep|[Ss]wap|[Dd]rop|[Ss]kip|[Rr]emove|[Cc]an|[Cc]ould|[Ss]hould|[Ll]eave(?: out)?) (?:the )?
  (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)(?= (?:on|to|onto|in|into|for|go|be|come|happen|out|instead|with|earlier|later)\b|\W*$)
`

const NAME = /(?<!^|[.!?]\s+)(?<!\p{L})\p{Lu}[\p{L}'’-]{4,}/gu
/** Somebody moves, or sleeps there. */
const GOES_ON = /\b(?:nights?|days? in|stay\w*|sleep\w*|hotels?|mov(?:e|ing) on|travel\w*|fly|flying|drive|driving|going (?:on )?to|go (?:on )?to|head\w*|from there|instead|actually)\b/i

/** The Louvre is in Paris, and who asks for it elsewhere has not moved there. */
function isTown(name: string, place: TripFacts['destination']): boolean {
  return place?.hasInventory === true && wordsOf(place.name).join(' ') === wordsOf(name).join(' ')
}

/** The card whose title bears all words of a name, the last shown first. */
export function shownByName(name: string, { cards, lastShown }: Pick<Reading, 'cards' | 'lastShown'>): Card | null {
  const words = wordsOf(name)
  const inOrder = [...lastShown.flatMap((code) => cards.find(({ productCode }) => productCode === code) ?? []), ...cards.toReversed()]
  return words.length === 0 ? null : (inOrder.find(({ title }) => { const own = new Set(wordsOf(title)); return words.every((word) => own.has(word)) }) ?? null)
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2 && !/^(?:the|and|for|with|from|of|de|la|le)$/.test(word)).map((word) => word.replace(/s$/, ''))
}
