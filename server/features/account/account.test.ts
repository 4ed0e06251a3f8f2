import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deleteAccount, readAccountData } from '@meander/sdk/contract/account'
import { readCurrentUser } from '@meander/sdk/contract/auth'
import { createCalendarLink } from '@meander/sdk/contract/calendar-export'
import { initConversation, listRecentConversations, postChat, sendMessage } from '@meander/sdk/contract/chat'
import type { Day } from '@meander/sdk/contract/days'
import type { ItineraryId, ShareToken } from '@meander/sdk/contract/ids'
import { createItinerary, listItineraries, removeActivity, saveActivity } from '@meander/sdk/contract/itineraries'
import { createShareLink, readSharedItinerary, shareByEmail } from '@meander/sdk/contract/sharing'
import { signInFromPage } from '../../test/embed-sign-in.ts'
import { createGatedModel } from '../../test/gated-model.ts'
import { signIn } from '../../test/sign-in.ts'
import type { SignedInBrowser } from '../../test/sign-in.ts'
import { startServer } from '../../test/start-server.ts'
import type { TestServer } from '../../test/start-server.ts'
import { anActivity, createTimetableProvider } from '../../test/timetable-provider.ts'

const ANA = 'ana@example.org'
const SECRET = 'my secret proposal'

let server: TestServer
let ana: SignedInBrowser
let shareToken: ShareToken
beforeEach(async () => {
  server = await startServer({ env: { LOG_LEVEL: 'silent' }, given: { provider: createTimetableProvider({}) } })
  ana = await signIn(server, ANA)
  shareToken = await fill(ana)
})
afterEach(() => server.close())

/** A trip with a note, something taken out, both links, and a talk. */
async function fill(person: SignedInBrowser): Promise<ShareToken> {
  const { id } = await person.call(createItinerary, { body: { title: 'Lisbon', destination: 'Lisbon', startDate: '2027-03-14' as Day, endDate: '2027-03-15' as Day } })
  const save = () => person.call(saveActivity, { params: { id }, body: { activityData: anActivity('TRAM'), notes: SECRET } })
  await save()
  await person.call(removeActivity, { params: { id, activityId: (await save()).id } })
  await person.call(createCalendarLink, { params: { id } })
  const { sessionId } = await person.call(initConversation)
  await person.call(sendMessage, { body: { sessionId, message: `Four days in Lisbon for ${SECRET}` } })
  return (await person.call(createShareLink, { params: { id } })).shareToken
}

/** Every row of every table, as text. */
async function everything({ deps: { db } } = server): Promise<string> {
  const tables = await db.introspection.getTables()
  const rows = await Promise.all(tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(db)))
  expect(tables.length).toBeGreaterThan(20)
  return JSON.stringify(rows.map((one) => one.rows))
}

/** By table, the part of the file that tells of it. */
const TOLD_IN: Readonly<Record<string, string>> = {
  users: 'account', user_identities: 'account', sessions: 'account',
  itineraries: 'itineraries', saved_activities: 'itineraries', time_slots: 'itineraries',
  share_links: 'shareLinks', share_mails: 'mailsSent', calendar_links: 'calendarLinks', removed_activities: 'removedActivities', itinerary_changes: 'itineraryChanges',
  conversations: 'conversations', messages: 'conversations',
}
/** Keys, counts of the hour (on PostgreSQL), and what the demo provider has for itself; of an account they say nothing that the file does not. */
const SAYS_NOTHING = new Set(['session_tokens', 'rate_limits', 'demo_accounts', 'demo_artifacts', 'demo_secrets'])

const remove = (person = ana) => person.send(deleteAccount, { query: { confirm: 'delete' } })

