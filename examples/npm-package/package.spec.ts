import { execFile } from 'node:child_process'
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import { rollup } from 'rollup'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { conforms } from '../test/conforms.ts'
import { openHostPage, plannerRuns, RESERVED } from '../test/host-page.ts'
import { installPackage, MODULES } from '../test/install-package.ts'
import { openBrowser, startMeander, type Meander } from '../test/open-browser.ts'

const run = promisify(execFile)

let project: string
let meander: Meander
beforeAll(async () => {
  project = await installPackage()
  meander = await startMeander()
})
afterAll(async () => {
  await meander.stop()
  await rm(project, { recursive: true, force: true })
})

const CONSUMER = `
import { doctor, mount, type Finding, type PlannerEvents, type PlannerConfig } from '@meander/sdk'
const config: PlannerConfig & { origin: string } = { origin: 'https://meander.example', destination: 'Lisbon', view: 'floating' }
const planner = mount('#trip', config)
planner.on('scheduled', event => event.detail.activity.title.toUpperCase() + event.detail.slot.date)
planner.on('booking-clicked', event => void (event.detail.url satisfies string))
planner.open('plan')
planner.update({ theme: { density: 'compact' } })
// @ts-expect-error there is no such density
planner.update({ theme: { density: 'loose' } })
export const lines: Promise<string[]> = doctor({ origin: 'https://meander.example' }).then((findings: Finding[]) => findings.map(({ problem, line, where }) => problem + line + where))
document.querySelector('meander-planner')?.send('Two days in Porto')
export type Saved = PlannerEvents['activity-saved']['activity']['price']
// @ts-expect-error there is no such event
planner.on('nothing', () => {})
// @ts-expect-error there is no such view
mount('#trip', { origin: 'x', view: 'sideways' })
`
const REACT = `
import { MeanderPlanner } from '@meander/sdk/react'
export const page = <MeanderPlanner origin="https://meander.example" destination="Lisbon" on={{ scheduled: event => event.detail.slot.date.length }}><a href="/">Plan</a></MeanderPlanner>
`

function complaints(file: string, options: ts.CompilerOptions): string[] {
  const program = ts.createProgram([join(project, file)], { strict: true, noEmit: true, target: ts.ScriptTarget.ES2022, lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'], types: [], jsx: ts.JsxEmit.ReactJSX, ...options })
  return ts.getPreEmitDiagnostics(program).map(({ messageText, file }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`)
}

describe('the package, installed offline into an empty project', () => {
  it('brings nothing with it', async () => {
    const { packages } = JSON.parse(await readFile(join(project, 'package-lock.json'), 'utf8')) as { packages: Record<string, unknown> }
    expect(Object.keys(packages).filter(Boolean)).toEqual(['node_modules/@meander/sdk'])
  })

  it.each([
    ['NodeNext', { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext }],
    ['Bundler', { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler }],
  ])('has types for %s', async (_name, options) => {
    await writeFile(join(project, 'consumer.ts'), CONSUMER)
    expect(complaints('consumer.ts', options)).toEqual([])
    // React is the consumer's own.
    await mkdir(join(project, 'node_modules/@types'), { recursive: true })
    for (const name of ['react', '@types/react', 'csstype']) await symlink(join(MODULES, name), join(project, 'node_modules', name)).catch(() => {})
    await writeFile(join(project, 'react.tsx'), REACT)
    expect(complaints('react.tsx', options)).toEqual([])
  })

  it('can be imported where there is no document', async () => {
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', `import { load, mount } from '@meander/sdk'; await load({ origin: 'https://meander.example' }); console.log(typeof mount, Object.keys(globalThis).includes('customElements'))`], { cwd: project })
    expect(stdout.trim()).toBe('function false')
  })

  it('is bundled, and puts a planner into a page, and no name on its window', async (context) => {
    conforms(context, 'Life in the page', 'The npm package, bundled, under trusted-types ‘none’', 'the planner runs; no name on the window')
    await writeFile(join(project, 'page.js'), `import { mount } from '@meander/sdk'\nmount('#trip', { origin: ${JSON.stringify(meander.siteUrl)}, destination: 'Lisbon' })\n`)
    const bundle = await rollup({ input: join(project, 'page.js'), plugins: [nodeResolve({ browser: true })] })
    const { output } = await bundle.generate({ format: 'iife' })
    const { context: profile } = await openBrowser({ reducedMotion: 'reduce' })
    const page = await openHostPage(profile, meander.siteUrl, {
      css: RESERVED,
      headers: { 'content-security-policy': "require-trusted-types-for 'script'; trusted-types 'none'" },
      body: `<div id="trip"></div><script>window.before = Object.getOwnPropertyNames(window)</script><script>${output[0].code}</script>`,
    })
    await plannerRuns(page)
    await page.getByRole('heading', { name: /Lisbon/ }).first().waitFor()
    expect(await page.evaluate(() => Object.getOwnPropertyNames(window).filter((name) => !(window as unknown as { before: string[] }).before.includes(name)))).toEqual(['before'])
  })
})
