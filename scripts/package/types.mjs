import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import ts from 'typescript'
import { CONTRACT, contractTypes } from './contract-types.mjs'

const SDK = resolve('sdk')

/**
 * Declarations of the package, by their paths in it. They name no schema library and no base class of ours: the types of the
 * contract are written out, and the element is an `HTMLElement`.
 */
export function packageTypes(entries) {
  const program = ts.createProgram(entries.map((entry) => resolve(entry)), options())
  const files = new Map()
  const sources = program.getSourceFiles().filter(({ fileName, isDeclarationFile }) => !isDeclarationFile && resolve(fileName).startsWith(SDK) && !resolve(fileName).startsWith(CONTRACT))
  for (const source of sources) {
    program.emit(source, (path, text) => files.set(relative(SDK, path), text), undefined, true)
  }
  for (const [path, text] of contractTypes(program, files)) files.set(`${relative(SDK, path)}.d.ts`, text)
  return new Map([...files].map(([path, text]) => [path, forConsumers(path, text)]))
}

function options() {
  const { options } = ts.convertCompilerOptionsFromJson(JSON.parse(readFileSync('tsconfig.base.json', 'utf8')).compilerOptions, '.')
  return { ...options, composite: false, declaration: true, emitDeclarationOnly: true, lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'], noEmit: false }
}

function forConsumers(path, text) {
  const plain = text.replace(/(from ['"]\.{1,2}\/[^'"]+)\.tsx?(['"])/g, '$1.js$2').replace(/(import\(['"]\.{1,2}\/[^'"]+)\.tsx?(['"]\))/g, '$1.js$2')
  if (!path.endsWith('meander-planner.d.ts')) return plain
  return plain
    .replace(/import \{[^}]*\} from 'lit';\n/, '')
    .replace('extends ReactiveElement', 'extends HTMLElement')
    .replace(/ {4}(static properties|protected [\w]+\(\)): [^;]+;\n/g, '')
}
