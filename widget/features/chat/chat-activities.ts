import type { Activity } from '@meander/sdk/contract/activities'
import type { ReactNode } from 'react'
import type { ShownPanel } from './panel.ts'

/** What activities look like in the chat. It comes in a chunk of its own, with the first message. */
export interface ChatActivities {
  /** Under a letter: its cards, or the list of contents of the panel that shows them. */
  findings: (recommendations: readonly Activity[], withPanel: boolean) => ReactNode
  /** The panel at the right. */
  panel: (state: ShownPanel, close: () => void) => ReactNode
  open: (activity: Activity) => void
}
