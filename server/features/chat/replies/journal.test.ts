import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, it, vi } from 'vitest'
import { createGatedModel } from '../../../test/gated-model.ts'
import { isPostgres } from '../../../db/connect.ts'
import { ask } from '../../../test/read-chat.ts'
import { startServer } from '../../../test/start-server.ts'

it('stores after a failed write what it could not store then, in order and once', async () => {
  const logged: string[] = []
  const gate = createGatedModel()
  const server = await startServer({ given: { model: gate.model, log: pino({}, { write: (line: string) => void logged.push(line) }) } })
  const { db } = server.deps
  const stored = async () => (await db.selectFrom('running_reply_lines').select('lines').orderBy('position').execute()).map(({ lines }) => lines).join('')
  try {
    await ask(server.as('mdr_anna'), 'journal', 'Lisbon')
    await gate.asked()
    gate.say('One ')
    await vi.waitFor(async () => expect(await stored()).toContain('"One "'), 5000)

    await sql`alter table running_reply_lines rename to put_away`.execute(db)
    gate.say('two ')
    await vi.waitFor(() => expect(logged.join('')).toContain('a running reply could not be stored'), 5000)
    await sql`alter table put_away rename to running_reply_lines`.execute(db)

    gate.say('three')
    await vi.waitFor(async () => expect(await stored()).toContain('"three"'), 5000)
    expect((await stored()).match(/"(?:One|two|three) ?"/g)).toEqual(['"One "', '"two "', '"three"'])
  } finally {
    gate.finish()
    await server.close()
  }
})

it('keeps no lines of a reply that ends just then, and takes that for no failure', async () => {
  const logged: string[] = []
  const gate = createGatedModel()
  const server = await startServer({ given: { model: gate.model, log: pino({}, { write: (line: string) => void logged.push(line) }) } })
  const { db } = server.deps
  const stored = async () => (await db.selectFrom('running_reply_lines').select('lines').execute()).map(({ lines }) => lines).join('')
  try {
    await ask(server.as('mdr_anna'), 'ending', 'Lisbon')
    await gate.asked()
    gate.say('One ')
    await vi.waitFor(async () => expect(await stored()).toContain('"One "'), 5000)
    await db.transaction().execute(async (trx) => {
      await trx.deleteFrom('running_replies').execute()
      gate.say('two ')
      // The stride waits for us: SQLite for the connection, PostgreSQL for the row. Asked from outside, as a transaction sees who waits only once.
      if (isPostgres(db)) await vi.waitFor(async () => expect((await sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(db)).rows).toHaveLength(1), 5000)
    })
    await gate.stopped
    expect(await stored()).toBe('')
    expect(logged.join('')).not.toContain('could not be stored')
  } finally {
    await server.close()
  }
})
