import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { initConversation, listRecentConversations, readConversation, sendMessage } from '@meander/sdk/contract/chat'
import type { ConversationId } from '@meander/sdk/contract/ids'
import { createItinerary, listItineraries } from '@meander/sdk/contract/itineraries'
import { createBrowser } from '../../test/browser.ts'
import { signIn } from '../../test/sign-in.ts'
import { startServer } from '../../test/start-server.ts'
import type { Caller, TestServer } from '../../test/start-server.ts'

const GUEST = 'mdr_guest_1'

let server: TestServer
beforeEach(async () => {
  server = await startServer({ env: { LOG_LEVEL: 'silent' } })
})
afterEach(() => server.close())

/** A trip and a talk that it came from. */
async function make(caller: Caller, sessionId: ConversationId, title = 'Lisbon'): Promise<void> {
  await caller.call(sendMessage, { body: { sessionId, message: `Four days in ${title}` } })
  await caller.call(createItinerary, { body: { title, destination: title, conversationId: sessionId } })
}

async function fill(caller: Caller): Promise<void> {
  await make(caller, (await caller.call(initConversation)).sessionId)
}

const counts = async (caller: Caller) => [(await caller.call(listItineraries)).length, (await caller.call(listRecentConversations)).length]

/** At the demo account's page, with the form before it; answers what sends it. */
async function atTheForm(name: string): Promise<() => Promise<Caller>> {
  const browser = createBrowser(server.url)
  await browser.open(`/api/auth/demo?clientUserId=${GUEST}`)
  return async () => {
    await browser.submit({ entry: name })
    return server.as(null, browser.headers('/'))
  }
}

describe('two who sign in for one guest at the same moment', () => {
  it('get all or nothing: trip and talk are one person’s', async () => {
    await fill(server.as(GUEST))
    const forms = [await atTheForm('Ana'), await atTheForm('Ben'), await atTheForm('Cem')]
    const people = await Promise.all(forms.map((send) => send()))
    const held = await Promise.all(people.map(counts))
    expect(held.toSorted()).toEqual([[0, 0], [0, 0], [1, 1]])
    expect(await counts(server.as(GUEST))).toEqual([0, 0])
  })

  it('get it once where they are the same person', async () => {
    await fill(server.as(GUEST))
    const forms = [await atTheForm('Ana'), await atTheForm('Ana')]
    const [first, second] = await Promise.all(forms.map((send) => send()))
    expect(await counts(first ?? server.as(null))).toEqual([1, 1])
    expect(await counts(second ?? server.as(null))).toEqual([1, 1])
  })
})

describe('a claim that fails', () => {
  it('leaves the guest everything and signs nobody in; the next one takes all', async () => {
    const { db } = server.deps
    const guest = server.as(GUEST)
    await fill(guest)
    const send = await atTheForm('Ana')
    // What is claimed last cannot be: what was claimed before it goes back.
    await sql`alter table itineraries rename to elsewhere`.execute(db)
    let ana: Caller
    try {
      ana = await send()
    } finally {
      await sql`alter table elsewhere rename to itineraries`.execute(db)
    }
    expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('users').selectAll().execute()).toEqual([])
    await expect(ana.call(listItineraries)).resolves.toEqual([])
    expect(await counts(guest)).toEqual([1, 1])
    expect(await counts(await signIn(server, 'Ana', { clientUserId: GUEST }))).toEqual([1, 1])
  })
})

describe('a talk of the same id as one of the account’s', () => {
  it('gets another, and the trip that came from it goes on naming it', async () => {
    const id = 'home-new' as ConversationId
    const ana = await signIn(server, 'Ana')
    await make(ana, id, 'Porto')
    await make(server.as(GUEST), id, 'Lisbon')
    const again = await signIn(server, 'Ana', { clientUserId: GUEST })
    const trips = await again.call(listItineraries)
    for (const { title, conversationId } of trips) {
      const { messages } = await again.call(readConversation, { params: { id: conversationId ?? id } })
      expect(messages[0]?.text).toBe(`Four days in ${title}`)
    }
    expect(trips.map(({ title, conversationId }) => [title, conversationId === id]).toSorted()).toEqual([['Lisbon', false], ['Porto', true]])
  })
})
