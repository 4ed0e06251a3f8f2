import type { Thing } from './facts.ts'

/** Spare minutes on arrival. */
const BUFFER = 15
const EARTH_KILOMETRES = 6371
const DETOUR = 1.3

/** What lies on the way from one thing to the next. */
export interface Way {
  /** As the crow flies; null where one of the places is not known, which is never taken for nothing. */
  kilometres: number | null
  /** On the way and to spare; null likewise. */
  minutes: number | null
}

/**
 * The checker's own estimate, apart from the product's: streets 1.3 times as long as the line, up to 1.5 km on foot at 4.8 km/h, and
 * beyond at 18 km/h and ten minutes for the stop.
 */
export function wayBetween({ activity: from }: Pick<Thing, 'activity'>, { activity: to }: Pick<Thing, 'activity'>): Way {
  const [one, other] = [from?.coordinates, to?.coordinates]
  if (one === undefined || other === undefined) return { kilometres: null, minutes: null }
  const radians = (degrees: number): number => (degrees * Math.PI) / 180
  const [phi, psi] = [radians(one.latitude), radians(other.latitude)]
  const cosine = Math.sin(phi) * Math.sin(psi) + Math.cos(phi) * Math.cos(psi) * Math.cos(radians(other.longitude - one.longitude))
  const kilometres = EARTH_KILOMETRES * Math.acos(Math.min(1, cosine))
  const streets = kilometres * DETOUR
  const minutes = streets <= 1.5 ? (streets / 4.8) * 60 : 10 + (streets / 18) * 60
  return { kilometres, minutes: minutes + BUFFER }
}

/** Without the minutes to spare. */
export function minutesOnTheWay(one: Pick<Thing, 'activity'>, other: Pick<Thing, 'activity'>): number {
  const { minutes } = wayBetween(one, other)
  return minutes === null ? 0 : minutes - BUFFER
}

/** Each with what follows it on its day. */
export function pairs(things: readonly Thing[]): [Thing, Thing][] {
  return things.flatMap((left, at) => {
    const right = things[at + 1]
    return right === undefined || right.date !== left.date ? [] : [[left, right] as [Thing, Thing]]
  })
}
