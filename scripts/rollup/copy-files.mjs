import { existsSync, statSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { resolve } from 'node:path'

/** Copies files and folders, as they are, into the bundle's folder: `{ from: to }`. What is there unchanged is left alone. */
export function copyFiles(files) {
  return {
    name: 'meander-copy-files',
    async writeBundle({ dir }) {
      for (const [from, to] of Object.entries(files)) {
        if (existsSync(from)) await cp(from, resolve(dir, to), { recursive: true, preserveTimestamps: true, filter: isNews })
      }
    },
  }
}

function isNews(from, to) {
  const [source, copy] = [statSync(from), statSync(to, { throwIfNoEntry: false })]
  return source.isDirectory() || !copy || copy.size !== source.size || Math.trunc(copy.mtimeMs) !== Math.trunc(source.mtimeMs)
}
