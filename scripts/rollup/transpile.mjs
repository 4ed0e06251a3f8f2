import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import typescript from '@rollup/plugin-typescript'

const folder = resolve('.build/bundles')

/**
 * TypeScript to JavaScript for one bundle, without type checks: `tsc -b` does those, once, for all projects. The
 * program starts from the bundle's own entries, so that no bundle pays for parsing another; project references are left
 * out, since through them the compiler would read declarations where a bundle needs sources. `before` are transformers of
 * the compiler.
 */
export function transpile(name, entries, { before = [] } = {}) {
  const tsconfig = resolve(folder, `${name}.json`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(tsconfig, JSON.stringify({ files: entries.map(entry => resolve(entry)), compilerOptions }, null, 2))
  return typescript({ tsconfig, filterRoot: process.cwd(), outputToFilesystem: false, include: ['{sdk,widget,site,examples}/**/*.{ts,tsx}'], transformers: { before } })
}

const compilerOptions = {
  target: 'es2022',
  lib: ['es2023', 'dom', 'dom.iterable'],
  types: [],
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  noCheck: true,
  isolatedModules: true,
  verbatimModuleSyntax: true,
  skipLibCheck: true,
  sourceMap: false,
  rootDir: resolve('.'),
}
