import { AUTH_PATHS, POPUP, readCurrentUser, renewAccessToken, signOut, type AccessToken, type User } from '@meander/sdk/contract/auth'
import { atom, type ReadableAtom, type WritableAtom } from 'nanostores'
import type { Api } from '../../api/client.ts'
import type { SafeStorage } from '../../kit/storage.ts'

export const AUTH_METHOD_KEY = 'authMethod'
/** A bearer is exchanged for a fresh one this long before its end. */
const RENEW_BEFORE_MS = 60_000

export type AuthMode = 'guest' | 'pending' | 'authenticated'

interface SessionDeps {
  api: Api
  storage: SafeStorage
  /** The bearer of an embed. Memory only. */
  $token: WritableAtom<string | null>
  config: { firstParty: boolean; origin: string }
  clock?: () => Date
  /** Sends the browser to an address. Only on the hosted site. */
  leave?: (address: string) => void
}

export interface Session {
  $mode: ReadableAtom<AuthMode>
  $user: ReadableAtom<User | null>
  /** Whether the sign-in dialog is wanted. */
  $asked: ReadableAtom<boolean>
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
  signOut(): void
  destroy(): void
}

export function createSession(deps: SessionDeps): Session {
  const { api, storage, $token, config } = deps
  const clock = deps.clock ?? (() => new Date())
  const $mode = atom<AuthMode>('guest')
  const $user = atom<User | null>(null)
  const $asked = atom(false)
  const life = new AbortController()
  let began = false
  let fallback: ReturnType<typeof setTimeout> | undefined
  let renewal: ReturnType<typeof setTimeout> | undefined

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
    $token.set(access.accessToken)
    beUser(access.user)
    $asked.set(false)
    clearTimeout(renewal)
    const rest = Date.parse(access.expiresAt) - clock().getTime() - RENEW_BEFORE_MS
    renewal = setTimeout(() => void renew(), Math.max(rest, 0))
  }

  async function renew(): Promise<void> {
    try {
      complete(await api.call(renewAccessToken, {}, { signal: life.signal }))
    } catch {
      if (life.signal.aborted) return
      $token.set(null)
      beGuest()
    }
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
    signOut() {
      storage.remove(AUTH_METHOD_KEY)
      $mode.set('pending')
      if (config.firstParty) return (deps.leave ?? ((address) => location.assign(address)))(config.origin + AUTH_PATHS.logout)
      clearTimeout(renewal)
      void api
        .call(signOut, {})
        .catch(() => {})
        .finally(() => {
          $token.set(null)
          if (!life.signal.aborted) beGuest()
        })
    },
    destroy() {
      life.abort()
      clearTimeout(fallback)
      clearTimeout(renewal)
    },
  }
}
