import type { Ranked } from '../ranking/index.ts'
import type { Placed } from './in-a-day.ts'
import { bestStart, mayStay } from './place.ts'
import type { Frame } from './place.ts'
import type { Appointment, PlanInput } from './plan-input.ts'

/** Only what still has that start. */
export function placedOf({ productCode, date, startTime }: Appointment, known: ReadonlyMap<string, Ranked>): Placed[] {
  const one = known.get(productCode)
  const slot = one?.starts.find((start) => start.date === date && start.startTime === startTime)
  return one === undefined || slot === undefined ? [] : [{ activity: one.activity, slot }]
}

type Moves = NonNullable<PlanInput['moves']>

export interface Board {
  stands: readonly Placed[]
  known: ReadonlyMap<string, Ranked>
  frame: Frame
}

type Carried = { stands: readonly Placed[]; moved: Placed[]; unmoved: string[] }

/** All moves, or one of them; where that is wanted, or nothing else goes, against what is on the day. */
export function carry({ moves = [], oneMove, trade }: PlanInput, board: Board): Carried {
  const traded = trade === 'first' ? tradePlaces(moves, board) : null
  if (traded !== null) return traded
  const plainly: Carried = { stands: board.stands, ...(oneMove === true ? moveOne : moveAll)(moves, board) }
  // Two days that half change places are worse than either.
  if (trade === 'whole' && plainly.unmoved.length > 0) return { stands: board.stands, moved: moves.flatMap((one) => placedOf(one, board.known)), unmoved: plainly.unmoved }
  const isForOne = board.stands.filter(({ slot }) => slot.date === moves[0]?.to.date).length === 1
  // A whole day is not moved about for one thing.
  return trade === 'else' && isForOne && plainly.unmoved.length > 0 ? (tradePlaces(moves, board) ?? plainly) : plainly
}

/** What is on the day that one thing goes to comes to the day of that; null where not all of it can. */
function tradePlaces(moves: Moves, { stands, known, frame }: Board): Carried | null {
  const [one] = moves
  const there = one?.to.date === undefined || moves.length > 1 ? [] : stands.filter(({ slot }) => slot.date === one.to.date)
  if (one === undefined || there.length === 0) return null
  const others = stands.filter((other) => !there.includes(other))
  const back = there.map(({ activity, slot }) => ({ productCode: activity.productCode as string, date: slot.date as string, startTime: slot.startTime as string, to: { date: one.date } }))
  const { moved, unmoved } = moveAll([one, ...back], { stands: others, known, frame })
  return unmoved.length > 0 ? null : { stands: others, moved, unmoved }
}

/** The first of them that can go; the others stay. */
function moveOne(moves: Moves, { stands, known, frame }: Board): { moved: Placed[]; unmoved: string[] } {
  for (const one of moves) {
    const others = moves.filter((other) => other !== one)
    const there = [...stands, ...others.flatMap((other) => placedOf(other, known))]
    const { moved, unmoved } = move([one], { stands: there, known, frame })
    if (unmoved.length === 0) return { moved: [...there.slice(stands.length), ...moved], unmoved: others.map(({ productCode }) => productCode) }
  }
  return { moved: moves.flatMap((one) => placedOf(one, known)), unmoved: moves.map(({ productCode }) => productCode) }
}

/** What cannot go stays where it was, and is then in the way of what was to come there: all else is moved around it. */
function moveAll(moves: Moves, { stands, known, frame }: Board): { moved: Placed[]; unmoved: string[] } {
  const staying: Moves[number][] = []
  for (;;) {
    // Where it may not stay either, it is out: what makes way for hours that were told does not stay in them.
    const stayed = staying.flatMap((one) => placedOf(one, known).filter((there) => mayStay(there, one.to.orElse === true ? { ...frame, isFixed: false } : frame)))
    const { moved, unmoved } = move(moves.filter((one) => !staying.includes(one)), { stands: [...stands, ...stayed], known, frame })
    if (unmoved.length === 0) return { moved: [...stayed, ...moved], unmoved: staying.map(({ productCode }) => productCode) }
    staying.push(...unmoved)
  }
}

function move(moves: Moves, { stands, known, frame }: Board): { moved: Placed[]; unmoved: Moves } {
  const moved: Placed[] = []
  const unmoved: Moves = []
  for (const one of moves) {
    const what = known.get(one.productCode)
    const days = what === undefined ? [] : [...new Set(what.starts.map(({ date }) => date))]
    const { date: on, orElse = false, ...hours } = one.to
    const open = days.filter((date) => on === undefined || date === on).map((date) => ({ date, ...hours }))
    const placed = [...stands, ...moved]
    // Who wants it there has a fuller day, as long as nothing overlaps.
    const there = what === undefined ? null : (bestStart(what, { open, placed, frame }) ?? bestStart(what, { open, placed, frame: { ...frame, pace: { ...frame.pace, most: Infinity, isEasy: false } } }))
    const best = there ?? (what === undefined || !orElse ? null : bestStart(what, { open: days.map((date) => ({ date })), placed, frame }))
    if (best !== null && what !== undefined) moved.push({ activity: what.activity, slot: best.slot })
    else unmoved.push(one)
  }
  return { moved, unmoved }
}
