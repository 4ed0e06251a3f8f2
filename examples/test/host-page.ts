import type { BrowserContext, Page } from 'playwright-core'

/** A page of somebody else, made up for one test. */
export interface HostPage {
  /** What stands in the body; `https://meander.example` becomes the server's address. */
  body: string
  /** Text of the page's own style sheet. */
  css?: string
  headers?: Record<string, string>
}

/** Another localhost origin than Meander's: embedding is allowed there, and nobody listens, the browser is answered here. */
const ORIGIN = 'http://localhost:4898'

/** Opens a made-up page on a foreign origin. */
export async function openHostPage(context: BrowserContext, siteUrl: string, { body, css = '', headers = {} }: HostPage): Promise<Page> {
  const own = (text: string) => text.replaceAll('https://meander.example', siteUrl)
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page of somebody else</title><link rel="icon" href="data:,"><link rel="stylesheet" href="host.css"></head><body>${own(body)}</body></html>`
  const page = await context.newPage()
  await page.route(`${ORIGIN}/**`, (route) => {
    const path = new URL(route.request().url()).pathname
    if (path === '/') return route.fulfill({ contentType: 'text/html', body: html, headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, own(value)])) })
    if (path === '/host.css') return route.fulfill({ contentType: 'text/css', body: css })
    return route.fulfill({ status: 404, body: '' })
  })
  await page.goto(`${ORIGIN}/`)
  return page
}

/** The tag as the README gives it. */
export const SNIPPET = '<script async src="https://meander.example/sdk/v1.js"></script>'
export const RESERVED = 'meander-planner { display: block; min-height: 640px; }'

/** Waits until the planner inside the element runs, whatever it shows. */
export async function plannerRuns(page: Page, count = 1): Promise<void> {
  await page.waitForFunction((wanted) => {
    const planners = [...document.querySelectorAll('meander-planner')]
    return planners.filter((planner) => planner.shadowRoot?.querySelector('.frame > .meander')).length >= wanted
  }, count)
}
