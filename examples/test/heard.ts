import type { BrowserContext, Page } from 'playwright-core'

/** What a planner has told the page around it. */
export interface Heard<Detail> {
  name: string
  detail: Detail
}

/** Lets every page of a browser write down what it hears on its document, as one with an analytics script would. */
export const writeDownEvents = (context: BrowserContext, names: readonly string[]) =>
  context.addInitScript((wanted) => {
    const heard: object[] = []
    Object.assign(window, { heard })
    for (const name of new Set(wanted)) document.addEventListener(name, (event) => heard.push({ name, detail: (event as CustomEvent).detail }))
  }, names)

/** What a page has written down so far, in its order. */
export const heardBy = <Detail = Record<string, unknown>>(page: Page): Promise<Heard<Detail>[]> => page.evaluate(() => Reflect.get(window, 'heard') as Heard<Detail>[])
