import { dayRange, isDay } from '@meander/sdk/contract/days'
import { withCards } from '../day-by-day/standing-plan.ts'
import { editsOf, LIKELY, share } from '../plan-edits/edits.ts'
import { mentionsIn } from '../plan-edits/mentions.ts'
import type { Mention } from '../plan-edits/mentions.ts'
import type { Judged } from '../plan-edits/read-roles.ts'
import { readRoles } from '../plan-edits/read-roles.ts'
import type { Clause } from '../../reader/index.ts'
import type { Reading } from '../read-prompt.ts'
import { isTopicFirst } from '../questions/as-asked.ts'
import { partsByClauses } from './clause-parts.ts'
import { asks, isOnItsOwn, piecesOf } from './pieces.ts'
import type { Piece } from './pieces.ts'

/** What is answered by itself. */
export interface MessagePart {
  text: string
  /** What it does, where that is surely known. */
  clauses: readonly Clause[]
  /** Would change something, and is not sure what: done as far as its words say the same, and else told. */
  isDoubtful?: true
}

/** More would be a letter of its own. */
const MOST = 4

/**
 * A message about a plan that stands, cut into what can be answered one after the other: what it changes by the names of things comes
 * together, since one thing may come for another, and each other wish or question by itself. One part for most messages.
 */
export function partsOf(reading: Reading): MessagePart[] {
  const text = reading.turns.at(-reading.lastLength) ?? ''
  const whole = [{ text, clauses: [] }]
  if (reading.cards.length === 0 || reading.lastLength !== 1 || isTopicFirst(text)) return whole
  return partsByClauses(reading) ?? (reading.plan.length === 0 ? whole : partsByNames(reading, text).map((part) => ({ text: part, clauses: [] })))
}

function partsByNames(reading: Reading, text: string): string[] {
  const pieces = piecesOf(text)
  // Several questions are answered out of their own cards together.
  if (pieces.length < 2 || pieces.every((piece) => asks(piece.text))) return [text]
  const changed = changesIn(text, reading)
  const isChange = ({ start, end }: Piece): boolean => changed.some((at) => start <= at && at < end)
  const some = pieces.filter(isChange)
  const others = pieces.filter((piece) => !isChange(piece))
  if (others.length === 0 || others.length + Math.min(1, some.length) > MOST || !others.every((piece) => isOnItsOwn(piece.text))) return [text]
  if (some.length === 0) return [text]
  const [first] = some
  const together = { start: first?.start ?? 0, text: some.map((piece) => piece.text).join(' ') }
  return [together, ...others].toSorted((left, right) => left.start - right.start).map((part) => part.text)
}

/** Where a message names what it changes. */
function changesIn(text: string, { plan, cards }: Reading): number[] {
  const days = plan.map(({ date }) => date).filter((date) => isDay(date)).toSorted()
  const [from] = days
  const to = days.at(-1)
  if (from === undefined || to === undefined) return []
  const roles = readRoles(text, mentionsIn({ text, plan: withCards({ plan, cards }), cards, days: dayRange(from, to), isTown: () => false }))
  const { outs, ins, moves, exchanged } = editsOf(roles)
  const things = [...outs, ...ins, ...moves, ...exchanged].map(({ one }: Judged<Mention>) => one.start)
  return [...things, ...roles.moments.filter((one) => share(one, 'clear') >= LIKELY).map(({ one }) => one.start)]
}
