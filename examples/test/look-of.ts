import type { Page } from 'playwright-core'
import { plannerRuns } from './host-page.ts'
import { atRest, standing } from './settle.ts'

/** Reserved by id, so that no host rule of a test outweighs it on the element itself. */
export const PLACE = '#planner { display: block !important; width: 700px !important; height: 700px !important; margin: 0 !important; padding: 0 !important; border: 0 !important; }'

/**
 * One element: its name, and every property that the browser computes for it, its pseudo-elements and its size among them. Not the variables, which
 * every page hands on to all that stands in it: what they would do is in the others.
 */
export type Probe = Record<string, string>

/** Every computed property of elements of the page itself. */
export const lookOf = (page: Page, selector: string): Promise<Probe[]> =>
  page.evaluate((wanted) => [...document.querySelectorAll(wanted)].map((element) => {
    const computed = getComputedStyle(element)
    return { name: element.localName, ...Object.fromEntries([...computed].filter((property) => !property.startsWith('--')).map((property) => [property, computed.getPropertyValue(property)])) }
  }), selector)

/** Size and look of every element inside the planner, in document order, once they stand. */
export async function probes(page: Page): Promise<Probe[]> {
  await plannerRuns(page)
  await page.getByPlaceholder('Share your travel dreams...').waitFor()
  await page.waitForLoadState('networkidle')
  await atRest(page.locator('meander-planner'))
  return standing(() => page.evaluate(() => {
    const root = document.querySelector('meander-planner')?.shadowRoot
    return [...(root?.querySelectorAll('*') ?? [])].map((element) => {
      const { width, height } = element.getBoundingClientRect()
      const looks = ['', '::before', '::after', '::placeholder'].flatMap((part) => {
        const computed = getComputedStyle(element, part || null)
        const isThere = !part || (part === '::placeholder' ? element.localName === 'textarea' : computed.content !== 'none')
        return isThere ? [...computed].filter((property) => !property.startsWith('--')).map((property) => [part + property, computed.getPropertyValue(property)]) : []
      })
      return { name: `${element.localName}.${element.getAttribute('class') ?? ''}`, 'drawn-width': `${width}px`, 'drawn-height': `${height}px`, ...(Object.fromEntries(looks) as Record<string, string>) }
    })
  }))
}

const LENGTH = /-?\d+(\.\d+)?(?=px)/g
/** A hundredth of a length, and what a browser rounds by. */
const isNear = (one: number, other: number) => Math.abs(one - other) <= Math.max(0.02, Math.abs(one) / 100)

/** In words, where elements do not look as others do, as far as a reader would read: a length may differ by a hundredth, nothing else at all. */
export function unlike(now: readonly Probe[], before: readonly Probe[]): string[] {
  if (now.length !== before.length) return [`${now.length} elements, where there were ${before.length}`]
  return now.flatMap((element, at) => Object.entries(element).flatMap(([property, value]) => {
    const was = before[at]?.[property] ?? ''
    return isAlike(value, was) ? [] : [`${element.name}: ${property}: ${value}, which was ${was}`]
  })).slice(0, 30)
}

function isAlike(now: string, before: string): boolean {
  if (now === before) return true
  if (now.replace(LENGTH, '') !== before.replace(LENGTH, '')) return false
  const [lengths, others] = [now, before].map((text) => text.match(LENGTH)?.map(Number) ?? [])
  return lengths?.every((length, at) => isNear(length, others?.[at] ?? NaN)) ?? false
}
