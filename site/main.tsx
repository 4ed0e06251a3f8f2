import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { noteDrawn } from './shell/drawn.ts'
import { takeFallback } from './shell/fallback.ts'
import { watchLine } from './shell/use-line.ts'

/** The bundle has its lazy screens loaded by it. */
export { loadChunk } from '@meander/sdk/chunks/load-chunk'

watchLine()
const root = document.getElementById('root')
if (root) {
  if (!noteDrawn(root)) takeFallback(root)
  createRoot(root).render(<App />)
}
