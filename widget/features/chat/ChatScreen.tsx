import { useEffect, useRef, type CSSProperties, type ReactNode, type RefObject } from 'react'
import type { ConversationId } from '@meander/sdk/contract/ids'
import { chat as texts } from '../../i18n/en.ts'
import { focusWithoutScroll } from '../../kit/dom.ts'
import { Screen, useSheet } from '../../kit/ui/index.ts'
import { useStore } from '../../kit/use-store.ts'
import sheet from './Chat.css?inline'
import type { ChatActivities } from './chat-activities.ts'
import type { Chat } from './chat.ts'
import { Composer } from './composer/Composer.tsx'
import { Letterhead, type LetterheadProps } from './Letterhead.tsx'
import { Letters } from './messages/Letters.tsx'
import { tripTitle } from './trip-title.ts'
import { useRoom, type Room } from './use-room.ts'
import type { WelcomeProps } from './Welcome.tsx'

interface ChatScreenProps extends Pick<LetterheadProps, 'onBack' | 'onItineraries' | 'fullAddress' | 'film'>, Pick<WelcomeProps, 'onTemplate' | 'onConversation'> {
  chat: Chat
  activities: ChatActivities
  /** Loaded when given. */
  conversationId: ConversationId | null
  /** Where the page says that the journey goes. */
  place?: string | null
  /** The chat section of the home screen: a lower composer, no letterhead buttons. */
  home?: boolean
  onNewChat: () => void
  /** Opens the recording of a voice message; null where this composer takes none. */
  onVoice?: (() => void) | null
  /** A voice message is being recorded: until then nothing can be typed. */
  speaking?: boolean
  /** Stands between the letters and the composer: the days of a trip that is planned one by one. */
  days?: ReactNode
}

/** Letterhead, letters, composer; the activities panel beside them. */
export function ChatScreen({ chat, activities, conversationId, place = null, home = false, onNewChat, onTemplate, onConversation, ...rest }: ChatScreenProps) {
  const { onVoice = null, speaking = false, days, ...head } = rest
  useSheet(sheet)
  const facts = useStore(chat.$facts)
  const messages = useStore(chat.$messages)
  const conversation = useStore(chat.$conversation)
  const panel = useStore(chat.panel.$panel)
  const [screen, log, composer] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null), useRef<HTMLTextAreaElement>(null)]
  const { room, low } = useRoom(screen)
  const beginAnew = anew(chat, onNewChat, { composer, log })

  useEffect(() => {
    if (conversationId) void chat.load(conversationId)
  }, [chat, conversationId])

  const empty = messages.length === 0 && conversation.state === 'none'
  // On the home screen what was found is spread out in the letter: as on a phone, what there is to say besides stands behind it.
  const folded = home || room === 'narrow'
  const panelShown = panel.state !== 'hidden' && activities.panel(panel, closing(chat, log), folded)
  const withPanel = panelShown !== false && !folded
  const continuing = conversation.state === 'loaded' ? conversation.id : null

  return (
    <div ref={screen} className={`chat${useBeside(withPanel)}${empty ? '' : ' begun'}`} style={widthsOf(empty || home, room) as CSSProperties}>
      <Screen className="desk" within={home}>
        <Letterhead
          {...head}
          bare={home}
          title={tripTitle(facts) ?? (empty ? texts.begin(place) : texts.journey)}
          continuing={room === 'narrow' ? null : continuing}
          onNewChat={messages.length > 0 ? beginAnew : null}
        />
        <section className="sheet">
          <Letters
            chat={chat}
            activities={activities}
            log={log}
            shown={home && room !== 'narrow' ? 'grid' : withPanel ? 'contents' : 'rail'}
            continuing={room === 'narrow' || home ? continuing : null}
            onNewChat={beginAnew}
            onTemplate={onTemplate}
            onConversation={onConversation}
          >
            {!withPanel && panelShown}
            {low && days}
          </Letters>
          {!low && days}
          <Composer chat={chat} field={composer} cap={home ? 128 : 192} onVoice={onVoice} speaking={speaking} />
        </section>
      </Screen>
      {withPanel && panelShown}
    </div>
  )
}

/** By which the sheet says whether the panel is there, or was: what it stood beside slides back. */
function useBeside(withPanel: boolean): string {
  const been = useRef(false)
  been.current ||= withPanel
  return withPanel ? ' with-panel' : been.current ? ' was-with-panel' : ''
}

const BESIDE_PANEL = 'calc(55cqi - 2 * var(--edge))'

/**
 * Of the letters where nothing stands beside them: no line is broken anew when the panel comes. In a wide room they are as wide as beside it;
 * in a middle one their words are, and stay where they are, while cards and the composer have the place that is kept for it until then.
 */
function widthsOf(spread: boolean, room: Room): Record<string, string> {
  if (spread) return { '--wide': '1180px' }
  if (room === 'wide') return { '--wide': BESIDE_PANEL }
  return room === 'middle' ? { '--wide': '100cqi', '--beside': BESIDE_PANEL } : {}
}

/** What was being written belonged to the other conversation; and what was pressed is gone. */
const anew = (chat: Chat, onNewChat: () => void, { composer, log }: Record<'composer' | 'log', RefObject<HTMLElement | null>>) => () => {
  chat.write('')
  onNewChat()
  // A field would bring up the keyboard of a phone.
  focusWithoutScroll((matchMedia('(pointer: fine)').matches ? composer : log).current)
}

/** The letters are what the panel stood beside: there one goes on. */
const closing = (chat: Chat, log: RefObject<HTMLElement | null>) => () => {
  chat.panel.close()
  focusWithoutScroll(log.current)
}
