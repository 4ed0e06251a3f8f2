import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readCurrentUser } from '@meander/sdk/contract/auth'
import { createBrowser } from '../../test/browser.ts'
import { startServer } from '../../test/start-server.ts'
import type { TestServer } from '../../test/start-server.ts'

let server: TestServer
beforeEach(async () => {
  server = await startServer()
})
afterEach(() => server.close())

describe('signing in, in a tab', () => {
  it('signs the browser in by a cookie and answers who it is [3.9, 3.10, 7.8, 7.12, 6.4]', async () => {
    const browser = createBrowser(server.url)
    const page = await browser.open('/api/auth/demo')
    expect(page.text).toContain('<title>Sign in to Meander</title>')
    expect(page.text).toContain('Meander demo account')
    const done = await browser.submit({ entry: 'Ana' })
    expect(done.address.pathname).toBe('/')
    const user = await server.as(null, browser.headers('/')).call(readCurrentUser)
    expect(user).toEqual({ id: expect.any(String), name: 'Ana', email: null })
  })
})
