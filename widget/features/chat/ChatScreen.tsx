import { useStore } from '@nanostores/react'
import { useEffect, useRef, type CSSProperties } from 'react'
import type { ConversationId } from '@meander/sdk/contract/ids'
import { chat as texts } from '../../i18n/en.ts'
import { useSheet } from '../../kit/ui/index.ts'
import sheet from './Chat.css?inline'
import type { ChatActivities } from './chat-activities.ts'
import type { Chat } from './chat.ts'
import { Composer } from './composer/Composer.tsx'
import { Letterhead, type LetterheadProps } from './Letterhead.tsx'
import { Letters } from './messages/Letters.tsx'
import { cutTemplate } from './quests.ts'
import { tripTitle } from './trip-title.ts'

interface ChatScreenProps extends Pick<LetterheadProps, 'onBack' | 'onItineraries' | 'fullAddress' | 'film'> {
  chat: Chat
  activities: ChatActivities
  /** Loaded when given. */
  conversationId: ConversationId | null
  /** The chat section of the home screen: a lower composer, no letterhead buttons. */
  home?: boolean
  onNewChat: () => void
}

/** Letterhead, letters, composer; the activities panel beside them. */
export function ChatScreen({ chat, activities, conversationId, home = false, onNewChat, ...head }: ChatScreenProps) {
  useSheet(sheet)
  const facts = useStore(chat.$facts)
  const messages = useStore(chat.$messages)
  const conversation = useStore(chat.$conversation)
  const panel = useStore(chat.panel.$panel)
  const composer = useRef<HTMLTextAreaElement>(null)

  useEffect(() => {
    if (conversationId) void chat.load(conversationId)
  }, [chat, conversationId])

  const empty = messages.length === 0 && conversation.state === 'none'
  const withPanel = panel.state !== 'hidden'

  function handleTemplate(template: string) {
    chat.write(template)
    const blank = cutTemplate(template).find(({ kind }) => kind === 'blank')
    const start = blank ? template.indexOf(`[${blank.text}]`) : template.length
    // After the text is in the field: its first blank is chosen, so that typing fills it.
    queueMicrotask(() => {
      const field = composer.current
      field?.focus({ preventScroll: true })
      field?.setSelectionRange(start, blank ? start + blank.text.length + 2 : start)
    })
  }

  return (
    <div className={withPanel ? 'chat with-panel' : 'chat'} style={{ '--wide': empty ? '1180px' : '860px' } as CSSProperties}>
      <main className="desk">
        <Letterhead
          {...head}
          bare={home}
          title={tripTitle(facts) ?? (empty ? texts.begin : texts.journey)}
          continuing={conversation.state === 'loaded' ? conversation.id : null}
          onNewChat={messages.length > 0 ? onNewChat : null}
        />
        <section className="sheet">
          <Letters chat={chat} activities={activities} withPanel={withPanel} onTemplate={handleTemplate} onNewChat={onNewChat} />
          <Composer chat={chat} field={composer} cap={home ? 128 : 192} />
        </section>
      </main>
      {panel.state !== 'hidden' && activities.panel(panel, chat.panel.close)}
    </div>
  )
}
