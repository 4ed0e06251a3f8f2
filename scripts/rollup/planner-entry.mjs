import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

const ENTRY = 'meander:element'
const WIDGET = 'widget/entry.tsx'

/** The widget as an entry of its own, so that the manifest names it and `v1/widget.js` can lead to it. */
export const plannerEntries = () => (existsSync(WIDGET) ? { widget: WIDGET } : {})

/**
 * The one place where element and widget meet. The SDK may not import the widget (DESIGN: everything points at sdk/),
 * so the bundle joins them: it defines the tag with a source that loads the widget lazily.
 */
export function planner() {
  return {
    name: 'meander-planner-entry',
    resolveId: id => (id === ENTRY ? `\0${ENTRY}` : null),
    load: id => (id === `\0${ENTRY}` ? { code: entryCode(), moduleSideEffects: true } : null),
  }
}

const path = file => JSON.stringify(resolve(file))

function entryCode() {
  const widget = existsSync(WIDGET) ? `import(${path(WIDGET)})` : `Promise.reject(new Error('this build has no widget'))`
  return `
    import { definePlanner } from ${path('sdk/element/define.ts')}
    definePlanner({ origin: new URL(import.meta.url).origin, loadWidget: () => ${widget} })
    export { MeanderPlanner } from ${path('sdk/element/meander-planner.ts')}
    export { PROTOCOL_VERSION as protocol } from ${path('sdk/contract/protocol.ts')}
  `
}
