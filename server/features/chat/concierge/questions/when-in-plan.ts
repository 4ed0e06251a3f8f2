import { pattern } from '../../language/pattern.ts'
import { readReferences } from '../references/read-references.ts'
import type { Stands } from '../references/what-stands.ts'
import type { Reading } from '../read-prompt.ts'

/** 'Which day is the palace', 'when do we see the Buddha', 'on what day are we going to the market'. */
const WHEN = pattern('u')`
  ^\W*(?:(?:and|so|but|ok|okay|then|well)\W+)*(?:(?:on )?(?:which|what) day|when|what time)\s+
  (?:are (?:we|i) (?:now |actually )?(?:going to|off to|doing|seeing|visiting|having|taking)|(?:is|are|was)|(?:do|will|would|are) (?:we|i) (?:actually |now )?(?:do|doing|see|seeing|visit|visiting|go to|going to|have|having|take|taking|at|in|on)|(?:does|do))\s+
  (?:the |our |my )?((?:[\p{L}\p{N}+'’-]+\s*){1,6}?)(?:\s+(?:on|planned|now|again|start|begin|take place|happening))*\W*$
`
/** No names of things. */
const NO_NAME = /^(?:most|least|more|too|very|so|best|\w+est|full|busy|empty|quiet|long|short|dear|cheap|expensive|easy|hard|we|it|that|this|they|them|these|those|we|i|you|one|ones|both|all|lunch|dinner|breakfast|first|second|third|fourth|last|next|other|plan|trip|day|days|sunset|sunrise|checkout|flight|train|weather|best|earliest|latest|easter|christmas|new year|carnival|ramadan)\b|\b(?:one|first|second|third|last|open|closed|closing|opening|cheapest|over|back|done|finished|free|busiest|quietest|available)\b/

/** The thing of the plan whose day is asked for by its name, and the name as it was said; `code` is null where the plan has none such. Null where no name is asked for. */
export function readWhenInPlan(lower: string, things: readonly Stands[], reading: Reading): { name: string; code: string | null; isCard: boolean } | null {
  const name = WHEN.exec(lower)?.[1]?.trim() ?? ''
  if (name.length < 3 || NO_NAME.test(name)) return null
  const { codes, by } = readReferences(`the ${name}`, { ...reading, cards: reading.cards })
  const code = by === 'named' ? codes.find((one) => things.some(({ card }) => card.productCode === one)) : undefined
  return { name, code: code ?? null, isCard: by === 'named' && codes.length > 0 }
}
