import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Config } from '../config/index.ts'
import { makeRoom } from './make-room.ts'
import type { Kept } from './make-room.ts'

interface KeptReleasesDeps {
  config: Pick<Config, 'dataDir'>
  dist: string
}

/** What a build says of the release that it made, in `sdk/v1.json` and in the release's own folder. */
interface Manifest {
  release: string
  files: { file: string; integrity: string; bytes: number }[]
}

/** Some 250 releases: pages that are pinned to an older one than that have not followed for long. */
const LIMIT = 512 * 1024 * 1024
const MANIFEST = 'manifest.json'

/** Where earlier builds are kept, each file under the address that it has on the server: `sdk/1.0.0-3f2a9c1b7e/`, `assets/`. */
export function keptReleases(dataDir: string): string {
  return join(dataDir, 'releases')
}

/**
 * Keeps the release that `dist` holds now, since the next build takes it away from there: pages are pinned to it, and open ones ask for
 * more of its chunks. Only what is as its manifest says is kept. Drops the oldest beyond `limit` bytes, and answers how many.
 */
export async function keepRelease({ config, dist }: KeptReleasesDeps, limit = LIMIT): Promise<number> {
  const current = join(dist, 'sdk', 'v1.json')
  if (!existsSync(current)) return 0
  const text = await readFile(current, 'utf8')
  const manifest = JSON.parse(text) as Manifest
  const folder = join(keptReleases(config.dataDir), 'sdk')
  const kept = join(folder, manifest.release)
  if (!existsSync(kept)) await copyRelease({ from: join(dist, 'sdk', manifest.release), to: kept, manifest, text })
  // The newest is the one that was current last, not the one that was built last.
  const now = new Date()
  await utimes(kept, now, now)
  const releases = (await readdir(folder)).filter((name) => !name.endsWith('.part')).map((name) => weigh(join(folder, name)))
  return makeRoom(await Promise.all(releases), limit)
}

interface Copying {
  from: string
  to: string
  manifest: Manifest
  /** The manifest as it was written. */
  text: string
}

/** All of it or nothing: it has its name once the last file is there. */
async function copyRelease({ from, to, manifest, text }: Copying): Promise<void> {
  const part = `${to}.${process.pid}.part`
  await mkdir(part, { recursive: true })
  try {
    for (const { file, integrity } of manifest.files) {
      const content = await readFile(join(from, file))
      if (`sha384-${createHash('sha384').update(content).digest('base64')}` !== integrity) throw new Error(`${file} of release ${manifest.release} is not what its manifest says`)
      await mkdir(dirname(join(part, file)), { recursive: true })
      await writeFile(join(part, file), content)
    }
    await writeFile(join(part, MANIFEST), text)
    await rename(part, to)
  } catch (error) {
    await rm(part, { recursive: true, force: true })
    // Another server on the same folder was faster.
    if (!existsSync(to)) throw error
  }
}

async function weigh(path: string): Promise<Kept> {
  const { files } = JSON.parse(await readFile(join(path, MANIFEST), 'utf8')) as Manifest
  return { path, used: (await stat(path)).mtimeMs, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) }
}
