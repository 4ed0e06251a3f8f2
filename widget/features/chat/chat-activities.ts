import type { Activity } from '@meander/sdk/contract/activities'
import type { ChatMessage } from '@meander/sdk/contract/chat'
import type { ReactNode } from 'react'
import type { ShownPanel } from './panel.ts'

/** Under a letter: its cards in a row, or in a grid, or the list of contents of the panel that shows them. */
export type Shown = 'rail' | 'grid' | 'contents'

/** What a letter and its activities look like in the chat. It comes in a chunk of its own, with the first message. */
export interface ChatActivities {
  /** What the assistant wrote, with what it found. */
  written: (message: ChatMessage, shown: Shown) => ReactNode
  findings: (recommendations: readonly Activity[], shown: Shown) => ReactNode
  /** Ways to go on, each a thing to say. */
  ways: (title: string, ways: readonly string[]) => ReactNode
  /** The panel at the right; `folded` below the letters, where nothing has room beside them. */
  panel: (state: ShownPanel, close: () => void, folded: boolean) => ReactNode
  open: (activity: Activity) => void
}
