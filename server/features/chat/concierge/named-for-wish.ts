import type { TripFacts } from '../understanding/index.ts'
import type { Card, Reading } from './read-prompt.ts'
import { asksForCheaper } from './refinements.ts'

/** What answers have named of one wish: what 'cheaper' is measured by. */
export interface Named {
  /** Since this very thing was first wished for in this place. */
  forWish: readonly Card[]
  /** Before cheaper things were first asked for in this place; null where they never were. */
  tooDear: { cards: readonly Card[]; isSameWish: boolean } | null
}

/** Cards that some words name. */
export function namedIn(text: string, cards: readonly Card[]): Card[] {
  return cards.filter(({ title }) => text.includes(title.replace(/[.]$/, '')))
}

export function readNamed({ turns, lastLength, exchanges, cards }: Reading, before: TripFacts, read: (said: readonly string[]) => TripFacts): Named {
  if (cards.length === 0) return { forWish: [], tooDear: null }
  const after = exchanges.map((exchange) => ({ ...exchange, facts: read(turns.slice(0, exchange.turns)) }))
  const of = (from: number, to: number): Card[] => namedIn(after.slice(from, to).map(({ answer }) => answer).join('\n'), cards)
  const wishBegan = after.findLastIndex(({ facts }) => wishOf(facts) !== wishOf(before)) + 1
  const placeBegan = after.findLastIndex(({ facts }) => facts.destination?.id !== before.destination?.id) + 1
  const since = after[placeBegan - 1]?.turns ?? 0
  const dear = turns.slice(0, -lastLength).findIndex((turn, at) => at >= since && asksForCheaper(turn))
  const until = after.findIndex((exchange) => exchange.turns > dear)
  return {
    forWish: of(wishBegan, after.length),
    tooDear: dear < 1 || until <= placeBegan ? null : { cards: of(placeBegan, until), isSameWish: until > wishBegan },
  }
}

function wishOf({ destination, interests = [] }: TripFacts): string {
  return [destination?.id, ...interests.toSorted()].join()
}
