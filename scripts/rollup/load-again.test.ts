import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rollup } from 'rollup'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadAgain } from './load-again.mjs'
import { transpile } from './transpile.mjs'

interface Part {
  list: string[]
  address: string
}
interface Entry {
  first(): Promise<Part>
  second(): Promise<Part>
  shared(): Promise<Part>
}

const part = (name: string) => `import { list } from 'shared'; list.push('${name}'); export { list }; export const address = import.meta.url`
const SOURCES: Record<string, string> = {
  entry: `export { loadChunk } from '${resolve('sdk/chunks/load-chunk.ts')}'
    export const first = () => import('first'), second = () => import('second'), shared = () => import('shared')`,
  first: part('first'),
  second: part('second'),
  shared: 'export const list = []; export const address = import.meta.url',
}

describe('a chunk that did not come', () => {
  let folder: string
  let entry: Entry
  const page = { scripts: [] as { text: string }[] }
  beforeEach(async () => {
    page.scripts = []
    vi.stubGlobal('document', page)
    // Below a folder of packages: what lies there is imported by Node itself, which keeps what failed as browsers do.
    folder = join(await mkdtemp(join(tmpdir(), 'chunks-')), 'node_modules', 'chunks')
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'package.json'), '{"type":"module"}')
    entry = await bundle()
  })
  afterEach(async () => {
    vi.unstubAllGlobals()
    await rm(resolve(folder, '../..'), { recursive: true })
  })

  async function bundle(sources = SOURCES): Promise<Entry> {
    const given = { name: 'given', resolveId: (id: string) => (id in sources ? id : null), load: (id: string) => sources[id] ?? null }
    const made = await rollup({ input: { entry: 'entry' }, plugins: [given, transpile(), loadAgain()] })
    await made.write({ dir: folder, entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' })
    return (await import(pathToFileURL(join(folder, 'entry.js')).href)) as Entry
  }

  /** What it returns brings the chunk back. */
  async function lose(name: string): Promise<() => Promise<void>> {
    const file = (await readdir(folder)).find((file) => file.startsWith(`${name}-`)) ?? ''
    const path = join(folder, file)
    const code = await readFile(path)
    await writeFile(path, `throw new TypeError('lost')`)
    return () => writeFile(path, code)
  }

  it('comes under another address when it is asked for again, as often as it needs', async () => {
    const find = await lose('first')
    await expect(entry.first()).rejects.toThrow('lost')
    await expect(entry.first()).rejects.toThrow('lost')
    await find()
    const { address, list } = await entry.first()
    expect(address).toMatch(/\/first-[\w-]+\.js\?2$/)
    expect(list).toEqual(['first'])
  })

  it('is there once for all that take from it, whether itself or what takes from it was wanted', async () => {
    const find = await lose('shared')
    await expect(entry.shared()).rejects.toThrow('lost')
    await expect(entry.first()).rejects.toThrow('lost')
    await find()
    const [first, second, shared] = await Promise.all([entry.first(), entry.second(), entry.shared()])
    expect(first.list).toBe(shared.list)
    expect(second.list).toBe(shared.list)
    expect(shared.list.toSorted()).toEqual(['first', 'second'])
    expect(await entry.first()).toBe(first)
  })

  it('keeps its address where the page says by that what it must contain', async () => {
    const file = (await readdir(folder)).find((file) => file.startsWith('first-')) ?? ''
    page.scripts = [{ text: JSON.stringify({ integrity: { [`https://meander.example/sdk/1/${file}`]: 'sha384-…' } }) }]
    const find = await lose('first')
    await expect(entry.first()).rejects.toThrow('lost')
    await find()
    await expect(entry.first()).rejects.toThrow('lost')
    expect((await entry.second()).address).toMatch(/\?2$/)
  })

  it('changes nothing where none failed', async () => {
    const { address } = await entry.second()
    expect(address).toMatch(/\/second-[\w-]+\.js$/)
    expect((await entry.shared()).address).toMatch(/\/shared-[\w-]+\.js$/)
  })

  it('is not built where it exports what changes: who waited for that would keep the first of it', async () => {
    await expect(bundle({ ...SOURCES, shared: 'export let list = []; export const address = String(list = [])' })).rejects.toThrow('shared exports what may change: list')
  })
})
