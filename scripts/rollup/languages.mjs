import { existsSync, readdirSync } from 'node:fs'
import { dirname, resolve, sep } from 'node:path'
import { rollup } from 'rollup'
import { pseudoTexts } from './pseudo-texts.mjs'

const TEXTS = resolve('widget/i18n')
const ENGLISH = resolve(TEXTS, 'en') + sep
/** English made long, accented and mirrored: shows what was not translated and what has no room. For tests only. */
const PSEUDO = 'qps'

/** The languages that the widget is built in besides English; `MEANDER_PSEUDO=1` adds the one for tests. */
export const languages = [
  ...readdirSync(TEXTS, { withFileTypes: true }).filter(entry => entry.isDirectory() && entry.name !== 'en').map(({ name }) => name),
  ...(process.env.MEANDER_PSEUDO ? [PSEUDO] : []),
]

/** By what the element names a widget of another language, until that is built and has its address. */
export const widgetAddress = language => `meander:widget.${language}`

/** Reads `widget/i18n/de/chat.ts` wherever a module asks for `widget/i18n/en/chat.ts`. */
export function textsIn(language) {
  if (language === PSEUDO) return pseudoTexts(ENGLISH)
  const folder = resolve(TEXTS, language)
  return {
    name: `meander-texts-${language}`,
    resolveId(source, importer) {
      const path = importer && resolve(dirname(importer), source)
      if (!path?.startsWith(ENGLISH)) return null
      const own = resolve(folder, path.slice(ENGLISH.length))
      if (existsSync(own)) return own
      // The type check asks for the file; whoever is writing the English can build meanwhile.
      this.warn(`${language} has no texts for ${path}: they stay English`)
      return null
    },
  }
}

/**
 * Builds the widget once for each further language and adds its chunks to the release. A page loads those of one language:
 * the element names them by their addresses. Pictures and fonts are the same files.
 */
export function otherLanguages(widgetIn) {
  let building = Promise.resolve([])
  let built = []
  return {
    name: 'meander-other-languages',
    // Beside the English one: each is minified in threads of its own while the others are read.
    buildStart() {
      building = Promise.all(languages.map(async language => ({ language, output: await build(this, widgetIn(language)) })))
      building.catch(() => {})
    },
    async buildEnd() {
      built = await building
    },
    resolveId: id => (languages.some(language => id === widgetAddress(language)) ? { id, external: true } : null),
    renderChunk(code, { name }) {
      if (name !== 'element') return null
      return { code: built.reduce((text, { language, output }) => text.replace(widgetAddress(language), () => `./${entryOf(output).fileName}`), code), map: null }
    },
    generateBundle(_options, bundle) {
      const element = Object.values(bundle).find(file => file.name === 'element')
      element.dynamicImports = element.dynamicImports.map(id => addressOf(id, built))
      for (const { language, output } of built) for (const file of output) add(this, bundle, { file, language })
    },
  }
}

async function build(context, { output, ...input }) {
  const bundle = await rollup({ ...input, logLevel: 'warn' })
  for (const file of bundle.watchFiles) if (!file.includes('node_modules')) context.addWatchFile(file)
  try {
    return (await bundle.generate(output)).output
  } finally {
    await bundle.close()
  }
}

const entryOf = output => output.find(({ isEntry }) => isEntry)
const addressOf = (id, built) => entryOf(built.find(({ language }) => widgetAddress(language) === id)?.output ?? [])?.fileName ?? id

function add(context, bundle, { file, language }) {
  if (file.fileName in bundle) return
  if (file.type === 'asset') return context.emitFile({ type: 'asset', fileName: file.fileName, source: file.source })
  context.emitFile({ type: 'prebuilt-chunk', fileName: file.fileName, code: file.code, exports: file.exports })
  const { isEntry, imports, dynamicImports } = file
  Object.assign(bundle[file.fileName], { name: `${file.name}.${language}`, isEntry, imports, dynamicImports })
}
