import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { CURRENT_RELEASE } from './sdk-release.mjs'

/*
 * What earlier builds left is taken away after the new files are there, never before: a server that runs meanwhile goes
 * on answering, and sends earlier releases of the SDK and scripts of the site from its own folder (server/pages/kept-*.ts).
 * Not while watching, where an open page may still ask for chunks of the build it was loaded with.
 */

/** Releases of the SDK that the loader no longer names. */
export function sweepReleases(folder) {
  return {
    name: 'meander-sweep-releases',
    writeBundle() {
      if (this.meta.watchMode) return
      const { release } = JSON.parse(readFileSync(join(folder, CURRENT_RELEASE), 'utf8'))
      for (const name of readdirSync(folder)) {
        if (/^\d+\.\d+\.\d+/.test(name) && name !== release) rmSync(join(folder, name), { recursive: true, force: true })
      }
    },
  }
}

/** Hashed files of a folder that this bundle did not write, with what was compressed from them. */
export function sweepHashed(folder) {
  return {
    name: 'meander-sweep-hashed',
    writeBundle({ dir }, bundle) {
      if (this.meta.watchMode) return
      const path = join(dir, folder)
      for (const name of readdirSync(path)) {
        const written = `${folder}/${name.replace(/\.(br|gz)$/, '')}`
        if (/-[\w-]{8}\.\w+(\.br|\.gz)?$/.test(name) && !(written in bundle)) rmSync(join(path, name), { force: true })
      }
    },
  }
}
