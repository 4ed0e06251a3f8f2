import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { postChat } from '@meander/sdk/contract/chat'
import { createItinerary, listItineraries } from '@meander/sdk/contract/itineraries'
import { startSmtpServer } from './test/smtp-server.ts'
import { createCaller } from './test/start-server.ts'
import { openTestDatabase } from './test/test-database.ts'
import { lendIndex, TEST_INDEX } from './test/test-gazetteer.ts'

const running: ChildProcess[] = []
const folders: string[] = []
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

interface Started {
  child: ChildProcess
  url: string
  /** All that it has printed. */
  said: () => string
}

/** What the first start has compiled serves the others, as with `npm start`. */
const COMPILED = { NODE_COMPILE_CACHE: join(TEST_INDEX, '../meander-compiled') }

function run(env: Record<string, string>, script = join(import.meta.dirname, 'main.ts')) {
  const child = spawn(process.execPath, [script], { env: { PATH: process.env.PATH, ...COMPILED, ...env }, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  running.push(child)
  let text = ''
  child.stdout?.on('data', (chunk) => (text += chunk))
  child.stderr?.on('data', (chunk) => (text += chunk))
  return { child, said: () => text }
}

/** Starts the real process and waits until it says that it listens. */
async function start(env: Record<string, string>, script?: string): Promise<Started> {
  const port = String(await freePort())
  const { child, said } = run({ PORT: port, EXAMPLES_PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', ...env }, script)
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', () => said().includes('Examples') && resolve())
    child.once('exit', (code) => reject(new Error(`ended with ${code}: ${said()}`)))
  })
  return { child, said, url: `http://127.0.0.1:${port}` }
}

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'meander-data-'))
  folders.push(made)
  lendIndex(made)
  return made
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

const exit = (child: ChildProcess) => new Promise<number | null>((resolve) => (child.exitCode === null ? child.once('exit', resolve) : resolve(child.exitCode)))

