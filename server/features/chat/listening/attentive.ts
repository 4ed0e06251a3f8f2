import { isPlaceName } from '../understanding/index.ts'
import type { Understand } from '../understanding/index.ts'
import type { Listener } from './listener.ts'

/**
 * Understands a talk without what surely says nothing of the trip: a story about a cousin's journey, a question about a card. The first message is
 * always read whole, and so is what names a place: 'without Venice' makes another trip. What holds for one message alone (its intent, the day it
 * speaks of) is read from the last as it stands.
 */
export function attentive(understand: Understand, { tellsNothing }: Pick<Listener, 'tellsNothing'>): Understand {
  return (given) => {
    const { text, context = [] } = given
    if (context.length === 0) return understand(given)
    const isSilent = (turn: string): boolean => tellsNothing(turn) && !(turn.match(NAME) ?? []).some((name) => isPlaceName(name, understand))
    const told = context.filter((turn, at) => at === 0 || !isSilent(turn))
    if (!isSilent(text)) return told.length === context.length ? understand(given) : understand({ ...given, context: told })
    const { onDay: _onDay, refinement: _refinement, ...lasting } = understand({ ...given, text: told.at(-1) ?? '', context: told.slice(0, -1) })
    const { intent, onDay, refinement } = understand(given)
    return { ...lasting, intent, ...(onDay === undefined ? {} : { onDay }), ...(refinement === undefined ? {} : { refinement }) }
  }
}

/** Written as a name, and not at the beginning of a sentence. */
const NAME = /(?<=\p{L}[\s,]+)\p{Lu}[\p{L}'’-]+/gu
