import type { Beside } from '../references/card-of-clause.ts'
import { whatStands } from '../references/what-stands.ts'
import type { Situation } from '../words/situation.ts'
import { answerable, lackingOf } from './answerable.ts'
import { asAsked } from './as-asked.ts'
import type { Asked, CardsAsked, Parts } from './asked.ts'
import { CHANGES } from './part-kinds.ts'
import { dietsTold, isOfOneCard, plainText } from './parts-said.ts'
import { readPlanAsked } from './plan-asked.ts'
import type { PlanAsked } from './plan-asked.ts'
import { onAnotherDay, partsOf } from './questions-in.ts'
import { readPart } from './read-part.ts'
import { isOfOtherThings } from './shown-question.ts'
import { spokenBefore } from './spoken-before.ts'

/** Reads the questions of a message about cards that it names, and about the plan beside them; null where there is none that only the card's own text answers, or where it asks something else beside. */
export function readCardsAsked(situation: Situation): CardsAsked | null {
  const { reading, facts } = situation
  const { text, isForeign } = plainText(situation)
  if (reading.cards.length === 0 || facts.destination === undefined || text.length > LONGEST || isOfOtherThings(text)) return null
  const { things, isPlan } = whatStands(facts, reading)
  const { startDate: from, endDate: to = from } = facts
  const beside: Beside = { standing: things, before: spokenBefore(situation, text), trip: from === undefined || to === undefined ? null : { from, to } }
  const read: Parts = { asked: [], rest: [], unread: [], told: [], isNamed: false, isForeign, text }
  // Word for word a verb may stand anywhere.
  const parts = partsOf(text).flatMap((part) => (isForeign ? part.split(/,\s+and\s+/) : [part])).map(onAnotherDay).flatMap((part) => asAsked(part, text.includes(`${part}?`)))
  const isChange = parts.some((part) => CHANGES.test(part))
  for (const part of parts) {
    if (part.length < 3 || /^\W*(?:thanks|please|ok|great)\W*$/i.test(part)) continue
    const asked = isPlan && !CHANGES.test(part) ? readPlanAsked(part, { text, facts, things }) : null
    const ofPlan = (asked?.kind === 'walking' || asked?.kind === 'weather') && isOfOneCard(part, situation, beside) ? null : asked
    // What it comes to is told of the plan as it will be.
    if (ofPlan !== null && !(isChange && ofPlan.kind === 'sum')) {
      addOfPlan(read.asked, ofPlan)
      beside.before = ofPlan.kind === 'end' ? ofPlan.codes : beside.before
      continue
    }
    const of = readPart(part, { read, situation, beside })
    if (of === 'other') return null
    if (of !== null) beside.before = of.codes
  }
  const last = read.asked.findLast((one) => one.kind === 'card')
  if (last?.kind === 'card') read.asked.push(...dietsTold(read.told, last.code).map((one) => ({ kind: 'card' as const, ...one })))
  return read.unread.length > 0 ? lackingOf(read, situation) : answerable(read, situation)
}

/** Sums that are asked for one after the other are one. */
function addOfPlan(asked: Asked[], one: PlanAsked): void {
  const at = asked.findIndex(({ kind }) => kind === 'sum')
  const other = asked[at]
  if (one.kind !== 'sum' || other?.kind !== 'sum') asked.push(one)
  else asked[at] = { kind: 'sum', payers: [...new Set([...other.payers, ...one.payers])], isLeft: other.isLeft || one.isLeft }
}

/** More is a letter of its own. */
const LONGEST = 300
