import type { User } from '@meander/sdk/contract/auth'
import type { Farewell } from './forget-here.ts'
import type { Word } from './word.ts'

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

export interface AuthDeps {
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
  word: Word<null>
  /** How one who is found late reaches the planner and the other pages; null where one whose sign-in had ended goes on as a guest. */
  here: Word<User | null>
}
