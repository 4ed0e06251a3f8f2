import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { startMeander, type Meander } from '../test/open-browser.ts'
import { atRest } from '../test/settle.ts'
import { planner, visit, written } from '../test/visit-planner.ts'

/** The picture at the head of the letters, in a page of somebody else: it is there, and it is seen. */
let meander: Meander
beforeAll(async () => {
  meander = await startMeander()
})
afterAll(() => meander.stop())

/** A flat ground has one colour, or a few where it meets what is written on it. */
const PAINTED = 200

/** The picture has come whole, and fills the letterhead. */
async function expectPicture(page: Page): Promise<void> {
  const picture = page.locator('meander-planner .letterhead .film img').last()
  const look = () =>
    picture.evaluate((one) => {
      const image = one as HTMLImageElement
      const [{ width, height }, head] = [image.getBoundingClientRect(), image.closest('.letterhead')?.getBoundingClientRect()]
      return { isWhole: image.complete && image.naturalWidth >= 640, fills: width >= (head?.width ?? Infinity) && height >= (head?.height ?? Infinity) }
    })
  await expect.poll(look).toEqual({ isWhole: true, fills: true })
  // With the first frame that shows it, not with a later one: nobody sees the bare ground on the way.
  expect(await coloursOf(page.locator('meander-planner .letterhead'))).toBeGreaterThan(PAINTED)
}

/** How many colours are really on the screen where an element is, beside those of what is written on it. */
async function coloursOf(element: Locator): Promise<number> {
  const shot = await element.screenshot()
  return element.page().evaluate(async (png) => {
    const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob())
    const canvas = new OffscreenCanvas(picture.width, picture.height)
    const paper = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
    paper.drawImage(picture, 0, 0)
    // The upper edge: nothing but buttons stands there.
    const { data } = paper.getImageData(0, 0, picture.width, 8)
    return new Set(new Uint32Array(data.buffer)).size
  }, shot.toString('base64'))
}

describe.each([390, 820, 1440])('the letterhead of an embed at %i px', (width) => {
  it.each(['reduce', 'no-preference'] as const)('has its picture before the first letter and after it (reduced motion: %s)', async (reducedMotion) => {
    const { page } = await visit(meander.siteUrl, { width, height: 844, touch: width < 900, reducedMotion })
    await expectPicture(page)
    await planner(page, 'textarea').fill('Vienna, 5 to 8 June 2027, two of us')
    await page.keyboard.press('Enter')
    await written(page)
    await atRest(page.locator('meander-planner'))
    await expectPicture(page)
  })
})

describe('the letterhead of an embed on a phone', () => {
  it('has its picture where the planner stands further down than the window', async () => {
    const { page } = await visit(meander.siteUrl, { width: 390, height: 844, touch: true }, undefined, () => {
      document.addEventListener('DOMContentLoaded', () => document.querySelector('main')?.style.setProperty('padding-top', '300vh'))
    })
    await expectPicture(page)
  })
})
