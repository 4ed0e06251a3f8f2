import { readConversation } from '@meander/sdk/contract/chat'
import { readCurrentUser, renewAccessToken } from '@meander/sdk/contract/auth'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { chatServer, SESSION } from '../test/chat-server.ts'
import { rosa } from '../test/desk.ts'
import { failure, type FakeServer } from '../test/fake-server.ts'
import { mountPlanner, type MountedPlanner } from '../test/mount-planner.tsx'
import { find, findSoon, type, waitFor } from '../test/queries.ts'
import { handOver, readHandOver } from './hand-over.ts'

describe('a change of language', () => {
  let server: FakeServer
  let planner: MountedPlanner
  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
    server = chatServer()
      .on(readCurrentUser, () => failure('not-signed-in'))
      .on(readConversation, () => ({
        messages: [
          { id: 'one', text: 'Four days in Lisbon', sender: 'user', timestamp: '2027-03-01T10:00:00Z' },
          { id: 'two', text: 'Hello.', sender: 'ai', timestamp: '2027-03-01T10:00:01Z' },
        ],
        preferences: {},
      }) as never)
  })
  afterEach(() => planner.destroy())

  it('keeps the conversation, and what is being written', async () => {
    planner = mountPlanner(server)
    planner.handle.send('Four days in Lisbon')
    await waitFor(() => expect(planner.root.querySelector('.letter .words')?.textContent).toBe('Hello.'))
    type(find(planner.root, 'textbox', 'Message'), 'and then')
    const left = planner.handle.leave?.()
    planner.destroy()
    planner = mountPlanner(server, { locale: 'en-GB' }, left)
    await waitFor(() => expect(planner.root.querySelector('.letter .words')?.textContent).toBe('Hello.'))
    expect((await findSoon<HTMLTextAreaElement>(planner.root, 'textbox', 'Message')).value).toBe('and then')
    expect(server.callsOf(readConversation)[0]?.query.clientUserId).toMatch(/^mdr_/)
    expect(planner.box.querySelector<HTMLElement>('.meander')?.lang).toBe('en-GB')
  })

  it('takes the sign-in along with its end, and keeps it fresh', async () => {
    const access = { accessToken: 'bearer', expiresAt: new Date(Date.now() + 60_500).toISOString(), user: rosa }
    server.on(renewAccessToken, () => ({ ...access, accessToken: 'fresh', expiresAt: new Date(Date.now() + 900_000).toISOString() }))
    planner = mountPlanner(server, { locale: 'en-GB' }, { route: '/itineraries', acted: true, access })
    await findSoon(planner.root, 'button', 'Sign out')
    await waitFor(() => expect(server.callsOf(renewAccessToken)[0]?.headers.get('authorization')).toBe('Bearer bearer'))
    expect(server.callsOf(readCurrentUser)).toEqual([])
  })

  it('stores and asks nothing when the visitor has not acted', async () => {
    planner = mountPlanner(server)
    const left = planner.handle.leave?.()
    planner.destroy()
    planner = mountPlanner(server, { locale: 'en-GB' }, left)
    await findSoon(planner.root, 'textbox', 'Message')
    expect(server.calls).toEqual([])
    expect(localStorage).toHaveLength(0)
  })

  it('stays on the screen that is shown, and reads nothing that no planner left', () => {
    planner = mountPlanner(server)
    const config = { firstParty: false }
    const access = { accessToken: 'bearer', expiresAt: '2027-01-05T10:15:00Z', user: rosa }
    expect(handOver({ route: '/itineraries', acted: true, access: null, sessionId: SESSION, config }).route).toBe('/itineraries')
    expect(handOver({ route: '/', acted: true, access, sessionId: null, config })).toEqual({ route: '/', acted: true, access })
    expect(readHandOver({ route: 7 })).toBeNull()
    expect(readHandOver('a page')).toBeNull()
  })
})
