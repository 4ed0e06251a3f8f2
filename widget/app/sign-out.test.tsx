import { readCurrentUser, renewAccessToken, signOut as endSession } from '@meander/sdk/contract/auth'
import { listItineraries } from '@meander/sdk/contract/itineraries'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chatServer } from '../test/chat-server.ts'
import { rosa } from '../test/desk.ts'
import { type FakeServer } from '../test/fake-server.ts'
import { mountPlanner, type MountedPlanner } from '../test/mount-planner.tsx'
import { find, findSoon, type, waitFor } from '../test/queries.ts'

const SECRET = 'Four days in Lisbon with my secret love'
const kept = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])

describe('signing out', () => {
  let server: FakeServer
  let planner: MountedPlanner
  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
    // An embed's page was loaded anew: its visitor is known from before.
    localStorage.setItem('authMethod', 'authenticated')
    server = chatServer()
      .on(readCurrentUser, () => rosa)
      .on(renewAccessToken, () => ({ accessToken: 'bearer', expiresAt: new Date(Date.now() + 900_000).toISOString(), user: rosa }))
      .on(listItineraries, () => [])
      .on(endSession, () => ({ success: true as const }))
  })
  afterEach(() => planner.destroy())

  /** Something said, something begun, and the list of journeys with its button. */
  async function writeAndGo(): Promise<HTMLElement> {
    planner.handle.send(SECRET)
    await waitFor(() => expect(planner.root.querySelector('.letter .words')?.textContent).toBe('Hello.'))
    type(find(planner.root, 'textbox', 'Message'), 'and by the way, SECRET')
    await waitFor(() => expect(localStorage.getItem('meander.conversationHistory')).toContain(SECRET))
    planner.handle.open('itineraries')
    return findSoon(planner.root, 'button', 'Sign out')
  }

  it('of an embed leaves nothing of the person in this browser, and what the page itself keeps', async () => {
    localStorage.setItem('blog-theme', 'dark')
    localStorage.setItem('chat-with-us', 'open')
    sessionStorage.setItem('extractedDates_1', '{"destination":"Lisbon"}')
    planner = mountPlanner(server)
    const button = await writeAndGo()
    const before = localStorage.getItem('meander.clientUserId')
    button.click()
    await findSoon(planner.root, 'button', 'Sign in')
    expect(server.callsOf(endSession)).toHaveLength(1)
    const stored = kept()
    for (const word of ['secret', 'SECRET', 'Lisbon', String(before)]) expect(stored).not.toContain(word)
    expect(localStorage).toMatchObject({ 'blog-theme': 'dark', 'chat-with-us': 'open', authMethod: 'guest' })
    expect(planner.root.textContent).not.toContain(SECRET)
    planner.handle.update({ route: '/' })
    const composer = await findSoon<HTMLTextAreaElement>(planner.root, 'textbox', 'Message')
    expect([composer.value, planner.root.textContent?.includes(SECRET)]).toEqual(['', false])
  })

  it('of the hosted site goes to the logout path with nothing left behind [2.14, 4.12, 4.14]', async () => {
    const left: string[] = []
    vi.stubGlobal('location', { ...location, origin: 'https://meander.test', pathname: '/itineraries', search: '', assign: (address: string) => left.push(address) })
    planner = mountPlanner(server, { firstParty: true })
    const button = await writeAndGo()
    button.click()
    await waitFor(() => expect(left).toEqual(['https://meander.test/api/auth/logout']))
    // A late word of the page that is being left.
    localStorage.setItem('meander.conversationHistory', SECRET)
    window.dispatchEvent(new Event('pagehide'))
    expect(server.callsOf(endSession)).toHaveLength(1)
    expect({ ...localStorage }).toEqual({})
    // The next page says how it ended, of nobody in particular.
    expect({ ...sessionStorage }).toEqual({ toldOnce: 'signed-out' })
    vi.unstubAllGlobals()
  })

  it.each([false, true])('changes nothing, and says so, where the server does not hear of it; hosted: %s', async (firstParty) => {
    planner = mountPlanner(server, { firstParty })
    const button = await writeAndGo()
    server.on(endSession, () => Promise.reject(new TypeError('Failed to fetch')))
    vi.spyOn(console, 'error').mockImplementation(() => {})
    button.click()
    await waitFor(() => expect(planner.root.textContent).toContain('Still signed in'))
    expect(localStorage).toMatchObject({ authMethod: 'authenticated', 'meander.conversationHistory': expect.stringContaining(SECRET) })
    find(planner.root, 'button', 'Sign out')
  })

  it('in one planner drops the conversation in every other of the browser, and what it would write down', async () => {
    planner = mountPlanner(server)
    const button = await writeAndGo()
    const other = mountPlanner(server)
    try {
      other.handle.send(SECRET)
      await waitFor(() => expect(other.root.querySelector('.letter .words')?.textContent).toBe('Hello.'))
      button.click()
      await waitFor(() => expect(other.root.textContent).toContain('In another tab, and so in this one.'))
      expect(other.root.textContent).not.toContain(SECRET)
      other.handle.send('Something else')
      await waitFor(() => expect(localStorage.getItem('meander.conversationHistory')).toContain('Something else'))
      expect([kept(), localStorage.getItem('authMethod')]).toEqual([expect.not.stringContaining('secret'), 'guest'])
    } finally {
      other.destroy()
    }
  })

  it('leaves no way to a letter that is not here any more', async () => {
    planner = mountPlanner(server)
    const button = await writeAndGo()
    await waitFor(() => expect(planner.root.textContent).toContain('Go on with your letter'))
    button.click()
    await findSoon(planner.root, 'button', 'Sign in')
    expect(planner.root.textContent).not.toContain('Go on with your letter')
  })
})
