import { resolve, sep } from 'node:path'
import ts from 'typescript'

const SOURCE = /^(sdk|widget|site|examples)\/.*\.tsx?(\?\w+)?$/
const compilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  jsx: ts.JsxEmit.ReactJSX,
  isolatedModules: true,
  verbatimModuleSyntax: true,
  sourceMap: false,
}

/** What has been transpiled: the widget is built once for each language, and only its texts differ. */
const known = new Map()

/**
 * TypeScript to JavaScript, file by file and without type checks: `tsc -b` does those, once, for all projects. No program
 * is made, so nothing is read but the file itself. `before` are transformers of the compiler, which get the file with the
 * parents of its nodes.
 */
export function transpile({ before = [] } = {}) {
  const root = resolve('.') + sep
  const variant = before.map(({ name }) => name).join()
  return {
    name: 'meander-transpile',
    transform(code, id) {
      if (!id.startsWith(root) || !SOURCE.test(id.slice(root.length).replaceAll(sep, '/'))) return null
      const key = `${variant}\0${id}`
      const last = known.get(key)
      if (last?.code === code) return last.result
      const { outputText } = ts.transpileModule(code, { compilerOptions, fileName: id.replace(/\?\w+$/, ''), transformers: { before } })
      const result = { code: outputText, map: { mappings: '' } }
      known.set(key, { code, result })
      return result
    },
  }
}
