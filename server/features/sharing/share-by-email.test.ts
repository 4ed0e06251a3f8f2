import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Day } from '@meander/sdk/contract/days'
import type { ItineraryId, ShareToken } from '@meander/sdk/contract/ids'
import { createItinerary } from '@meander/sdk/contract/itineraries'
import { createShareLink, previewShareMail, readSharedItinerary, readShareLink, revokeShareLink, shareByEmail } from '@meander/sdk/contract/sharing'
import { listUpkeep } from '../../app.ts'
import { MailError } from '../../mail/mailer.ts'
import type { Mail, Mailer } from '../../mail/mailer.ts'
import { signIn } from '../../test/sign-in.ts'
import type { SignedInBrowser } from '../../test/sign-in.ts'
import { startServer } from '../../test/start-server.ts'
import type { TestServer } from '../../test/start-server.ts'

let sent: Mail[]
let trouble: MailError | null
/** What happens while the mail goes. */
let during: (mail: Mail) => Promise<void>
let now: Date
let server: TestServer
let ana: SignedInBrowser
let id: ItineraryId
beforeEach(async () => {
  sent = []
  trouble = null
  during = async () => {}
  now = new Date()
  const mailer: Mailer = {
    async send(mail) {
      if (trouble !== null) throw trouble
      await during(mail)
      sent.push(mail)
    },
    check: async () => {},
    close: async () => {},
  }
  server = await startServer({ env: { LOG_LEVEL: 'silent' }, given: { mailer, clock: () => now } })
  ana = await signIn(server, 'Ana')
  id = (await ana.call(createItinerary, { body: { title: 'Lisbon & <more>', destination: 'Lisbon', startDate: '2027-03-14' as Day, endDate: '2027-03-15' as Day } })).id
})
afterEach(() => server.close())

const send = (email: string, message?: string) =>
  ana.send(shareByEmail, { params: { id }, body: { email, ...(message !== undefined && { message }) } })

