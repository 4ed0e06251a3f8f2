import { copyFile, mkdir, readdir, rename, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config/index.ts'
import { HASHED } from './built-files.ts'
import { keptReleases } from './kept-releases.ts'
import { makeRoom } from './make-room.ts'
import type { Kept } from './make-room.ts'

interface KeptAssetsDeps {
  config: Pick<Config, 'dataDir'>
  dist: string
}

/** Some hundred builds: a page of the site that has been open for longer than that has had its reasons to be loaded anew. */
const LIMIT = 64 * 1024 * 1024
/** A file on its way here, or one that a server which ended left on it. */
const PART = '.part'

/**
 * Keeps the scripts and style sheets of the site that `dist` holds now, since the next build takes them away from there: a page that is open
 * then asks for the screens of its own build. Drops those beyond `limit` bytes that were current longest ago, and answers how many.
 */
export async function keepAssets({ config, dist }: KeptAssetsDeps, limit = LIMIT): Promise<number> {
  const from = join(dist, 'site/assets')
  const to = join(keptReleases(config.dataDir), 'assets')
  await mkdir(to, { recursive: true })
  const now = new Date()
  for (const name of (await readdir(from).catch(() => [])).filter((file) => HASHED.test(file))) {
    await copyWhole(join(from, name), join(to, name))
    await utimes(join(to, name), now, now)
  }
  const kept = (await readdir(to)).filter((name) => !name.endsWith(PART)).map((name) => weigh(join(to, name)))
  return makeRoom(await Promise.all(kept), limit)
}

/** It has its name once all of it is there; one that was caught half written by the build is taken again. */
async function copyWhole(from: string, to: string): Promise<void> {
  const [source, kept] = await Promise.all([stat(from), stat(to).catch(() => null)])
  if (kept?.size === source.size) return
  const part = `${to}.${process.pid}${PART}`
  await copyFile(from, part)
  await rename(part, to)
}

async function weigh(path: string): Promise<Kept> {
  const { mtimeMs, size } = await stat(path)
  return { path, used: mtimeMs, bytes: size }
}
