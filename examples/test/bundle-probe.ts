import { fileURLToPath } from 'node:url'
import alias from '@rollup/plugin-alias'
import commonjs from '@rollup/plugin-commonjs'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import { rollup, type Plugin } from 'rollup'
import { reactOnPreact } from '../../scripts/rollup/react-on-preact.mjs'
import { transpile } from '../../scripts/rollup/transpile.mjs'

/** The probe widget as one module: on Preact as the planner is, or on React itself. */
export async function bundleProbe(library: 'preact' | 'react'): Promise<string> {
  const input = fileURLToPath(new URL('./probe-widget.tsx', import.meta.url))
  const plugins: Plugin[] = [
    ...(library === 'preact' ? [alias({ entries: reactOnPreact })] : []),
    transpile(),
    commonjs(),
    nodeResolve({ browser: true, extensions: ['.mjs', '.js', '.ts', '.tsx'] }),
    replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } }),
  ]
  const bundle = await rollup({ input, plugins, onwarn: () => {} })
  const { output } = await bundle.generate({ format: 'es', inlineDynamicImports: true })
  return output[0].code
}
