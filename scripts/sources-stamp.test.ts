import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { existsSync, readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { precompress, removeCompressed } from './precompress.mjs'
import { hashSources, isBuilt, removeStamp, writeStamp } from './sources-stamp.mjs'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'meander-build-'))
  put('sdk/index.ts', 'export {}')
})
afterEach(() => rmSync(root, { recursive: true }))

function put(name: string, content: string) {
  mkdirSync(dirname(join(root, name)), { recursive: true })
  writeFileSync(join(root, name), content)
}

describe('the stamp of a build', () => {
  it('says that nothing has to be built until a source changes', async () => {
    expect(await isBuilt(root)).toBe(false)
    await writeStamp(await hashSources(root), root)
    expect(await isBuilt(root)).toBe(true)
    put('widget/entry.tsx', 'export const a = 1')
    expect(await isBuilt(root)).toBe(false)
    await writeStamp(await hashSources(root), root)
    put('widget/entry.tsx', 'export const a = 2')
    expect(await isBuilt(root)).toBe(false)
  })

  it('minds no file that is in no bundle', async () => {
    await writeStamp(await hashSources(root), root)
    put('sdk/index.test.ts', 'test')
    put('widget/test/mount.tsx', 'test')
    put('sdk/README.md', 'words')
    put('server/main.ts', 'server')
    expect(await isBuilt(root)).toBe(true)
  })

  it('is gone while a build is under way', async () => {
    await writeStamp(await hashSources(root), root)
    await removeStamp(root)
    expect(await isBuilt(root)).toBe(false)
  })
})

describe('compressing beforehand', () => {
  const text = 'a planner for travellers. '.repeat(200)

  it('lays a smaller copy beside each file that is worth it', async () => {
    put('dist/a.js', text)
    put('dist/tiny.js', 'x')
    put('dist/film.webm', text)
    await precompress(join(root, 'dist'))
    expect(brotliDecompressSync(readFileSync(join(root, 'dist/a.js.br'))).toString()).toBe(text)
    expect(gunzipSync(readFileSync(join(root, 'dist/a.js.gz'))).toString()).toBe(text)
    expect(existsSync(join(root, 'dist/tiny.js.br'))).toBe(false)
    expect(existsSync(join(root, 'dist/film.webm.br'))).toBe(false)
  })

  it('takes them away again', async () => {
    put('dist/a.js', text)
    await precompress(join(root, 'dist'))
    await removeCompressed(join(root, 'dist'))
    expect(existsSync(join(root, 'dist/a.js'))).toBe(true)
    expect(existsSync(join(root, 'dist/a.js.br'))).toBe(false)
  })
})
