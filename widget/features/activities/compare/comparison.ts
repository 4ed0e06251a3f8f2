import type { Activity } from '@meander/sdk/contract/activities'

/** How many stand side by side. */
export const FEWEST_COMPARED = 2
export const MOST_COMPARED = 3

/** What is being compared, or chosen for it. */
export interface Comparison {
  /** What one message found: its very list tells it from those of others. */
  among: readonly Activity[]
  /** Product codes, in the order in which they were chosen. */
  chosen: readonly string[]
  stage: 'choosing' | 'comparing'
}

/** Takes one in, or out again; one more than can stand side by side stays out. */
export function toggle(comparison: Comparison, productCode: string): Comparison {
  const { chosen } = comparison
  if (chosen.includes(productCode)) return { ...comparison, chosen: chosen.filter((code) => code !== productCode) }
  return isFull(comparison) ? comparison : { ...comparison, chosen: [...chosen, productCode] }
}

export const isFull = ({ chosen }: Pick<Comparison, 'chosen'>): boolean => chosen.length >= MOST_COMPARED

/** What was chosen, the most reviewed first: 'Most Popular' is then true of it. */
export function compared({ among, chosen }: Pick<Comparison, 'among' | 'chosen'>): Activity[] {
  const found = chosen.flatMap((code) => among.find(({ productCode }) => productCode === code) ?? [])
  return found.toSorted((one, other) => (other.reviewCount ?? 0) - (one.reviewCount ?? 0))
}
