import { brokenHard, unverifiedWays } from './hard.ts'
import type { Hard } from './hard.ts'
import type { Delivered, Placed } from './deliver.ts'
import { isNamed } from './named.ts'
import { readThings } from './facts.ts'
import type { Product } from './product.ts'
import { FIRST } from './requests.ts'
import type { Request } from './requests.ts'
import { soft } from './soft.ts'
import type { Soft } from './soft.ts'

/** What a planner made of a request, held against it. */
export interface Judged {
  request: Request
  delivered: boolean
  /** Of what the letter promised, what the calendar's own rules let stand. */
  taken: number | null
  broken: Hard[]
  /** Ways that nobody can reckon. */
  unverified: number
  scores: Record<Soft, number | null> | null
  /** Of an impossible one: said so, with what blocks it, and planned nothing; where one thing is not to be had, a plan may come instead. */
  named: boolean
  /** Of all that stood and is new on other days: what was put out, in or at another hour unasked; null where the last turn was about no one day. */
  strayed: number | null
  text: string
}

export async function judge(product: Product, request: Request, { placed, before, promised, text }: Delivered): Promise<Judged> {
  const things = await readThings(product, placed, request)
  const delivered = placed.length > 0
  return {
    request,
    delivered,
    taken: promised === 0 ? null : placed.length / promised,
    broken: delivered ? brokenHard(things, request) : [],
    unverified: unverifiedWays(things),
    scores: delivered ? soft(things, request) : null,
    named: (!delivered || request.blocker === 'must') && isNamed(request, text),
    strayed: strayedOf(request, before, placed),
    text,
  }
}

export const isPassed = ({ request, delivered, broken, named }: Judged): boolean => (request.blocker === null ? delivered && broken.length === 0 : named)

/** The share of what stood, and came, on other days than the one that was spoken of, and is not as it was: gone, new, or at another hour. */
export function strayedOf({ edited, start, end }: Pick<Request, 'edited' | 'start' | 'end'>, before: readonly Placed[], after: readonly Placed[]): number | null {
  if (edited === null || before.length === 0) return null
  const day = edited === FIRST ? before[0]?.date : edited
  const beside = (some: readonly Placed[]): string[] => some.filter(({ date }) => date !== day && date >= start && date <= end).map(({ code, date, start: hour }) => `${code} ${date} ${hour}`)
  const [stood, stands] = [beside(before), beside(after)]
  const changed = [...stood.filter((one) => !stands.includes(one)), ...stands.filter((one) => !stood.includes(one))]
  return changed.length / before.length
}
