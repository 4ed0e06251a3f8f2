import { useId, useState, type FormEvent } from 'react'
import type { AccountCalls } from './account-calls.ts'

/** What has to be typed: no stray press deletes an account. */
const WORD = 'delete'

interface DeleteAccountProps {
  calls: Pick<AccountCalls, 'deleteAccount'>
  /** The account is gone: nothing of it stays in this browser either. */
  onDeleted: () => void
}

export function DeleteAccount({ calls, onDeleted }: DeleteAccountProps) {
  const [typed, type] = useState('')
  const [state, set] = useState<'idle' | 'deleting' | 'failed'>('idle')
  const hint = useId()
  const sure = typed.trim().toLowerCase() === WORD

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!sure || state === 'deleting') return
    set('deleting')
    try {
      await calls.deleteAccount()
    } catch {
      return set('failed')
    }
    onDeleted()
  }
  return (
    <form onSubmit={(event) => void handleSubmit(event)}>
      <p id={hint}>All journeys, their links and all conversations go with it, at once and for good. Links that you shared stop working.</p>
      <label className="field">
        <span className="label">Type “{WORD}” to go on</span>
        <input className="answer" autoComplete="off" autoCapitalize="none" spellCheck={false} aria-describedby={hint} value={typed} onChange={(event) => type(event.currentTarget.value)} />
      </label>
      {state === 'failed' && (
        <p className="failed" role="alert">
          The account could not be deleted, and everything is still there. Please try again.
        </p>
      )}
      <button className="button alert" type="submit" disabled={!sure || state === 'deleting'}>
        {state === 'deleting' ? 'Deleting...' : 'Delete my account'}
      </button>
    </form>
  )
}
