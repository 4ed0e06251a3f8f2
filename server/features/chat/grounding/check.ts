import { findForeignFigure } from './figures.ts'
import type { Grounds } from './grounds.ts'
import type { KnownActivity } from './known-activity.ts'
import { findForeignLength } from './lengths.ts'
import { findForeignLink } from './links.ts'
import { activitiesNamed, findForeignName } from './names.ts'
import { findForeignDay } from './opening-days.ts'
import { findForeignPromise } from './promises.ts'

/** Checks the sentences of one reply in their order. */
export interface Checker {
  /** Null when the sentence says only what is known; else what is wrong with it, for the model to read. */
  complain(sentence: string): string | null
}

/** Words with which a sentence goes on about what was named before it. */
const GOES_ON = /^\W*(?:it|its|that|this|these|they|tickets?|the price|prices?|both|for)\b/i

interface Spoken {
  grounds: Grounds
  named: readonly KnownActivity[]
  /** Also where the sentence names nothing: 'Lunch is included.' is about what was named before it. */
  spokenOf: readonly KnownActivity[]
}

function findForeignClaim(sentence: string, { grounds, named, spokenOf }: Spoken): string | null {
  return findForeignLength(sentence, grounds, { named, soFar: [] }) ?? findForeignPromise(sentence, spokenOf.length > 0 ? spokenOf : [...grounds.activities.values()]) ?? findForeignDay(sentence, named)
}

export function createChecker(grounds: Grounds): Checker {
  const soFar = new Map<string, KnownActivity>()
  let before: KnownActivity[] = []
  return {
    complain(sentence) {
      const here = activitiesNamed(sentence, grounds)
      const named = here.length === 0 && GOES_ON.test(sentence) ? before : here
      const all = new Map([...soFar, ...here.map((activity) => [activity.productCode, activity] as const)])
      const complaint = findForeignLink(sentence, grounds) ?? findForeignName(sentence, grounds) ?? findForeignFigure(sentence, grounds, { named, soFar: [...all.values()] }) ?? findForeignClaim(sentence, { grounds, named, spokenOf: here.length === 0 ? before : here })
      if (complaint !== null) return complaint
      for (const [code, activity] of all) soFar.set(code, activity)
      if (here.length > 0) before = here
      return null
    },
  }
}
