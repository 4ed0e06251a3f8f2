import type { Emit } from '@meander/sdk/events'
import { useCallback, useState, type ReactNode } from 'react'
import { app } from '../i18n/en.ts'
import { MissingContext, type TellMissing } from '../kit/later.tsx'

/** Tells visitor and host of a part that did not load, such as the cards of an answer, and offers to ask for it at once. */
export function Missing({ emit, children }: { emit: Emit; children: ReactNode }) {
  const [missing, setMissing] = useState<readonly (() => void)[]>([])
  const tell = useCallback<TellMissing>(
    ({ error, again }) => {
      emit('failed', { code: 'part-not-loaded', message: String(error) })
      setMissing((known) => [...known, again])
      return () => setMissing((known) => known.filter((one) => one !== again))
    },
    [emit],
  )
  return (
    <MissingContext.Provider value={tell}>
      {children}
      {missing.length > 0 && (
        <div className="missing" role="alert" data-foot>
          {app.missing}
          <button type="button" onClick={() => missing.forEach((again) => again())}>
            {app.tryAgain}
          </button>
        </div>
      )}
    </MissingContext.Provider>
  )
}
