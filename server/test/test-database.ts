import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { IN_MEMORY } from '../db/sqlite.ts'

export interface TestDatabase {
  address: string
  drop(): Promise<void>
}

/** An empty database for one test server: SQLite in memory, or a new one on the PostgreSQL that `TEST_DATABASE_URL` names. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL
  if (server === undefined) return { address: IN_MEMORY, drop: async () => {} }
  const name = `test_${randomBytes(8).toString('hex')}`
  await run(server, `create database ${name}`)
  const address = new URL(server)
  address.pathname = `/${name}`
  return { address: address.href, drop: () => run(server, `drop database if exists ${name} with (force)`) }
}

async function run(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