describe('a start', () => {
  it('says both addresses once it listens', async () => {
    const { said, url } = await start({ DATA_DIR: folder() })
    expect(said()).toMatch(/^Meander {3}http:\/\/localhost:\d+\nExamples {2}http:\/\/localhost:\d+\n$/)
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
  })

  it('at a public address warns in a line each of the sign-in without a password and of mail that does not go out', async () => {
    const { said } = await start({ DATA_DIR: folder(), PUBLIC_URL: 'https://planner.example.com' })
    await expect.poll(() => said().split('\n')).toHaveLength(5)
    const [, , warning, mail] = said().split('\n')
    expect(warning).toMatch(/^Warning .* no password: anyone who reaches this address can open any demo account by its name\.$/)
    expect(mail).toMatch(/^Warning .*SMTP_URL/)
  })

  it('with a bad value ends with one line that names it and what was expected', async () => {
    const { child, said } = run({ PORT: 'eighty' })
    expect(await exit(child)).toBe(1)
    expect(said()).toBe('Meander cannot start: PORT must be a port number from 0 to 65535; it is "eighty".\n')
  })

  it.each([
    ['a file in the way', { DATA_DIR: '/etc/passwd/x' }, 'DATA_DIR cannot be used: no files can be kept in "/etc/passwd/x", a file is in the way.'],
    ['a folder that takes none', { DATA_DIR: '/proc/nope' }, 'DATA_DIR cannot be used: no files can be kept in "/proc/nope", '],
    ['a name that is none', { HOST: 'not a host' }, 'HOST must be a host name or an address; it is "not a host".'],
    ['an address elsewhere', { HOST: '203.0.113.7' }, 'HOST cannot be used: "203.0.113.7" is no address of this machine.'],
    ['a closed door', { DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:1/x' }, 'DATABASE_URL cannot be used: no connection to the database at 127.0.0.1:1, connect ECONNREFUSED 127.0.0.1:1.'],
  ])('with a value that cannot be used, %s, ends with one line that names the variable', async (_, env: Record<string, string>, begin) => {
    const { child, said } = run({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder(), ...env })
    expect(await exit(child)).toBe(1)
    const [line, ...more] = said().split('\n')
    expect(line?.startsWith(`Meander cannot start: ${begin}`), line).toBe(true)
    expect(more).toEqual([''])
  })

  it('on a database that is none says so in one line', async () => {
    const dataDir = folder()
    writeFileSync(join(dataDir, 'meander.db'), 'no database, '.repeat(100))
    const { child, said } = run({ PORT: '0', DATA_DIR: dataDir })
    expect(await exit(child)).toBe(1)
    expect(said()).toBe(`Meander cannot start: DATA_DIR cannot be used: "${join(dataDir, 'meander.db')}" cannot be opened, file is not a database.\n`)
  })

  it('says in the log where its mail server takes no mail, without the password, and starts all the same', async () => {
    const smtp = await startSmtpServer()
    try {
      const { said, url } = await start({ DATA_DIR: folder(), LOG_LEVEL: 'warn', SMTP_URL: smtp.address('ana:pa55word') })
      await expect.poll(said).toContain('trips cannot be sent by e-mail just now')
      expect(said()).not.toContain('pa55word')
      expect((await fetch(`${url}/readyz`)).status).toBe(200)
    } finally {
      await smtp.close()
    }
  })

  it('on a port that is taken says so in one line', async () => {
    const taken = createServer()
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
    const { port } = taken.address() as AddressInfo
    const { child, said } = run({ PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder(), LOG_LEVEL: 'silent' })
    expect(await exit(child)).toBe(1)
    expect(said()).toBe(`Meander cannot start: port ${port} is in use. Set PORT or EXAMPLES_PORT to a free one.\n`)
    await new Promise((resolve) => taken.close(resolve))
  })
})

describe('a stop', () => {
  it('lets the running stream end, takes no new connection, and leaves with success', async () => {
    const { child, url } = await start({ DATA_DIR: folder() }, join(import.meta.dirname, 'test', 'streaming-main.ts'))
    const stream = await fetch(`${url}/api/test/stream`)
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
    expect((await reader?.read())?.value).toBe('0:"first"\n')
    child.kill('SIGTERM')
    await expect.poll(() => fetch(`${url}/healthz`).then(() => 'answered', () => 'refused')).toBe('refused')
    child.send('finish')
    expect((await reader?.read())?.value).toBe('0:"last"\n')
    expect((await reader?.read())?.done).toBe(true)
    expect(await exit(child)).toBe(0)
  })
})

describe('a stop in the middle of a reply', () => {
  it('lets the assistant finish its answer', async () => {
    const { child, url } = await start({ DATA_DIR: folder() })
    const messages = [{ id: '1', role: 'user' as const, content: 'Four days in Lisbon from 14 March 2027, two of us, we love food' }]
    const answer = await createCaller(url, 'mdr_anna', {}).send(postChat, { body: { messages } })
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
    let text = (await reader?.read())?.value ?? ''
    child.kill('SIGTERM')
    for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) text += part.value
    expect(text.trimEnd().split('\n').at(-1)).toMatch(/^d:\{"finishReason":"stop"/)
    expect(await exit(child)).toBe(0)
  })
})

describe('kill -9 under write load', () => {
  it('loses no write that was acknowledged', async () => {
    const database = await openTestDatabase()
    const env: Record<string, string> = { DATA_DIR: folder(), RATE_LIMIT_WRITE: '100000' }
    if (database.address.startsWith('postgres')) env.DATABASE_URL = database.address
    const acknowledged: string[] = []
    for (const round of [1, 2, 3]) {
      const { child, url } = await start(env)
      const browser = createCaller(url, 'mdr_load', {})
      const writeOn = async () => {
        for (;;) {
          const { id } = await browser.call(createItinerary, { body: { title: `Round ${round}`, destination: 'Lisbon' } })
          acknowledged.push(id)
        }
      }
      const writers = Promise.allSettled(Array.from({ length: 8 }, writeOn))
      await expect.poll(() => acknowledged.length, { timeout: 15_000, interval: 10 }).toBeGreaterThan(round * 60)
      child.kill('SIGKILL')
      await writers
    }
    const { child, url } = await start(env)
    const kept = new Set((await createCaller(url, 'mdr_load', {}).call(listItineraries)).map(({ id }) => String(id)))
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
    child.kill('SIGTERM')
    expect(await exit(child)).toBe(0)
    await database.drop()
  }, 60_000)
})
