import { expect, it, onTestFinished } from 'vitest'
import { startServer } from '../../server/test/start-server.ts'
import { startApple } from '../test/apple.ts'
import { openBrowser } from '../test/open-browser.ts'

it('a provider that answers by a form from its own site, which brings no cookie of ours, ends in a sign-in all the same [3.9, 6.4]', async () => {
  const apple = await startApple()
  const server = await startServer({ env: { LOG_LEVEL: 'silent', ...apple.settings }, given: { fetch: apple.fetch } })
  onTestFinished(async () => {
    await server.close()
    apple.close()
  })
  const { page, context } = await openBrowser()
  const sent: { method: string; cookie: string | undefined; from: string | undefined }[] = []
  page.on('request', (request) => {
    if (!request.url().includes('/api/auth/apple/callback')) return
    void request.allHeaders().then(({ cookie, origin }) => sent.push({ method: request.method(), cookie, from: origin }))
  })
  // Its name leads to its stand-in: the server takes no address but a secure one for it.
  await page.route(/\/api\/auth\/apple\?/, async (route) => {
    const response = await route.fetch({ maxRedirects: 0 })
    await route.fulfill({ response, headers: { ...response.headers(), location: apple.reachedAt(response.headers().location ?? '') } })
  })
  await page.goto(`${server.url}/api/auth/apple?returnTo=/healthz`)
  await page.waitForURL(`${server.url}/healthz`)
  const who = await page.evaluate(async () => (await fetch('/api/auth/user')).json())
  expect(who).toMatchObject({ email: 'ana@privaterelay.appleid.com' })
  await expect.poll(() => sent).toEqual([
    { method: 'POST', cookie: undefined, from: expect.stringMatching(/^http:\/\/localhost:/) },
    { method: 'GET', cookie: expect.stringContaining('meander_sign_in='), from: undefined },
  ])
  expect((await context.cookies()).find(({ name }) => name === 'meander_session')).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
})
