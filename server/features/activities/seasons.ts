/** A quarter of the year in which days are as long, or as short, as they get. */
export type Quarter = 'summer' | 'winter'

/** June to August north of the equator and December to February south of it; null in between. */
export function quarterOf(month: number, latitude: number): Quarter | null {
  const northern = latitude >= 0 ? month : ((month + 5) % 12) + 1
  if (northern >= 6 && northern <= 8) return 'summer'
  return northern === 12 || northern <= 2 ? 'winter' : null
}
