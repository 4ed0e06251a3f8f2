import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { takeFallback } from './shell/fallback.ts'

const root = document.getElementById('root')
if (root) {
  takeFallback(root)
  createRoot(root).render(<App />)
}
