import { useStore } from '@nanostores/react'
import type { ChatMessage } from '@meander/sdk/contract/chat'
import { app, chat as texts } from '../../../i18n/en.ts'
import { formatClock } from '../../../kit/format.ts'
import { Icon } from '../../../kit/ui/index.ts'
import type { Chat } from '../chat.ts'
import type { ChatActivities } from '../chat-activities.ts'
import { Markdown } from '../markdown/Markdown.tsx'
import { Findings } from './Findings.tsx'

interface LetterProps {
  chat: Chat
  message: ChatMessage
  activities: ChatActivities
  withPanel: boolean
  isLast: boolean
}

/** What the assistant wrote, and what it found. */
export function Letter({ chat, message, activities, withPanel, isLast }: LetterProps) {
  const failed = useStore(chat.$failed)?.messageId === message.id
  const { text, recommendations = [], isLoading = false } = message
  const caret = isLoading ? <span className="caret" /> : null
  return (
    <article className="letter" aria-busy={isLoading}>
      <p className="dateline">
        <b>{texts.assistant}</b>
        <time dateTime={message.timestamp}>{formatClock(message.timestamp)}</time>
      </p>
      <div>
        {failed ? (
          <div className="words failed" role="alert">
            <p>{text}</p>
            <button className="button" type="button" onClick={() => void chat.retry()}>
              <Icon name="again" fine />
              {app.tryAgain}
            </button>
          </div>
        ) : (
          <div className="words" dir="auto">
            {text ? <Markdown text={text} end={caret} /> : caret}
          </div>
        )}
        {recommendations.length > 0 && (
          <Findings chat={chat} message={message} recommendations={recommendations} activities={activities} withPanel={withPanel && isLast} />
        )}
      </div>
    </article>
  )
}
