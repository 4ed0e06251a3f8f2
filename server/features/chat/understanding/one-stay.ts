import { asPart, pattern } from '../language/pattern.ts'
import type { Place } from '../../destinations/index.ts'
import type { TripFacts } from './facts.ts'
import type { Stay } from './stays.ts'

/** 'Three nights in Dublin' of a trip to London and Dublin changes how long one stays there, and not where one goes. */
export function onlyChangesStays({ destinations = [] }: TripFacts, wanted: readonly Place[], said: readonly Stay[]): boolean {
  const isKnown = ({ id }: Place): boolean => destinations.some((known) => known.id === id) && said.some(({ placeId }) => placeId === id)
  const areChanges = said.every(({ change }) => change !== undefined)
  return destinations.length > 1 && wanted.length > 0 && (wanted.length < destinations.length || areChanges) && wanted.every(isKnown)
}

/** 'In Florence only food', 'for Florence we just want wine': of what there is to do in it. */
const SPEAKS_OF_ITS_THINGS = (name: string): RegExp => pattern('iu')`
  \b(?:in|for|at) ${name}\b,?(?: (?:we|i|they|please|would|'d|want|like|do|to|have))* (?:only|just|nothing but|no|more|less|fewer)(?! (?:days?|nights?|time|one|two|\d))\b|
  \b(?:only|just|nothing but|no|more|less|fewer) (?!(?:days?|nights?|time|one|two|\d|in|for|to)\b)\p{L}+(?: \p{L}+)? (?:in|for|at) ${name}\b
`
const CHOOSES = /\b(?:only|just|instead|rather|skip|drop|without|leave out|forget|prefer|choose|cho[sz]en|decided?|settle|go(?:ing)? (?:with|for|to)|let's|make it|it is|not)\b/i
const ASKS_OR_EDITS = pattern('i')`
  \?|^\W*(?:(?:and|so|ok|okay|but|then|please|can you|could you)\W+)*(?:what|how|which|when|where|is|are|do|does|can|could|start|begin|move|add|swap|
  replace|shift|put|remove|show|tell|give|more|less|something|anything|the (?:cost|price|total|days?|plan))\b|\b(?:costs?|price|total|plan)\b
`

/** 'What do we do in Venice?', 'start later in Florence': of a trip whose days are known that is its part there, and no other trip. */
export function speaksOfOneStay({ destinations = [], startDate, alternatives }: TripFacts, wanted: readonly Place[], text: string): boolean {
  const isPart = wanted.length > 0 && wanted.length < destinations.length && wanted.every(({ id }) => destinations.some((known) => known.id === id))
  return isPart && startDate !== undefined && alternatives !== true && ((!CHOOSES.test(text) && ASKS_OR_EDITS.test(text)) || wanted.every(({ name }) => SPEAKS_OF_ITS_THINGS(asPart(name)).test(text)))
}
