import { existsSync, readdirSync } from 'node:fs'
import { dirname, resolve, sep } from 'node:path'
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

/** The builds of the widget in its further languages. A page loads the chunks of one: the element names them by their addresses. Pictures and fonts are the same files. */
export const widgetBuilds = widgetIn =>
  languages.map(language => ({ address: widgetAddress(language), nameOf: name => `${name}.${language}`, options: widgetIn(language) }))
