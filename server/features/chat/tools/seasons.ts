import type { Place } from '../../destinations/index.ts'

export type Season = 'spring' | 'summer' | 'autumn' | 'winter' | 'tropical'

const TROPIC = 23.5
const NORTHERN: readonly Season[] = ['winter', 'winter', 'spring', 'spring', 'spring', 'summer', 'summer', 'summer', 'autumn', 'autumn', 'autumn', 'winter']

/** What time of year it is at a latitude in a month, from 1. Between the tropics there is no winter to speak of. */
export function seasonAt({ latitude }: Pick<Place, 'latitude'>, month: number): Season {
  if (Math.abs(latitude) < TROPIC) return 'tropical'
  return NORTHERN[(month - 1 + (latitude < 0 ? 6 : 0)) % 12] ?? 'spring'
}

/**
 * How warm it is about sea level, in degrees Celsius, by latitude and month alone: good enough to put places in order, and never
 * told to anybody.
 */
export function warmthAt({ latitude }: Pick<Place, 'latitude'>, month: number): number {
  const away = Math.abs(latitude)
  const yearly = 27 - 0.42 * Math.max(0, away - 12)
  const swing = Math.min(9, 0.28 * away)
  const warmest = latitude >= 0 ? 7 : 1
  return yearly + swing * Math.cos(((month - warmest) / 6) * Math.PI)
}
