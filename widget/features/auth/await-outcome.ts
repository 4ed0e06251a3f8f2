import { pollSignIn, type AccessToken } from '@meander/sdk/contract/auth'
import type { Api } from '../../api/client.ts'
import { ApiError } from '../../api/request-errors.ts'
import { keepAsking, type Answer, type Outcome } from './keep-asking.ts'

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

/** Asks the server how the sign-in in the pop-up of an embed went, until it is complete, has failed or its time is over. */
export function awaitOutcome({ api, transaction, clock, onComplete, onFailed }: Asking): Outcome {
  const { transactionId, pollSecret, expiresAt } = transaction

  return keepAsking(async (signal): Promise<Answer> => {
    const over = (then: () => void): Answer => {
      if (!signal.aborted) then()
      return 'over'
    }
    if (clock().getTime() >= Date.parse(expiresAt)) return over(onFailed)
    try {
      const outcome = await api.call(pollSignIn, { params: { transactionId }, body: { pollSecret } }, { signal })
      if (outcome.state === 'pending') return 'again'
      return over(outcome.state === 'complete' ? () => onComplete(outcome) : onFailed)
    } catch (error) {
      // Not known or expired is the end; a lost connection or a busy server is not.
      return error instanceof ApiError && (error.status === 404 || error.status === 410) ? over(onFailed) : 'later'
    }
  })
}