describe('sharing by e-mail', () => {
  it('sends the link with the message, as text and as HTML [1.17, 7.59, 7.60, 6.16]', async () => {
    expect((await send('friend@example.org', 'Come <along>!\nPlease.')).status).toBe(200)
    const { link } = await ana.call(readShareLink, { params: { id } })
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({ to: 'friend@example.org', subject: 'Ana shares a trip with you: Lisbon & <more>' })
    expect(sent[0]?.text).toContain(`See the trip: ${link?.url}`)
    expect(sent[0]?.text).toContain('Come <along>!\nPlease.')
    expect(sent[0]?.html).toContain(`href="${link?.url}"`)
    expect(sent[0]?.text).toContain('Lisbon · Sunday, March 14 - Monday, March 15, 2027 · 0 activities')
    expect(sent[0]?.html).toContain('Come &lt;along&gt;!')
    expect(sent[0]?.html).toContain('Lisbon &amp; &lt;more&gt;')
  })

  it('says of what comes to the address no more than is true: a trip can be shared with it again', async () => {
    for (const message of ['', 'Once more']) expect((await send('friend@example.org', message)).status).toBe(200)
    for (const { text, html } of sent) {
      expect(text).toContain('This address is on no list: mail comes to it only when somebody shares a trip with you.')
      expect(html).toContain('mail comes to it only when somebody shares a trip with you.')
      expect(text).not.toContain('Nothing else')
    }
    expect(sent).toHaveLength(2)
  })

  it('is German where the planner is: dates, words and the end of its link', async () => {
    await ana.call(createShareLink, { params: { id }, body: { expiresInDays: 7 } })
    expect((await ana.send(shareByEmail, { params: { id }, body: { email: 'rosa@example.org', message: 'Bis bald', language: 'de' } })).status).toBe(200)
    const { subject, text, html } = sent[0] as Mail
    expect(subject).toBe('Ana teilt eine Reise mit Ihnen: Lisbon & <more>')
    expect(text).toContain('Lisbon · Sonntag, 14. – Montag, 15. März 2027 · 0 Erlebnisse')
    expect(text).toMatch(/Der Link gilt bis \d+\. \p{L}+ \d{4} \(UTC\)\./u)
    expect(html).toContain('<html lang="de">')
    expect(html).toContain('>Reise ansehen</a>')
    expect(await ana.call(previewShareMail, { params: { id }, body: { message: 'Bis bald', language: 'de-AT' } })).toMatchObject({ subject, text })
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
    expect(await answer.json()).toMatchObject({ code: 'bad-request', message: 'Please enter one e-mail address, such as name@example.org.' })
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

  it('keeps when mails went only for as long as that counts, though no other follows', async () => {
    const kept = () => server.deps.db.selectFrom('share_mails').select('sent_at').execute()
    const upkeep = async () => listUpkeep(server.deps)['times of mails']?.()
    await send('friend@example.org')
    now = new Date(now.getTime() + 59 * 60_000)
    await send('other@example.org')
    await upkeep()
    expect(await kept()).toHaveLength(2)
    now = new Date(now.getTime() + 60_000)
    await upkeep()
    expect(await kept()).toEqual([{ sent_at: new Date(now.getTime() - 60_000).toISOString() }])
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
    expect(await refused.json()).toMatchObject({ code: 'too-many-requests', message: 'No more than 20 trips go out by e-mail within an hour. Please try again in 40 minutes.' })
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

  it('counts nothing of an outage, and addresses that were refused', async () => {
    trouble = new MailError('down')
    for (let number = 1; number <= 20; number += 1) expect((await send('friend@example.org')).status).toBe(502)
    trouble = new MailError('no such user', { reason: 'refused' })
    for (let number = 1; number <= 19; number += 1) expect((await send('freind@example.org')).status).toBe(400)
    trouble = null
    expect([(await send('friend@example.org')).status, (await send('friend@example.org')).status]).toEqual([200, 429])
  })

  it('says until when the link works, where it ends', async () => {
    const { expiresAt } = await ana.call(createShareLink, { params: { id }, body: { expiresInDays: 7 } })
    await send('friend@example.org')
    await ana.call(createShareLink, { params: { id }, body: { expiresInDays: null } })
    await send('friend@example.org')
    const days = sent.flatMap(({ text, html }) => [text, html]).map((part) => /The link works until (.*) \(UTC\)\./.exec(part)?.[1] ?? null)
    expect(days.map((day) => day && new Date(`${day} UTC`).toISOString().slice(0, 10))).toEqual([expiresAt?.slice(0, 10), expiresAt?.slice(0, 10), null, null])
  })

  it('tells an address at which no mail is taken from a server that is down', async () => {
    trouble = new MailError('no such user', { reason: 'refused' })
    const answer = await send('freind@example.org')
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ message: 'No mail is taken at this address. Please check it for a typing mistake.' })
  })

  it('tells when the mail was not taken over', async () => {
    trouble = new MailError('down')
    const answer = await send('friend@example.org')
    expect(answer.status).toBe(502)
    expect(await answer.json()).toMatchObject({ message: 'The e-mail could not be sent just now. Please try again.' })
  })
})

describe('the link of a mail', () => {
  const read = async (token: string) => (await server.as('mdr_reader').send(readSharedItinerary, { params: { shareToken: token as ShareToken } })).status
  const tokenIn = (mail: Mail | undefined) => /\/shared\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? 'no link'
  const link = async () => (await ana.call(readShareLink, { params: { id } })).link

  it.each([
    ['is down', 502, 'friend@example.org', new MailError('down')],
    ['refuses the address', 400, 'friend@example.org', new MailError('no such user', { reason: 'refused' })],
    ['is never asked, since it is no address', 400, 'friend@example', null],
  ])('makes nothing readable where the mail server %s', async (_, status, email, why) => {
    trouble = why
    expect((await send(email)).status).toBe(status)
    expect(await link()).toBeNull()
    trouble = null
    expect((await send('friend@example.org')).status).toBe(200)
    expect((await link())?.shareToken).toBe(tokenIn(sent[0]))
    expect(await read(tokenIn(sent[0]))).toBe(200)
  })

  it('opens nothing while its mail is on its way', async () => {
    let seen: number | null = null
    during = async (mail) => void (seen = await read(tokenIn(mail)))
    expect((await send('friend@example.org')).status).toBe(200)
    expect([seen, await read(tokenIn(sent[0]))]).toEqual([404, 200])
  })

  it('is the same where one is made in the meantime, and is none where the sharing is ended', async () => {
    during = async () => void (await ana.call(createShareLink, { params: { id }, body: {} }))
    await send('friend@example.org')
    expect((await link())?.shareToken).toBe(tokenIn(sent[0]))
    during = async () => void (await ana.call(revokeShareLink, { params: { id } }))
    await send('friend@example.org')
    expect([await link(), await read(tokenIn(sent[1]))]).toEqual([null, 404])
  })

  it('is as it was chosen beside the mail', async () => {
    await ana.call(shareByEmail, { params: { id }, body: { email: 'friend@example.org', expiresInDays: 7, indexable: true } })
    const until = new Date(now.getTime() + 7 * 86_400_000).toISOString()
    expect(await link()).toMatchObject({ expiresAt: until, indexable: true })
    await send('friend@example.org')
    expect(await link()).toMatchObject({ expiresAt: until, indexable: true })
  })
})

describe('whom the mail is from', () => {
  it.each([
    ['Rosa Lima', 'Rosa Lima shares a trip with you: Lisbon & <more>'],
    ['Rosa\r\nBcc: many\u2028Lima', 'Rosa Bcc: many Lima shares a trip with you: Lisbon & <more>'],
    ['rosa@example.org', 'A trip for you: Lisbon & <more>'],
    ['Visit evil.example now', 'A trip for you: Lisbon & <more>'],
    ['x'.repeat(200), 'A trip for you: Lisbon & <more>'],
    [null, 'A trip for you: Lisbon & <more>'],
  ])('for an account called %j is said so', async (name, subject) => {
    await server.deps.db.updateTable('users').set({ name }).where('id', '=', ana.user.id).execute()
    await send('friend@example.org')
    expect(sent[0]?.subject).toBe(subject)
    expect(await ana.call(previewShareMail, { params: { id }, body: { message: '' } })).toMatchObject({ subject })
    const [who] = subject.split(' shares')
    const says = subject.includes('shares') ? `because ${who} shared a trip with you` : 'because somebody shared a trip with you'
    for (const part of [sent[0]?.text, sent[0]?.html]) expect(part).toContain(says)
  })
})
