import { POPUP, readCurrentUser, type AccessToken, type User } from '@meander/sdk/contract/auth'
import { forgetMode, isUnsure, keepMode, readMode } from '@meander/sdk/contract/who-is-here'
import { atom, type ReadableAtom, type WritableAtom } from 'nanostores'
import type { Api } from '../../api/client.ts'
import { ApiError } from '../../api/request-errors.ts'
import type { SafeStorage } from '../../kit/storage.ts'

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
  /** Whether the sign-in dialog is wanted; 'welcome': with what an account is for; 'again': the sign-in has ended while it was in use. */
  $asked: ReadableAtom<boolean | 'again' | 'welcome'>
  /** Whether a guest is one only for want of an answer: somebody may yet be found. */
  isUnsure(): boolean
  /** Reads what is stored and asks who is there, unless that is a guest. Once; at the first user action in an embed. */
  begin(): void
  /** Asks for the sign-in dialog. */
  signIn(): void
  /** The same, with what an account is for. */
  welcome(): void
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
  const $asked = atom<boolean | 'again' | 'welcome'>(false)
  let life = new AbortController()
  let began = false
  let fallback: ReturnType<typeof setTimeout> | undefined

  function beGuest(unsure = false): void {
    clearTimeout(fallback)
    keepMode(storage, 'guest', unsure)
    $user.set(null)
    $mode.set('guest')
  }

  function beUser(user: User): void {
    clearTimeout(fallback)
    keepMode(storage, 'authenticated')
    $user.set(user)
    $mode.set('authenticated')
  }

  async function ask(): Promise<void> {
    const { signal } = life
    const known = readMode(storage)
    // On somebody else's page only a known one can be found again: of anybody else the server could but refuse to tell.
    if (recall && !known) return beGuest()
    $mode.set('pending')
    clearTimeout(fallback)
    fallback = setTimeout(() => beGuest(true), POPUP.pendingFallback)
    try {
      const user = recall ? await recall(signal) : await api.call(readCurrentUser, {}, { signal, expects: ['not-signed-in'] })
      if (signal.aborted) return
      if (user?.id) return beUser(user)
      beGuest()
      if (!user && known) $asked.set('again')
    } catch (error) {
      // Nobody is signed in, or it cannot be known: both are a guest's case.
      if (signal.aborted || $mode.get() === 'authenticated') return
      const nobody = error instanceof ApiError && error.status === 401
      if (nobody && known) askAgain()
      else beGuest(!nobody)
    }
  }

  /** Until it is decided who goes on, what is kept and open stays as it is; a next page would ask once more, and then keep nothing of who was here. */
  function askAgain(): void {
    clearTimeout(fallback)
    $asked.set('again')
    $mode.set('guest')
  }

  /** What is still being asked is of before. */
  function endLife(): void {
    life.abort()
    life = new AbortController()
    clearTimeout(fallback)
    $access.set(null)
  }

  function lose(): void {
    if ($mode.get() !== 'authenticated') return
    endLife()
    askAgain()
  }

  return {
    $mode,
    $user,
    $asked,
    isUnsure: () => isUnsure(storage),
    begin() {
      if (began) return
      began = true
      if (readMode(storage) !== 'guest') void ask()
    },
    signIn: () => $asked.set(true),
    welcome: () => $asked.set('welcome'),
    closeSignIn: () => $asked.set(false),
    enter(user) {
      began = true
      beUser(user)
      $asked.set(false)
    },
    completeByCookie() {
      $asked.set(false)
      forgetMode(storage)
      began = true
      void ask()
    },
    expectReturn: () => forgetMode(storage),
    continueAsGuest() {
      $asked.set(false)
      beGuest()
    },
    leave() {
      forgetMode(storage)
      $mode.set('pending')
    },
    left() {
      endLife()
      beGuest()
    },
    lose,
    destroy() {
      life.abort()
      clearTimeout(fallback)
    },
  }
}
