import { useStore } from '@nanostores/react'
import { Suspense } from 'react'
import { later } from '../kit/later.tsx'
import { RootContext } from '../kit/ui/index.ts'
import { Dialogs } from './Dialogs.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import type { Planner } from './planner.ts'
import { View, Waiting } from './views.tsx'

/** Comes with the visitor's first act: what is told is told of what they do. */
const ToastView = later(async () => (await import('./later/begun.ts')).ToastView)

interface AppProps {
  planner: Planner
  root: ShadowRoot
  onRefresh: () => void
}

export function App({ planner, root, onRefresh }: AppProps) {
  const begun = useStore(planner.identity.$acted)
  const told = useStore(planner.toasts.$toasts).length > 0
  const handleError = (error: Error) => planner.emit('failed', { code: 'crash', message: error.message })
  return (
    <RootContext.Provider value={root}>
      <ErrorBoundary onError={handleError} onRefresh={onRefresh}>
        <Suspense fallback={<Waiting />}>
          <View planner={planner} />
        </Suspense>
        <Dialogs planner={planner} />
      </ErrorBoundary>
      {(begun || told) && <ToastView toasts={planner.toasts} />}
    </RootContext.Provider>
  )
}
