import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listUpkeep } from '../app.ts'
import { startServer } from '../test/start-server.ts'
import type { TestServer } from '../test/start-server.ts'
import { keepAssets } from './kept-assets.ts'

const folder = mkdtempSync(join(tmpdir(), 'meander-assets-'))
const dataDir = join(folder, 'data')
const dist = join(folder, 'dist')
const assets = join(dist, 'site/assets')
const kept = () => readdirSync(join(dataDir, 'releases/assets')).sort()
const servers: TestServer[] = []

/** As a build leaves the site: its own files alone, compressed beforehand. */
function build(...names: string[]): void {
  rmSync(assets, { recursive: true, force: true })
  mkdirSync(assets, { recursive: true })
  writeFileSync(join(dist, 'site/index.html'), '<!doctype html><div id="root"></div>')
  for (const name of ['icon.svg', ...names]) {
    writeFileSync(join(assets, name), name)
    writeFileSync(join(assets, `${name}.gz`), 'compressed')
  }
}

/** A server as it is when its upkeep has run at the start. */
async function start(): Promise<TestServer> {
  const server = await startServer({ given: { dist }, env: { DATA_DIR: dataDir } })
  servers.push(server)
  await listUpkeep(server.deps)['scripts of the site']?.()
  return server
}

beforeEach(() => mkdirSync(dataDir))
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
  rmSync(dataDir, { recursive: true })
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('a screen of the site', () => {
  it('comes to a page that has been open since before the build, from a server that runs and from the one that follows', async () => {
    build('Demo-1a2b3c4d.js', 'site-1a2b3c4d.css')
    const first = await start()
    build('Demo-5e6f7a8b.js')
    const second = await start()
    for (const server of [first, second]) {
      for (const name of ['Demo-1a2b3c4d.js', 'site-1a2b3c4d.css', 'Demo-5e6f7a8b.js']) {
        const answer = await server.fetch(`/assets/${name}?1`, { headers: { 'accept-encoding': 'identity' } })
        expect([answer.status, await answer.text()]).toEqual([200, name])
        expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
        expect(answer.headers.get('content-type')).toMatch(/javascript|css/)
      }
    }
    expect((await second.fetch('/assets/Gone-1a2b3c4d.js')).status).toBe(404)
    expect((await second.fetch('/assets/..%2f..%2fmeander-1a2b3c4d.db')).status).toBe(404)
  })

  it('is kept where its name is made of its contents, without what was compressed from it', async () => {
    build('Demo-1a2b3c4d.js')
    await start()
    expect(kept()).toEqual(['Demo-1a2b3c4d.js'])
  })

  it('is taken again where the build had not written all of it', async () => {
    build('Demo-1a2b3c4d.js')
    writeFileSync(join(assets, 'Demo-1a2b3c4d.js'), 'Demo')
    await start()
    build('Demo-1a2b3c4d.js')
    await start()
    build()
    expect(await (await (await start()).fetch('/assets/Demo-1a2b3c4d.js')).text()).toBe('Demo-1a2b3c4d.js')
  })

  it('makes room: what was current longest ago goes first, and what is current never', async () => {
    const keep = (limit: number) => keepAssets({ config: { dataDir }, dist }, limit)
    for (const [days, name] of [[3, 'Demo-aaaaaaaa.js'], [1, 'Demo-bbbbbbbb.js'], [2, 'Demo-cccccccc.js']] as const) {
      build(name)
      expect(await keep(1000)).toBe(0)
      const then = new Date(Date.now() - days * 86_400_000)
      utimesSync(join(dataDir, 'releases/assets', name), then, then)
    }
    build('Demo-dddddddd.js', 'Terms-dddddddd.js')
    expect(await keep(50)).toBe(2)
    expect(kept()).toEqual(['Demo-bbbbbbbb.js', 'Demo-dddddddd.js', 'Terms-dddddddd.js'])
    expect(await keep(10)).toBe(1)
    expect(kept()).toEqual(['Demo-dddddddd.js', 'Terms-dddddddd.js'])
  })
})
