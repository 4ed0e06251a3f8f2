import type { ReactNode, RefObject } from 'react'
import type { ConversationId } from '@meander/sdk/contract/ids'
import { app, chat as texts } from '../../../i18n/en.ts'
import { Icon, Working } from '../../../kit/ui/index.ts'
import { useStore } from '../../../kit/use-store.ts'
import type { Chat } from '../chat.ts'
import type { ChatActivities, Shown } from '../chat-activities.ts'
import { Welcome, type WelcomeProps } from '../Welcome.tsx'
import { Letter } from './Letter.tsx'
import { Note } from './Note.tsx'
import { useAnnouncement } from './use-announcement.ts'
import { useFollowScroll } from './use-follow-scroll.ts'

/** How many of the last messages are drawn. */
export const RENDERED_MESSAGES = 50

interface LettersProps extends Pick<WelcomeProps, 'onTemplate' | 'onConversation'> {
  chat: Chat
  activities: ChatActivities
  log: RefObject<HTMLDivElement | null>
  /** Where the cards of the last letter are; those of earlier ones stand in a row. */
  shown: Shown
  /** The conversation that was loaded, where the letterhead has no room to say so. */
  continuing: ConversationId | null
  onNewChat: () => void
  /** Stands behind the last letter, and is read past like it. */
  children?: ReactNode
}

/** The conversation, as letters and notes; before it begins, the letters that are half written. */
export function Letters({ chat, activities, log, shown, continuing, onNewChat, children, ...welcome }: LettersProps) {
  const messages = useStore(chat.$messages)
  const status = useStore(chat.$status)
  const loading = useStore(chat.$loading)
  const conversation = useStore(chat.$conversation)
  useFollowScroll(log, messages, status)
  const last = messages.at(-1)
  const stopped = useStore(chat.$stopped) !== null
  const announced = useAnnouncement(status, stopped ? undefined : last)

  return (
    <>
      <div ref={log} className="letters" role="log" aria-live="off" aria-label={texts.log} aria-busy={loading} tabIndex={0}>
        {continuing && <p className="tiny">{texts.continuing(continuing.slice(-8))}</p>}
        {messages.length === 0 && conversation.state === 'none' && <Welcome history={chat.history} {...welcome} />}
        {conversation.state === 'loading' && <Working>{texts.loading}</Working>}
        {conversation.state === 'failed' && <NotLoaded text={conversation.text} onAgain={conversation.gone ? null : () => void chat.load(conversation.id)} onNewChat={onNewChat} />}
        {messages
          .slice(-RENDERED_MESSAGES)
          .map((message) =>
            message.sender === 'user' ? (
              <Note key={message.id} message={message} $say={chat.$say} />
            ) : (
              <Letter key={message.id} chat={chat} message={message} activities={activities} shown={message === last ? shown : 'rail'} />
            ),
          )}
        {loading && <Working seen>{texts.searching}</Working>}
        {stopped && <Stopped onAgain={() => void chat.retry()} />}
        {children}
      </div>
      <p className="hidden" role="status">
        {announced.map((words, part) => (
          <span key={part} lang={part === 1 ? 'en' : undefined}>
            {part > 0 && ' '}
            {words}
          </span>
        ))}
      </p>
    </>
  )
}

/** Told by the announcement; here it is seen, and can be taken back. */
function Stopped({ onAgain }: { onAgain: () => void }) {
  return (
    <div className="stopped">
      <p className="small">{texts.stopped}</p>
      <Again onPress={onAgain} />
    </div>
  )
}

function Again({ onPress }: { onPress: () => void }) {
  return (
    <button className="button" type="button" onClick={onPress}>
      <Icon name="again" fine />
      {app.tryAgain}
    </button>
  )
}

function NotLoaded({ text, onAgain, onNewChat }: { text: string; onAgain: (() => void) | null; onNewChat: () => void }) {
  return (
    <div className="failed" role="alert">
      <p>{text}</p>
      {onAgain && <Again onPress={onAgain} />}
      <button className="button" type="button" onClick={onNewChat}>
        {texts.newChat}
      </button>
    </div>
  )
}
