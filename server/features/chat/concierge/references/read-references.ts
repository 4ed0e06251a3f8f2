import { CONTRASTS, isAboutItems } from '../../item-talk/item-talk.ts'
import { readPlaced, withoutPlaces } from '../../item-talk/by-place.ts'
import { readTitled, titlesIn } from './by-title.ts'
import { readTrait } from './by-trait.ts'
import type { Shown } from './shown.ts'

/** How a message points at cards. */
export interface References {
  codes: string[]
  /** 'named': by place, title or a trait; 'pronoun': by 'it' or 'them'; 'none': not at all, so that all may be meant. */
  by: 'named' | 'pronoun' | 'none'
  /** The message without the words that point by a trait: of 'is the cheaper one open' the price is not asked. */
  rest: string
}

const SINGULAR = /\b(?:it|that one|this one|that|this|its|it's)\b/
const PLURAL = /\b(?:they|them|these|those|their|all of (?:them|these)|any of (?:them|these)|which(?: ones?| of)?|the (?:three|two)|each|all)\b/
const BOTH = /\b(?:both|the two|either|neither)\b/
const OTHER = /\bthe other(?: one)?\b(?! (?:day|week|ones|two|way|side|night))/

/** Which of the cards a message speaks of. `earlier` are the messages before it, by which 'it' is understood. */
export function readReferences(text: string, shown: Shown, earlier: readonly string[] = []): References {
  const known = read.get(shown) ?? new Map<string, References>()
  read.set(shown, known)
  const key = `${earlier.length} ${text}`
  const references = known.get(key) ?? pointsAt(text, shown, earlier)
  known.set(key, references)
  return references
}

/** One message is asked for what it points at from several sides. */
const read = new WeakMap<Shown, Map<string, References>>()

function pointsAt(text: string, shown: Shown, earlier: readonly string[]): References {
  const lower = text.toLowerCase()
  if (shown.cards.length === 0) return { codes: [], by: 'none', rest: lower }
  const named = shown.lastShown.slice(0, shown.lastNamed)
  const compared = comparedBefore(earlier, shown)
  const placed = compared === null ? readPlaced(lower, shown.lastShown, shown.lastNamed) : readPlaced(lower, compared, compared.length)
  if (placed.length > 0) return { codes: placed, by: 'named', rest: oneSpace(withoutPlaces(lower)) }
  const trait = readTrait(lower, shown.cards.filter(({ productCode }) => named.includes(productCode)))
  if (trait !== null) return { codes: trait.codes, by: 'named', rest: oneSpace(trait.rest) }
  const spoken = spokenOf(shown, earlier)
  if (OTHER.test(lower) && spoken.length === 1 && named.length === 2) return { codes: named.filter((code) => code !== spoken[0]), by: 'named', rest: lower.replace(OTHER, ' ') }
  const titled = readTitled(text, shown, { hasPronoun: SINGULAR.test(lower) || PLURAL.test(lower) })
  if (titled.length > 0) return { codes: titled, by: 'named', rest: lower }
  return { ...byPronoun(lower, { named, spoken, lastShown: shown.lastShown }), rest: lower }
}

/** Where some of the cards have just been set side by side, 'the first' is the first of those. */
function comparedBefore(earlier: readonly string[], shown: Shown): string[] | null {
  for (const text of earlier.toReversed()) {
    if (!isAboutItems(text)) return null
    const lower = text.toLowerCase()
    const codes = CONTRASTS.test(lower) || /\bor\b/.test(lower) ? pointedIn(text, shown) : []
    if (codes.length > 1) return codes
  }
  return null
}

function oneSpace(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

const THREE = /\b(?:all|the|those|these|any of the|each of the|your|of the) (three|four)\b(?! (?:of us|people|days?|nights?|hours?|adults|kids|children))/

function byPronoun(lower: string, { named, spoken, lastShown }: { named: readonly string[]; spoken: readonly string[]; lastShown: readonly string[] }): Omit<References, 'rest'> {
  const count = THREE.exec(lower)?.[1]
  // More than were recommended: the next cards as well.
  if (count !== undefined && named.length < (count === 'three' ? 3 : 4)) return { codes: lastShown.slice(0, count === 'three' ? 3 : 4), by: 'pronoun' }
  if (BOTH.test(lower)) return { codes: (spoken.length === 2 ? spoken : named).slice(0, 2), by: 'pronoun' }
  if (PLURAL.test(lower)) return { codes: [...(spoken.length > 1 ? spoken : named)], by: 'pronoun' }
  if (SINGULAR.test(lower)) return { codes: [...(spoken.length === 1 ? spoken : named)], by: 'pronoun' }
  // Who has just been told of one goes on about it.
  return { codes: spoken.length === 1 ? [...spoken] : [...named], by: 'none' }
}

/**
 * What was spoken of last: what the last answer named, the first of several where it set them against each other; all of them
 * where they had just been recommended, since nobody has chosen yet.
 */
function spokenOf(shown: Shown, earlier: readonly string[]): string[] {
  const named = shown.lastShown.slice(0, shown.lastNamed)
  const said = titlesIn(shown.lastAnswer ?? '', shown.cards)
  if (said.length > 0) return said.length === 1 || isFresh(said, named) ? said : said.slice(0, said.length === 2 && shown.lastNamed > 2 ? 2 : 1)
  for (const text of earlier.toReversed()) {
    const pointed = pointedIn(text, shown)
    if (pointed.length > 0) return pointed
  }
  return named
}

function pointedIn(text: string, shown: Shown): string[] {
  const placed = readPlaced(text.toLowerCase(), shown.lastShown, shown.lastNamed)
  return placed.length > 0 ? placed : readTitled(text, shown, { hasPronoun: true })
}

function isFresh(said: readonly string[], named: readonly string[]): boolean {
  return said.length === named.length && said.every((code) => named.includes(code))
}
