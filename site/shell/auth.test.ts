import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { User } from '@meander/sdk/contract/auth'
import { createAuth } from './auth.ts'

const anna = { id: 'user-1', name: 'Anna', email: null } as User

function setUp(stored: string | null, readUser: () => Promise<User | null>) {
  const kept = new Map<string, string>(stored ? [['authMethod', stored]] : [])
  const visited: string[] = []
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  const calls = vi.fn(readUser)
  const others: (() => void)[] = []
  const said: (string | User | null)[] = []
  const findings: ((user: User | null) => void)[] = []
  const server = { endSession: async () => {} }
  const auth = createAuth({
    storage,
    readUser: calls,
    navigate: (path) => void visited.push(path),
    endSession: () => server.endSession(),
    leave: (path, farewell) => void visited.push(`${path} ${farewell}`),
    farewell: null,
    signInAddress: () => '/api/login',
    forget: () => kept.clear(),
    word: { say: () => void said.push('signed out'), hear: (then) => void others.push(() => then(null)) },
    here: { say: (user) => void said.push(user), hear: (then) => void findings.push(then) },
  })
  return { auth, kept, visited, calls, said, server, signOutElsewhere: () => others.forEach((then) => then()), hear: (user: User | null) => findings.forEach((then) => then(user)) }
}

