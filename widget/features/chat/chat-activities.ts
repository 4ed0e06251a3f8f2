import type { Activity } from '@meander/sdk/contract/activities'
import type { ReactNode } from 'react'
import type { PanelState } from './panel.ts'

/** What the activities feature draws inside the chat. */
export interface ChatActivities {
  /** One activity as a card. */
  print: (activity: Activity, number: number) => ReactNode
  /** The panel at the right. */
  panel: (state: Exclude<PanelState, { state: 'hidden' }>, close: () => void) => ReactNode
  open: (activity: Activity) => void
}
