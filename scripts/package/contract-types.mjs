import { basename, dirname, resolve } from 'node:path'
import ts from 'typescript'

const SDK = resolve('sdk')
export const CONTRACT = resolve('sdk/contract')
const NAMED = /(?:import|export)(?: type)? \{([^}]*)\} from ['"]([^'"]*\/contract\/[\w-]+)\.ts['"]/g
const FORMAT = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType
/** What keeps ids of one kind from being taken for those of another: inside the house only. */
const BRAND = / & (?:import\([^)]*\)\.|[\w.]+\.)?\$brand<[^>]*>/g
/** In a type that is written out: a name, or a string, which may hold one. */
const WORD = /'(?:[^'\\]|\\.)*'|(?<![\w.])[A-Z]\w*/g

/**
 * What the declarations take from the contract, written out so that nothing names the schema library, and what that names in its turn:
 * the text of each file, by its path without `.ts`.
 * @param declarations Texts of the other files, by their paths in `sdk/`.
 */
export function contractTypes(program, declarations) {
  const checker = program.getTypeChecker()
  const homes = homesOf(program, checker)
  const files = new Map()
  const take = (file, name) => {
    const known = files.get(file) ?? new Map()
    files.set(file, known)
    if (known.has(name)) return
    const { text, names } = written(checker, program.getSourceFile(`${file}.ts`), { name, homes })
    known.set(name, { text, names })
    for (const other of names) take(homes.get(other), other)
  }
  for (const [file, name] of taken(declarations)) take(file, name)
  return new Map([...files].map(([file, known]) => [file, fileOf(file, { known, homes })]))
}

/** Which names the declarations take, each with its file of the contract. */
function* taken(declarations) {
  for (const [path, text] of declarations) {
    for (const [, list, from] of text.matchAll(NAMED)) {
      for (const name of list.split(',')) yield [resolve(SDK, dirname(path), from), name.trim().replace(/^type /, '').split(' as ')[0]]
    }
  }
}

/** Where each type of the contract is declared. */
function homesOf(program, checker) {
  const sources = program.getSourceFiles().filter(({ fileName }) => resolve(fileName).startsWith(CONTRACT))
  const exported = sources.flatMap((source) => checker.getExportsOfModule(checker.getSymbolAtLocation(source)).map((symbol) => [source, symbol]))
  return new Map(exported.filter(([, { flags }]) => flags & ts.SymbolFlags.Type && !(flags & ts.SymbolFlags.Alias)).map(([{ fileName }, { name }]) => [name, resolve(fileName).replace(/\.ts$/, '')]))
}

function written(checker, source, { name, homes }) {
  const symbol = checker.getExportsOfModule(checker.getSymbolAtLocation(source)).find((one) => one.name === name)
  if (!symbol) throw new Error(`${source.fileName} exports no ${name}`)
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  const [type, word] = target.flags & ts.SymbolFlags.Type ? [checker.getDeclaredTypeOfSymbol(target), `type ${name} =`] : [checker.getTypeOfSymbolAtLocation(target, source), `declare const ${name}:`]
  const text = (target.flags & ts.SymbolFlags.Interface ? interfaceText(checker, type) : checker.typeToString(type, undefined, FORMAT)).replace(BRAND, '')
  if (text === name || /import\(|\$/.test(text)) throw new Error(`${name} of ${source.fileName} cannot be written out: ${text}`)
  const names = new Set((text.match(WORD) ?? []).filter((one) => one !== name && homes.has(one)))
  return { text: `export ${word} ${text};`, names }
}

const interfaceText = (checker, type) =>
  `{ ${checker
    .getPropertiesOfType(type)
    .map((one) => `${one.name}${one.flags & ts.SymbolFlags.Optional ? '?' : ''}: ${checker.typeToString(checker.getTypeOfSymbol(one), undefined, FORMAT)};`)
    .join(' ')} }`

function fileOf(file, { known, homes }) {
  const others = [...new Set([...known.values()].flatMap(({ names }) => [...names]))].filter((name) => homes.get(name) !== file).sort()
  const imports = others.map((name) => `import type { ${name} } from './${basename(homes.get(name))}.js';`)
  const lines = [...known].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, { text }]) => text)
  return `${[...imports, ...lines].join('\n')}\n`
}
