import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import { rollup } from 'rollup'
import { clientContract, withoutSchemas } from '../rollup/client-contract.mjs'
import { cssText } from '../rollup/css-text.mjs'
import { withoutLitStyles } from '../rollup/lit-styles.mjs'
import { ownScope } from '../rollup/own-scope.mjs'
import { transpile } from '../rollup/transpile.mjs'
import { packageTypes } from './types.mjs'

const ENTRIES = { index: 'sdk/index.ts', react: 'sdk/react.tsx' }
/** lit's barrel also names lit-html, which would make a Trusted Types policy on the host page. */
const LIT_HTML = /node_modules\/(lit-html|lit-element)\//

/** Writes `@meander/sdk` as it is published: two modules with what they need in them, and their types. It depends on nothing. */
export async function buildPackage(folder) {
  await rm(folder, { recursive: true, force: true })
  const bundle = await rollup({
    input: ENTRIES,
    external: [/^react($|\/)/],
    treeshake: { moduleSideEffects: (id) => !LIT_HTML.test(id) && !id.includes('/sdk/') },
    onwarn: (warning, report) => warning.code === 'CIRCULAR_DEPENDENCY' || warning.code === 'THIS_IS_UNDEFINED' || report(warning),
    plugins: [
      cssText(),
      transpile({ before: [clientContract] }),
      // Whatever the machine is set to: lit's other build warns on the window of the page.
      nodeResolve({ browser: true, exportConditions: ['module', 'production'], extensions: ['.mjs', '.js', '.ts', '.tsx'] }),
      withoutLitStyles(),
      ownScope(),
      replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } }),
      withoutSchemas(),
    ],
  })
  // On a server there is no element to extend; the class is named there, and never made.
  const intro = ({ name }) => (name === 'react' ? '' : 'const HTMLElement = globalThis.HTMLElement ?? class {};')
  // A server that renders React components must know that this one has effects: the bundler takes such words out of modules.
  const banner = ({ name }) => (name === 'react' ? "'use client'" : '')
  await bundle.write({ dir: folder, format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name].js', intro, banner })
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
