import { memo } from 'react'
import type { ChatMessage } from '@meander/sdk/contract/chat'
import { app, chat as texts } from '../../../i18n/en.ts'
import { formatClock } from '../../../kit/format.ts'
import { Icon } from '../../../kit/ui/index.ts'
import { useStore } from '../../../kit/use-store.ts'
import type { Chat } from '../chat.ts'
import type { ChatActivities, Shown } from '../chat-activities.ts'

interface LetterProps {
  chat: Chat
  message: ChatMessage
  activities: ChatActivities
  shown: Shown
}

/** What the assistant wrote, and what it found. Drawn anew only when its own message changes. */
export const Letter = memo(function Letter({ chat, message, activities, shown }: LetterProps) {
  const failed = useStore(chat.$failed)?.messageId === message.id
  const { isLoading = false } = message
  return (
    <article className="letter" aria-busy={isLoading}>
      <p className="dateline">
        <b>{texts.assistant}</b>
        <time dateTime={message.timestamp}>{formatClock(message.timestamp)}</time>
      </p>
      <div>
        {failed ? <Failed text={message.text} onAgain={() => void chat.retry()} /> : activities.written(message, shown)}
      </div>
    </article>
  )
})

function Failed({ text, onAgain }: { text: string; onAgain: () => void }) {
  return (
    <div className="words failed" role="alert">
      <p>{text}</p>
      <button className="button" type="button" onClick={onAgain}>
        <Icon name="again" fine />
        {app.tryAgain}
      </button>
    </div>
  )
}

/** What stands in its place until it can be shown how it is written. */
export function Unwritten() {
  return (
    <div className="words">
      <Dots />
    </div>
  )
}

/** Nothing is written yet. */
export function Dots() {
  return (
    <span className="dots">
      <i />
      <i />
      <i />
    </span>
  )
}
