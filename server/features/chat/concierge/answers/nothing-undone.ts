import type { Stage } from '../../trip/stages.ts'
import { bidsUndo } from '../plan-edits/put-back.ts'
import { say } from '../asker.ts'
import type { Decision } from '../asker.ts'
import type { Appointment, Reading } from '../read-prompt.ts'
import type { Situation } from '../words/situation.ts'

/** The last change is to be undone, and there was none. */
export function answerNothingUndone({ reading, voice }: Situation): Decision | null {
  const said = reading.turns.at(-reading.lastLength) ?? ''
  if (reading.cards.length === 0 || reading.planBefore.length > 0 || reading.stoodOnce.length > 0 || !bidsUndo(said)) return null
  return say(reading.plan.length === 0
    ? voice.say('There is no plan yet, so no change to take back. Shall I set out the days?', 'Nothing stands on a day yet that could be undone. Shall I set out the days?')
    : voice.say('The plan stands as it was first made: there is no change to take back. Say what shall be otherwise.', 'Nothing was changed so far, so there is nothing to undo. What shall be otherwise?'))
}

const isElsewhere = (places: readonly string[]) => ({ place }: Appointment): boolean => place !== undefined && !places.includes(place)

/**
 * The talk without the plans of a town that was given up for another, and the answer to who wants that change undone; null where there are no such
 * plans. In the message that goes to the other town they stand: it is set out anew by them.
 */
export function ofThisTrip(reading: Reading, { facts, before, voice }: Pick<Situation, 'facts' | 'before' | 'voice'>, stages: readonly Stage[]): { reading: Reading; undone: Decision | null } | null {
  const { plan, planBefore, stoodOnce } = reading
  const isGone = isElsewhere(stages.map(({ place }) => place.name))
  if (facts.destination === undefined || facts.destination.id !== before.destination?.id || ![...plan, ...planBefore, ...stoodOnce].some(isGone)) return null
  const here = plan.filter((one) => !isGone(one))
  const [was] = [...planBefore, ...plan].filter(isGone).flatMap(({ place }) => place ?? [])
  const asks = was !== undefined && bidsUndo(reading.turns.at(-reading.lastLength) ?? '')
  return {
    reading: { ...reading, plan: here, planBefore: planBefore.some(isGone) ? [] : planBefore, stoodOnce: stoodOnce.filter((one) => !isGone(one)), offer: here.length === 0 ? null : reading.offer },
    undone: asks ? say(voice.say(`The last change was to go to ${facts.destination.name}. Say “${was} instead”, and I set the days out there.`, `That took you from ${was} to ${facts.destination.name}: say “${was} instead” to go back there.`)) : null,
  }
}
