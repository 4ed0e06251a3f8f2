import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { noteDrawn } from './shell/drawn.ts'
import { takeFallback } from './shell/fallback.ts'
import { watchFaults } from './shell/report-fault.ts'
import { watchLine } from './shell/use-line.ts'

/** The bundle has its lazy screens loaded by it. */
export { loadChunk } from '@meander/sdk/chunks/load-chunk'

watchLine()
watchFaults()
const root = document.getElementById('root')
if (root) {
  if (!noteDrawn(root)) takeFallback(root)
  createRoot(root).render(<App />)
}
