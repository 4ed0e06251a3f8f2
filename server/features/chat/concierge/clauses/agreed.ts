import type { Day } from '@meander/sdk/contract/days'
import type { Clause } from '../../reader/index.ts'
import type { PutWish } from '../day-by-day/plan-wish.ts'
import type { Reading } from '../read-prompt.ts'
import { speltRight } from '../wish-list/spelt-right.ts'
import { isPointing, meantIn } from './clause-things.ts'
import { timesIn } from './clause-times.ts'
import { heardIn } from './heard.ts'

/** These take a thing of what was shown; where no plan stands there is nothing to move either. */
const TAKES: ReadonlySet<string> = new Set(['add', 'move', 'replace'])
const LIKELY = 0.5
/** So many at once are more than a plan is asked for. */
const MOST = 6

/** What clauses take of what was shown, each with the day and hour that was said for it. */
export function takenBy(clauses: readonly Clause[], { reading, days }: { reading: Reading; days: readonly Day[] }): PutWish[] {
  return clauses.filter(({ act, share }) => TAKES.has(act) && share >= LIKELY).flatMap((clause) => {
    const { days: named, part, time } = timesIn(clause, { days })
    const [date] = named
    const spelt = { ...clause, spans: clause.spans.map((span) => (isPointing(span.words) ? span : { ...span, words: speltRight(span.words.toLowerCase()) })) }
    return meantIn(spelt, ['in', 'item', 'wish'], { plan: [], reading }).flatMap(({ words, shown }) => {
      const [card] = shown
      if (card === undefined || shown.length > 1) return []
      return [{ codes: [card.productCode], words: card.title, said: words, isKind: false, day: date === undefined ? null : { date, part }, time, instead: [], isFirm: false }]
    })
  })
}

/** All that was taken before the days were set out, what was said last of each thing alone; what only points is known no more. */
export function agreedBefore(reading: Reading, days: readonly Day[]): PutWish[] {
  const last = reading.turns.length - reading.lastLength
  const all = reading.turns.flatMap((turn, at) => {
    const clauses = at === last ? heardIn(reading) : (reading.clausesOf?.(turn) ?? []).map((clause) => ({ ...clause, spans: clause.spans.filter(({ words }) => !isPointing(words)) }))
    return at === 0 ? [] : takenBy(clauses, { reading, days })
  })
  return all.filter((one, at) => !all.slice(at + 1).some(({ codes }) => codes[0] === one.codes[0])).slice(-MOST)
}
