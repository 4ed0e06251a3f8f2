import { createGazetteer } from '../../destinations/index.ts'
import type { TripFacts } from './facts.ts'
import { createUnderstand } from './understand.ts'
import type { Understand, UnderstandRequest } from './understand.ts'

export type { TripFacts } from './facts.ts'
export { createUnderstand } from './understand.ts'
export type { Understand, UnderstandRequest } from './understand.ts'

/** Made at the first message, since reading the gazetteer takes a moment. It holds no state but the names of places. */
let reader: Understand | undefined

/** What holds of a trip after `text`, told with what was said before. Knows every place of the embedded gazetteer. */
export function understand(request: UnderstandRequest): TripFacts {
  reader ??= createUnderstand(createGazetteer({ hasInventory: () => false }))
  return reader(request)
}
