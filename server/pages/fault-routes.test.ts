import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { FAULT_LIMITS, reportFault } from '@meander/sdk/contract/faults'
import { makeClientUserId } from '@meander/sdk/contract/ids'
import { startServer } from '../test/start-server.ts'
import type { TestServer } from '../test/start-server.ts'

const lines: string[] = []
const log = pino({ level: 'warn', base: null }, new Writable({ write: (chunk, _, done) => (lines.push(String(chunk)), done()) }))
const guest = makeClientUserId(1_800_000_000_000, crypto.getRandomValues(new Uint8Array(16)))
const FAULT = { where: 'Instruments', kind: 'TypeError', message: 'x is not a function', stack: 'at draw (https://meander.example/assets/Demo-1a2b3c4d.js:1:90)' }

let server: TestServer
beforeAll(async () => {
  server = await startServer({ given: { log } })
})
afterAll(() => server.close())

it('has one line in the log for a screen that failed, without who it was [2.346]', async () => {
  expect(await server.as(guest).call(reportFault, { body: FAULT })).toEqual({ logged: true })
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([expect.objectContaining({ ...FAULT, msg: 'a screen of the site failed', requestId: expect.any(String) })])
  expect(lines.join()).not.toContain(guest)
})

it('takes no more than a log should hold', async () => {
  const sent = server.as(guest).call(reportFault, { body: { ...FAULT, stack: 'x'.repeat(FAULT_LIMITS.stack + 1) } })
  await expect(sent).rejects.toMatchObject({ status: 400, code: 'bad-request' })
})
