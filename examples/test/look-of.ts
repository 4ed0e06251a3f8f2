import type { Page } from 'playwright-core'
import { plannerRuns } from './host-page.ts'
import { atRest, standing } from './settle.ts'

/** Reserved by id, so that no host rule of a test outweighs it on the element itself. */
export const PLACE = '#planner { display: block !important; width: 700px !important; height: 700px !important; margin: 0 !important; padding: 0 !important; border: 0 !important; }'

const STYLES = ['color', 'background-color', 'font-family', 'font-size', 'font-weight', 'font-style', 'line-height', 'letter-spacing', 'word-spacing', 'text-transform', 'text-align', 'text-indent', 'white-space', 'padding-left', 'padding-top', 'border-top-width', 'cursor', 'display', 'box-sizing'] as const

/** Computed look of elements of the page itself. */
export const lookOf = (page: Page, selector: string) =>
  page.evaluate(
    ([wanted, styles]) => [...document.querySelectorAll(wanted)].map((element) => styles.map((style) => getComputedStyle(element).getPropertyValue(style))),
    [selector, STYLES] as const,
  )

/** Size and look of every element inside the planner, in document order, once they stand. */
export async function probes(page: Page) {
  await plannerRuns(page)
  await page.getByPlaceholder('Share your travel dreams...').waitFor()
  await page.waitForLoadState('networkidle')
  await atRest(page.locator('meander-planner'))
  return standing(() => page.evaluate((styles) => {
    const root = document.querySelector('meander-planner')?.shadowRoot
    return [...(root?.querySelectorAll('*') ?? [])].map((element) => {
      const { width, height } = element.getBoundingClientRect()
      const computed = getComputedStyle(element)
      return {
        name: `${element.localName}.${element.getAttribute('class') ?? ''}`,
        width: Math.round(width),
        height: Math.round(height),
        ...Object.fromEntries(styles.map((style) => [style, computed.getPropertyValue(style)])),
      }
    })
  }, STYLES))
}
