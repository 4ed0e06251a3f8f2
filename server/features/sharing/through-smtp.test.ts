import { afterEach, beforeEach, expect, it } from 'vitest'
import { createItinerary } from '@meander/sdk/contract/itineraries'
import { readShareLink, shareByEmail } from '@meander/sdk/contract/sharing'
import { signIn } from '../../test/sign-in.ts'
import { startSmtpServer } from '../../test/smtp-server.ts'
import type { SmtpServer } from '../../test/smtp-server.ts'
import { startServer } from '../../test/start-server.ts'
import type { TestServer } from '../../test/start-server.ts'

let smtp: SmtpServer
let server: TestServer | undefined
beforeEach(async () => {
  smtp = await startSmtpServer()
})
afterEach(async () => {
  await server?.close()
  await smtp.close()
})

async function share(env: Record<string, string>) {
  server = await startServer({ env: { LOG_LEVEL: 'silent', ...env } })
  const ana = await signIn(server, 'Ana')
  const { id } = await ana.call(createItinerary, { body: { title: 'Lisbon', destination: 'Lisbon' } })
  const answer = await ana.send(shareByEmail, { params: { id }, body: { email: 'friend@example.org', message: 'Come along!' } })
  return { answer, link: (await ana.call(readShareLink, { params: { id } })).link }
}

it('sends a shared trip to the server that SMTP_URL names, from MAIL_FROM', async () => {
  const { answer, link } = await share({ SMTP_URL: smtp.address(), MAIL_FROM: 'Trips <trips@example.com>' })
  expect(answer.status).toBe(200)
  expect(smtp.taken).toHaveLength(1)
  const [mail] = smtp.taken
  expect([mail?.subject, mail?.from?.text, mail?.secure]).toEqual(['Ana shares a trip with you: Lisbon', '"Trips" <trips@example.com>', true])
  for (const part of [mail?.text, mail?.html]) for (const words of ['Come along!', link?.url ?? 'no link']) expect(part).toContain(words)
})

it('says of a mail server that lets nobody in that it did not work just now, and makes nothing readable', async () => {
  const { answer, link } = await share({ SMTP_URL: smtp.address('ana:wrong') })
  expect([answer.status, await answer.json()]).toEqual([502, expect.objectContaining({ message: 'The e-mail could not be sent just now. Please try again.' })])
  expect([smtp.taken, link]).toEqual([[], null])
})
