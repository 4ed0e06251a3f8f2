import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ItineraryId } from '@meander/sdk/contract/ids'
import { createItinerary } from '@meander/sdk/contract/itineraries'
import { readShareLink, shareByEmail } from '@meander/sdk/contract/sharing'
import { MailError } from '../../mail/mailer.ts'
import type { Mail, Mailer } from '../../mail/mailer.ts'
import { signIn } from '../../test/sign-in.ts'
import type { SignedInBrowser } from '../../test/sign-in.ts'
import { startServer } from '../../test/start-server.ts'
import type { TestServer } from '../../test/start-server.ts'

let sent: Mail[]
let trouble: MailError | null
let now: Date
let server: TestServer
let ana: SignedInBrowser
let id: ItineraryId
beforeEach(async () => {
  sent = []
  trouble = null
  now = new Date()
  const mailer: Mailer = {
    async send(mail) {
      if (trouble !== null) throw trouble
      sent.push(mail)
    },
    check: async () => {},
    close: async () => {},
  }
  server = await startServer({ env: { LOG_LEVEL: 'silent' }, given: { mailer, clock: () => now } })
  ana = await signIn(server, 'Ana')
  id = (await ana.call(createItinerary, { body: { title: 'Lisbon & <more>', destination: 'Lisbon' } })).id
})
afterEach(() => server.close())

const send = (email: string, message?: string) =>
  ana.send(shareByEmail, { params: { id }, body: { email, ...(message !== undefined && { message }) } })

describe('sharing by e-mail', () => {
  it('sends the link with the message, as text and as HTML [1.17, 7.59, 7.60, 6.16]', async () => {
    expect((await send('friend@example.org', 'Come <along>!\nPlease.')).status).toBe(200)
    const { link } = await ana.call(readShareLink, { params: { id } })
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({ to: 'friend@example.org', subject: 'A trip for you: Lisbon & <more>' })
    expect(sent[0]?.text).toContain(`See the trip: ${link?.url}`)
    expect(sent[0]?.text).toContain('Come <along>!\nPlease.')
    expect(sent[0]?.html).toContain(`href="${link?.url}"`)
    expect(sent[0]?.html).toContain('Come &lt;along&gt;!')
    expect(sent[0]?.html).toContain('Lisbon &amp; &lt;more&gt;')
  })

  it('says nothing of the sender’s keys', async () => {
    await send('friend@example.org')
    expect(JSON.stringify(sent)).not.toContain(ana.user.id)
    expect(JSON.stringify(sent)).not.toContain('mdr_')
  })

  it.each([
    '',
    'friend',
    'friend@example',
    'two@example.org, three@example.org',
    'a@example.org b@example.org',
    'friend@example.org\r\nBcc: many@example.org',
    'friend@example.org\n',
    '"Friend" <friend@example.org>',
  ])('refuses %j, which is not one address', async (email) => {
    const answer = await send(email)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ code: 'bad-request', message: expect.stringContaining('"email"') })
    expect(sent).toEqual([])
  })

  it('is for accounts: a guest is asked to sign in [6.17]', async () => {
    const guest = server.as('mdr_guest_1')
    const made = await guest.call(createItinerary, { body: { title: 'Porto', destination: 'Porto' } })
    await expect(guest.call(shareByEmail, { params: { id: made.id }, body: { email: 'friend@example.org' } })).rejects.toMatchObject({
      status: 401,
      code: 'not-signed-in',
    })
    expect(sent).toEqual([])
  })

  it('sends at most twenty an hour for one account', async () => {
    const statuses: number[] = []
    for (let number = 1; number <= 21; number += 1) statuses.push((await send(`friend${number}@example.org`)).status)
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429])
    expect(sent).toHaveLength(20)
  })

  it('counts any sixty minutes, not an hour of the clock', async () => {
    const hour = 3_600_000
    // Ten minutes before the clock's next hour.
    const begin = Math.ceil(Date.now() / hour) * hour + 50 * 60_000
    now = new Date(begin)
    for (let number = 1; number <= 20; number += 1) expect((await send('friend@example.org')).status).toBe(200)
    const at = async (minutes: number) => {
      now = new Date(begin + minutes * 60_000)
      return send('friend@example.org')
    }
    const refused = await at(20)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '2400'])
    expect(await refused.json()).toMatchObject({ code: 'too-many-requests', message: 'You have sent 20 trips within an hour. Please try again in 40 minutes.' })
    expect((await at(60)).status).toBe(200)
  })

  it('lets no more through where they come at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, () => send('friend@example.org')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
  })

  it('counts what is sent, not what is no address', async () => {
    for (let number = 1; number <= 25; number += 1) expect((await send('friend@example')).status).toBe(400)
    expect((await send('friend@example.org')).status).toBe(200)
  })

  it('tells an address at which no mail is taken from a server that is down', async () => {
    trouble = new MailError('no such user', { reason: 'refused' })
    const answer = await send('freind@example.org')
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ message: 'No mail is taken at this address. Please check "email" for a typing mistake.' })
  })

  it('tells when the mail was not taken over; the link is there all the same', async () => {
    trouble = new MailError('down')
    const answer = await send('friend@example.org')
    expect(answer.status).toBe(502)
    expect(await answer.json()).toMatchObject({ message: 'The e-mail could not be sent just now. Please try again.' })
    expect((await ana.call(readShareLink, { params: { id } })).link).not.toBeNull()
  })
})
