import type { WidgetModule } from '../bridge.ts'
import type { RegisteredPartner } from '../contract/partners.ts'
import type { ArticleModule, ThemeModule } from './parts.ts'

/** Where the element gets the planner from. */
export interface PlannerSource {
  /** Origin of the server that the element was loaded from. */
  origin: string
  /** The planner in a language, 'de'; in English where it does not speak that. */
  loadWidget: (origin: string, language: string) => Promise<WidgetModule>
  /** A script: before the visitor's first act a page asks for nothing else. */
  loadPartner: (origin: string, key: string) => Promise<RegisteredPartner>
  /** What dresses the planner; only where a page says how. */
  loadTheme: (origin: string) => Promise<ThemeModule>
  /** What reads the page around the planner; only where the page allows it. */
  loadArticle: (origin: string) => Promise<ArticleModule>
}
