import { useEffect, useState } from 'react'
import { later } from '../kit/later.tsx'
import { OriginContext, RegionContext, RootContext } from '../kit/ui/index.ts'
import { useStore } from '../kit/use-store.ts'
import { Dialogs } from './Dialogs.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Missing } from './Missing.tsx'
import type { Planner } from './planner.ts'
import { View } from './views.tsx'

/** Comes with what the visitor first opens or says, and stays: what is told is told of what they do. */
const ToastView = later(async () => (await import('./later/begun.ts')).ToastView)

interface AppProps {
  planner: Planner
  root: ShadowRoot
  onRefresh: () => void
}

export function App({ planner, root, onRefresh }: AppProps) {
  const begun = useStore(planner.$begun)
  const [attended, attend] = useState(begun)
  useEffect(() => {
    if (begun) attend(true)
  }, [begun])
  const handleError = (error: Error) => planner.emit('failed', { code: 'crash', message: error.message })
  return (
    <RootContext.Provider value={root}>
      <Missing emit={planner.emit}>
        <ErrorBoundary onError={handleError} onRefresh={onRefresh}>
          <OriginContext.Provider value={planner.config.origin}>
            <RegionContext.Provider value={planner.region}>
              <View planner={planner} />
              <Dialogs planner={planner} />
            </RegionContext.Provider>
          </OriginContext.Provider>
        </ErrorBoundary>
      </Missing>
      {attended && <ToastView toasts={planner.toasts} />}
    </RootContext.Provider>
  )
}
