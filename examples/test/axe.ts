import { createRequire } from 'node:module'
import { readFile } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Page } from 'playwright-core'
import { atRest } from './settle.ts'

interface Violation {
  id: string
  nodes: { target: unknown; html: string; any: { message: string }[] }[]
}

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** What axe finds wrong inside the planners of a page, or in another part of it, one line for each place: once they stand, and found twice in a row. */
export async function wrongs(page: Page, within = 'meander-planner'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await readFile(AXE, 'utf8'))
  let last: string[] = []
  let found = await look(page, within)
  while (found.length > 0 && !isDeepStrictEqual(found, last)) {
    last = found
    found = await look(page, within)
  }
  return found
}

async function look(page: Page, within: string): Promise<string[]> {
  for (const planner of await page.locator('meander-planner').all()) await atRest(planner)
  return page.evaluate(async (place) => {
    const { axe } = window as unknown as { axe: { run(context: object, options: object): Promise<{ violations: Violation[] }> } }
    const { violations } = await axe.run({ include: [place] }, { resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target, html, any: [why] }) => `${id} at ${JSON.stringify(target)}: ${why?.message ?? ''} ${html.slice(0, 120)}`))
  }, within)
}
