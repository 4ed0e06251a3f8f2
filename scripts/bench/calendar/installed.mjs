import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const versionIn = folder => (existsSync(folder) ? JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version : null)

/** Ends with 1, and says what to do, where the calendars are not there that ours is measured beside: beside this file, or with what all else needs. */
export function requireInstalled(folder) {
  const { devDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const found = name => versionIn(join(folder, 'node_modules', name)) ?? versionIn(resolve('node_modules', name))
  const missing = Object.entries(devDependencies).flatMap(([name, version]) => (found(name) === version ? [] : `${name} ${version}`))
  if (missing.length === 0) return
  console.error(`What our calendar is measured beside is not installed: ${missing.join(', ')}.\nIt comes with all else that the repository needs:\n  npm ci`)
  process.exit(1)
}
