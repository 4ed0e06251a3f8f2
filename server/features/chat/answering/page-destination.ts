import type { Kysely } from 'kysely'
import type { Database } from '../../../db/schema.ts'
import { readMessages } from '../conversation/conversations.ts'
import type { NewMessage } from '../conversation/conversations.ts'
import { factsOf } from '../trip/facts-of.ts'
import type { Traveller } from '../trip/traveller.ts'
import { turnsByMessage } from '../trip/turns.ts'
import type { Listener } from '../listening/listener.ts'
import type { Understand } from '../understanding/index.ts'
import { isBlank } from './said.ts'

interface Deps {
  db: Kysely<Database>
  understand: Understand
  listener: Listener
}

interface Said {
  /** The conversation's key. */
  key: string
  /** What is posted with the question, oldest first; it counts where nothing is stored yet. */
  history: readonly NewMessage[]
  question: NewMessage
  traveller: Traveller
}

/**
 * The place that a page is about, where the question means it: nobody has named another, in it or before. What the traveller
 * says wins, a name that is on no map too.
 */
export async function meantByPage({ db, understand, listener }: Deps, destination: string | undefined, { key, history, question, traveller }: Said): Promise<string | null> {
  if (destination === undefined || isBlank(destination)) return null
  const stored = await readMessages(db, key)
  const before = stored.length > 0 ? stored : history.map(asSaid)
  const turns = turnsByMessage([...before, asSaid(question)]).flat()
  await listener.hear(turns)
  const { destination: named, unknownPlaces = [] } = factsOf(understand, turns, traveller)
  return named === undefined && unknownPlaces.length === 0 ? destination : null
}

function asSaid({ role, content }: NewMessage) {
  return { role, content, explicit_destination: null }
}
