import type { Days } from './board-of-days.ts'
import type { Candidate, Problem } from './problem.ts'

/** A start, and what a plan gains by it as it stands. */
export interface Place {
  candidate: Candidate
  gain: number
}

/** Where things could go, day by day. */
export interface Places {
  /** The best start of a thing on each day from one to another, both counted; null where it has none that is free. */
  bestOn(thing: number, from: number, to: number, isOverlooked?: () => boolean): (Place | null)[]
  /** The best of all days, or of some. */
  best(thing: number, on?: ReadonlySet<number>): Place | null
  /** The days on which a start could be in touch with one on these days. */
  about(candidate: Candidate): { from: number; to: number }
}

/** What the best of a day was, when what is about it had that sign. */
interface Known extends Pick<Candidate, 'day' | 'lastDay'> {
  sign: number
  place: Place | null
}

export function createPlaces(days: Days, { candidates, dayCount }: Problem): Places {
  const byDay = candidates.map((starts) => {
    const lists: Candidate[][] = Array.from({ length: dayCount }, () => [])
    for (const one of starts) lists[one.day]?.push(one)
    return lists
  })
  const longest = candidates.reduce((most, starts) => starts.reduce((days, { day, lastDay }) => Math.max(days, lastDay - day), most), 0)
  const known = byDay.map((lists) => lists.map((starts, day): Known => ({ sign: -1, place: null, day, lastDay: starts.reduce((last, one) => Math.max(last, one.lastDay), day) })))

  /** The same as long as nothing about that day is another. */
  function knownBest(thing: number, day: number): Place | null {
    const last = known[thing]?.[day]
    if (last === undefined) return null
    const sign = days.signAbout(last)
    if (last.sign !== sign) {
      last.place = bestOfDay(thing, day)
      last.sign = sign
    }
    return last.place
  }

  function bestOfDay(thing: number, day: number, isOverlooked?: () => boolean): Place | null {
    let best: Place | null = null
    for (const candidate of byDay[thing]?.[day] ?? []) {
      if (isOverlooked?.() === true) continue
      const gain = days.gainOf(candidate)
      if (gain !== null && (best === null || gain > best.gain)) best = { candidate, gain }
    }
    return best
  }

  return {
    bestOn(thing, from, to, isOverlooked) {
      const found: (Place | null)[] = []
      for (let day = from; day <= to; day += 1) found.push(isOverlooked === undefined ? knownBest(thing, day) : bestOfDay(thing, day, isOverlooked))
      return found
    },
    best(thing, on) {
      let best: Place | null = null
      for (let day = 0; day < dayCount; day += 1) {
        const place = on === undefined || on.has(day) ? knownBest(thing, day) : null
        if (place !== null && (best === null || place.gain > best.gain)) best = place
      }
      return best
    },
    about: ({ day, lastDay }) => ({ from: Math.max(0, day - 1 - longest), to: Math.min(dayCount - 1, lastDay + 1) }),
  }
}