describe('the auth mode of the site', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is guest at first [4.2]', () => {
    expect(setUp(null, async () => null).auth.read().mode).toBe('guest')
  })

  it('stays guest without asking when storage says guest [4.3, 4.8, 7.11]', () => {
    const { auth, calls } = setUp('guest', async () => anna)
    auth.start()
    expect(auth.read()).toMatchObject({ mode: 'guest', settled: true })
    expect(calls).not.toHaveBeenCalled()
  })

  it.each([null, 'authenticated'])('is pending while the user is asked for, with %s stored [4.9]', (stored) => {
    const { auth } = setUp(stored, () => new Promise(() => {}))
    auth.start()
    expect(auth.read().mode).toBe('pending')
  })

  it.each([null, '', 'guest', 'pending', 'authenticated', 'admin', '{"mode":"root"}'])('is one of three, whatever is stored: %s [4.1]', async (stored) => {
    const { auth } = setUp(stored, async () => null)
    const modes = [auth.read().mode]
    auth.start()
    modes.push(auth.read().mode)
    await vi.advanceTimersByTimeAsync(1000)
    modes.push(auth.read().mode)
    expect(modes.filter((mode) => !['guest', 'pending', 'authenticated'].includes(mode))).toEqual([])
    expect(modes.at(-1)).toBe('guest')
  })

  it('becomes authenticated with a user, and stores it [4.4, 4.5, 3.11]', async () => {
    const { auth, kept } = setUp(null, async () => anna)
    auth.start()
    await vi.advanceTimersByTimeAsync(0)
    expect(auth.read()).toMatchObject({ mode: 'authenticated', user: anna })
    expect(kept.get('authMethod')).toBe('authenticated')
  })

  it.each([['nobody', async () => null], ['an error', async () => Promise.reject(new Error('down'))]])(
    'becomes guest when the call ends with %s, and stores it [4.6, 4.7, 7.10]',
    async (_, readUser) => {
      const { auth, kept, calls } = setUp('authenticated', readUser)
      auth.start()
      await vi.advanceTimersByTimeAsync(0)
      expect(auth.read().mode).toBe('guest')
      expect(kept.get('authMethod')).toBe('guest')
      await vi.advanceTimersByTimeAsync(60_000)
      expect(calls).toHaveBeenCalledTimes(1)
    },
  )

  it('falls back to guest after 500 ms of pending, not sooner, and stores it [4.15, 4.16, 9.16]', async () => {
    const { auth, kept } = setUp(null, () => new Promise(() => {}))
    auth.start()
    await vi.advanceTimersByTimeAsync(499)
    expect(auth.read().mode).toBe('pending')
    await vi.advanceTimersByTimeAsync(1)
    expect(auth.read().mode).toBe('guest')
    expect(kept.get('authMethod')).toBe('guest')
  })

  it('still takes a user who is found after the fallback [4.17]', async () => {
    const { auth } = setUp(null, () => new Promise((resolve) => setTimeout(() => resolve(anna), 900)))
    auth.start()
    await vi.advanceTimersByTimeAsync(900)
    expect(auth.read().mode).toBe('authenticated')
  })

  it('keeps the choice to continue as a guest [4.10, 4.11]', async () => {
    const { auth, kept } = setUp(null, async () => null)
    await auth.continueAsGuest()
    expect(auth.read().mode).toBe('guest')
    expect(kept.get('authMethod')).toBe('guest')
  })

  it('signs out by leaving for the logout path, and tells the other tabs [4.12, 4.13, 4.14, 2.14]', async () => {
    const { auth, kept, visited, said } = setUp('authenticated', async () => anna)
    await auth.signOut()
    expect(auth.read()).toMatchObject({ mode: 'pending', asks: 'left' })
    expect(kept.has('authMethod')).toBe(false)
    expect([visited, said]).toEqual([['/api/auth/logout signed-out'], ['signed out']])
  })

  it('stays signed in, and says so, where the server does not hear of it', async () => {
    const { auth, kept, visited, said, server } = setUp('authenticated', async () => anna)
    void auth.start()
    await vi.advanceTimersByTimeAsync(0)
    server.endSession = () => Promise.reject(new TypeError('Failed to fetch'))
    await auth.signOut()
    expect(auth.read()).toMatchObject({ mode: 'authenticated', user: anna, told: 'still-in' })
    expect([kept.get('authMethod'), visited, said]).toEqual(['authenticated', [], [anna]])
    auth.hush()
    expect(auth.read().told).toBeNull()
  })

  it('keeps nothing of who signed out in another tab, and asks how to go on', async () => {
    const { auth, kept, signOutElsewhere } = setUp('authenticated', async () => anna)
    kept.set('meander.conversationHistory', 'Rome')
    void auth.start()
    await vi.advanceTimersByTimeAsync(0)
    signOutElsewhere()
    expect(auth.read()).toMatchObject({ mode: 'guest', user: null, asks: 'left-elsewhere' })
    expect([...kept]).toEqual([['authMethod', 'guest']])
    void auth.continueAsGuest()
    expect(auth.read().asks).toBeNull()
  })

  it('takes no answer of before a sign-out for somebody who is here', async () => {
    const { auth, signOutElsewhere } = setUp('authenticated', () => new Promise((resolve) => setTimeout(() => resolve(anna), 100)))
    void auth.start()
    signOutElsewhere()
    await vi.advanceTimersByTimeAsync(1000)
    expect(auth.read()).toMatchObject({ mode: 'guest', user: null })
  })

  it.each([0, 900])('says that a sign-in has ended, and keeps nothing of it, also where the answer takes %i ms', async (wait) => {
    const { auth, kept } = setUp('authenticated', () => new Promise((resolve) => setTimeout(() => resolve(null), wait)))
    kept.set('meander.dayPlans', '[]')
    void auth.start()
    await vi.advanceTimersByTimeAsync(wait)
    expect(auth.read()).toMatchObject({ mode: 'guest', asks: 'ended' })
    expect([...kept]).toEqual([['authMethod', 'guest']])
  })

  it.each([['to whoever was never signed in', null, false], ['where the server cannot be reached', 'authenticated', true]])('says nothing of an end %s', async (_, stored, fails) => {
    const { auth } = setUp(stored, () => (fails ? Promise.reject(new Error('down')) : Promise.resolve(null)))
    void auth.start()
    await vi.advanceTimersByTimeAsync(0)
    expect(auth.read()).toMatchObject({ mode: 'guest', asks: null })
  })

  it('asks again on the next page where the answer had not come, and so finds who is here', async () => {
    const { auth, kept } = setUp('authenticated', () => new Promise(() => {}))
    void auth.start()
    await vi.advanceTimersByTimeAsync(500)
    expect(kept.get('authMethod')).toBe('guest')
    const next = setUp(null, async () => anna)
    for (const [key, value] of kept) next.kept.set(key, value)
    void next.auth.start()
    await vi.advanceTimersByTimeAsync(0)
    expect([next.auth.read().mode, [...next.kept]]).toEqual(['authenticated', [['authMethod', 'authenticated']]])
  })

  it('does not ask again once a slow server has said that nobody is here', async () => {
    const { auth, kept } = setUp(null, () => new Promise((resolve) => setTimeout(() => resolve(null), 900)))
    void auth.start()
    await vi.advanceTimersByTimeAsync(900)
    expect([...kept]).toEqual([['authMethod', 'guest']])
  })

  it('tells who was found, and takes whom another page has found or given up', async () => {
    const late = setUp(null, () => new Promise((resolve) => setTimeout(() => resolve(anna), 900)))
    void late.auth.start()
    await vi.advanceTimersByTimeAsync(900)
    expect(late.said).toEqual([anna])
    const { auth, hear, said } = setUp('guest', async () => null)
    void auth.start()
    hear(anna)
    expect([auth.read(), said]).toMatchObject([{ mode: 'authenticated', user: anna }, []])
    hear(null)
    expect(auth.read()).toMatchObject({ mode: 'guest', user: null, asks: null })
  })

  it('ends an open sign-in with the choice to be a guest, keeps nothing of it, and tells the other pages', async () => {
    const { auth, kept, said, server } = setUp('authenticated', () => new Promise((resolve) => setTimeout(() => resolve(anna), 900)))
    kept.set('meander.conversationHistory', 'Rome')
    void auth.start()
    await vi.advanceTimersByTimeAsync(500)
    server.endSession = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await auth.continueAsGuest()).toBe(false)
    expect([auth.read().told, kept.get('meander.conversationHistory')]).toEqual(['still-in', 'Rome'])
    const ended = (server.endSession = vi.fn(async () => {}))
    expect(await auth.continueAsGuest()).toBe(true)
    await vi.advanceTimersByTimeAsync(900)
    expect(ended).toHaveBeenCalledTimes(1)
    expect([auth.read().mode, [...kept], said]).toEqual(['guest', [['authMethod', 'guest']], ['signed out']])
  })

  it('forgets a stored guest on the way to a sign-in [4.23, 2.21]', () => {
    const { auth, kept, visited } = setUp('guest', async () => null)
    auth.signIn()
    expect(kept.has('authMethod')).toBe(false)
    expect(visited).toEqual(['/api/login'])
  })
})
