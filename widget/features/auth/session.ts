import { POPUP, readCurrentUser, type AccessToken, type User } from '@meander/sdk/contract/auth'
import { atom, type ReadableAtom, type WritableAtom } from 'nanostores'
import type { Api } from '../../api/client.ts'
import type { SafeStorage } from '../../kit/storage.ts'

export const AUTH_METHOD_KEY = 'authMethod'

export type AuthMode = 'guest' | 'pending' | 'authenticated'

interface SessionDeps {
  api: Api
  storage: SafeStorage
  /** The bearer of an embed, with its end. Memory only. */
  $access: WritableAtom<AccessToken | null>
  /** Where an embed's page was loaded anew: who was signed in on it; null where that is over. */
  recall?: (signal: AbortSignal) => Promise<User | null>
}

export interface Session {
  $mode: ReadableAtom<AuthMode>
  $user: ReadableAtom<User | null>
  /** Whether the sign-in dialog is wanted; 'again': the sign-in has ended while it was in use. */
  $asked: ReadableAtom<boolean | 'again'>
  /** Reads what is stored and asks who is there, unless that is a guest. Once; at the first user action in an embed. */
  begin(): void
  /** Asks for the sign-in dialog. */
  signIn(): void
  closeSignIn(): void
  /** Somebody is signed in: the pop-up's outcome in an embed. */
  enter(user: User): void
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

export function createSession({ api, storage, $access, recall }: SessionDeps): Session {
  const $mode = atom<AuthMode>('guest')
  const $user = atom<User | null>(null)
  const $asked = atom<boolean | 'again'>(false)
  let life = new AbortController()
  let began = false
  let fallback: ReturnType<typeof setTimeout> | undefined

  function beGuest(kept: AuthMode = 'guest'): void {
    clearTimeout(fallback)
    $user.set(null)
    $mode.set('guest')
    storage.set(AUTH_METHOD_KEY, kept)
  }

  function beUser(user: User): void {
    clearTimeout(fallback)
    $user.set(user)
    $mode.set('authenticated')
    storage.set(AUTH_METHOD_KEY, 'authenticated')
  }

  async function ask(): Promise<void> {
    const { signal } = life
    const known = storage.get(AUTH_METHOD_KEY)
    let over = false
    $mode.set('pending')
    clearTimeout(fallback)
    fallback = setTimeout(beGuest, POPUP.pendingFallback)
    try {
      const user = known && recall ? await recall(signal) : await api.call(readCurrentUser, {}, { signal, expects: ['not-signed-in'] })
      over = !user
      if (!user?.id) throw new Error('the answer names nobody')
      if (!signal.aborted) beUser(user)
    } catch {
      // Nobody is signed in, or it cannot be known: both are a guest's case.
      if (signal.aborted) return
      if ($mode.get() === 'pending') beGuest()
      if (over) $asked.set('again')
    }
  }

  function left(kept?: AuthMode): void {
    // What is still being asked is of before.
    life.abort()
    life = new AbortController()
    $access.set(null)
    beGuest(kept)
  }

  function lose(): void {
    if ($mode.get() !== 'authenticated') return
    // The next page asks once more, and then keeps nothing of who was here.
    left('authenticated')
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
    enter(user) {
      began = true
      beUser(user)
      $asked.set(false)
    },
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
    left: () => left(),
    lose,
    destroy() {
      life.abort()
      clearTimeout(fallback)
    },
  }
}
