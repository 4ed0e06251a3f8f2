import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { minifyCss } from './css-text.mjs'

const PLACE = '<!-- assets -->'
const ROOT = '<div id="root"></div>'

/**
 * Makes an HTML document of a bundle: the page's own `sheet` and those that its modules import as plain `.css` become one
 * hashed file, and the template's `<!-- assets -->` becomes its link, the hashed entry and its preloads. `drawn` is one more
 * document, `{ fileName, draw }`: the same with HTML in its root that is seen before the scripts have come.
 */
export function htmlDocument({ template, sheet, base = '/', drawn }) {
  const sheets = new Map()
  return {
    name: 'meander-document',
    buildStart() {
      this.addWatchFile(template)
      sheets.clear()
    },
    async load(id) {
      if (!id.endsWith('.css')) return null
      sheets.set(id, await minifyCss(id, file => this.addWatchFile(file)))
      return { code: 'export {}', map: { mappings: '' }, moduleSideEffects: 'no-treeshake' }
    },
    async generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
      const entry = chunks.find(chunk => chunk.isEntry)
      const first = sheet && !sheets.has(sheet) ? [await minifyCss(sheet)] : []
      const css = [...first, ...inOrder(this, entry, sheets)].join('\n')
      const links = []
      if (css) {
        const fileName = `assets/site-${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`
        this.emitFile({ type: 'asset', fileName, source: css })
        links.push(`<link rel="stylesheet" href="${base}${fileName}">`)
      }
      for (const file of entry.imports) links.push(`<link rel="modulepreload" href="${base}${file}">`)
      links.push(`<script type="module" src="${base}${entry.fileName}"></script>`)
      const html = await readFile(template, 'utf8')
      if (!html.includes(PLACE)) this.error(`${relative(process.cwd(), template)} has no ${PLACE}`)
      const source = html.replace(PLACE, () => links.join('\n'))
      this.emitFile({ type: 'asset', fileName: 'index.html', source })
      if (drawn) this.emitFile({ type: 'asset', fileName: drawn.fileName, source: source.replace(ROOT, `<div id="root" data-drawn>${await drawn.draw()}</div>`) })
    },
  }
}

/** Sheets in the order in which the modules import them, as a browser would meet them. */
function inOrder(context, entry, sheets) {
  const seen = new Set()
  const found = []
  const visit = id => {
    if (seen.has(id)) return
    seen.add(id)
    const module = context.getModuleInfo(id)
    for (const next of module?.importedIds ?? []) visit(next)
    if (sheets.has(id)) found.push(sheets.get(id))
    for (const next of module?.dynamicallyImportedIds ?? []) visit(next)
  }
  visit(entry.facadeModuleId)
  return found
}
