import { memo } from 'react'
import type { ChatMessage } from '@meander/sdk/contract/chat'
import { chat as texts } from '../../../i18n/en.ts'
import { formatClock } from '../../../kit/format.ts'
import { useStore } from '../../../kit/use-store.ts'
import type { Chat } from '../chat.ts'

/** What the traveller said. */
export const Note = memo(function Note({ message, $say }: { message: ChatMessage; $say: Chat['$say'] }) {
  const say = useStore($say)
  return (
    <article className="note">
      <p className="dateline">
        <b>{texts.you}</b>
        <time dateTime={message.timestamp}>{formatClock(message.timestamp)}</time>
      </p>
      <div className="words" dir="auto">
        {say(message.text)}
      </div>
    </article>
  )
})
