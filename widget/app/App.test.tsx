import { readCurrentUser } from '@meander/sdk/contract/auth'
import { initConversation, postChat, readConversation, readRecommendations } from '@meander/sdk/contract/chat'
import { listItineraries } from '@meander/sdk/contract/itineraries'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { activity } from '../test/activities.ts'
import { chatServer, noRecommendations, SESSION } from '../test/chat-server.ts'
import { failure, type FakeServer } from '../test/fake-server.ts'
import { mountPlanner, type MountedPlanner } from '../test/mount-planner.tsx'
import { find, findAll, findSoon, type, waitFor } from '../test/queries.ts'

describe('the planner', () => {
  let server: FakeServer
  let planner: MountedPlanner

  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    localStorage.clear()
    sessionStorage.clear()
    server = chatServer().on(readCurrentUser, () => failure('not-signed-in'))
  })
  afterEach(() => planner.destroy())

  it('shows the chat by itself, adds one box and leaves nothing when destroyed', () => {
    planner = mountPlanner(server)
    expect(find(planner.root, 'textbox', 'Message').localName).toBe('textarea')
    expect(planner.box.querySelectorAll('.meander')).toHaveLength(1)
    expect(planner.root.adoptedStyleSheets.length).toBeGreaterThan(0)
    planner.handle.destroy()
    expect(planner.box.childElementCount).toBe(0)
    expect(planner.root.adoptedStyleSheets).toHaveLength(0)
  })

  it.each([
    ['Plan Your Adventure', () => planner.handle.open('plan')],
    ['Choose Your Travel Style', () => planner.handle.open('templates')],
    ['Activity TRAM', () => window.dispatchEvent(new CustomEvent('expandActivity', { detail: { activity: activity('TRAM') } }))],
  ])('keeps the conversation when %s breaks, which says so, closes, and opens anew [8.23, 2.349, 2.350]', async (name, open) => {
    planner = mountPlanner(server)
    planner.handle.open('chat')
    type(await findSoon(planner.root, 'textbox', 'Message'), 'A draft')
    vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementationOnce(() => {
      throw new Error('the ink ran out')
    })
    open()
    const broken = await findSoon(planner.root, 'dialog', 'Something went wrong')
    expect(find(broken, 'alert').textContent).toBe('Something went wrong. Please try refreshing the page.')
    findAll(broken, 'button', 'Close').at(-1)?.click()
    await waitFor(() => expect(findAll(planner.root, 'dialog')).toEqual([]))
    expect(find<HTMLTextAreaElement>(planner.root, 'textbox', 'Message').value).toBe('A draft')
    open()
    await findSoon(planner.root, 'dialog', name)
  })

  it('stores nothing, asks nothing and knows nobody before the first act', async () => {
    planner = mountPlanner(server)
    await findSoon(planner.root, 'textbox', 'Message')
    planner.box.dispatchEvent(new Event('wheel', { bubbles: true }))
    planner.box.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    expect(server.calls).toEqual([])
    expect(localStorage).toHaveLength(0)
    expect(sessionStorage).toHaveLength(0)
  })

  it('sends the same identifier with every request from the first act on [3.3, 3.5]', async () => {
    planner = mountPlanner(server)
    type(find(planner.root, 'textbox', 'Message'), 'Lisbon')
    await waitFor(() => expect(find<HTMLTextAreaElement>(planner.root, 'textbox', 'Message').value).toBe('Lisbon'))
    find(planner.root, 'button', 'Send').click()
    await waitFor(() => expect(server.callsOf(postChat)).toHaveLength(1))
    const ids = new Set(server.calls.map(({ query, body }) => query.clientUserId ?? body.clientUserId))
    expect([...ids]).toEqual([expect.stringMatching(/^mdr_/)])
  })

  it('sends what the host says as the visitor, and tells the host', async () => {
    planner = mountPlanner(server)
    planner.handle.send('Four days in Lisbon')
    await waitFor(() => expect(planner.root.querySelector('.letter .words')?.textContent).toBe('Hello.'))
    expect(planner.events).toContainEqual({ name: 'message-sent', detail: { first: true } })
  })

  it('asks for nothing again because the window is looked at, and nothing over and over [9.3, 9.4]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    try {
      planner = mountPlanner(server)
      planner.handle.send('Four days in Lisbon')
      await waitFor(() => expect(server.callsOf(readRecommendations)).toHaveLength(1))
      // What was begun comes to its end first.
      await vi.advanceTimersByTimeAsync(10_000)
      const asked = server.calls.length
      for (const name of ['focus', 'online', 'pageshow']) window.dispatchEvent(new Event(name))
      document.dispatchEvent(new Event('visibilitychange'))
      await vi.advanceTimersByTimeAsync(30 * 60_000)
      expect(server.calls.slice(asked)).toEqual([])
    } finally {
      vi.useRealTimers()
    }
  })

  it('asks where to begin in the place that the page names', () => {
    planner = mountPlanner(server, { destination: 'Rome' })
    expect(planner.root.querySelector('h1')?.textContent).toBe('Where shall we begin in Rome?')
  })

  it('begins anew on the home screen under an address of its own, keeping the other conversation [4.56]', async () => {
    planner = mountPlanner(server, { firstParty: true, route: '/' })
    planner.handle.send('Four days in Lisbon')
    ;(await findSoon(planner.root, 'button', 'New chat')).click()
    await waitFor(() => expect(planner.root.textContent).toContain('or write your own tale'))
    expect(planner.events.filter(({ name }) => name === 'navigate').map(({ detail }) => detail)).toContainEqual({ path: '/chat' })
    planner.handle.send('Rome')
    await waitFor(() => expect(server.callsOf(initConversation)).toHaveLength(2))
  })

  it('closes with a new chat what was opened beside the other conversation [4.59]', async () => {
    server.on(readRecommendations, () => ({ ...noRecommendations, recommendations: [activity('A', { title: 'Tram 28' })], shouldShowRecommendations: true }))
    planner = mountPlanner(server, { firstParty: true, route: '/' })
    planner.handle.send('Four days in Lisbon')
    ;(await findSoon(planner.root, 'button', /^Open.*Tram 28|^Tram 28/)).click()
    await findSoon(planner.root, 'dialog', 'Tram 28')
    find(planner.root, 'button', 'New chat').click()
    await waitFor(() => expect(planner.root.textContent).toContain('or write your own tale'))
    await waitFor(() => expect(findAll(planner.root, 'dialog')).toEqual([]))
  })

  it('asks the host before it leaves a screen', async () => {
    planner = mountPlanner(server)
    find(planner.root, 'button', 'View Itineraries').click()
    await waitFor(() => expect(planner.events).toContainEqual({ name: 'navigate', detail: { path: '/itineraries' } }))
  })

  it.each([
    ['an embed', { route: '/' }],
    ['the chat screen', { firstParty: true, route: '/chat' }],
    ['the home chat', { firstParty: true, route: '/' }],
  ] as const)("leaves by 'View Your Trip' in %s with the chat recorded as the current page [2.123, 2.124, 2.180]", async (_place, config) => {
    server.on(readRecommendations, () => ({ ...noRecommendations, recommendations: [activity('A'), activity('B')], shouldShowRecommendations: true }))
    planner = mountPlanner(server, config)
    planner.handle.send('What can one do in Lisbon?')
    // The home screen has no panel, but a sheet of all that was found.
    if ('firstParty' in config && config.route === '/') (await findSoon(planner.root, 'button', 'See all 2')).click()
    const button = await findSoon(planner.root, 'button', 'View Your Trip')
    sessionStorage.clear()
    button.click()
    expect({ ...sessionStorage }).toMatchObject({ currentPage: 'chat', navigationSource: 'chat' })
    expect(planner.events).not.toContainEqual({ name: 'navigate', detail: { path: '/itineraries' } })
    await waitFor(() => expect(planner.events).toContainEqual({ name: 'navigate', detail: { path: '/itineraries' } }))
    expect(sessionStorage.getItem('currentPage')).toBe('chat')
  })

  it('begins a new chat on the hosted chat screen by loading it anew [4.55]', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
    planner = mountPlanner(server, { firstParty: true, view: 'page', route: '/chat' })
    planner.handle.send('Lisbon')
    ;(await findSoon(planner.root, 'button', 'New chat')).click()
    expect(assign).toHaveBeenCalledWith('/chat')
    expect(localStorage.getItem('meander.sessionId')).toBeNull()
    assign.mockRestore()
  })

  it.each([
    ['on the hosted site', { firstParty: true, view: 'page' }],
    ['in an embed', {}],
  ] as const)('gives what is said at the address of a conversation that does not exist an address of its own, %s', async (_, where) => {
    server.on(readConversation, () => failure('not-found'))
    planner = mountPlanner(server, { ...where, route: '/chat/nosuch' })
    await findSoon(planner.root, 'alert', /does not exist/)
    type(find(planner.root, 'textbox', 'Message'), 'Lisbon')
    find(planner.root, 'button', 'Send').click()
    await waitFor(() => expect(find(planner.root, 'log').textContent).toContain('Hello.'))
    expect(findAll(planner.root, 'alert')).toEqual([])
    if ('firstParty' in where) expect(planner.events).toContainEqual({ name: 'navigate', detail: { path: `/chat/${SESSION}`, replace: true } })
    else expect(planner.handle.leave?.()).toMatchObject({ route: `/chat/${SESSION}` })
  })

  it('goes on with an earlier conversation by its address, and saves what a card offers', async () => {
    localStorage.setItem('meander.conversationHistory', JSON.stringify([{ id: 'c1', title: 'Kyoto', lastMessage: 'When?', timestamp: '2027-03-14T12:00:00Z', messageCount: 2 }]))
    server
      .on(readConversation, () => ({ messages: [{ id: '1', text: 'When?', sender: 'ai' as const, timestamp: '2027-03-14T12:00:00Z', recommendations: [activity('A')] }], preferences: {} }))
      .on(listItineraries, () => [])
    planner = mountPlanner(server)
    find(planner.root, 'button', /^Kyoto/).click()
    ;(await findSoon(planner.root, 'button', 'Save Activity A')).click()
    const dialog = await findSoon(planner.root, 'dialog', 'Save to Itinerary')
    expect(planner.events).toContainEqual({ name: 'navigate', detail: { path: '/chat/c1' } })
    find(dialog, 'button', 'Close').click()
    await waitFor(() => expect(planner.root.querySelector('dialog')).toBeNull())
  })

  it('speaks of the place that the host names while it runs', async () => {
    planner = mountPlanner(server, { destination: 'Rome' })
    await findSoon(planner.root, 'heading', 'Where shall we begin in Rome?')
    planner.handle.update({ destination: 'Porto' })
    await findSoon(planner.root, 'heading', 'Where shall we begin in Porto?')
  })

  it('follows the host to another screen, and records the chat as the current page [2.87]', async () => {
    planner = mountPlanner(server, { firstParty: true, view: 'page', route: '/nowhere/at/all' })
    await findSoon(planner.root, 'heading', 'This page is not part of the planner')
    planner.handle.update({ route: '/chat' })
    await findSoon(planner.root, 'textbox', 'Message')
    await waitFor(() => expect(sessionStorage.getItem('currentPage')).toBe('chat'))
  })
})
