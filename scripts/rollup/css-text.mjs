import { readFileSync } from 'node:fs'
import { bundleAsync } from 'lightningcss'
import { hoverOnly } from './hover-only.mjs'

const INLINE = '.css?inline'

/**
 * `import sheet from './Chat.css?inline'` gives the minified text of a style sheet, for `adoptedStyleSheets`. Text and
 * not a `<style>`: a strict style-src of the host page allows the one and blocks the other. `@import`s are taken in, since a
 * constructed sheet ignores them.
 */
export function cssText() {
  return {
    name: 'meander-css-text',
    async resolveId(source, importer) {
      if (!source.endsWith(INLINE)) return null
      const found = await this.resolve(source.slice(0, -'?inline'.length), importer, { skipSelf: true })
      return found ? `${found.id}?inline` : null
    },
    async load(id) {
      if (!id.endsWith(INLINE)) return null
      const text = await minifyCss(id.slice(0, -'?inline'.length), file => this.addWatchFile(file))
      return { code: `export default ${JSON.stringify(text)}`, map: { mappings: '' }, moduleSideEffects: false }
    },
  }
}

/** The minified text of a style sheet and of those it imports. */
export async function minifyCss(filename, onFile = () => {}) {
  const read = file => {
    onFile(file)
    return readFileSync(file, 'utf8')
  }
  const { code } = await bundleAsync({ filename, minify: true, resolver: { read }, visitor: hoverOnly() })
  return new TextDecoder().decode(code)
}
