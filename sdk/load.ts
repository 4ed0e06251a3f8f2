import type { WidgetModule } from './bridge.ts'
import { spokenLanguage } from './config/language.ts'
import { partnerPath } from './contract/partner-path.ts'
import type { RegisteredPartner } from './contract/partners.ts'
import { definePlanner } from './element/define.ts'
import { TAG } from './element/tag.ts'

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
  definePlanner({ origin, loadWidget, loadPartner, loadTheme: part('theme'), loadArticle: part('article') })
  await customElements.whenDefined(TAG)
}

/** Native `import()`, kept from the host's bundler: the address is known only when the page runs. */
function loadWidget(origin: string, language: string): Promise<WidgetModule> {
  const spoken = spokenLanguage(language)
  const address = `${origin}/sdk/v1/widget${spoken === 'en' ? '' : `.${spoken}`}.js`
  return import(/* webpackIgnore: true */ /* @vite-ignore */ address) as Promise<WidgetModule>
}

function loadPartner(origin: string, key: string): Promise<RegisteredPartner> {
  return import(/* webpackIgnore: true */ /* @vite-ignore */ origin + partnerPath(key)) as Promise<RegisteredPartner>
}

/** What the element fetches for pages that ask for it: always the newest, as the planner is. */
function part<Module>(name: 'theme' | 'article'): (origin: string) => Promise<Module> {
  return origin => import(/* webpackIgnore: true */ /* @vite-ignore */ `${origin}/sdk/v1/${name}.js`) as Promise<Module>
}
