import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../test/test-database.ts'
import type { TestDatabase } from '../test/test-database.ts'
import { connect, isPostgres } from './connect.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/index.ts'
import { lockRows } from './row-lock.ts'
import type { Database } from './schema.ts'

const fail = (error: Error) => {
  throw error
}

describe('the database', () => {
  let database: TestDatabase
  let db: Kysely<Database>
  beforeAll(async () => {
    database = await openTestDatabase()
    db = connect(database.address, fail)
    await migrate(db)
  })
  afterAll(async () => {
    await db.destroy()
    await database.drop()
  })
  beforeEach(() => db.deleteFrom('rate_limits').execute())

  const row = (key: string, used = 0) => ({ key, window_number: 1, used, ends_at: 1_900_000_000 })
  const read = (key: string) => db.selectFrom('rate_limits').selectAll().where('key', '=', key).executeTakeFirst()

  it('is brought to its shape once', async () => {
    expect(await migrate(db)).toEqual([])
    const done = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
    expect(done.rows.map(({ name }) => name)).toEqual(Object.keys(migrations).toSorted())
  })

  it('gives back what was put in, numbers as numbers', async () => {
    await db.insertInto('rate_limits').values(row('größe “8” 🧭', 7)).execute()
    expect(await read('größe “8” 🧭')).toEqual(row('größe “8” 🧭', 7))
    const { count, sum } = await db.selectFrom('rate_limits').select(({ fn }) => [fn.countAll<number>().as('count'), fn.sum<number>('used').as('sum')]).executeTakeFirstOrThrow()
    expect({ count, sum }).toEqual({ count: 1, sum: 7 })
  })

  it('takes back a transaction that fails', async () => {
    const half = db.transaction().execute(async (trx) => {
      await trx.insertInto('rate_limits').values(row('half')).execute()
      throw new Error('second thoughts')
    })
    await expect(half).rejects.toThrow('second thoughts')
    expect(await read('half')).toBeUndefined()
  })

  it('runs transactions that hold the same row one after the other', async () => {
    await db.insertInto('rate_limits').values(row('counter')).execute()
    const addOne = () =>
      db.transaction().execute(async (trx) => {
        const { used } = await trx.selectFrom('rate_limits').select('used').where('key', '=', 'counter').$call(lockRows(trx)).executeTakeFirstOrThrow()
        await new Promise(setImmediate)
        await trx.updateTable('rate_limits').set({ used: used + 1 }).where('key', '=', 'counter').execute()
      })
    await Promise.all(Array.from({ length: 20 }, addOne))
    expect((await read('counter'))?.used).toBe(20)
  })

  it('lets a statement beside a transaction wait, and answers it', async () => {
    let goOn = () => {}
    const inside = new Promise<void>((resolve) => (goOn = resolve))
    const transaction = db.transaction().execute(async (trx) => {
      await trx.insertInto('rate_limits').values(row('slow')).execute()
      await inside
    })
    const beside = db.insertInto('rate_limits').values(row('quick')).execute()
    goOn()
    await Promise.all([transaction, beside])
    expect(await read('slow')).toBeDefined()
    expect(await read('quick')).toBeDefined()
  })

  it('refuses a row whose parent is not there', async () => {
    await expect(
      db.insertInto('session_tokens').values({ token_hash: 'x', session_id: 'gone', expires_at: '2027-01-01T00:00:00.000Z' }).execute(),
    ).rejects.toThrow(/foreign key/i)
  })

  it('refuses a second row of the same key', async () => {
    await db.insertInto('rate_limits').values(row('once')).execute()
    await expect(db.insertInto('rate_limits').values(row('once')).execute()).rejects.toThrow(/unique/i)
  })
})

describe('a first start of several instances at once', () => {
  it('brings the database to its shape once', async () => {
    const { address, drop } = await openTestDatabase({ bare: true })
    const folder = mkdtempSync(join(tmpdir(), 'meander-db-'))
    const shared = address.startsWith('postgres') ? address : join(folder, 'sub', 'meander.db')
    const instances = Array.from({ length: address.startsWith('postgres') ? 4 : 1 }, () => connect(shared, fail))
    const done = await Promise.all(instances.map((db) => migrate(db)))
    expect(done.flat().toSorted()).toEqual(Object.keys(migrations).toSorted())
    await Promise.all(instances.map((db) => db.destroy()))
    rmSync(folder, { recursive: true })
    await drop()
  })
})

describe('SQLite on the disk', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'meander-db-'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('writes ahead, waits for the disk, minds foreign keys', async () => {
    const db = connect(join(folder, 'a.db'), fail)
    const read = async (name: string) => Object.values((await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(db)).rows[0] ?? {})[0]
    expect(isPostgres(db)).toBe(false)
    expect(await read('journal_mode')).toBe('wal')
    expect(await read('synchronous')).toBe(2)
    expect(await read('foreign_keys')).toBe(1)
    expect(await read('busy_timeout')).toBe(5000)
    expect(await read('wal_autocheckpoint')).toBe(4000)
    await db.destroy()
  })

  it('has all that was written when it is opened again', async () => {
    const file = join(folder, 'b.db')
    const first = connect(file, fail)
    await migrate(first)
    await first.insertInto('rate_limits').values({ key: 'kept', window_number: 1, used: 1, ends_at: 1 }).execute()
    await first.destroy()
    const second = connect(file, fail)
    expect(await migrate(second)).toEqual([])
    expect(await second.selectFrom('rate_limits').select('key').execute()).toEqual([{ key: 'kept' }])
    await second.destroy()
  })

  it('leaves nothing half made when a step fails', async () => {
    const db = connect(join(folder, 'c.db'), fail)
    const broken = { ...migrations, '9999-broken': { up: async (trx: Kysely<unknown>) => {
      await trx.schema.createTable('half').addColumn('id', 'text').execute()
      throw new Error('out of luck')
    } } }
    await expect(migrate(db, broken)).rejects.toThrow('could not be brought up to date')
    const { rows } = await sql<{ name: string }>`select name from sqlite_master where name in ('half', 'users')`.execute(db)
    expect(rows).toEqual([])
    expect(await migrate(db)).toEqual(Object.keys(migrations).toSorted())
    await db.destroy()
  })
})
