import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { widgetAddress } from './languages.mjs'

const ENTRY = 'meander:element'
const WIDGET = 'widget/entry.tsx'
/** What the element shares with the widget in the sources, and the mark of its own copies. */
const SHARED = /\/sdk\/(contract\/protocol|chunks\/create-load)\.ts$/
const COPY = '?element'
const OF_ELEMENT = /\/sdk\/(element\/[\w-]+|load-module)\.ts$/
/** `import('./widget.js').then(function (n) { return n.x; })` */
const OUT_OF_CHUNK = /(\bimport\([^)]*\))\.then\(function \((\w+)\) \{ return \2\.\w+; \}\)/g

/** The widget as an entry of its own, so that the manifest names it and `v1/widget.js` can lead to it. */
export const plannerEntries = () => (existsSync(WIDGET) ? { widget: WIDGET } : {})

/** What the element fetches for pages that ask for it. The same in every language. */
const PARTS = { theme: 'sdk/theme/dress.ts', article: 'sdk/article/index.ts' }
const partAddress = name => `meander:part.${name}`

/** A build for each: one chunk, which shares no module with the element or the widget, whose files stay as few. */
export const partBuilds = options =>
  Object.entries(PARTS).map(([name, file]) => ({
    address: partAddress(name),
    nameOf: () => name,
    options: { ...options, input: { [name]: file }, output: { format: 'es', entryFileNames: '[name]-[hash].js', hashCharacters: 'base36' } },
  }))

/**
 * The one place where element and widget meet. The SDK may not import the widget (DESIGN: everything points at sdk/),
 * so the bundle joins them: it defines the tag with a source that loads the widget lazily.
 *
 * The element stays one file, since a chunk that it shared with the widget would be one more round trip before anything
 * is seen. Of what both need it gets a copy.
 */
export function planner({ languages }) {
  return {
    name: 'meander-planner-entry',
    resolveId(id, importer) {
      if (id === ENTRY) return `\0${ENTRY}`
      const file = OF_ELEMENT.test(importer) && resolve(dirname(importer), id)
      return file && SHARED.test(file) ? file + COPY : null
    },
    async load(id) {
      if (id === `\0${ENTRY}`) return { code: entryCode(languages), moduleSideEffects: true }
      return id.endsWith(COPY) ? { code: await readFile(id.slice(0, -COPY.length), 'utf8'), moduleSideEffects: false } : null
    },
    /*
     * The widget's chunk also exports what lazy chunks take from it, so Rollup would hand the element a namespace out of
     * it by a made-up name. The element takes the module as it is, as everybody does who loads the widget by its address.
     */
    renderChunk(code, { name }) {
      if (name !== 'element') return null
      const plain = code.replace(OUT_OF_CHUNK, '$1')
      if (/\bimport\([^)]*\)\.then\(/.test(plain)) this.error('the element does not take the widget as it is')
      return { code: plain, map: null }
    },
    generateBundle(_options, bundle) {
      const element = Object.values(bundle).find(file => file.name === 'element')
      if (element.imports.length > 0) this.error(`the element shares modules with the widget: ${element.imports}`)
    },
  }
}

const path = file => JSON.stringify(resolve(file))

function entryCode(languages) {
  const english = existsSync(WIDGET) ? `import(${path(WIDGET)})` : `Promise.reject(new Error('this build has no widget'))`
  const others = languages.map(language => `${JSON.stringify(language)}: () => import(${JSON.stringify(widgetAddress(language))})`)
  return `
    import { definePlanner } from ${path('sdk/element/define.ts')}
    import { partnerPath } from ${path('sdk/contract/partner-path.ts')}
    import { loadModule } from ${path('sdk/load-module.ts')}
    const loadBeside = file => loadModule(new URL(file, import.meta.url).href)
    const others = { ${others} }
    const english = () => ${english}
    definePlanner({
      origin: new URL(import.meta.url).origin,
      loadWidget: (origin, language) => (others[language] || english)(),
      loadPartner: (origin, key) => loadBeside(origin + partnerPath(key)),
      loadTheme: () => import('${partAddress('theme')}'),
      loadArticle: () => import('${partAddress('article')}'),
    })
    export { MeanderPlanner } from ${path('sdk/element/meander-planner.ts')}
  `
}
