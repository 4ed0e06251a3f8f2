import type { WidgetModule } from './bridge.ts'
import { spokenLanguage } from './config/language.ts'
import { partnerPath } from './contract/partner-path.ts'
import type { RegisteredPartner } from './contract/partners.ts'
import { definePlanner } from './element/define.ts'
import type { ArticleModule, ThemeModule } from './element/parts.ts'
import { TAG } from './element/tag.ts'
import { loadModule } from './load-module.ts'

export interface LoadOptions {
  /** Address of the Meander server, without a path: 'https://meander.example'. */
  origin: string
}

/**
 * Defines `<meander-planner>` from this package; the planner itself comes from the server, always its newest, and shakes
 * hands on the protocol. Once per page: later calls, and a page whose script tag defined it first, change nothing. On a
 * server it does nothing.
 */
export async function load({ origin }: LoadOptions): Promise<void> {
  if (typeof customElements !== 'object') return
  definePlanner({
    origin,
    loadWidget: (from, locale) => newest<WidgetModule>(from, widgetIn(spokenLanguage(locale))),
    loadPartner: (from, key) => loadModule(from + partnerPath(key)) as Promise<RegisteredPartner>,
    loadTheme: from => newest<ThemeModule>(from, 'theme'),
    loadArticle: from => newest<ArticleModule>(from, 'article'),
  })
  await customElements.whenDefined(TAG)
}

const widgetIn = (language: string): string => (language === 'en' ? 'widget' : `widget.${language}`)

/** Native `import()`, kept from the host's bundler: the address is known only when the page runs. */
const newest = <Module>(origin: string, name: string) => loadModule(`${origin}/sdk/v1/${name}.js`) as Promise<Module>
