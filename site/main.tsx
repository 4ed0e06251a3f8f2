import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { noteDrawn } from './shell/drawn.ts'
import { takeFallback } from './shell/fallback.ts'

const root = document.getElementById('root')
if (root) {
  if (!noteDrawn(root)) takeFallback(root)
  createRoot(root).render(<App />)
}
