import { useSyncExternalStore } from 'react'
import { AUTH_PATHS, POPUP, type User } from '@meander/sdk/contract/auth'
import type { Farewell } from './forget-here.ts'
import type { SignOutWord } from './sign-out-word.ts'

/** 'left': signed out in this page; 'left-elsewhere': in another of this browser; 'ended': the server knows the sign-in no more. */
export type Reason = 'left' | 'left-elsewhere' | 'ended'

/** Who is here. `mode` as the specification has it; `settled` is false until the first answer after the page opened. */
export interface AuthState {
  mode: 'guest' | 'pending' | 'authenticated'
  settled: boolean
  /** Why the gate asks how to go on, in place of the page; null while it does not. */
  asks: Reason | null
  user: User | null
  /** What is to be said beside the page. 'still-in': signing out has not worked. */
  told: Farewell | 'still-in' | null
}

interface AuthDeps {
  /** Where a full-page sign-in begins. */
  signInAddress: () => string
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** The current user, or null for nobody. */
  readUser: () => Promise<User | null>
  navigate: (path: string) => void
  /** Ends the sign-in at the server. Rejects where it cannot be reached. */
  endSession: () => Promise<unknown>
  /** Goes to an address, and keeps nothing that is said on the way; the next page says the farewell. */
  leave: (path: string, farewell: Farewell) => void
  /** What the page before this one left to be said. */
  farewell: Farewell | null
  /** Takes everything that tells of the person out of this browser's storage. */
  forget: () => void
  /** How a sign-out reaches the other pages of this browser. */
  word: SignOutWord
}

const KEY = 'authMethod'

/** The auth mode of the hosted site. Made once, by the shell. */
export function createAuth({ storage, readUser, navigate, endSession, leave, farewell, signInAddress, forget, word }: AuthDeps) {
  let state: AuthState = { mode: 'guest', settled: false, asks: null, user: null, told: farewell }
  const listeners = new Set<() => void>()
  /** Counts who has come and gone. */
  let visit = 0

  function set(changes: Partial<AuthState>) {
    state = { ...state, ...changes }
    for (const listener of listeners) listener()
  }

  function becomeGuest(asks: Reason | null = null) {
    storage.setItem(KEY, 'guest')
    set({ mode: 'guest', settled: true, asks, user: null })
  }

  /** Who was signed in is not any more: what was open goes, and the gate says why. */
  function lose(why: Reason) {
    forget()
    becomeGuest(why)
  }

  function becomeUser(user: User) {
    storage.setItem(KEY, 'authenticated')
    set({ mode: 'authenticated', settled: true, asks: null, user })
  }

  /** Pending never lasts: a slow server leaves a usable page, and a user found later still counts. */
  function becomePending(changes: Partial<AuthState> = {}) {
    set({ ...changes, mode: 'pending' })
    setTimeout(() => {
      if (state.mode === 'pending') becomeGuest()
    }, POPUP.pendingFallback)
  }

  /** Reads storage, then asks the server unless the visitor chose to be a guest. */
  async function start(): Promise<void> {
    const known = storage.getItem(KEY)
    if (known === 'guest') return set({ mode: 'guest', settled: true })
    const here = ++visit
    becomePending()
    // Undefined: it cannot be known.
    const user = await readUser().catch(() => undefined)
    // Somebody has signed out meanwhile: the answer is of before.
    if (here !== visit) return
    if (user) becomeUser(user)
    else if (user === null && known) lose('ended')
    else if (state.mode === 'pending') becomeGuest()
  }

  /** Only a server that has heard of it has ended the sign-in: without it, all stays as it is, and that is said. */
  async function signOut(farewell: Farewell = 'signed-out'): Promise<void> {
    try {
      await endSession()
    } catch {
      // A deleted account has no sign-in any more.
      if (farewell === 'signed-out') return set({ told: 'still-in' })
    }
    visit++
    forget()
    becomePending({ asks: 'left', user: null })
    word.say()
    leave(AUTH_PATHS.logout, farewell)
  }

  word.hear(() => {
    visit++
    lose('left-elsewhere')
  })

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start,
    continueAsGuest: () => becomeGuest(),
    signOut,
    hush: () => set({ told: null }),
    /** Takes a full-page sign-in, and forgets a stored guest so that the user is found on return. */
    signIn() {
      storage.removeItem(KEY)
      navigate(signInAddress())
    },
  }
}

export type Auth = ReturnType<typeof createAuth>

export function useAuth(auth: Auth): AuthState {
  return useSyncExternalStore(auth.subscribe, auth.read)
}
