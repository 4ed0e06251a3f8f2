import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** Where something is, in px of the window. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/*
 * A look that is taken once sees whatever a busy machine has come to by then: what was told to close may still be open, what
 * comes may not be there. Each of these waits for a state instead, and fails when that never comes.
 */

export const expectCount = (all: Locator, count: number) => expect.poll(() => all.count(), { message: `${all}` }).toBe(count)
export const expectValue = (field: Locator, value: string) => expect.poll(() => field.inputValue(), { message: `${field}` }).toBe(value)
export const expectPath = (page: Page, path: string) => expect.poll(() => new URL(page.url()).pathname).toBe(path)

/** Waits until an element has the focus of its tree: the page, or the planner that it stands in. */
export const expectFocus = (element: Locator) =>
  expect.poll(() => element.evaluate((one) => one === (one.getRootNode() as Document | ShadowRoot).activeElement), { message: `focus on ${element}` }).toBe(true)

/** Waits until nothing of an element is animated any more, nor of a planner what is in it. What never ends is not waited for. */
export const atRest = (element: Locator) =>
  element.evaluate(async (one) => {
    const all = [...one.getAnimations({ subtree: true }), ...(one.shadowRoot?.getAnimations() ?? [])]
    const animations = all.filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(animations.map(({ finished }) => finished))
  })

/** What a look finds once it finds the same twice in a row. */
export async function standing<Seen>(look: () => Promise<Seen>, interval = 50): Promise<Seen> {
  let last: Seen | undefined
  let seen = await look()
  const again = async () => {
    last = seen
    seen = await look()
    return seen
  }
  await expect.poll(async () => JSON.stringify(await again()) === JSON.stringify(last), { message: 'it stands still', interval }).toBe(true)
  return seen
}

/** Where an element is, once it moves no more. */
export async function restingBox(element: Locator): Promise<Box> {
  await element.waitFor()
  await atRest(element)
  const box = await standing(() => element.boundingBox())
  if (!box) throw new Error(`not on screen: ${element}`)
  return box
}
