import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { afterAll, onTestFinished } from 'vitest'

export { startMeander, type Meander } from './start-meander.ts'

export interface OpenBrowserOptions {
  width?: number
  height?: number
  colorScheme?: 'light' | 'dark'
  reducedMotion?: 'reduce' | 'no-preference'
  /** A phone: touch and coarse pointer. */
  touch?: boolean
  /** False: the pages run none. */
  scripts?: boolean
  /** A WAV file that is spoken into the microphone, again and again; the visitor lets it. Without one, there is a microphone that is refused. */
  says?: string
  /** Bars to scroll by take room from what is scrolled, as they do on most desks. */
  bars?: boolean
  /** The site's worker may come between a page and the server. By default it may not: a test that answers a call itself would not be asked. */
  worker?: boolean
}

/** A profile of its own, with nothing stored. */
export interface OpenBrowser {
  page: Page
  context: BrowserContext
  /** Errors that any page of it wrote to its console or threw, in order. */
  problems(): string[]
  close(): Promise<void>
}

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable']
export const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync']
/** On the hosted site a guest's "Who am I?" is answered by a 401, which the browser always writes down. Nobody asks it on somebody else's page. */
const isNobody = (url: string, page: string | undefined) => /\/api\/auth\/user\b/.test(url) && new URL(url).origin === new URL(page ?? 'about:blank').origin
const SCREENSHOTS = fileURLToPath(new URL('../../test-results', import.meta.url))

/** Running Chromiums by what they hear and have: a file of tests starts one, its tests have a profile each. */
const running = new Map<string, Promise<Browser>>()

afterAll(async () => {
  for (const browser of running.values()) await (await browser).close()
})

/**
 * Opens Chromium, inside a test: the one that `CHROMIUM_PATH` names, else the machine's own. The profile is closed with
 * the test; when the test has failed, a picture of every page is kept first.
 */
export async function openBrowser(options: OpenBrowserOptions = {}): Promise<OpenBrowser> {
  const { width = 1440, height = 900, colorScheme = 'light', reducedMotion = 'no-preference', touch = false, scripts = true, says, bars = false, worker = false } = options
  const browser = await startChromium(says, bars)
  const context = await browser.newContext({ viewport: { width, height }, colorScheme, reducedMotion, hasTouch: touch, javaScriptEnabled: scripts, locale: 'en-US', serviceWorkers: worker ? 'allow' : 'block' })
  context.setDefaultTimeout(60_000)
  const problems: string[] = []
  context.on('console', (message) => {
    const { url } = message.location()
    if (message.type() === 'error' && !isNobody(url, message.page()?.url())) problems.push(`${message.text()} (${url})`)
  })
  context.on('weberror', (error) => problems.push(String(error.error().stack ?? error.error())))
  onTestFinished(async ({ task }) => {
    task.meta.chromium = browser.version()
    if (task.result?.state === 'fail') {
      const name = [task.suite?.name, task.name].join(' ')
      // Said here as well: of a test that passes when it is tried again, the run's output tells no more than that.
      console.warn(`Fell: ${name}\n${task.result.errors?.at(-1)?.stack ?? ''}`)
      await keepPictures(context.pages(), name)
    }
    await context.close()
  })
  const page = await context.newPage()
  return { page, context, problems: () => [...problems], close: () => context.close() }
}

function startChromium(says = '', bars: boolean): Promise<Browser> {
  const kind = `${says} ${bars}`
  const started = running.get(kind) ?? chromium.launch({ executablePath: findChromium(), args: [...FLAGS, ...microphone(says)], ...(bars && { ignoreDefaultArgs: ['--hide-scrollbars'] }) })
  running.set(kind, started)
  return started
}

function microphone(says: string): string[] {
  return ['--use-fake-device-for-media-stream', ...(says ? ['--use-fake-ui-for-media-stream', `--use-file-for-fake-audio-capture=${says}`] : [])]
}

export function findChromium(): string {
  const path = [process.env.CHROMIUM_PATH, ...PLACES].find((place) => place && existsSync(place))
  if (!path) throw new Error(`No Chromium found: install the package "chromium" or name one in CHROMIUM_PATH (looked at ${PLACES.join(', ')})`)
  return path
}

/** Keeps a picture of the page under `test-results/`. */
export async function screenshot(page: Page, name: string): Promise<void> {
  await mkdir(SCREENSHOTS, { recursive: true })
  await page.screenshot({ path: join(SCREENSHOTS, `${name.replace(/[^\w-]+/g, '-').slice(0, 150)}.png`) })
}

/** What cannot be drawn any more is left out: the failure of the test is what counts. */
async function keepPictures(pages: Page[], name: string): Promise<void> {
  await Promise.allSettled(pages.map((page, index) => screenshot(page, `${name} ${index + 1}`)))
}
