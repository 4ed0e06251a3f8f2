import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'

/** A database in which something else is done whole between two reads, as on a server with much to do. */
export interface HeldRead {
  db: Kysely<Database>
  /** Whether there were so many reads. */
  wasHeld(): boolean
}

/** Keeps the answer of the `nth` read, from 1, until `meanwhile` has ended. Reads within a transaction are not counted: nobody else comes in between them. */
export function holdRead(db: Kysely<Database>, nth: number, meanwhile: () => Promise<unknown>): HeldRead {
  let seen = 0
  const read = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    seen += 1
    const isHeld = seen === nth
    const read = await answer
    if (isHeld) await meanwhile()
    return read
  }
  const isRead = (name: string) => name.startsWith('execute')
  const isQuery = (value: unknown): value is object => typeof value === 'object' && value !== null && 'execute' in value
  const watch = <Watched extends object>(target: Watched, watched: (name: string) => boolean): Watched =>
    new Proxy(target, {
      get(_, name) {
        const value: unknown = Reflect.get(target, name, target)
        if (typeof value !== 'function' || typeof name !== 'string' || !watched(name)) return typeof value === 'function' ? value.bind(target) : value
        return (...given: unknown[]) => {
          const made: unknown = Reflect.apply(value, target, given)
          if (isRead(name)) return read(made as Promise<unknown>)
          return isQuery(made) ? watch(made, () => true) : made
        }
      },
    })
  return { db: watch(db, (name) => name === 'selectFrom'), wasHeld: () => seen >= nth }
}
