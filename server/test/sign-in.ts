import type { User } from '@meander/sdk/contract/auth'
import { readCurrentUser } from '@meander/sdk/contract/auth'
import { createBrowser } from './browser.ts'
import type { Browser } from './browser.ts'
import type { Caller, TestServer } from './start-server.ts'

export interface SignedInBrowser extends Caller {
  browser: Browser
  user: User
}

/** A new browser in which somebody signs in with the demo account, as people do: page, form, cookie. */
export async function signIn(server: TestServer, name: string, options: { clientUserId?: string } = {}): Promise<SignedInBrowser> {
  const browser = createBrowser(server.url)
  const query = options.clientUserId === undefined ? '' : `?clientUserId=${encodeURIComponent(options.clientUserId)}`
  await browser.open(`/api/auth/demo${query}`)
  await browser.submit({ entry: name })
  const caller = server.as(options.clientUserId ?? null, browser.headers('/'))
  return { ...caller, browser, user: await caller.call(readCurrentUser) }
}
