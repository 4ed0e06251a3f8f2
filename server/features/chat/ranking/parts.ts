/** What an order of recommendations is made of. */
export const PARTS = ['fit', 'party', 'dates', 'budget', 'rating', 'diversity', 'nearness', 'fame'] as const

/**
 * 'fit': to what was wished for; 'party': to who comes; 'dates': how many of the days are open; 'budget': to what may be spent; 'rating': with the number of
 * travellers behind it; 'diversity': what it repeats, so never above 0; 'nearness': to where one is; 'fame': what the place is known for.
 */
export type Part = (typeof PARTS)[number]

/** How much each part speaks for one of them, or against it. Together they are its place in the order. */
export type Parts = Readonly<Record<Part, number>>

export function totalOf(parts: Parts): number {
  return PARTS.reduce((sum, part) => sum + parts[part], 0)
}

/** How far each part lifts one above the usual one of those that were weighed with it. */
export function liftsOf(parts: Parts, all: readonly Parts[]): Parts {
  return partsBy((part) => parts[part] - all.reduce((sum, other) => sum + other[part], 0) / Math.max(1, all.length))
}

export function partsBy(valueOf: (part: Part) => number): Parts {
  return {
    fit: valueOf('fit'),
    party: valueOf('party'),
    dates: valueOf('dates'),
    budget: valueOf('budget'),
    rating: valueOf('rating'),
    diversity: valueOf('diversity'),
    nearness: valueOf('nearness'),
    fame: valueOf('fame'),
  }
}
