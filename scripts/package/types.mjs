import { readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import ts from 'typescript'

const SDK = resolve('sdk')
const CONTRACT = resolve('sdk/contract')
const NAMED = /(?:import|export)(?: type)? \{([^}]*)\} from ['"]([^'"]*\/contract\/[\w-]+)\.ts['"]/g
const FORMAT = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType
/** What keeps ids of one kind from being taken for those of another: inside the house only. */
const BRAND = / & (?:import\([^)]*\)\.|[\w.]+\.)?\$brand<[^>]*>/g

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
  const wanted = contractNames(files)
  for (const [path, names] of wanted) files.set(`${relative(SDK, path)}.d.ts`, contractTypes(program, `${path}.ts`, names))
  return new Map([...files].map(([path, text]) => [path, forConsumers(path, text)]))
}

function options() {
  const { options } = ts.convertCompilerOptionsFromJson(JSON.parse(readFileSync('tsconfig.base.json', 'utf8')).compilerOptions, '.')
  return { ...options, composite: false, declaration: true, emitDeclarationOnly: true, lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'], noEmit: false }
}

/** Which names the declarations take from which file of the contract. */
function contractNames(files) {
  const wanted = new Map()
  for (const [path, text] of files) {
    for (const [, list, from] of text.matchAll(NAMED)) {
      const file = resolve(SDK, dirname(path), from)
      const names = wanted.get(file) ?? new Set()
      for (const name of list.split(',')) names.add(name.trim().replace(/^type /, '').split(' as ')[0])
      wanted.set(file, names)
    }
  }
  return wanted
}

function contractTypes(program, file, names) {
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(file)
  const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(source))
  const lines = [...names].sort().map((name) => {
    const symbol = exported.find((one) => one.name === name)
    if (!symbol) throw new Error(`${file} exports no ${name}`)
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    const [type, word] = target.flags & ts.SymbolFlags.Type ? [checker.getDeclaredTypeOfSymbol(target), `type ${name} =`] : [checker.getTypeOfSymbolAtLocation(target, source), `declare const ${name}:`]
    const written = (target.flags & ts.SymbolFlags.Interface ? interfaceText(checker, type) : checker.typeToString(type, undefined, FORMAT)).replace(BRAND, '')
    if (written === name || /import\(|\$/.test(written)) throw new Error(`${name} of ${file} cannot be written out: ${written}`)
    return `export ${word} ${written};`
  })
  return `${lines.join('\n')}\n`
}

const interfaceText = (checker, type) =>
  `{ ${checker
    .getPropertiesOfType(type)
    .map((one) => `${one.name}${one.flags & ts.SymbolFlags.Optional ? '?' : ''}: ${checker.typeToString(checker.getTypeOfSymbol(one), undefined, FORMAT)};`)
    .join(' ')} }`

function forConsumers(path, text) {
  const plain = text.replace(/(from ['"]\.{1,2}\/[^'"]+)\.tsx?(['"])/g, '$1.js$2').replace(/(import\(['"]\.{1,2}\/[^'"]+)\.tsx?(['"]\))/g, '$1.js$2')
  if (!path.endsWith('meander-planner.d.ts')) return plain
  return plain
    .replace(/import \{[^}]*\} from 'lit';\n/, '')
    .replace('extends ReactiveElement', 'extends HTMLElement')
    .replace(/ {4}(static properties|protected [\w]+\(\)): [^;]+;\n/g, '')
}
