import { createRequire } from 'node:module'
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'

interface Violation {
  id: string
  nodes: { target: unknown; html: string; any: { message: string }[] }[]
}

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** What axe finds wrong inside the planners of a page, one line for each place. */
export async function wrongs(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await readFile(AXE, 'utf8'))
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(context: object, options: object): Promise<{ violations: Violation[] }> } }
    const { violations } = await axe.run({ include: ['meander-planner'] }, { resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target, html, any: [why] }) => `${id} at ${JSON.stringify(target)}: ${why?.message ?? ''} ${html.slice(0, 120)}`))
  })
}
