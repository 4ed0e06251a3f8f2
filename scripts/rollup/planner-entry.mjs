import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { widgetAddress } from './languages.mjs'

const ENTRY = 'meander:element'
const PROTOCOL = 'meander:protocol'
const WIDGET = 'widget/entry.tsx'
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
 * is seen. What both need is the number of the protocol: the element gets a copy.
 */
export function planner({ protocol, languages }) {
  return {
    name: 'meander-planner-entry',
    resolveId(id, importer) {
      if (id === ENTRY) return `\0${ENTRY}`
      return id.endsWith('/contract/protocol.ts') && importer?.includes('/sdk/element/') ? `\0${PROTOCOL}` : null
    },
    load(id) {
      if (id === `\0${ENTRY}`) return { code: entryCode(languages), moduleSideEffects: true }
      return id === `\0${PROTOCOL}` ? `export const PROTOCOL_VERSION = ${protocol}` : null
    },
    /*
     * The widget's chunk also exports what lazy chunks take from it, so Rollup would hand the element a namespace out of
     * it by a made-up name. The element takes the module as it is, as everybody does who loads the widget by its address.
     */
    renderChunk(code, { name }) {
      return name === 'element' ? { code: code.replace(OUT_OF_CHUNK, '$1'), map: null } : null
    },
    generateBundle(_options, bundle) {
      const element = Object.values(bundle).find(file => file.name === 'element')
      if (/\bimport\([^)]*\)\.then\([^)]*\)\s*(=>|\{)/.test(element.code)) this.error('the element does not take the widget as it is')
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
    const others = { ${others} }
    const english = () => ${english}
    definePlanner({
      origin: new URL(import.meta.url).origin,
      loadWidget: (origin, language) => (others[language] || english)(),
      loadPartner: (origin, key) => import(origin + partnerPath(key)),
      loadTheme: () => import('${partAddress('theme')}'),
      loadArticle: () => import('${partAddress('article')}'),
    })
    export { MeanderPlanner } from ${path('sdk/element/meander-planner.ts')}
  `
}
