import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Kysely, Transaction } from 'kysely'
import { isPostgres } from './connect.ts'
import type { Database } from './schema.ts'
import { startServer } from '../test/start-server.ts'
import type { TestServer } from '../test/start-server.ts'
import { writeTogether } from './write-together.ts'

let server: TestServer
let db: Kysely<Database>
beforeEach(async () => {
  server = await startServer()
  db = server.deps.db
})
afterEach(() => server.close())

const add = (key: string) => async (trx: Transaction<Database>) => {
  await trx.insertInto('rate_limits').values({ key, window_number: 1, used: 1, ends_at: 1 }).execute()
  return key
}
const stored = async () => (await db.selectFrom('rate_limits').select('key').where('key', 'like', 'one-%').orderBy('key').execute()).map(({ key }) => key)

describe('what is written together', () => {
  it('is written once each, and answered each', async () => {
    const keys = Array.from({ length: 50 }, (_, index) => `one-${10 + index}`)
    expect(await Promise.all(keys.map((key) => writeTogether(db, add(key))))).toEqual(keys)
    expect(await stored()).toEqual(keys)
  })

  it('keeps the rest where one fails, and nothing of the one', async () => {
    const outcomes = await Promise.allSettled([
      writeTogether(db, add('one-a')),
      writeTogether(db, async (trx) => {
        await add('one-b')(trx)
        throw new Error('changed my mind')
      }),
      writeTogether(db, async (trx) => {
        await add('one-c')(trx)
        // Its own: whether that of another is there already is chance where each has a transaction.
        await add('one-c')(trx)
      }),
      writeTogether(db, add('one-d')),
    ])
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled'])
    expect(await stored()).toEqual(['one-a', 'one-d'])
  })

  it('shares one transaction over some milliseconds while one follows another', async () => {
    const usedBy: Transaction<Database>[] = []
    const write = (key: string) =>
      writeTogether(db, async (trx) => {
        usedBy.push(trx)
        await add(key)(trx)
      })
    for (const key of ['one-a', 'one-b', 'one-c', 'one-d']) await write(key)
    const early = write('one-e')
    await new Promise((resolve) => setImmediate(resolve))
    await Promise.all([early, write('one-f')])
    expect(await stored()).toEqual(['one-a', 'one-b', 'one-c', 'one-d', 'one-e', 'one-f'])
    if (!isPostgres(db)) expect(new Set(usedBy).size).toBe(5)
  })

  it('holds up nobody who writes alone, one thing after the other', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout')
    for (let count = 0; count < 120; count += 1) await writeTogether(db, async () => {})
    const held = timers.mock.calls.filter(([, milliseconds]) => milliseconds === 12)
    timers.mockRestore()
    expect(held.length).toBeLessThan(6)
  })

  it('goes on with what was asked for meanwhile', async () => {
    const later = writeTogether(db, add('one-a')).then(() => writeTogether(db, add('one-b')))
    await Promise.all([later, writeTogether(db, add('one-c'))])
    expect(await stored()).toEqual(['one-a', 'one-b', 'one-c'])
  })
})
