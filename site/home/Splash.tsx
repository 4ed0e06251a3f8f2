import type { ReactNode } from 'react'
import { River } from '../shell/marks.tsx'

/** What the slip of paper says until the lettering stands on it. */
export function Splash({ children }: { children: ReactNode }) {
  return (
    <main className="lettering waits">
      <p className="working large" role="status">
        <River />
        <span>{children}</span>
      </p>
    </main>
  )
}

export const FINDING_OUT = 'Loading your travel companion...'
export const SETTING_OUT = 'Loading your journey...'
