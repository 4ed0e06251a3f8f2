import { nodeResolve } from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import { clientContract, withoutSchemas } from '../rollup/client-contract.mjs'
import { cssText } from '../rollup/css-text.mjs'
import { withoutLitStyles } from '../rollup/lit-styles.mjs'
import { ownScope } from '../rollup/own-scope.mjs'
import { transpile } from '../rollup/transpile.mjs'

export const ENTRIES = { index: 'sdk/index.ts', react: 'sdk/react.tsx' }
/** lit's barrel also names lit-html, which would make a Trusted Types policy on the host page. */
const LIT_HTML = /node_modules\/(lit-html|lit-element)\//

/** The modules of `@meander/sdk` with what they need in them, into a folder. */
export const packageBundle = (dir) => ({
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
  output: { dir, format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name].js', intro: forServers, banner: inClients },
})

/** On a server there is no element to extend; the class is named there, and never made. */
const forServers = ({ name }) => (name === 'react' ? '' : 'const HTMLElement = globalThis.HTMLElement ?? class {};')

/** A server that renders React components must know that this one has effects: the bundler takes such words out of modules. */
const inClients = ({ name }) => (name === 'react' ? "'use client'" : '')
