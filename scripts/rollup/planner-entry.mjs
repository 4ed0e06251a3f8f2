import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

const ENTRY = 'meander:element'
const PROTOCOL = 'meander:protocol'
const WIDGET = 'widget/entry.tsx'

/** The widget as an entry of its own, so that the manifest names it and `v1/widget.js` can lead to it. */
export const plannerEntries = () => (existsSync(WIDGET) ? { widget: WIDGET } : {})

/**
 * The one place where element and widget meet. The SDK may not import the widget (DESIGN: everything points at sdk/),
 * so the bundle joins them: it defines the tag with a source that loads the widget lazily.
 *
 * The element stays one file, since a chunk that it shared with the widget would be one more round trip before anything
 * is seen. What both need is the number of the protocol: the element gets a copy.
 */
export function planner({ protocol }) {
  return {
    name: 'meander-planner-entry',
    resolveId(id, importer) {
      if (id === ENTRY) return `\0${ENTRY}`
      return id.endsWith('/contract/protocol.ts') && importer?.includes('/sdk/element/') ? `\0${PROTOCOL}` : null
    },
    load(id) {
      if (id === `\0${ENTRY}`) return { code: entryCode(), moduleSideEffects: true }
      return id === `\0${PROTOCOL}` ? `export const PROTOCOL_VERSION = ${protocol}` : null
    },
    generateBundle(_options, bundle) {
      const element = Object.values(bundle).find(file => file.name === 'element')
      if (element.imports.length > 0) this.error(`the element shares modules with the widget: ${element.imports}`)
    },
  }
}

const path = file => JSON.stringify(resolve(file))

function entryCode() {
  const widget = existsSync(WIDGET) ? `import(${path(WIDGET)})` : `Promise.reject(new Error('this build has no widget'))`
  return `
    import { definePlanner } from ${path('sdk/element/define.ts')}
    definePlanner({ origin: new URL(import.meta.url).origin, loadWidget: () => ${widget} })
    export { MeanderPlanner } from ${path('sdk/element/meander-planner.ts')}
  `
}
