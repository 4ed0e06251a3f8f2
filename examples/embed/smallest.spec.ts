import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { startMeander, type Meander } from '../test/open-browser.ts'
import { atRest } from '../test/settle.ts'
import { dialog, open, planner, unfoldDay, visit } from '../test/visit-planner.ts'

/** The longest words on the smallest screen, as a page at 400 % has it (WCAG 1.4.10). */
const WAY = 'Vier Tage in Lissabon vom 10. bis 13. Mai 2027, zu zweit, Gärten und gutes Essen'
const SMALLEST = { width: 320, height: 640, locale: 'de-DE', touch: true }

let meander: Meander
beforeAll(async () => {
  meander = await startMeander()
})
afterAll(() => meander.stop())

/** Words that reach over the edge of what they stand in, where that does not scroll. */
async function cutIn(page: Page, within: string): Promise<string[]> {
  await atRest(planner(page, within))
  return page.evaluate((place) => {
    const root = document.querySelector('meander-planner')?.shadowRoot
    const box = root?.querySelector(place)
    if (!root || !box) return [`no ${place}`]
    const found: string[] = []
    /** Where it would have to end, as far as nothing around it can be scrolled. */
    const edgesOf = (element: HTMLElement) => {
      const edges: { left: number; right: number }[] = [{ left: 0, right: innerWidth }]
      for (let around: HTMLElement | null = element; around; around = around.matches('dialog') ? null : around.parentElement) {
        const { overflowX, textOverflow } = getComputedStyle(around)
        if (/auto|scroll/.test(overflowX) && around.scrollWidth > around.clientWidth) return []
        if (textOverflow === 'ellipsis') return []
        if (overflowX !== 'visible') edges.push(around.getBoundingClientRect())
      }
      return edges
    }
    const look = (name: string, { left, right, width }: DOMRect, element: HTMLElement) => {
      if (width > 2 && edgesOf(element).some((edge) => left < edge.left - 1 || right > edge.right + 1)) found.push(`${name.slice(0, 60)}: ${Math.round(left)} to ${Math.round(right)}`)
    }
    const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (texts.nextNode()) {
      const words = texts.currentNode.textContent?.trim()
      const element = texts.currentNode.parentElement
      if (!words || !element?.checkVisibility({ visibilityProperty: true }) || element.closest('.hidden')) continue
      range.selectNodeContents(texts.currentNode)
      look(words, range.getBoundingClientRect(), element)
    }
    for (const button of box.querySelectorAll<HTMLElement>('button, a, textarea')) if (button.checkVisibility({ visibilityProperty: true, opacityProperty: true })) look(`button ${button.ariaLabel ?? button.textContent}`, button.getBoundingClientRect(), button)
    return found
  }, within)
}

async function ask(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Nachricht' }).fill(WAY)
  await page.keyboard.press('Enter')
  await page.getByText('Tag 1 von 4').first().waitFor()
  await page.locator('.letters[aria-busy="false"]').waitFor()
  // Its own fonts come with the first act, and are wider.
  await page.evaluate(() => document.fonts.ready)
}

it('shows whole words in German at 320 px, from the first letter to the comparison', async () => {
  const { page } = await visit(meander.siteUrl, SMALLEST)
  expect(await cutIn(page, '.chat')).toEqual([])
  await open(page, 'templates')
  await dialog(page).waitFor()
  expect(await cutIn(page, 'dialog')).toEqual([])
  const widths = await page.locator('meander-planner dialog .quest').evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().width)))
  expect(new Set(widths).size).toBe(1)
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })

  await ask(page)
  await unfoldDay(page, ['Tag zeigen', 'Hinzufügen'])
  expect(await cutIn(page, '.chat')).toEqual([])

  await page.getByRole('button', { name: 'Erlebnisse vergleichen' }).filter({ visible: true }).first().click()
  const boxes = page.locator('meander-planner :is(.choose, .choosing) input').filter({ visible: true })
  for (const at of [0, 1, 2]) await boxes.nth(at).check()
  await page.getByRole('button', { name: 'Vergleichen (3)' }).filter({ visible: true }).first().click()
  await dialog(page).getByRole('columnheader').first().waitFor()
  expect(await cutIn(page, 'dialog')).toEqual([])
})

it('has the three ways on from a day in one row on a phone, in German', async () => {
  const { page } = await visit(meander.siteUrl, { ...SMALLEST, width: 390, height: 844 })
  await ask(page)
  const day = await unfoldDay(page, ['Tag zeigen', 'Hinzufügen'])
  const tops = await day.getByRole('button', { name: /^(Hinzufügen|Überspringen|Weiter)$/ }).evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
  expect(tops).toHaveLength(3)
  expect(new Set(tops).size).toBe(1)
})
