import { readCurrentUser, type AccessToken, type User } from '@meander/sdk/contract/auth'
import { AUTH_METHOD } from '@meander/sdk/contract/who-is-here'
import type { UserId } from '@meander/sdk/contract/ids'
import { atom } from 'nanostores'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listItineraries } from '@meander/sdk/contract/itineraries'
import type { Api } from '../../api/client.ts'
import { createApi } from '../../api/create-api.ts'
import { createStorage } from '../../kit/storage.ts'
import { failure, fakeServer, type FakeServer } from '../../test/fake-server.ts'
import { createSession, type Session } from './session.ts'

const ines: User = { id: 'u1' as UserId, name: 'Inês', email: null }
const method = () => localStorage.getItem(AUTH_METHOD)

describe('who the visitor is', () => {
  let server: FakeServer
  let session: Session
  let api: Api
  const $access = atom<AccessToken | null>(null)

  beforeEach(() => {
    vi.useFakeTimers()
    vi.spyOn(console, 'error').mockImplementation(() => {})
    localStorage.clear()
    $access.set(null)
    server = fakeServer().on(readCurrentUser, () => ines)
  })
  afterEach(() => {
    session.destroy()
    vi.useRealTimers()
  })

  function setUp() {
    const origin = 'https://meander.test'
    api = createApi({ origin, pageOrigin: origin, clientUserId: () => null, $token: atom(null), refused: () => session.lose(), fetch: server.fetch })
    session = createSession({
      api,
      storage: createStorage(() => localStorage),
      $access,
    })
    return session
  }
  const settle = () => vi.advanceTimersByTimeAsync(1)
  /** A server that takes its time. */
  function slowly() {
    let answer = (_user: User) => {}
    server.on(readCurrentUser, () => new Promise<User>((resolve) => (answer = resolve)))
    return (user: User) => answer(user)
  }

  it('is a guest at first, in memory only [4.2]', () => {
    expect(setUp().$mode.get()).toBe('guest')
    expect(localStorage).toHaveLength(0)
  })

  it('stays a guest whose storage says so, without asking [4.3, 4.8, 7.11]', async () => {
    localStorage.setItem(AUTH_METHOD, 'guest')
    setUp().begin()
    await settle()
    expect(session.$mode.get()).toBe('guest')
    expect(server.calls).toEqual([])
  })

  it.each([null, 'authenticated'])('is pending while it asks, with %j stored [4.9]', async (stored) => {
    if (stored) localStorage.setItem(AUTH_METHOD, stored)
    setUp().begin()
    expect(session.$mode.get()).toBe('pending')
    await settle()
    expect([session.$mode.get(), session.$user.get(), method()]).toEqual(['authenticated', ines, 'authenticated'])
  })

  it('is authenticated when there is a user, and stores so [4.4, 4.5, 3.9, 3.11]', async () => {
    setUp().begin()
    await settle()
    expect(session.$mode.get()).toBe('authenticated')
    expect(method()).toBe('authenticated')
  })

  it.each([
    ['a 401', () => failure('not-signed-in')],
    ['an empty value', () => new Response('')],
    ['null', () => Response.json(null)],
    ['nobody', () => Response.json({})],
  ])('is a guest after %s, and stores so [4.6, 4.7, 7.10]', async (_name, answer) => {
    server.on(readCurrentUser, answer)
    setUp().begin()
    await settle()
    expect([session.$mode.get(), method()]).toEqual(['guest', 'guest'])
  })

  it('asks once [7.9]', async () => {
    server.on(readCurrentUser, () => failure('internal'))
    setUp().begin()
    session.begin()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(server.callsOf(readCurrentUser)).toHaveLength(1)
  })

  it('falls back to guest after 500 ms of waiting, not sooner [4.15, 4.16, 9.16]', async () => {
    slowly()
    setUp().begin()
    await vi.advanceTimersByTimeAsync(499)
    expect(session.$mode.get()).toBe('pending')
    await vi.advanceTimersByTimeAsync(1)
    expect([session.$mode.get(), method()]).toEqual(['guest', 'guest'])
  })

  it('is the user after all when the answer comes later [4.17]', async () => {
    const answer = slowly()
    setUp().begin()
    await vi.advanceTimersByTimeAsync(900)
    answer(ines)
    await settle()
    expect([session.$mode.get(), method()]).toEqual(['authenticated', 'authenticated'])
  })

  it('is a guest for now only where no answer came, and asks again on the next page', async () => {
    slowly()
    setUp().begin()
    await vi.advanceTimersByTimeAsync(500)
    expect([session.$mode.get(), session.isUnsure(), method()]).toEqual(['guest', true, 'guest'])
    session.destroy()
    server.on(readCurrentUser, () => ines)
    setUp().begin()
    await settle()
    expect([session.$mode.get(), session.isUnsure()]).toEqual(['authenticated', false])
  })

  it('is a guest for good once the server says so, however late', async () => {
    let refuse = (_answer: Response) => {}
    server.on(readCurrentUser, () => new Promise<Response>((resolve) => (refuse = resolve)))
    setUp().begin()
    await vi.advanceTimersByTimeAsync(900)
    refuse(failure('not-signed-in'))
    await settle()
    expect([session.$mode.get(), session.isUnsure()]).toEqual(['guest', false])
  })

  it('goes on as a guest by choice [4.10, 4.11]', () => {
    setUp().signIn()
    session.continueAsGuest()
    expect([session.$mode.get(), session.$asked.get(), method()]).toEqual(['guest', false, 'guest'])
  })

  it('is pending on the way out, with nothing stored [4.12, 4.13]', async () => {
    setUp().begin()
    await settle()
    session.leave()
    expect([method(), session.$mode.get()]).toEqual([null, 'pending'])
  })

  it('says that the sign-in has ended when the server refuses a call that was made under it', async () => {
    setUp().begin()
    await settle()
    server.on(listItineraries, () => failure('not-signed-in'))
    await expect(api.call(listItineraries, {})).rejects.toMatchObject({ code: 'not-signed-in' })
    expect([session.$mode.get(), session.$asked.get()]).toEqual(['guest', 'again'])
  })

  it('says that the sign-in has ended where a planner begins within a page, and keeps what there is until it is decided who goes on', async () => {
    localStorage.setItem(AUTH_METHOD, 'authenticated')
    server.on(readCurrentUser, () => failure('not-signed-in'))
    setUp().begin()
    await settle()
    expect([session.$mode.get(), session.$asked.get(), method()]).toEqual(['guest', 'again', 'authenticated'])
    session.continueAsGuest()
    expect([session.$asked.get(), method()]).toEqual([false, 'guest'])
  })

  describe('on a page of another origin that was loaded anew', () => {
    const back = (recall: () => Promise<User | null>) => {
      localStorage.setItem(AUTH_METHOD, 'authenticated')
      setUp()
      session.destroy()
      session = createSession({ api, storage: createStorage(() => localStorage), $access, recall })
      session.begin()
      return settle()
    }

    it('is who the browser knows', async () => {
      await back(async () => ines)
      expect([session.$mode.get(), session.$user.get(), session.$asked.get(), server.calls]).toEqual(['authenticated', ines, false, []])
    })

    it('says that the sign-in has ended where the browser knows nobody any more, once', async () => {
      await back(async () => null)
      expect([session.$mode.get(), session.$asked.get(), method()]).toEqual(['guest', 'again', 'guest'])
    })

    it('neither asks for whoever was never signed in, which could but be refused, nor says anything', async () => {
      const recall = vi.fn(async () => null)
      setUp()
      session.destroy()
      session = createSession({ api, storage: createStorage(() => localStorage), $access, recall })
      server.on(readCurrentUser, () => failure('not-signed-in'))
      session.begin()
      await settle()
      expect([session.$mode.get(), session.$asked.get(), recall.mock.calls, server.calls]).toEqual(['guest', false, [], []])
    })

    it('says nothing of an end where the server cannot be reached', async () => {
      await back(() => Promise.reject(new TypeError('Failed to fetch')))
      expect([session.$mode.get(), session.$asked.get()]).toEqual(['guest', false])
    })
  })

  it('keeps nothing of a bearer once signed out', () => {
    $access.set({ accessToken: 'first', expiresAt: '2027-01-05T10:15:00Z', user: ines })
    setUp().enter(ines)
    session.begin()
    expect([session.$mode.get(), server.calls]).toEqual(['authenticated', []])
    session.left()
    expect([$access.get(), session.$mode.get(), session.$asked.get()]).toEqual([null, 'guest', false])
  })

  it('forgets a stored guest when a sign-in is complete, and asks anew [4.23]', async () => {
    localStorage.setItem(AUTH_METHOD, 'guest')
    setUp().begin()
    session.completeByCookie()
    expect(method()).toBeNull()
    await settle()
    expect(session.$mode.get()).toBe('authenticated')
  })
})
