import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { conforms } from '../test/conforms.ts'
import { openHostPage, plannerRuns, RESERVED } from '../test/host-page.ts'
import { openBrowser, startMeander, type Meander, type OpenBrowser } from '../test/open-browser.ts'
import { expectCount } from '../test/settle.ts'
import { open } from '../test/visit-planner.ts'

interface Manifest {
  release: string
  path: string
  files: { file: string; integrity: string; bytes: number; kind: 'chunk' | 'asset'; name?: string; imports?: string[] }[]
}

let meander: Meander
let browser: OpenBrowser
let manifest: Manifest
beforeAll(async () => {
  meander = await startMeander()
  manifest = (await (await fetch(`${meander.siteUrl}/sdk/v1.json`)).json()) as Manifest
})
afterAll(() => meander.stop())

const address = (file: string) => meander.siteUrl + manifest.path + file
const element = () => {
  const found = manifest.files.find(({ name }) => name === 'element')
  if (!found) throw new Error('the manifest names no element')
  return found
}

describe('a release of the SDK', () => {
  it('is what its manifest says, byte by byte, and may be kept for ever', async () => {
    for (const { file, integrity, bytes } of manifest.files) {
      const response = await fetch(address(file))
      const body = Buffer.from(await response.arrayBuffer())
      expect(body.length, file).toBe(bytes)
      expect(`sha384-${createHash('sha384').update(body).digest('base64')}`, file).toBe(integrity)
      expect(response.headers.get('cache-control'), file).toContain('immutable')
      expect(response.headers.get('access-control-allow-origin'), file).toBe('*')
      expect(response.headers.get('cross-origin-resource-policy'), file).toBe('cross-origin')
    }
  })

  it('is all there is: no file of it lies beside the manifest unnamed, and no chunk asks for one that is', async () => {
    const folder = new URL(`../../dist${manifest.path}`, import.meta.url)
    const there = readdirSync(folder).filter((file) => !/\.(br|gz)$/.test(file) && file !== 'manifest.json')
    expect(manifest.files.map(({ file }) => file).toSorted()).toEqual(there.toSorted())
    const known = new Set(there)
    for (const { file } of manifest.files.filter(({ kind }) => kind === 'chunk')) {
      const code = readFileSync(new URL(file, folder), 'utf8')
      const named = [...code.matchAll(/["'`]\.\/([\w.]+-[\w-]{8}\.js)["'`]/g)].map(([, name]) => name ?? '')
      expect(named.filter((name) => !known.has(name)), file).toEqual([])
    }
    expect(there.filter((file) => /^(widget|found|dialogs|trips)\.de-/.test(file))).toHaveLength(4)
  })

  it('is named by an evergreen loader that may not be kept for long', async () => {
    const response = await fetch(`${meander.siteUrl}/sdk/v1.js`)
    expect(await response.text()).toContain(`${manifest.release}/${element().file}`)
    expect(response.headers.get('cache-control')).not.toContain('immutable')
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  })

  it('needs one file before it shows itself', () => {
    expect(element().imports).toEqual([])
  })

  const pinned = (wrong?: string) => {
    const chunks = manifest.files.filter(({ kind }) => kind === 'chunk')
    const integrity = Object.fromEntries(chunks.map(({ file, name, integrity }) => [address(file), name === wrong ? element().integrity : integrity]))
    const { file, integrity: own } = element()
    return `<script type="importmap">${JSON.stringify({ integrity })}</script><meander-planner><a href="/plan">Plan</a></meander-planner><script type="module" src="${address(file)}" integrity="${own}" crossorigin></script>`
  }

  it('runs pinned, without the loader, every chunk checked by its hash', async (context) => {
    conforms(context, 'Policies of the page', 'Subresource Integrity: a pinned release with the hashes of its manifest', 'it runs, every chunk checked')
    browser = await openBrowser()
    const page = await openHostPage(browser.context, meander.siteUrl, { css: RESERVED, body: pinned() })
    await plannerRuns(page)
    expect(browser.problems()).toEqual([])
  })

  it('does not run a chunk whose hash differs: the fallback of the page stays', async (context) => {
    conforms(context, 'Policies of the page', 'Subresource Integrity: a chunk whose hash differs', 'it does not run, the fallback of the page stays')
    browser = await openBrowser()
    // Heard from the start: it may be said before the page has loaded.
    const warned = browser.context.waitForEvent('console', { predicate: (message) => message.text().includes('could not be loaded') })
    const page = await openHostPage(browser.context, meander.siteUrl, { css: RESERVED, body: pinned('widget') })
    expect((await warned).type()).toBe('warning')
    await page.getByRole('link', { name: 'Plan' }).waitFor()
    await expectCount(page.locator('meander-planner .meander'), 0)
  })

  it('does not run a later chunk whose hash differs either, however often that is asked for', async () => {
    browser = await openBrowser()
    const page = await openHostPage(browser.context, meander.siteUrl, { css: RESERVED, body: pinned('dialogs') })
    await plannerRuns(page)
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('/dialogs-') && asked.push(new URL(request.url()).search))
    await open(page, 'plan')
    const again = page.getByRole('button', { name: 'Try Again' })
    await again.waitFor()
    const warned = page.waitForEvent('console', { predicate: (message) => message.text().includes('a part of the planner did not load') })
    await again.click()
    await warned
    await expectCount(page.getByRole('dialog'), 0)
    expect(new Set(asked)).toEqual(new Set(['']))
  })
})
