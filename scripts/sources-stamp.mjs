// Says whether dist/ is what the sources make: a hash of all that the bundles are built from, kept in dist/.stamp.
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export const STAMP = 'dist/.stamp'

/** What goes into a bundle. Tests and notes do not. */
const SOURCES = ['package-lock.json', 'rollup.config.mjs', 'scripts/build.mjs', 'scripts/rollup', 'scripts/package', 'sdk', 'widget', 'site', 'examples/npm-react', 'docs/conformance.json', 'docs/host-cost.json']
const LEFT_OUT = /(^|\/)(node_modules|test|dist)$|\.(test|spec|test-d)\.tsx?$|\.md$/

export async function hashSources(root = process.cwd()) {
  const hash = createHash('sha256')
  for (const source of SOURCES) for (const file of await listFiles(root, source)) hash.update(file).update('\0').update(await readFile(join(root, file))).update('\0')
  return hash.digest('hex')
}

export async function isBuilt(root = process.cwd()) {
  if (!existsSync(join(root, STAMP))) return false
  return (await readFile(join(root, STAMP), 'utf8')) === (await hashSources(root))
}

export async function writeStamp(stamp, root = process.cwd()) {
  await mkdir(join(root, 'dist'), { recursive: true })
  await writeFile(join(root, STAMP), stamp)
}

export async function removeStamp(root = process.cwd()) {
  await rm(join(root, STAMP), { force: true })
}

async function listFiles(root, path) {
  if (LEFT_OUT.test(path)) return []
  const entries = await readdir(join(root, path), { withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOTDIR') return null
    if (error.code === 'ENOENT') return []
    throw error
  })
  if (entries === null) return [path]
  const names = entries.map((entry) => entry.name).toSorted()
  return (await Promise.all(names.map((name) => listFiles(root, `${path}/${name}`)))).flat()
}