describe('all that is kept of an account, as one file', () => {
  it('has who it is, the trips with their notes and links, and what was said', async () => {
    await signInFromPage(server, { name: ANA, origin: 'http://localhost:9001', clientUserId: 'mdr_guest_1' })
    const answer = await ana.send(readAccountData)
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="meander-\d{4}-\d\d-\d\d\.json"$/)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const { data } = (await answer.json()) as { data: Record<string, unknown> }
    expect(data).toMatchObject({
      account: { id: ana.user.id, email: ANA, signsInWith: [{ issuer: 'meander-demo' }], signedInAt: [{ via: 'cookie' }, { via: 'bearer', origin: 'http://localhost:9001' }] },
      itineraries: [{ title: 'Lisbon', activities: [{ notes: SECRET }] }],
      shareLinks: [{ shareToken, indexable: false }],
    })
    expect(JSON.stringify(data['conversations'])).toContain(`Four days in Lisbon for ${SECRET}`)
  })

  it('has the private calendar links, what was taken out, and when mails were sent', async () => {
    const [trip] = await ana.call(listItineraries)
    const { link } = await ana.call(createCalendarLink, { params: { id: trip?.id as ItineraryId } })
    await ana.call(shareByEmail, { params: { id: trip?.id as ItineraryId }, body: { email: 'friend@example.org' } })
    const { data } = (await (await ana.send(readAccountData)).json()) as { data: Record<string, unknown> }
    const [calendarLink] = data['calendarLinks'] as { token: string }[]
    expect(link?.url).toContain(calendarLink?.token ?? 'no link')
    expect(data).toMatchObject({
      calendarLinks: [{ itineraryId: trip?.id }],
      removedActivities: [{ itineraryId: trip?.id, activity: { productCode: 'TRAM' }, notes: SECRET, slot: null }],
      mailsSent: [{ sentAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) }],
    })
  })

  it('has something of every table in which the account has a row', async () => {
    const [trip] = await ana.call(listItineraries)
    await ana.call(shareByEmail, { params: { id: trip?.id as ItineraryId }, body: { email: 'friend@example.org' } })
    const { data } = (await (await ana.send(readAccountData)).json()) as { data: Record<string, unknown> }
    const filled = (await Promise.all((await server.deps.db.introspection.getTables()).map(async ({ name }) => {
      const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(server.deps.db)
      return rows.length > 0 ? [name] : []
    }))).flat()
    expect(filled.filter((name) => !(name in TOLD_IN) && !SAYS_NOTHING.has(name))).toEqual([])
    for (const name of filled.filter((one) => one in TOLD_IN)) expect([name, TOLD_IN[name]]).toEqual([name, expect.toSatisfy((part: string) => part in data)])
  })

  it('has nothing of anybody else, and no key to a session', async () => {
    const ben = await signIn(server, 'Ben')
    expect(await (await ben.send(readAccountData)).text()).not.toMatch(/ana@example|Lisbon|secret/)
    const file = await (await ana.send(readAccountData)).text()
    const token = ana.browser.cookies().find(({ name }) => name === 'meander_session')?.value ?? ''
    expect(file).not.toContain(token)
    expect(file).not.toContain('token_hash')
    expect(file).not.toContain(ben.user.id)
  })
})

describe('an account that is deleted', () => {
  it('leaves no row that knows of it, and takes the cookie along', async () => {
    await signInFromPage(server, { name: ANA, origin: 'http://localhost:9001', clientUserId: 'mdr_guest_1' })
    const subject = (await server.deps.db.selectFrom('user_identities').select('subject').executeTakeFirstOrThrow()).subject
    const answer = await remove()
    expect(await answer.json()).toEqual({ success: true })
    expect(answer.headers.getSetCookie()[0]).toMatch(/^meander_session=; .*Max-Age=0/)
    const rest = await everything()
    for (const trace of [ana.user.id, ANA, subject, shareToken, SECRET]) expect(rest).not.toContain(trace)
    expect((await ana.send(readCurrentUser)).status).toBe(401)
    await expect(server.as(null).call(readSharedItinerary, { params: { shareToken } })).rejects.toMatchObject({ status: 404 })
  })

  it('begins anew, and empty, for who signs in again', async () => {
    await remove()
    const again = await signIn(server, ANA)
    expect(again.user.id).not.toBe(ana.user.id)
    expect(await again.call(listItineraries)).toEqual([])
    expect(await again.call(listRecentConversations)).toEqual([])
  })

  it('takes nothing of anybody else', async () => {
    const ben = await signIn(server, 'Ben')
    const his = await fill(ben)
    const guest = server.as('mdr_guest_1')
    await guest.call(createItinerary, { body: { title: 'Porto', destination: 'Porto' } })
    await remove()
    expect(await ben.call(listItineraries)).toHaveLength(1)
    expect(await ben.call(listRecentConversations)).toHaveLength(1)
    expect(await guest.call(listItineraries)).toHaveLength(1)
    expect((await server.as(null).call(readSharedItinerary, { params: { shareToken: his } })).title).toBe('Lisbon')
  })

  it('is not deleted by a call that does not say so once more', async () => {
    const query = { confirm: 'yes' } as unknown as { confirm: 'delete' }
    await expect(ana.call(deleteAccount, { query })).rejects.toMatchObject({ status: 400 })
    expect(await ana.call(listItineraries)).toHaveLength(1)
  })

  it('keeps all of itself where something cannot go', async () => {
    const { db } = server.deps
    const before = await db.selectFrom('conversations').selectAll().execute()
    await sql`create table holds_on (user_id text references users (id))`.execute(db)
    await sql`insert into holds_on values (${ana.user.id})`.execute(db)
    try {
      expect((await remove()).status).toBe(500)
      expect(await ana.call(listItineraries)).toHaveLength(1)
      expect(await db.selectFrom('conversations').selectAll().execute()).toEqual(before)
    } finally {
      await sql`drop table holds_on`.execute(db)
    }
  })
})

it('ends a reply that is being written, and keeps nothing of it', async () => {
  const gated = createGatedModel()
  const writing = await startServer({ given: { model: gated.model } })
  try {
    const person = await signIn(writing, 'Ben')
    const { sessionId } = await person.call(initConversation)
    const answer = await person.send(postChat, { body: { id: sessionId, messages: [{ id: 'm1', role: 'user', content: SECRET }] } })
    await gated.asked()
    gated.say('Lisbon it is')
    expect((await remove(person)).status).toBe(200)
    await gated.stopped
    await answer.text()
    await writing.deps.lifecycle.settled()
    expect(await everything(writing)).not.toMatch(/Lisbon it is|my secret proposal/)
  } finally {
    await writing.close()
  }
})
