import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { onTestFinished } from 'vitest'

/** A server that gives everybody a cookie without a partition, and says whether it was sent one. Answers its address. */
export async function startCookieControl(): Promise<string> {
  const server = createServer(({ headers, url }, response) => {
    response.setHeader('access-control-allow-origin', headers.origin ?? '*')
    response.setHeader('access-control-allow-credentials', 'true')
    if (url === '/set') response.setHeader('set-cookie', 'control=1; Path=/; SameSite=None; Secure')
    response.end(String(headers.cookie?.includes('control=1') ?? false))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

/** Whether the browser takes that server's cookie on this page, and sends it. */
export const keepsCookie = (page: Page, control: string) =>
  page.evaluate(async (address) => {
    const ask = async (path: string) => (await fetch(address + path, { credentials: 'include' })).text()
    await ask('/set')
    return (await ask('/get')) === 'true'
  }, control)
