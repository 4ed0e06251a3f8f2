import type { SceneName } from '../../pictures/scenes.ts'

/** A product as the data files write it. Everything that can be derived is left out. */
export interface SampleProduct {
  /** Unique, begins with the city's own letters: 'LIS-TRAM-28'. */
  readonly code: string
  readonly title: string
  /** The quarter or the place where most of it happens. */
  readonly area: string
  /** What its pictures show; the first is the cover. */
  readonly scenes: readonly [SceneName, ...SceneName[]]
  /** Lower case, the most telling first. */
  readonly tags: readonly string[]
  readonly about: string
  /** US dollars for one person. */
  readonly price: number
  readonly rating: number
  readonly reviews: number
  /** Minutes, or the least and the most. */
  readonly minutes: number | readonly [from: number, to: number]
  /** Weekdays it runs on, Monday is 1: '1234567'. */
  readonly days: string
  /** Starts in the city's own time. */
  readonly starts: readonly string[]
  /** Months it runs in, both counted, may run over the year's end: [11, 3]. All year when left out. */
  readonly months?: readonly [first: number, last: number]
  /** The most people on one start. */
  readonly party: number
  /** Latitude and longitude of the meeting point. */
  readonly at: readonly [latitude: number, longitude: number]
  readonly meet: string
  /** 'Title: what happens there.' */
  readonly steps: readonly string[]
  readonly included: readonly string[]
  readonly excluded: readonly string[]
  /** Free until a day before; half back until three days before; all back until a week before; nothing back. */
  readonly cancel: 'day' | 'half' | 'week' | 'none'
}

/** What one city sells. */
export interface CityInventory {
  /** The id of the place in the destinations' catalogue. */
  readonly placeId: string
  readonly products: readonly SampleProduct[]
}
