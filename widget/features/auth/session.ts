import { POPUP, readCurrentUser, renewAccessToken, type AccessToken, type User } from '@meander/sdk/contract/auth'
import { atom, type ReadableAtom, type WritableAtom } from 'nanostores'
import type { Api } from '../../api/client.ts'
import { ApiError } from '../../api/request-errors.ts'
import type { SafeStorage } from '../../kit/storage.ts'

export const AUTH_METHOD_KEY = 'authMethod'
/** A bearer is exchanged for a fresh one this long before its end. */
const RENEW_BEFORE_MS = 60_000
/** A renewal that did not reach the server is tried again so much later. */
const RENEW_AGAIN_MS = 5000

export type AuthMode = 'guest' | 'pending' | 'authenticated'

interface SessionDeps {
  api: Api
  storage: SafeStorage
  /** The bearer of an embed. Memory only. */
  $token: WritableAtom<string | null>
  clock?: () => Date
}

export interface Session {
  $mode: ReadableAtom<AuthMode>
  $user: ReadableAtom<User | null>
  /** Whether the sign-in dialog is wanted; 'again': the sign-in has ended while it was in use. */
  $asked: ReadableAtom<boolean | 'again'>
  /** The bearer there is, for the planner of another language that takes this one's place. */
  access(): AccessToken | null
  /** Reads what is stored and asks who is there, unless that is a guest. Once; at the first user action in an embed. */
  begin(): void
  /** Asks for the sign-in dialog. */
  signIn(): void
  closeSignIn(): void
  /** The pop-up's outcome in an embed. */
  complete(access: AccessToken): void
  /** A completed sign-in by cookie: a stored 'guest' is forgotten and the user asked for anew. */
  completeByCookie(): void
  /** Before the browser leaves to sign in: a stored 'guest' would keep the one who comes back from being asked for. */
  expectReturn(): void
  continueAsGuest(): void
  /** Signing out has begun: who is here is open, and nothing is stored of it. */
  leave(): void
  /** Signed out: a guest from here on. */
  left(): void
  /** The server does not know the sign-in any more: what is open stays, and signing in again is offered. */
  lose(): void
  destroy(): void
}

export function createSession(deps: SessionDeps): Session {
  const { api, storage, $token } = deps
  const clock = deps.clock ?? (() => new Date())
  const $mode = atom<AuthMode>('guest')
  const $user = atom<User | null>(null)
  const $asked = atom<boolean | 'again'>(false)
  const life = new AbortController()
  let began = false
  let fallback: ReturnType<typeof setTimeout> | undefined
  let renewal: ReturnType<typeof setTimeout> | undefined
  let held: AccessToken | null = null

  function beGuest(): void {
    clearTimeout(fallback)
    $user.set(null)
    $mode.set('guest')
    storage.set(AUTH_METHOD_KEY, 'guest')
  }

  function beUser(user: User): void {
    clearTimeout(fallback)
    $user.set(user)
    $mode.set('authenticated')
    storage.set(AUTH_METHOD_KEY, 'authenticated')
  }

  async function ask(): Promise<void> {
    $mode.set('pending')
    clearTimeout(fallback)
    fallback = setTimeout(beGuest, POPUP.pendingFallback)
    try {
      const user = await api.call(readCurrentUser, {}, { signal: life.signal, expects: ['not-signed-in'] })
      if (!user.id) throw new Error('the answer names nobody')
      beUser(user)
    } catch {
      // Nobody is signed in, or it cannot be known: both are a guest's case.
      if (!life.signal.aborted && $mode.get() === 'pending') beGuest()
    }
  }

  function complete(access: AccessToken): void {
    began = true
    held = access
    $token.set(access.accessToken)
    beUser(access.user)
    $asked.set(false)
    renewIn(Date.parse(access.expiresAt) - clock().getTime() - RENEW_BEFORE_MS)
  }

  function renewIn(wait: number): void {
    clearTimeout(renewal)
    renewal = setTimeout(() => void renew(), Math.max(wait, 0))
  }

  async function renew(): Promise<void> {
    try {
      complete(await api.call(renewAccessToken, {}, { signal: life.signal }))
    } catch (error) {
      if (life.signal.aborted || !held) return
      // Without a network the bearer is as good as before; it is over when the server says so, or at its end.
      if (error instanceof ApiError && error.status === 401) lose()
      else if (Date.parse(held.expiresAt) > clock().getTime()) renewIn(RENEW_AGAIN_MS)
      else lose()
    }
  }

  function left(): void {
    clearTimeout(renewal)
    held = null
    $token.set(null)
    beGuest()
  }

  function lose(): void {
    if ($mode.get() !== 'authenticated') return
    left()
    $asked.set('again')
  }

  return {
    $mode,
    $user,
    $asked,
    begin() {
      if (began) return
      began = true
      if (storage.get(AUTH_METHOD_KEY) !== 'guest') void ask()
    },
    signIn: () => $asked.set(true),
    closeSignIn: () => $asked.set(false),
    complete,
    completeByCookie() {
      $asked.set(false)
      storage.remove(AUTH_METHOD_KEY)
      began = true
      void ask()
    },
    expectReturn: () => storage.remove(AUTH_METHOD_KEY),
    continueAsGuest() {
      $asked.set(false)
      beGuest()
    },
    leave() {
      storage.remove(AUTH_METHOD_KEY)
      $mode.set('pending')
    },
    left,
    lose,
    access: () => held,
    destroy() {
      life.abort()
      clearTimeout(fallback)
      clearTimeout(renewal)
    },
  }
}
