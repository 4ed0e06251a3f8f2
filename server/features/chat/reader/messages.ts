import type { Clause } from './clause.ts'

/** What the thread is asked. */
export interface ToThread {
  readonly id: number
  readonly text: string
  readonly isFirst: boolean
}

/** What it answers: the clauses, or why there are none. */
export type FromThread = { readonly id: number; readonly clauses: readonly Clause[] } | { readonly id: number; readonly why: string }
