import { memo } from 'react'
import type { ChatMessage } from '@meander/sdk/contract/chat'
import { chat as texts } from '../../../i18n/en.ts'
import { formatClock } from '../../../kit/format.ts'

/** What the traveller said. */
export const Note = memo(function Note({ message }: { message: ChatMessage }) {
  return (
    <article className="note">
      <p className="dateline">
        <b>{texts.you}</b>
        <time dateTime={message.timestamp}>{formatClock(message.timestamp)}</time>
      </p>
      <div className="words" dir="auto">
        {message.text}
      </div>
    </article>
  )
})
