import { renewAccessToken, type AccessToken } from '@meander/sdk/contract/auth'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { desk, rosa, type Desk } from '../../test/desk.ts'
import { failure, fakeServer, type FakeServer } from '../../test/fake-server.ts'
import { keepBearer, recallUser, type Keeping } from './keep-bearer.ts'

const MINUTE = 60_000
const access = (accessToken: string): AccessToken => ({ accessToken, expiresAt: new Date(Date.now() + 15 * MINUTE).toISOString(), user: rosa })

describe('the bearer of an embed', () => {
  let server: FakeServer
  let at: Desk
  let keeping: Keeping

  beforeEach(() => {
    vi.useFakeTimers()
    vi.spyOn(console, 'error').mockImplementation(() => {})
    localStorage.clear()
    server = fakeServer().on(renewAccessToken, () => access('second'))
    at = desk(server)
    keeping = keepBearer({ ...at, clock: () => new Date() })
    at.$access.set(access('first'))
    at.session.enter(rosa)
  })
  afterEach(() => {
    keeping.stop()
    at.destroy()
    vi.useRealTimers()
  })
  const state = () => [at.$token.get(), at.session.$mode.get(), at.session.$asked.get()]

  it('stays in memory, and is renewed before its end, again and again', async () => {
    expect(JSON.stringify({ ...localStorage })).not.toContain('first')
    await vi.advanceTimersByTimeAsync(14 * MINUTE)
    expect(state()).toEqual(['second', 'authenticated', false])
    expect(server.callsOf(renewAccessToken)[0]).toMatchObject({ credentials: 'include' })
    expect(server.callsOf(renewAccessToken)[0]?.headers.get('authorization')).toBe('Bearer first')
    await vi.advanceTimersByTimeAsync(14 * MINUTE)
    expect(server.callsOf(renewAccessToken)).toHaveLength(2)
  })

  it('is over when the server refuses to renew it: what is open stays, and signing in again is offered', async () => {
    server.on(renewAccessToken, () => failure('not-signed-in'))
    await vi.advanceTimersByTimeAsync(14 * MINUTE)
    expect(state()).toEqual([null, 'guest', 'again'])
    // Whose lists are open: until it is decided who goes on.
    expect(at.session.$user.get()).not.toBeNull()
    at.session.continueAsGuest()
    expect(at.session.$user.get()).toBeNull()
  })

  it('is asked for again while there is no network, and given up at its end only', async () => {
    const down = () => {
      throw new TypeError('Failed to fetch')
    }
    server.on(renewAccessToken, down)
    await vi.advanceTimersByTimeAsync(14 * MINUTE + 20_000)
    expect(state()).toEqual(['first', 'authenticated', false])
    server.on(renewAccessToken, () => access('second'))
    await vi.advanceTimersByTimeAsync(5000)
    expect(at.$token.get()).toBe('second')
    server.on(renewAccessToken, down)
    await vi.advanceTimersByTimeAsync(14 * MINUTE)
    expect(state()).toEqual(['second', 'authenticated', false])
    await vi.advanceTimersByTimeAsync(70_000)
    expect(state()).toEqual([null, 'guest', 'again'])
  })

  it('is known again by the browser on the next page, without a bearer to show', async () => {
    at.$access.set(null)
    expect([await recallUser(at.api, at.$access, [at.local, at.tab]), at.$token.get()]).toEqual([rosa, 'second'])
    at.$access.set(null)
    const [asked] = server.callsOf(renewAccessToken)
    expect([asked?.credentials, asked?.headers.get('authorization')]).toEqual(['include', null])
    localStorage.setItem('meander.dayPlans', '[]')
    sessionStorage.setItem('extractedDates_1', '{}')
    server.on(renewAccessToken, () => failure('internal'))
    await expect(recallUser(at.api, at.$access, [at.local, at.tab])).rejects.toMatchObject({ status: 500 })
    expect([localStorage.getItem('meander.dayPlans'), sessionStorage.getItem('extractedDates_1')]).toEqual(['[]', '{}'])
    server.on(renewAccessToken, () => failure('not-signed-in'))
    expect([await recallUser(at.api, at.$access, [at.local, at.tab]), at.$token.get()]).toEqual([null, null])
    // Nothing of who was here stays.
    expect([localStorage.getItem('meander.dayPlans'), sessionStorage.getItem('extractedDates_1')]).toEqual([null, null])
  })

  it('is let alone once nobody is signed in, or the planner is gone', async () => {
    at.session.left()
    await vi.advanceTimersByTimeAsync(20 * MINUTE)
    at.$access.set(access('third'))
    keeping.stop()
    await vi.advanceTimersByTimeAsync(20 * MINUTE)
    expect(server.callsOf(renewAccessToken)).toEqual([])
  })
})
