import type { SceneName, View } from '../../pictures/scenes.ts'

/**
 * What kind of outing it is. The kind gives all that a data file leaves out: length, hours, price, party, what is
 * included, who may come, how it can be cancelled.
 */
export const OUTINGS = [
  'visit', 'walk', 'food', 'workshop', 'water', 'nature', 'daytrip', 'night', 'family', 'photography', 'wellness', 'show', 'bike', 'entry', 'pass',
] as const
export type Outing = (typeof OUTINGS)[number]

/** Free until a day before; half back until three days before; all back until a week before; nothing back. */
export type CancellationKind = 'day' | 'half' | 'week' | 'none'

/** Level throughout; by lift where there are floors; by stairs alone. */
export type Access = 'level' | 'lift' | 'stairs'

/** The facts of one experience at a real place, as the data files write them. */
export interface Experience {
  /** Unique, begins with the destination's own three letters: 'LIS-TRAM-28'. Never changed: trips hold it. */
  readonly code: string
  readonly outing: Outing
  readonly title: string
  /** The quarter or the place where most of it happens. */
  readonly area: string
  /** What its pictures show; the first is the cover. */
  readonly scenes: readonly [SceneName, ...SceneName[]]
  /** Where not any view of the first scene will do: the one that shows the thing itself, 'bridge1' for an aqueduct. */
  readonly cover?: View
  /** Lower case, the most telling first. */
  readonly tags: readonly string[]
  readonly about: string
  /** Latitude and longitude of the meeting point. */
  readonly at: readonly [latitude: number, longitude: number]
  /** A real place to meet at, so that a stranger finds it. */
  readonly meet: string
  /** 'Title: what happens there.' */
  readonly steps: readonly string[]
  /** Usual opening hours of the place, in its own time: '09:00-17:30'. Starts lie within them, and so does the end of a visit. */
  readonly hours?: string
  /** Weekdays it runs on, Monday is 1; every day when left out: '23456'. */
  readonly days?: string
  /** Months it runs in, both counted, may run over the year's end: [11, 3]. All year when left out. */
  readonly months?: readonly [first: number, last: number]
  /** Where a day trip leads, by a name that the destinations know: 'Sintra'. */
  readonly tripTo?: string
  /** Below: only where the kind's own would be wrong. In the destination's currency, for one adult. */
  readonly price?: number
  readonly rating?: number
  readonly reviews?: number
  /** Minutes, or the least and the most. */
  readonly minutes?: number | readonly [from: number, to: number]
  /** Starts in the destination's own time, or by the sun there: '09:30', 'sunset-90', 'sunrise-30'. */
  readonly starts?: readonly string[]
  /** The most people on one start. */
  readonly party?: number
  readonly included?: readonly string[]
  readonly excluded?: readonly string[]
  readonly cancel?: CancellationKind
  /** How long a pass is good for, in words, where that is not one day: 'Forty-eight hours'. */
  readonly lasts?: string
  /** How one gets about; told only where it is known. */
  readonly access?: Access
  /** Age of the youngest who may come. */
  readonly youngest?: number
}

/** What one destination sells. */
export interface DestinationInventory {
  /** The id of the place in the destinations' catalogue: 'lisbon-pt'. */
  readonly placeId: string
  /** ISO 4217: prices here are in it. */
  readonly currency: string
  /** What a guided half-day walk for one adult usually costs, in the currency; the prices left out follow from it. */
  readonly walkPrice: number
  /** Languages that guides speak, the most usual first, in English: ['English', 'Portuguese']. */
  readonly languages: readonly string[]
  readonly experiences: readonly Experience[]
}
