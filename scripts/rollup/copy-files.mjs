import { cp } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

/** Copies files and folders, as they are, into the bundle's folder: `{ from: to }`. What is not there is left out. */
export function copyFiles(files) {
  return {
    name: 'meander-copy-files',
    async writeBundle({ dir }) {
      for (const [from, to] of Object.entries(files)) {
        if (existsSync(from)) await cp(from, resolve(dir, to), { recursive: true })
      }
    },
  }
}
