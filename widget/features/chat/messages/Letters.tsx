import { useStore } from '@nanostores/react'
import { chat as texts } from '../../../i18n/en.ts'
import { Working } from '../../../kit/ui/index.ts'
import type { Chat } from '../chat.ts'
import type { ChatActivities } from '../chat-activities.ts'
import type { Quest } from '../quests.ts'
import { Welcome } from '../Welcome.tsx'
import { Letter } from './Letter.tsx'
import { Note } from './Note.tsx'
import { useFollowScroll } from './use-follow-scroll.ts'

/** How many of the last messages are drawn. */
export const RENDERED_MESSAGES = 50

interface LettersProps {
  chat: Chat
  activities: ChatActivities
  withPanel: boolean
  onTemplate: (id: Quest['id']) => void
  onNewChat: () => void
}

/** The conversation, as letters and notes; before it begins, the letters that are half written. */
export function Letters({ chat, activities, withPanel, onTemplate, onNewChat }: LettersProps) {
  const messages = useStore(chat.$messages)
  const status = useStore(chat.$status)
  const loading = useStore(chat.$loading)
  const conversation = useStore(chat.$conversation)
  const scroller = useFollowScroll(messages, status)
  const last = messages.at(-1)

  return (
    <div ref={scroller} className="letters" role="log" aria-label={texts.log} aria-busy={loading} tabIndex={0}>
      {messages.length === 0 && conversation.state === 'none' && <Welcome onTemplate={onTemplate} />}
      {conversation.state === 'loading' && <Working>{texts.loading}</Working>}
      {conversation.state === 'failed' && (
        <div className="failed" role="alert">
          <p>{conversation.text}</p>
          <button className="button" type="button" onClick={onNewChat}>
            {texts.newChat}
          </button>
        </div>
      )}
      {messages
        .slice(-RENDERED_MESSAGES)
        .map((message) =>
          message.sender === 'user' ? (
            <Note key={message.id} message={message} />
          ) : (
            <Letter key={message.id} chat={chat} message={message} activities={activities} withPanel={withPanel} isLast={message === last} />
          ),
        )}
      {loading && <Working>{texts.searching}</Working>}
    </div>
  )
}
