const STYLES = /node_modules\/@lit\/reactive-element\/(.*\/)?css-tag\.js$/
const ELEMENT = /node_modules\/@lit\/reactive-element\/reactive-element\.js$/
/** Parts of lit's built class, up to what follows them, and what stands for each. */
const UNUSED = [
  [/static finalizeStyles\(\w\)\{.*?\}(?=static )/, 'static finalizeStyles(){}'],
  [/createRenderRoot\(\)\{[^}]*\}(?=connectedCallback)/, ''],
  [/,\w\?\.\(\{ReactiveElement:\w\}\),\(\w\.reactiveElementVersions\?\?=\[\]\)\.push\("[\d.]+"\)/, ''],
]

/**
 * Leaves out lit's own way with styles, which the element does not use: it makes its root and adopts its sheets by itself. Also what lit
 * tells its polyfill and its developers. 0.4 kB of the first load.
 */
export function withoutLitStyles() {
  return {
    name: 'meander-without-lit-styles',
    load: (id) => (STYLES.test(id) ? 'export const [css, unsafeCSS, CSSResult, adoptStyles, getCompatibleStyle, supportsAdoptingStyleSheets] = []' : null),
    transform(code, id) {
      if (!ELEMENT.test(id)) return null
      for (const [part] of UNUSED) if (!part.test(code)) this.error(`lit is not written as it was: ${part} is not in it`)
      return { code: UNUSED.reduce((text, [part, instead]) => text.replace(part, instead), code), map: { mappings: '' } }
    },
  }
}
