import type { PlanWish } from '../day-by-day/plan-wish.ts'
import { readPlanWish } from '../day-by-day/read-plan-wish.ts'
import type { Told } from '../day-by-day/told.ts'
import { readAccepted } from './accepted.ts'
import { readOfferAsked } from './asks-offer.ts'
import { readEdits } from './read-edits.ts'
import type { ReadEdits } from './read-edits.ts'

/** What a message wants of the plan: first what becomes of the things that it names, then what its words are known for. */
export function readWish(told: Told): PlanWish | null {
  const accepted = readAccepted(told)
  if (accepted !== null) return accepted
  const edits = readEdits(told)
  const offer = edits.isOfThings ? null : readOfferAsked(told)
  if (offer !== null) return offer
  if (edits.wish !== null && edits.wish.kind !== 'which-out' && edits.wish.kind !== 'move' && edits.isOfThings) return edits.wish
  const wish = readPlanWish(told)
  // 'The train comes in at 2.30' moves no ride on the old train.
  if (edits.wish?.kind === 'move' && wish?.kind !== 'hours') return edits.wish
  // Of several that may be meant one is known by other words of the message.
  if (wish === null || wish.kind === 'which-out') return (edits.isOfThings || edits.wish?.kind === 'drop' ? edits.wish : null) ?? wish ?? askedFirst(edits, told)
  return isOfWhatStays(wish, edits) || isOfNoName(wish, edits) ? null : wish
}

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
