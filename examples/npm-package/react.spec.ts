import { copyFile, readFile, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import commonjs from '@rollup/plugin-commonjs'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import { rollup } from 'rollup'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { conforms } from '../test/conforms.ts'
import { openHostPage, plannerRuns, RESERVED } from '../test/host-page.ts'
import { installPackage, MODULES } from '../test/install-package.ts'
import { openBrowser, startMeander, type Meander } from '../test/open-browser.ts'
import { expectCount } from '../test/settle.ts'
import { closeTop, planner } from '../test/visit-planner.ts'

let project: string
let meander: Meander
beforeAll(async () => {
  project = await installPackage()
  for (const name of ['react', 'react-dom', 'scheduler']) await symlink(join(MODULES, name), join(project, 'node_modules', name))
  await copyFile(new URL('./react-page.mjs', import.meta.url), join(project, 'page.mjs'))
  meander = await startMeander()
})
afterAll(async () => {
  await meander.stop()
  await rm(project, { recursive: true, force: true })
})

/** The page with a development build of React: only that runs effects twice under StrictMode. */
async function bundlePage(): Promise<string> {
  const replaced = { 'process.env.NODE_ENV': '"development"' }
  const bundle = await rollup({ input: join(project, 'page.mjs'), onwarn: () => {}, plugins: [replace({ preventAssignment: true, values: replaced }), commonjs(), nodeResolve({ browser: true, exportConditions: ['development'] })] })
  const { output } = await bundle.generate({ format: 'iife' })
  await bundle.close()
  return output[0].code
}

const heard = (page: Page, name: string) => page.evaluate((wanted) => (Reflect.get(window, 'heard') as string[]).filter((one) => one === wanted).length, name)
const effects = (page: Page) => page.evaluate(() => Reflect.get(window, 'effects') as number)

describe('the React component of the packed package', () => {
  it('is marked as one for browsers', async () => {
    expect(await readFile(join(project, 'node_modules/@meander/sdk/react.js'), 'utf8')).toMatch(/^'use client'/)
    expect(await readFile(join(project, 'node_modules/@meander/sdk/index.js'), 'utf8')).not.toContain('use client')
  })

  it('is one planner under StrictMode, where effects run twice: it is heard once, opened, spoken through, changed and taken away', async (context) => {
    conforms(context, 'Life in the page', 'React 19 under StrictMode', 'effects run twice: one planner, each event heard once; changes of props reach it; opened and spoken through its ref; a second one on the same trip; taken away and brought back')
    const { context: profile, problems } = await openBrowser({ reducedMotion: 'reduce' })
    const code = await bundlePage()
    const page = await openHostPage(profile, meander.siteUrl, { css: RESERVED, body: `<div id="root"></div><script data-origin="https://meander.example">${code.replaceAll('</script', '<\\/script')}</script>` })
    await plannerRuns(page)
    expect(await effects(page)).toBe(2)
    await expectCount(page.locator('meander-planner .meander'), 1)
    await expect.poll(() => heard(page, 'ready')).toBe(1)
    await page.getByRole('button', { name: 'Another city' }).click()
    await expect.poll(() => page.evaluate(() => (document.querySelector('meander-planner') as unknown as { config: { destination: string } }).config.destination)).toBe('Rome')
    await page.getByRole('button', { name: 'Open the form' }).click()
    await page.getByRole('dialog', { name: 'Plan Your Adventure' }).waitFor()
    await closeTop(page)
    await page.getByRole('button', { name: 'Ask', exact: true }).click()
    await planner(page, '.print').waitFor()
    await expect.poll(() => heard(page, 'recommendations-shown')).toBe(1)
    expect(await heard(page, 'message-sent')).toBe(1)
    // On the same trip.
    await page.getByRole('button', { name: 'A second one' }).click()
    await page.locator('meander-planner').last().getByText('A food tour in Lisbon, please').first().waitFor()
    await page.getByRole('button', { name: 'Take it away' }).click()
    await expectCount(page.locator('meander-planner'), 0)
    await page.getByRole('button', { name: 'Bring it back' }).click()
    await plannerRuns(page)
    await expect.poll(() => heard(page, 'ready')).toBe(2)
    expect(await heard(page, 'failed')).toBe(0)
    expect(problems()).toEqual([])
  })
})
