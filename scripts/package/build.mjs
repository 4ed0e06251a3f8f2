import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { rollup } from 'rollup'
import { ENTRIES, packageBundle } from './bundle.mjs'
import { packageTypes } from './types.mjs'

/** Writes `@meander/sdk` as it is published: two modules with what they need in them, and their types. It depends on nothing. */
export async function buildPackage(folder) {
  await rm(folder, { recursive: true, force: true })
  const { output, ...input } = packageBundle(folder)
  const bundle = await rollup(input)
  await bundle.write(output)
  await bundle.close()
  for (const [path, text] of packageTypes(Object.values(ENTRIES))) await write(join(folder, path), text)
  await write(join(folder, 'package.json'), `${JSON.stringify(await manifest(), null, 2)}\n`)
  await write(join(folder, 'LICENSE'), await readFile('LICENSE', 'utf8'))
  await write(join(folder, 'README.md'), await readFile('sdk/README.md', 'utf8'))
}

async function manifest() {
  const { name, version, description, license, peerDependencies, peerDependenciesMeta } = JSON.parse(await readFile('sdk/package.json', 'utf8'))
  const door = (entry) => ({ types: `./${entry}.d.ts`, default: `./${entry}.js` })
  return { name, version, description, license, type: 'module', sideEffects: false, exports: { '.': door('index'), './react': door('react') }, types: './index.d.ts', peerDependencies, peerDependenciesMeta }
}

async function write(path, text) {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
}
