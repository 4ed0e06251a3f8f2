import { readRecommendations } from '@meander/sdk/contract/chat'
import { atom } from 'nanostores'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Api } from '../../api/client.ts'
import { activity } from '../../test/activities.ts'
import { SESSION } from '../../test/chat-server.ts'
import { createPanel } from './panel.ts'

const answer = (shown: boolean) => ({
  recommendations: [activity('A')],
  shouldShowRecommendations: shown,
  preferences: { destination: 'My Trip' },
  extractedDates: { destination: null, startDate: null, endDate: null, duration: null },
})
const asked = { sessionId: SESSION, message: 'Lisbon' }

describe('the activities panel', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  function setUp(reply: () => unknown = () => answer(true)) {
    const $loading = atom(false)
    const api = { call: (endpoint: unknown) => (expect(endpoint).toBe(readRecommendations), Promise.resolve().then(reply)) } as unknown as Api
    return { panel: createPanel({ api, $loading }), $loading, signal: new AbortController().signal }
  }

  it.each(['What activities are there?', 'Recommend something', 'What can we do', 'We visit my aunt', 'Plan it'])('says that it is looking 300 ms after %j [4.53]', (message) => {
    const { panel } = setUp()
    panel.expect(message)
    vi.advanceTimersByTime(299)
    expect(panel.$panel.get().state).toBe('hidden')
    vi.advanceTimersByTime(1)
    expect(panel.$panel.get().state).toBe('loading')
  })

  it('says nothing of the kind after other messages [4.54]', () => {
    const { panel } = setUp()
    panel.expect('In the spring, three of us')
    vi.advanceTimersByTime(10_000)
    expect(panel.$panel.get().state).toBe('hidden')
  })

  it('opens for a search that lasts, whatever was asked', () => {
    const { panel, $loading } = setUp()
    panel.expect('In the spring, three of us')
    $loading.set(true)
    panel.search()
    vi.advanceTimersByTime(299)
    expect(panel.$panel.get().state).toBe('hidden')
    panel.search()
    vi.advanceTimersByTime(1)
    expect(panel.$panel.get().state).toBe('loading')
  })

  it.each(['In the spring, three of us', 'Plan it'])('says that it is looking while a reply is loading, whatever was asked: %j [4.52]', async (message) => {
    const { panel, $loading, signal } = setUp()
    panel.expect(message)
    $loading.set(true)
    panel.arrive([activity('A')], 'Lisbon')
    expect(panel.$panel.get()).toEqual({ state: 'loading', activities: [activity('A')] })
    $loading.set(false)
    const asking = panel.ask(asked, signal)
    expect(panel.$panel.get().state).toBe('loading')
    await asking
    expect(panel.$panel.get().state).toBe('ready')
  })

  it('stays, and says that it is looking, when one goes on with the conversation: the page keeps its measures [4.50, 4.52]', async () => {
    const { panel, $loading, signal } = setUp()
    await panel.ask(asked, signal)
    panel.expect('In the spring, three of us')
    $loading.set(true)
    expect(panel.$panel.get()).toEqual({ state: 'loading', activities: [] })
    $loading.set(false)
    const asking = panel.ask(asked, signal)
    expect(panel.$panel.get().state).toBe('loading')
    await asking
    expect(panel.$panel.get().state).toBe('ready')
    panel.close()
    expect(panel.$panel.get().state).toBe('hidden')
  })

  it('goes when the answer has nothing to show, and when there is none', async () => {
    const replies = [answer(true), answer(false), answer(true)]
    const { panel, $loading, signal } = setUp(() => replies.shift())
    await panel.ask(asked, signal)
    panel.expect('Thank you')
    $loading.set(true)
    $loading.set(false)
    await panel.ask(asked, signal)
    expect(panel.$panel.get().state).toBe('hidden')
    await panel.ask(asked, signal)
    panel.expect('Thank you')
    $loading.set(true)
    $loading.set(false)
    expect(panel.$panel.get().state).toBe('hidden')
  })

  it('does not come back with the cards of a reply during which it was closed [2.125]', () => {
    const { panel, $loading } = setUp()
    panel.expect('In the spring')
    $loading.set(true)
    panel.arrive([activity('A')], null)
    expect(panel.$panel.get().state).toBe('loading')
    panel.close()
    panel.arrive([activity('A'), activity('B')], null)
    expect(panel.$panel.get().state).toBe('hidden')
  })

  it('keeps what has come of a reply that was stopped', () => {
    const { panel, $loading } = setUp()
    panel.expect('In the spring')
    $loading.set(true)
    panel.arrive([activity('A')], 'Lisbon')
    $loading.set(false)
    expect(panel.$panel.get()).toEqual({ state: 'ready', activities: [activity('A')], destination: 'Lisbon' })
  })

  it('shows what was recommended, without the name of a trip that has none [2.122]', async () => {
    const { panel, signal } = setUp()
    await panel.ask(asked, signal)
    expect(panel.$panel.get()).toEqual({ state: 'ready', activities: [activity('A')], destination: null })
  })

  it('stays away when the service says that there is nothing to show', async () => {
    const { panel, signal } = setUp(() => answer(false))
    await panel.ask(asked, signal)
    expect(panel.$panel.get().state).toBe('hidden')
  })

  it('closes while it is looking, and what is found for that message does not open it again [2.125]', async () => {
    const { panel, $loading, signal } = setUp()
    panel.expect('Plan it')
    $loading.set(true)
    vi.advanceTimersByTime(300)
    panel.close()
    expect(panel.$panel.get().state).toBe('hidden')
    $loading.set(false)
    await panel.ask(asked, signal)
    expect(panel.$panel.get().state).toBe('hidden')

    panel.expect('Plan another')
    await panel.ask(asked, signal)
    expect(panel.$panel.get().state).toBe('ready')
  })

  it('does not name the place of the conversation before, when nothing came for the new one [4.49, 4.58]', async () => {
    const replies = [{ ...answer(true), preferences: { destination: 'Lisbon' } }]
    const { panel, signal } = setUp(() => replies.shift() ?? Promise.reject(new Error('down')))
    await panel.ask(asked, signal)
    expect(panel.$panel.get()).toMatchObject({ destination: 'Lisbon' })
    panel.expect('More of it')
    await panel.ask(asked, signal)
    expect(panel.$panel.get()).toEqual({ state: 'ready', activities: [], destination: 'Lisbon' })
    panel.clear()
    await panel.ask(asked, signal)
    expect(panel.$panel.get()).toEqual({ state: 'ready', activities: [], destination: null })
  })
})
