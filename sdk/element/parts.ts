import type { attendArticle, ArticleDeps, ArticleUse } from '../article/index.ts'
import type { PlannerEvents } from '../events/index.ts'
import type { dress, Wish } from '../theme/dress.ts'
import { createPart } from './part.ts'

/** The exports of the chunk that dresses the planner. */
export interface ThemeModule {
  dress: typeof dress
}
/** The exports of the chunk that reads the page around it. */
export interface ArticleModule {
  attendArticle: typeof attendArticle
}

type Tell = (problem: PlannerEvents['failed']) => void
interface From<Module> {
  origin: string
  load: (origin: string) => Promise<Module>
}

/** What the page says of the look, in a sheet. Until it is there, nothing is seen in other colours. */
export function themePart(element: HTMLElement, tell: Tell) {
  const sheet = new CSSStyleSheet()
  const show = () => delete element.dataset.dressing
  const part = createPart<ThemeModule, Wish & From<ThemeModule>>({
    load: ({ load, origin }) => {
      element.dataset.dressing = ''
      return load(origin)
    },
    start: ({ dress }, wish) => {
      show()
      return dress(element, wish, ({ rules, bad }) => {
        sheet.replaceSync(rules)
        for (const message of bad) tell({ code: 'bad-attribute', message })
      })
    },
    onFailed: error => {
      show()
      tell({ code: 'theme', message: `No theme: ${error}` })
    },
    onEnd: () => {
      show()
      sheet.replaceSync('')
    },
  })
  return Object.assign(part, { sheet })
}

/** What the page around the planner is about, and its marks. */
export function articlePart(element: HTMLElement, { tell, ...deps }: Pick<ArticleDeps, 'onDestination' | 'write'> & { tell: Tell }) {
  return createPart<ArticleModule, { use: ArticleUse; locale: string } & From<ArticleModule>>({
    load: ({ load, origin }) => load(origin),
    start: ({ attendArticle }, { use, locale }) => attendArticle({ element, use, locale, ...deps }),
    onFailed: error => tell({ code: 'article', message: `No article: ${error}` }),
  })
}
