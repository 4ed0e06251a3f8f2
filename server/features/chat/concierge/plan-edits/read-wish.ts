import type { Day } from '@meander/sdk/contract/days'
import type { PlanWish } from '../day-by-day/plan-wish.ts'
import { readPlanWish } from '../day-by-day/read-plan-wish.ts'
import type { Told } from '../day-by-day/told.ts'
import { readOfferAsked } from './asks-offer.ts'
import { readFreed } from './frees-day.ts'
import { readPutBack } from './put-back.ts'
import { readEdits } from './read-edits.ts'
import type { ReadEdits } from './read-edits.ts'

/** What a message wants of the plan: first what becomes of the things that it names, then what its words are known for. */
export function readWish(told: Told): PlanWish | null {
  const edits = readEdits(told)
  const back = readPutBack(told, edits.wish)
  if (back !== null) return back
  const offer = edits.isOfThings ? null : readOfferAsked(told)
  if (offer !== null) return offer
  if (edits.wish !== null && edits.wish.kind !== 'which-out' && edits.wish.kind !== 'move' && edits.isOfThings) return edits.wish
  const wish = readPlanWish(told)
  // A day that is to be empty, in words of another language or in odd ones.
  const freed = edits.isOfThings || (wish !== null && wish.kind !== 'drop' && wish.kind !== 'day' && wish.kind !== 'trade' && wish.kind !== 'review' && wish.kind !== 'which-out' && wish.kind !== 'hours') ? null : readFreed(told.reading.turns.at(-told.reading.lastLength) ?? '', { from: told.days[0] ?? NO_DAY, to: told.days.at(-1) ?? NO_DAY })
  if (freed !== null) return freed
  // 'The train comes in at 2.30' moves no ride on the old train.
  if (edits.wish?.kind === 'move' && wish?.kind !== 'hours') return edits.wish
  // Of several that may be meant one is known by other words of the message.
  if (wish === null || wish.kind === 'which-out') return (edits.isOfThings || edits.wish?.kind === 'drop' ? edits.wish : null) ?? wish ?? askedFirst(edits, told)
  return isOfWhatStays(wish, edits) || isOfNoName(wish, edits) ? null : wish
}

const NO_DAY = '1970-01-01' as Day

/** What may be unwanted and may not is asked of, as long as nothing is asked about it. */
function askedFirst({ doubtful }: ReadEdits, { text }: Told): PlanWish | null {
  return doubtful.length === 0 || text.includes('?') ? null : { kind: 'which-out', codes: doubtful, said: '' }
}

/** What surely stays is not taken out by other words of its sentence. */
function isOfWhatStays(wish: PlanWish, { doubtful, kept }: ReadEdits): boolean {
  const codes = wish.kind === 'trade' ? wish.out : wish.kind === 'drop' || wish.kind === 'swap' ? wish.codes : []
  return codes.length > 0 && codes.every((code) => kept.includes(code) && !doubtful.includes(code))
}

/** Where things are known by their names, no other words of the message are taken for one. */
function isOfNoName(wish: PlanWish, { isKnown }: ReadEdits): boolean {
  return isKnown && wish.kind === 'trade' && wish.puts.some(({ codes, isKind }) => codes.length === 0 && !isKind)
}
