import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContext, Page } from 'playwright-core'

/** A page of somebody else, made up for one test. */
export interface HostPage {
  /** What stands in the body; `https://meander.example` becomes the server's address. */
  body: string
  /** Text of the page's own style sheet. */
  css?: string
  headers?: Record<string, string>
}

/**
 * Opens a made-up page on an origin of its own, served for real: a page that only the browser makes up counts as a
 * public one, which may not ask this machine for anything. The server ends with the browser.
 */
export async function openHostPage(context: BrowserContext, siteUrl: string, { body, css = '', headers = {} }: HostPage): Promise<Page> {
  const own = (text: string) => text.replaceAll('https://meander.example', siteUrl)
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page of somebody else</title><link rel="icon" href="data:,"><link rel="stylesheet" href="host.css"></head><body>${own(body)}</body></html>`
  const server = createServer((request, response) => {
    const isPage = request.url === '/'
    for (const [name, value] of Object.entries(isPage ? headers : {})) response.setHeader(name, own(value))
    response.setHeader('content-type', isPage ? 'text/html; charset=utf-8' : 'text/css')
    response.end(isPage ? html : css)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  context.once('close', () => server.close())
  const page = await context.newPage()
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`)
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
