const LOAD = 'loadChunk'
/** The element's own, as `planner-entry.mjs` writes it: its parts are no chunks of the widget. */
const LOAD_BESIDE = 'loadBeside'
/** As Rollup writes them, before the minifier: `import('./found-….js')` and `import { a as b, c } from './found-….js';` */
const LATER = /\bimport\('(\.\/[^']+)'\)/g
const AT_ONCE = /^import (?:\{ ([^}]*) \} from )?'\.\/([^']+)';\n/gm

/**
 * Has chunks loaded by `loadChunk` (`sdk/chunks`), which asks under another address for what did not come: a browser may keep the
 * failure of an address for the page's life. Also what a lazy chunk takes from another one: its `import` would name the
 * address that failed, or load a second copy of what has come under another. It waits for it instead, as with an `import`.
 *
 * The entry exports `loadChunk`, and is the one chunk that the others import. The element and the doctor are no part of the
 * widget: the element loads what it needs by its own `loadBeside`, to the same end.
 */
export function loadAgain() {
  return {
    name: 'meander-load-again',
    renderChunk(code, { name, isEntry, exports }, _options, { chunks }) {
      if (name === 'doctor') return null
      if (name === 'element') return { code: code.replace(LATER, `${LOAD_BESIDE}('$1')`), map: null }
      const others = Object.values(chunks)
      const isLazy = file => others.some(({ fileName, isEntry }) => fileName === file && !isEntry)
      const taken = []
      const body = code.replace(LATER, `${LOAD}('$1')`).replace(AT_ONCE, (statement, names = '', file) => {
        if (!isLazy(file)) return statement
        taken.push([`{ ${names.replaceAll(' as ', ': ')} }`, `${LOAD}('./${file}')`])
        return ''
      })
      if (isEntry) {
        if (!exports.includes(LOAD) || taken.length > 0) this.error(`${name} must export ${LOAD} and import no lazy chunk`)
        return { code: body, map: null }
      }
      if (code.includes(LOAD)) this.error(`${name} has a ${LOAD} of its own`)
      forbidChanging(this, { code, name })
      if (body === code) return null
      const { fileName } = others.find(({ isEntry, exports }) => isEntry && exports.includes(LOAD))
      const head = `import { ${LOAD}`
      const from = ` } from './${fileName}';\n`
      const known = body.match(AT_ONCE)?.find(statement => statement.endsWith(from))
      const rest = known ? body.replace(known, '') : body
      return { code: `${known ? known.replace('import { ', `${head}, `) : head + from}${waitFor(taken)}${rest}`, map: null }
    },
  }
}

function waitFor(taken) {
  if (taken.length === 0) return ''
  const [names, calls] = [0, 1].map(part => taken.map(pair => pair[part]).join(', '))
  return taken.length === 1 ? `const ${names} = await ${calls};\n` : `const [${names}] = await Promise.all([${calls}]);\n`
}

/** What was waited for is taken once: an exported `let` would be followed by an `import`, not by this. */
function forbidChanging(context, { code, name }) {
  const { body } = context.parse(code)
  const exported = new Set(body.flatMap(({ type, specifiers }) => (type === 'ExportNamedDeclaration' ? specifiers.map(({ local }) => local.name) : [])))
  const changing = body.flatMap(({ type, kind, declarations }) => (type === 'VariableDeclaration' && kind === 'let' ? declarations.map(({ id }) => id.name) : []))
  const found = changing.filter(variable => exported.has(variable))
  if (found.length > 0) context.error(`${name} exports what may change: ${found}`)
}
