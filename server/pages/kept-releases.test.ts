import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listUpkeep } from '../app.ts'
import { startServer } from '../test/start-server.ts'
import type { TestServer } from '../test/start-server.ts'
import { keepRelease } from './kept-releases.ts'

const OLD = '1.0.0-aaaaaaaaaa'
const NEW = '1.1.0-bbbbbbbbbb'
const CHUNK = 'dialogs-1a2b3c4d.js'
const folder = mkdtempSync(join(tmpdir(), 'meander-releases-'))
const dataDir = join(folder, 'data')
const dist = join(folder, 'dist')
const servers: TestServer[] = []

/** As a build leaves it: one release, the earlier one taken away. */
function build(release: string, text = `export const release = '${release}'`, promised = text): void {
  rmSync(join(dist, 'sdk'), { recursive: true, force: true })
  mkdirSync(join(dist, 'sdk', release), { recursive: true })
  const integrity = `sha384-${createHash('sha384').update(promised).digest('base64')}`
  const manifest = JSON.stringify({ release, files: [{ file: CHUNK, integrity, bytes: text.length }] })
  writeFileSync(join(dist, 'sdk', release, CHUNK), text)
  writeFileSync(join(dist, 'sdk', release, 'manifest.json'), manifest)
  writeFileSync(join(dist, 'sdk', 'v1.json'), manifest)
}

/** A server as it is when its upkeep has run at the start. */
async function start(): Promise<TestServer> {
  const server = await startServer({ given: { dist }, env: { DATA_DIR: dataDir } })
  servers.push(server)
  await listUpkeep(server.deps)['releases of the SDK']?.()
  return server
}

beforeEach(() => {
  mkdirSync(dataDir)
  mkdirSync(join(dist, 'site'), { recursive: true })
  writeFileSync(join(dist, 'site/index.html'), '<!doctype html><div id="root"></div>')
})
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
  rmSync(dataDir, { recursive: true })
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('a release of the SDK', () => {
  it('is sent under its address after the next build, by a server that runs and by the one that follows', async () => {
    build(OLD)
    const first = await start()
    build(NEW)
    const second = await start()
    for (const server of [first, second]) {
      for (const release of [OLD, NEW]) {
        const answer = await server.fetch(`/sdk/${release}/${CHUNK}?1`, { headers: { origin: 'https://blog.example.com' } })
        expect([answer.status, await answer.text()]).toEqual([200, `export const release = '${release}'`])
        expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
        expect(answer.headers.get('content-type')).toMatch(/javascript/)
        expect(answer.headers.get('access-control-allow-origin')).toBe('*')
        expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
      }
      expect(await (await server.fetch(`/sdk/${OLD}/manifest.json`)).json()).toMatchObject({ release: OLD })
    }
    expect((await second.fetch(`/sdk/${OLD}/gone-1a2b3c4d.js`)).status).toBe(404)
    expect((await second.fetch(`/sdk/${OLD}/..%2f..%2f..%2fmeander.db`)).status).toBe(404)
  })

  it('is not kept where a file is not what the manifest says', async () => {
    build(OLD, 'changed', 'as built')
    await expect(start()).rejects.toThrow(`${CHUNK} of release ${OLD} is not what its manifest says`)
    expect(readdirSync(join(dataDir, 'releases/sdk'))).toEqual([])
  })

  it('makes room: those that were current longest ago go first, and the current one never', async () => {
    const keep = (limit: number) => keepRelease({ config: { dataDir }, dist }, limit)
    const kept = () => readdirSync(join(dataDir, 'releases/sdk')).sort()
    for (const [days, release] of [[3, '1.0.0-aa'], [1, '1.0.1-aa'], [2, '1.0.2-aa']] as const) {
      build(release, 'x'.repeat(100))
      expect(await keep(1000)).toBe(0)
      const then = new Date(Date.now() - days * 86_400_000)
      utimesSync(join(dataDir, 'releases/sdk', release), then, then)
    }
    build('1.0.3-aa', 'x'.repeat(100))
    expect(await keep(200)).toBe(2)
    expect(kept()).toEqual(['1.0.1-aa', '1.0.3-aa'])
    build('1.0.1-aa', 'x'.repeat(100))
    expect(await keep(50)).toBe(1)
    expect(kept()).toEqual(['1.0.1-aa'])
  })
})
