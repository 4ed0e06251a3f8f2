import { accessSync, constants, mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { UnusableSetting } from './unusable-setting.ts'

/** Makes the folder where this server keeps files. Throws an `UnusableSetting` when nothing can be kept there. */
export function prepareDataFolder(dataDir: string): void {
  try {
    makeFolder(dataDir)
    accessSync(dataDir, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new UnusableSetting('DATA_DIR', `no files can be kept in ${JSON.stringify(dataDir)}, ${reasonOf(error)}`, error)
  }
}

/** The folder and those above it. `mkdir` with `recursive` never ends where a folder takes none within it, as in `/proc`. */
export function makeFolder(folder: string): void {
  const path = resolve(folder)
  if (isFolder(path)) return
  if (dirname(path) !== path) makeFolder(dirname(path))
  try {
    mkdirSync(path)
  } catch (error) {
    // Another instance may have been quicker.
    if (!isFolder(path)) throw error
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
}

const REASONS: Record<string, string> = {
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EEXIST: 'a file is in the way',
  ENOTDIR: 'a file is in the way',
  ENOENT: 'no folder can be made there',
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
  return REASONS[code] ?? code
}
