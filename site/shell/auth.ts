import { useSyncExternalStore } from 'react'
import { AUTH_PATHS, POPUP, type User } from '@meander/sdk/contract/auth'
import { forgetMode, keepMode, readMode } from '@meander/sdk/contract/who-is-here'
import type { AuthDeps, AuthState, Reason } from './auth-state.ts'
import type { Farewell } from './forget-here.ts'

export type { AuthState, Reason } from './auth-state.ts'

/** The auth mode of the hosted site. Made once, by the shell. */
export function createAuth({ storage, readUser, navigate, endSession, leave, farewell, signInAddress, forget, word, here }: AuthDeps) {
  const area = { get: (key: string) => storage.getItem(key), set: (key: string, value: string) => storage.setItem(key, value), remove: (key: string) => storage.removeItem(key) }
  let state: AuthState = { mode: 'guest', settled: false, asks: null, user: null, told: farewell }
  const listeners = new Set<() => void>()
  /** Counts who has come and gone. */
  let visit = 0
  /** Whether the server has said, to this page, that no sign-in is open here. */
  let knownNobody = false

  function set(changes: Partial<AuthState>) {
    state = { ...state, ...changes }
    for (const listener of listeners) listener()
  }

  function becomeGuest(asks: Reason | null = null, unsure = false) {
    keepMode(area, 'guest', unsure)
    set({ mode: 'guest', settled: true, asks, user: null })
  }

  /** Who was signed in is not any more: what was open goes, and the gate says why. */
  function lose(why: Reason) {
    visit++
    knownNobody = true
    forget()
    becomeGuest(why)
  }

  function becomeUser(user: User) {
    knownNobody = false
    keepMode(area, 'authenticated')
    set({ mode: 'authenticated', settled: true, asks: null, user })
  }

  /** Pending never lasts: a slow server leaves a usable page, and a user found later still counts, in this page or the next. */
  function becomePending(changes: Partial<AuthState> = {}) {
    set({ ...changes, mode: 'pending' })
    setTimeout(() => {
      if (state.mode === 'pending') becomeGuest(null, state.asks === null)
    }, POPUP.pendingFallback)
  }

  /** Reads storage, then asks the server unless the visitor chose to be a guest. */
  async function start(): Promise<void> {
    const known = readMode(area)
    if (known === 'guest') return set({ mode: 'guest', settled: true })
    const mine = ++visit
    becomePending()
    // Undefined: it cannot be known.
    const user = await readUser().catch(() => undefined)
    // Somebody has come or gone meanwhile: the answer is of before.
    if (mine !== visit) return
    if (user) {
      becomeUser(user)
      return here.say(user)
    }
    if (user === null && known) return lose('ended')
    if (user === null || state.mode === 'pending') becomeGuest(null, user === undefined)
    knownNobody = user === null
  }

  /**
   * A guest by choice leaves no sign-in open: what is saved would be the account's, unsaid, and there would be no way to sign out.
   * Answers whether it is so: where the server cannot be reached, who was signed in still is, and that is said.
   */
  async function continueAsGuest(): Promise<boolean> {
    const left = readMode(area) === 'authenticated'
    visit++
    if (!knownNobody) {
      set({ settled: false })
      const ended = await endSession().then(() => true, () => false)
      set({ settled: true })
      if (!ended && left) {
        set({ told: 'still-in' })
        return false
      }
    }
    if (left) {
      forget()
      word.say(null)
    }
    becomeGuest()
    return true
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
    word.say(null)
    leave(AUTH_PATHS.logout, farewell)
  }

  word.hear(() => lose('left-elsewhere'))
  here.hear((user) => {
    visit++
    if (user) becomeUser(user)
    else if (state.mode === 'authenticated') becomeGuest()
  })

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start,
    continueAsGuest,
    signOut,
    hush: () => set({ told: null }),
    /** Takes a full-page sign-in, and forgets a stored guest so that the user is found on return. */
    signIn() {
      forgetMode(area)
      navigate(signInAddress())
    },
  }
}

export type Auth = ReturnType<typeof createAuth>

export function useAuth(auth: Auth): AuthState {
  return useSyncExternalStore(auth.subscribe, auth.read)
}
