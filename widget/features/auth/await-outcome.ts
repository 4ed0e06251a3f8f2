import { pollSignIn, type AccessToken } from '@meander/sdk/contract/auth'
import type { Api } from '../../api/client.ts'
import { ApiError } from '../../api/request-errors.ts'

/** Waits between two questions: soon at first, then slower. */
const WAITS_MS = [1000, 1000, 1500, 2000, 3000]
/** After a refusal to answer at all, such as too many questions. */
const LONG_WAIT_MS = 5000

export interface Transaction {
  transactionId: string
  pollSecret: string
  /** Where the pop-up goes. */
  authorizeUrl: string
  expiresAt: string
}

interface Asking {
  api: Pick<Api, 'call'>
  transaction: Transaction
  clock: () => Date
  onComplete: (access: AccessToken) => void
  onFailed: () => void
}

export interface Outcome {
  /** Asks at once: there is reason to believe that it is over. */
  hurry(): void
  stop(): void
}

/** Asks the server how the sign-in in the pop-up went, until it is complete, has failed or its time is over. */
export function awaitOutcome({ api, transaction, clock, onComplete, onFailed }: Asking): Outcome {
  const life = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let asked = 0
  let asking = false

  async function ask(): Promise<void> {
    if (asking || life.signal.aborted) return
    if (clock().getTime() >= Date.parse(transaction.expiresAt)) return settle(onFailed)
    asking = true
    let wait = WAITS_MS[Math.min(asked++, WAITS_MS.length - 1)] ?? LONG_WAIT_MS
    try {
      const { transactionId, pollSecret } = transaction
      const outcome = await api.call(pollSignIn, { params: { transactionId }, body: { pollSecret } }, { signal: life.signal })
      if (outcome.state === 'complete') return settle(() => onComplete(outcome))
      if (outcome.state === 'failed') return settle(onFailed)
    } catch (error) {
      // Not known or expired is the end; a lost connection or a busy server is not.
      if (error instanceof ApiError && (error.status === 404 || error.status === 410)) return settle(onFailed)
      wait = LONG_WAIT_MS
    } finally {
      asking = false
    }
    if (!life.signal.aborted) timer = setTimeout(() => void ask(), wait)
  }

  function settle(then: () => void): void {
    if (life.signal.aborted) return
    stop()
    then()
  }

  function stop(): void {
    clearTimeout(timer)
    life.abort()
  }

  timer = setTimeout(() => void ask(), WAITS_MS[0])
  return {
    hurry() {
      clearTimeout(timer)
      void ask()
    },
    stop,
  }
}
