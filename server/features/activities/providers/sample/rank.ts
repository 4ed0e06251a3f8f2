import type { PlacedProduct } from './catalogue.ts'
import type { Wish } from './wishes.ts'

const TAG = 1
const WORD_IN_TITLE = 0.8
const WORD_IN_TEXT = 0.35
/** What a third boat trip is worth beside the first food walk. */
const SAME_KIND = 0.28

/** How well a product answers a wish, 0 to 1. */
export function answers({ product, titleStems, textStems }: PlacedProduct, wish: Wish): number {
  const first = product.tags.findIndex((tag) => wish.tags.has(tag))
  if (first >= 0) return TAG - first * 0.08
  if (wish.stems.some((one) => titleStems.has(one))) return WORD_IN_TITLE
  return wish.stems.some((one) => textStems.has(one)) ? WORD_IN_TEXT : 0
}

/** 0 to 1, by rating, where few reviews count as many at 4.3. */
export function quality({ product }: PlacedProduct): number {
  const known = 60
  const mean = (product.rating * product.reviews + 4.3 * known) / (product.reviews + known)
  return (mean - 4) / 1
}

/**
 * The best first, chosen one by one: each wish counts less the more of it has been answered, and a kind of activity
 * counts less once it is there, so that 'food and history' is not six times food.
 */
export function arrange(products: readonly PlacedProduct[], wishes: readonly Wish[], limit: number): PlacedProduct[] {
  const waiting = products.map((one) => ({ one, fits: wishes.map((wish) => answers(one, wish)), worth: quality(one) }))
  const chosen: PlacedProduct[] = []
  const answered = wishes.map(() => 0)
  const kinds = new Map<string, number>()
  while (chosen.length < limit && waiting.length > 0) {
    let best = 0
    let bestValue = -Infinity
    waiting.forEach(({ one, fits, worth }, index) => {
      const pleased = fits.reduce((sum, fit, wish) => sum + fit / (1 + 0.35 * (answered[wish] ?? 0)), 0)
      const value = pleased + 0.6 * worth - SAME_KIND * (kinds.get(kindOf(one)) ?? 0)
      if (value > bestValue) [best, bestValue] = [index, value]
    })
    const [next] = waiting.splice(best, 1)
    if (next === undefined) break
    chosen.push(next.one)
    next.fits.forEach((fit, wish) => (answered[wish] = (answered[wish] ?? 0) + fit))
    kinds.set(kindOf(next.one), (kinds.get(kindOf(next.one)) ?? 0) + 1)
  }
  return chosen
}

function kindOf({ product }: PlacedProduct): string {
  return product.scenes[0]
}
