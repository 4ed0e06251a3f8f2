import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Story } from './Story.tsx'

const root = document.getElementById('root')
const origin = root?.dataset.meander
if (root && origin) {
  createRoot(root).render(
    <StrictMode>
      <Story origin={origin} />
    </StrictMode>,
  )
}
