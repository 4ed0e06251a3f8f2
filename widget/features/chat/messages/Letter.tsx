import { memo, useMemo } from 'react'
import type { ChatMessage } from '@meander/sdk/contract/chat'
import { app, chat as texts } from '../../../i18n/en.ts'
import { formatClock } from '../../../kit/format.ts'
import { Icon } from '../../../kit/ui/index.ts'
import { useStore } from '../../../kit/use-store.ts'
import type { Chat } from '../chat.ts'
import type { ChatActivities, Shown } from '../chat-activities.ts'
import { Markdown } from '../markdown/Markdown.tsx'
import { settled } from '../markdown/settled.ts'
import { namesOf } from './names.tsx'

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
        {failed ? <Failed text={message.text} onAgain={() => void chat.retry()} /> : <Written chat={chat} message={message} activities={activities} shown={shown} />}
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

/** In English, whatever the language of the page. Cards that stand in the letter itself come after its first paragraph, so that a long letter does not push them out of sight. */
function Written({ chat, message, activities, shown }: LetterProps) {
  const { id, recommendations = [], isLoading = false } = message
  const suggestions = useStore(chat.$suggestions)[id] ?? []
  const names = useMemo(() => namesOf(recommendations, activities.open), [recommendations, activities])
  const text = isLoading ? settled(message.text) : message.text
  const found = recommendations.length > 0
  const lead = found && shown !== 'contents' ? firstParagraph(text) : text
  const rest = text.slice(lead.length)
  const caret = isLoading && message.text ? <span className="caret" /> : null
  return (
    <>
      <div className={lead === text && !found ? 'words' : 'words lead'} dir="auto" lang="en">
        {message.text === '' && isLoading ? <Dots /> : <Markdown text={lead} names={names} end={rest === '' ? caret : null} />}
      </div>
      {found && activities.findings(recommendations, shown)}
      {rest !== '' && (
        <div className="words rest" dir="auto" lang="en">
          <Markdown text={rest} names={names} end={caret} />
        </div>
      )}
      {found && suggestions.length > 0 && activities.ways(texts.findings.explore, suggestions)}
    </>
  )
}

const firstParagraph = (text: string): string => /^\s*\S[\s\S]*?(?=\n\s*\n|$)/.exec(text)?.[0] ?? text

/** Nothing is written yet. */
function Dots() {
  return (
    <span className="dots">
      <i />
      <i />
      <i />
    </span>
  )
}
