import type { TimeOfDay } from '@meander/sdk/contract/days'
import type { SceneName, View } from '../../pictures/scenes.ts'
import type { Quarter } from '../../seasons.ts'
import type { CancellationKind, Outing } from './product.ts'

/** Starts at fixed times; at any time while a place is open; at any time of the day. */
export type StartKind = 'timed' | 'window' | 'day'

/** So many minutes before or after the sun rises or sets: 'sunset-90', 'sunrise', 'sunset+30'. */
export type SunStart = `${'sunrise' | 'sunset'}${'' | `${'+' | '-'}${number}`}`

/** What people of an age pay, both ages counted, in the product's currency. */
export interface AgePrice {
  readonly ageBand: 'INFANT' | 'CHILD' | 'YOUTH' | 'ADULT' | 'SENIOR'
  readonly startAge: number
  readonly endAge: number
  readonly amount: number
}

/** An experience with everything that one needs to book it: its facts, and what its kind adds to them. */
export interface SampleProduct {
  readonly code: string
  readonly outing: Outing
  readonly title: string
  readonly area: string
  readonly scenes: readonly [SceneName, ...SceneName[]]
  readonly cover?: View
  readonly tags: readonly string[]
  /** The short text. */
  readonly about: string
  /** The long text: `about`, and how it goes. */
  readonly description: string
  readonly at: readonly [latitude: number, longitude: number]
  readonly meet: string
  readonly steps: readonly string[]
  readonly tripTo?: string
  readonly startKind: StartKind
  /** In order, in the destination's own time; those by the sun are worked out for each day. */
  readonly starts: readonly (TimeOfDay | SunStart)[]
  /** Those of the warmest and of the coldest quarter of the year, where they are others; with the hours at which doors close then. */
  readonly seasonal?: { readonly summer: readonly TimeOfDay[]; readonly winter: readonly TimeOfDay[]; readonly closes?: Readonly<Record<Quarter, TimeOfDay>> }
  readonly days: string
  readonly months?: readonly [first: number, last: number]
  /** For a person; null where there is nothing to say beyond the starts. */
  readonly openingHours: string | null
  readonly minutes: number | readonly [from: number, to: number]
  /** How long it is good for, in words, where nobody spends that time there: a pass. */
  readonly lasts?: string
  /** ISO 4217, of all its prices. */
  readonly currency: string
  /** For one adult. */
  readonly price: number
  /** By age, youngest first, without gaps. Who is in none of them cannot come. */
  readonly ages: readonly AgePrice[]
  readonly rating: number
  readonly reviews: number
  /** The most people on one start. */
  readonly party: number
  readonly included: readonly string[]
  readonly excluded: readonly string[]
  readonly cancel: CancellationKind
  /** Spoken by the guide; empty where there is none. */
  readonly languages: readonly string[]
  readonly accessibility: readonly string[]
  /** Booking closes so long before a start. */
  readonly cutOffMinutes: number
}
