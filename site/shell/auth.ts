import { useSyncExternalStore } from 'react'
import { AUTH_PATHS, POPUP, type User } from '@meander/sdk/contract/auth'

/** Who is here. `mode` as the specification has it; `settled` is false until the first answer after the page opened. */
export interface AuthState {
  mode: 'guest' | 'pending' | 'authenticated'
  settled: boolean
  /** True once the visitor has signed out in this page: then the gate asks how to go on. */
  asks: boolean
  user: User | null
}

interface AuthDeps {
  /** Where a full-page sign-in begins. */
  signInAddress: () => string
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** The current user, or null for nobody. */
  readUser: () => Promise<User | null>
  navigate: (path: string) => void
  /** Takes everything that tells of the person out of this browser's storage. */
  forget: () => void
}

const KEY = 'authMethod'

/** The auth mode of the hosted site. Made once, by the shell. */
export function createAuth({ storage, readUser, navigate, signInAddress, forget }: AuthDeps) {
  let state: AuthState = { mode: 'guest', settled: false, asks: false, user: null }
  const listeners = new Set<() => void>()

  function set(changes: Partial<AuthState>) {
    state = { ...state, ...changes }
    for (const listener of listeners) listener()
  }

  function becomeGuest() {
    storage.setItem(KEY, 'guest')
    set({ mode: 'guest', settled: true, asks: false, user: null })
  }

  function becomeUser(user: User) {
    storage.setItem(KEY, 'authenticated')
    set({ mode: 'authenticated', settled: true, asks: false, user })
  }

  /** Pending never lasts: a slow server leaves a usable page, and a user found later still counts. */
  function becomePending(changes: Partial<AuthState> = {}) {
    set({ ...changes, mode: 'pending' })
    setTimeout(() => {
      if (state.mode === 'pending') becomeGuest()
    }, POPUP.pendingFallback)
  }

  /** Reads storage, then asks the server unless the visitor chose to be a guest. */
  function start(): void {
    if (storage.getItem(KEY) === 'guest') return set({ mode: 'guest', settled: true })
    becomePending()
    void readUser()
      .catch(() => null)
      .then((user) => {
        if (user) becomeUser(user)
        else if (state.mode === 'pending') becomeGuest()
      })
  }

  function signOut(): void {
    forget()
    becomePending({ asks: true, user: null })
    navigate(AUTH_PATHS.logout)
  }

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start,
    continueAsGuest: becomeGuest,
    signOut,
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
