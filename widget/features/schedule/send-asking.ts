import type { Itinerary } from '@meander/sdk/contract/itineraries'
import type { RuleCode, Violation } from '@meander/sdk/contract/trip-rules'
import type { Consent } from './consent.ts'
import { sayDay, sayTime } from './day-texts.ts'
import type { DropTarget } from './drop-target.ts'
import type { JudgedStarts } from './judged-starts.ts'
import { activityOf, entryIdOf, type Movable } from './movable.ts'
import { dateOfTarget } from './place.ts'
import { codesOf, softRulesAt, softRulesIn } from './soft-rules.ts'
import { sayClosed } from './why-texts.ts'

interface Wanted {
  itinerary: Itinerary
  what: Movable
  target: DropTarget
}
interface Asked {
  consent: Consent
  judged: Pick<JudgedStarts, '$judged'>
}

/** Asks the traveller first where a soft rule is known to speak against it, and once more where the server finds one. Null when declined. */
export async function sendAsking<Answer>({ consent, judged }: Asked, wanted: Wanted, send: (accept: RuleCode[]) => Promise<Answer>): Promise<Answer | null> {
  const entryId = entryIdOf(wanted.what, wanted.itinerary)
  const known = softRulesAt(entryId ? judged.$judged.get()[entryId] : undefined, wanted.itinerary, wanted.target)
  if (known.length > 0 && !(await agreed(consent, wanted, known))) return null
  try {
    return await send(codesOf(known))
  } catch (error) {
    const found = softRulesIn(error)
    if (found === null) throw error
    return (await agreed(consent, wanted, found)) ? send(codesOf([...known, ...found])) : null
  }
}

function agreed(consent: Consent, { itinerary, what, target }: Wanted, violations: readonly Violation[]): Promise<boolean> {
  const date = dateOfTarget(itinerary, target)
  const when = date ? `${sayDay(date)}, ${sayTime(target.slot)}` : sayTime(target.slot)
  const reasons = violations.map((why) => sayClosed({ time: target.slot, spaces: null }, why, itinerary.groupSize ?? 1))
  return consent.ask({ title: activityOf(what).title, when, reasons })
}
