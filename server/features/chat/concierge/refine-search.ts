import type { FindActivitiesInput } from '../tools/find-activities-input.ts'
import type { Card, Reading } from './read-prompt.ts'
import { readReferences } from './references/read-references.ts'
import { readRefinement } from './refinements.ts'
import type { RefinementKind } from './refinements.ts'

const PICKS = 3
const ON_FOOT = ['hiking', 'walking', 'cycling', 'sport', 'adventure']

/** Cards that the words of some reply have named. */
export function namedSoFar({ cards, answered }: Pick<Reading, 'cards' | 'answered'>): string[] {
  return cards.filter(({ title }) => answered.includes(title.replace(/[.]$/, ''))).map(({ productCode }) => productCode)
}

/** 'Cheaper', 'shorter', 'more like the second one': against what was shown last. */
export function refine(input: FindActivitiesInput, { reading, text }: { reading: Reading; text: string }): void {
  const refinement = readRefinement(text)
  if (refinement === null) return
  const { cards, lastShown, lastNamed } = reading
  const { codes } = readReferences(text, reading, reading.turns.slice(0, -reading.lastLength))
  const cardsOf = (some: readonly string[]): Card[] => some.flatMap((code) => cards.find(({ productCode }) => productCode === code) ?? [])
  narrow(input, refinement.kind, { meant: cardsOf(codes), named: cardsOf(lastShown.slice(0, lastNamed)) })
  if (refinement.kind === 'cheaper' || refinement.kind === 'indoors') return
  const out = BESIDE_ALL.has(refinement.kind) ? cards.map(({ productCode }) => productCode) : namedSoFar(reading)
  if (out.length > 0) input.exclude = [...new Set([...(input.exclude ?? []), ...out])].slice(-100)
}

/** Who wants others has seen what was shown; who wants them shorter or dearer has seen what was named. */
const BESIDE_ALL: ReadonlySet<RefinementKind> = new Set(['other', 'swap'])

function narrow(input: FindActivitiesInput, kind: RefinementKind, { meant, named }: { meant: readonly Card[]; named: readonly Card[] }): void {
  const [first] = meant
  const wishes = input.interests ?? []
  const minutes = named.flatMap((card) => card.minutes ?? [])
  switch (kind) {
    case 'cheaper':
      return cheaperThan(input, (meant.length > 0 ? meant : named).slice(0, PICKS))
    case 'dearer':
      return dearerThan(input, named)
    case 'shorter':
      Object.assign(input, { order: 'shortest', ...(minutes.length === 0 ? {} : { maxMinutes: Math.max(1, Math.max(...minutes) - 1) }) })
      return
    case 'longer':
      Object.assign(input, minutes.length === 0 ? {} : { minMinutes: Math.max(...minutes.slice(0, PICKS)) + 1 })
      return
    case 'better':
      input.order = 'rating'
      return
    case 'indoors':
      input.needs = [...new Set([...(input.needs ?? []), 'indoors'])]
      return
    case 'easier':
      Object.assign(input, { order: 'shortest', avoid: [...new Set([...(input.avoid ?? []), ...ON_FOOT])].slice(0, 20) })
      return
    case 'quieter':
      input.interests = [...new Set(['quiet', 'small group', ...wishes.filter((wish) => !/crowd/.test(wish))])].slice(0, 20)
      return
    case 'diet':
      Object.assign(input, { interests: wishes.filter((wish) => /^(?:vegetarian|vegan|halal|kosher|gluten)/.test(wish)).concat('vegetarian').slice(0, 1), only: true })
      return
    case 'dinner':
      Object.assign(input, { interests: ['food'], only: true })
      return
    case 'closer':
      if (first !== undefined) Object.assign(input, { near: first.productCode, order: 'nearest' })
      return
    case 'alike':
      if (first !== undefined) input.interests = [...new Set([...first.tags.slice(0, 2).map((tag) => tag.toLowerCase()), ...wishes])].slice(0, 20)
      return
    case 'other':
    case 'swap':
    case 'remove':
      return
  }
}

function oneCurrency(cards: readonly Card[]): { amounts: number[]; currency: string } | null {
  const prices = cards.flatMap(({ price }) => price ?? [])
  const [first] = prices
  if (first === undefined || prices.some(({ currency }) => currency !== first.currency)) return null
  return { amounts: prices.map(({ amount }) => amount).toSorted((left, right) => left - right), currency: first.currency }
}

function dearerThan(input: FindActivitiesInput, named: readonly Card[]): void {
  const prices = oneCurrency(named)
  input.style = 'luxury'
  if (prices === null) return
  delete input.maxPrice
  Object.assign(input, { currency: prices.currency, minPrice: (prices.amounts.at(-1) ?? 0) + 0.01 })
}

/** Below the middle of what was shown, in its currency. */
function cheaperThan(input: FindActivitiesInput, meant: readonly Card[]): void {
  input.order = 'cheapest'
  if (meant.length > 0) input.exclude = meant.map(({ productCode }) => productCode)
  keepBelow(input, meant, 0.01)
}

function keepBelow(input: FindActivitiesInput, cards: readonly Card[], by: number): void {
  const prices = oneCurrency(cards)
  const middle = prices?.amounts[Math.floor((prices.amounts.length - 1) / 2)]
  if (prices === null || middle === undefined || (input.currency !== undefined && input.maxPrice !== undefined && input.currency !== prices.currency)) return
  input.currency = prices.currency
  input.maxPrice = Math.max(0.01, Math.min(input.maxPrice ?? Infinity, middle) - by)
}

const NO_MATTER = /\b(?:price|cost|money|budget)\b.{0,20}\b(?:no|not|doesn't|don't)\b|\b(?:don't|doesn't) (?:mind|care).{0,20}\b(?:price|cost|money)|\bno longer cheap|\bforget (?:the )?(?:price|budget|cheap)/i

/** Who asked for cheaper things wants no dear ones a message later, until something else is said of money. */
export function stayCheap(input: FindActivitiesInput, { turns, cards }: Pick<Reading, 'turns' | 'cards'>): void {
  const kinds = turns.map((turn) => (NO_MATTER.test(turn) ? 'dearer' : readRefinement(turn)?.kind))
  const last = kinds.findLastIndex((kind) => kind === 'cheaper' || kind === 'dearer')
  if (last < 1 || last === turns.length - 1 || kinds[last] !== 'cheaper') return
  input.style ??= 'budget'
  keepBelow(input, cards.slice(0, PICKS), 0)
}
