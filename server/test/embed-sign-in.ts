import { beginSignIn, pollSignIn } from '@meander/sdk/contract/auth'
import { createBrowser } from './browser.ts'
import type { Caller, TestServer } from './start-server.ts'

/** Signs in with the demo account from a page of another origin, as its planner does; answers the planner with its bearer. */
export async function signInFromPage(server: TestServer, given: { name: string; origin: string; clientUserId: string; userAgent?: string }): Promise<Caller & { accessToken: string }> {
  const headers = { origin: given.origin, ...(given.userAgent !== undefined && { 'user-agent': given.userAgent }) }
  const page = server.as(given.clientUserId, headers)
  const begun = await page.call(beginSignIn)
  const popup = createBrowser(server.url)
  await popup.open(begun.authorizeUrl)
  await popup.submit({ entry: given.name })
  const outcome = await page.call(pollSignIn, { params: { transactionId: begun.transactionId }, body: { pollSecret: begun.pollSecret } })
  if (outcome.state !== 'complete') throw new Error(outcome.state)
  return { ...server.as(given.clientUserId, { ...headers, authorization: `Bearer ${outcome.accessToken}` }), accessToken: outcome.accessToken }
}
