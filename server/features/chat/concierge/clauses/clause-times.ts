import type { Day } from '@meander/sdk/contract/days'
import type { Clause } from '../../reader/index.ts'
import type { Part } from '../day-by-day/days-named.ts'
import type { Told } from '../day-by-day/told.ts'
import { inEnglish } from '../../item-talk/glossary.ts'
import { NUMBER_WORDS } from '../../language/number-words.ts'
import { momentsIn } from '../plan-edits/moments.ts'

/** When a clause wants something, and from when. */
export interface Times {
  /** In the order of the words; without those that something leaves. */
  days: readonly Day[]
  part: Part | null
  time: string | null
  from: Day | null
}

export function timesIn({ text, start, spans }: Clause, { days }: Pick<Told, 'days'>): Times {
  const [first] = days
  const last = days.at(-1)
  if (first === undefined || last === undefined) return { days: [], part: null, time: null, from: null }
  const moments = momentsIn(text, { from: first, to: last })
  const isLeft = (moment: { start: number; end: number }): boolean => spans.some(({ label, start: at, end }) => label === 'from' && at - start < moment.end && end - start > moment.start)
  const named = moments.flatMap((one) => ('date' in one ? [{ date: one.date, isLeft: isLeft(one) }] : []))
  return {
    days: [...new Set(named.filter((one) => !one.isLeft).map(({ date }) => date))],
    part: moments.flatMap((one) => ('part' in one && !isLeft(one) ? [one.part] : []))[0] ?? null,
    time: moments.flatMap((one) => ('time' in one && !isLeft(one) ? [one.time] : []))[0] ?? timeIn(spans, { from: first, to: last }),
    from: named.find((one) => one.isLeft)?.date ?? null,
  }
}

/** An hour in words: 'eleven or so', 'half past ten'. */
function timeIn(spans: Clause['spans'], days: { from: Day; to: Day }): string | null {
  const said = spans.find(({ label }) => label === 'time')?.words
  if (said === undefined) return null
  const words = inEnglish(said.toLowerCase()).replace(/\p{L}+/gu, (word) => { const count = NUMBER_WORDS.indexOf(word); return count > 0 && count <= 12 ? String(count) : word })
  const [, half, hour] = /(half past |half )?(\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?)/.exec(words) ?? []
  const [moment] = hour === undefined ? [] : momentsIn(`at ${half === undefined ? hour : `${hour}:30`}`, days)
  return moment !== undefined && 'time' in moment ? moment.time : null
}
