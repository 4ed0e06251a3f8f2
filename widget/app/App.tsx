import { Suspense } from 'react'
import { RootContext, ToastView } from '../kit/ui/index.ts'
import { Dialogs } from './Dialogs.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import type { Planner } from './planner.ts'
import { View, Waiting } from './views.tsx'

interface AppProps {
  planner: Planner
  root: ShadowRoot
  onRefresh: () => void
}

export function App({ planner, root, onRefresh }: AppProps) {
  const handleError = (error: Error) => planner.emit('failed', { code: 'crash', message: error.message })
  return (
    <RootContext.Provider value={root}>
      <ErrorBoundary onError={handleError} onRefresh={onRefresh}>
        <Suspense fallback={<Waiting />}>
          <View planner={planner} />
        </Suspense>
        <Dialogs planner={planner} />
      </ErrorBoundary>
      <ToastView toasts={planner.toasts} />
    </RootContext.Provider>
  )
}
