import { useEffect, useMemo, useState } from 'react'
import type { ConversationId } from '@meander/sdk/contract/ids'
import { Backdrop, beginsAt, CHAT_FILMS } from '../features/backdrops/index.ts'
import { ChatScreen, HOME_SESSION_ID, SESSION_ID_KEY, Unwritten, type ChatActivities } from '../features/chat/index.ts'
import { later } from '../kit/later.tsx'
import { useStore } from '../kit/use-store.ts'
import { preloadNext } from './Dialogs.tsx'
import { CURRENT_PAGE_KEY } from './navigation.ts'
import type { Planner } from './planner.ts'

/** After the first cards: their pictures come first. */
const PRELOAD_DELAY_MS = 1000

interface ChatViewProps {
  planner: Planner
  conversationId: ConversationId | null
  /** The chat section of the hosted home screen. */
  home?: boolean
}

/** The chat with its film, its way out and what activities look like in it. */
export function ChatView({ planner, conversationId, home = false }: ChatViewProps) {
  const { chat, config, navigation, identity, local, tab } = planner
  const destination = useStore(chat.$facts)?.destination ?? config.destination ?? null
  const hosted = config.firstParty
  const drawn = useMemo(() => activitiesOf(planner), [planner])
  const account = useStore(planner.session.$mode) === 'authenticated'

  useEffect(() => {
    if (!home && identity.$acted.get()) tab.set(CURRENT_PAGE_KEY, 'chat')
  }, [home, identity, tab])

  const begun = useStore(chat.$messages).length > 0
  useAddress(planner, conversationId, begun)
  const dressed = useWhatComes(planner, begun, home)

  const planned = useStore(chat.days.$plan) !== null

  // The chat screen of the hosted site reloads; the home screen and every embed begin anew in place.
  const handleNewChat = () => {
    if (hosted && !home) {
      local.remove(SESSION_ID_KEY)
      return location.assign('/chat')
    }
    chat.startNew()
    // What is written next is not written under the address of the other.
    if (home) planner.emit('navigate', { path: '/chat' })
    if (conversationId) navigation.show(home ? '/' : '/chat')
  }

  return (
    <>
      <ChatScreen
        chat={chat}
        activities={drawn}
        conversationId={conversationId}
        home={home}
        place={config.destination ?? null}
        film={<Film planner={planner} place={destination} runs={begun || (hosted && !home)} />}
        onBack={hosted ? () => navigation.go('/', { quick: true }) : null}
        onItineraries={() => navigation.go('/itineraries', { quick: true })}
        fullAddress={hosted || config.view === 'floating' || config.view === 'drawer' ? null : `${config.origin}/chat`}
        onNewChat={handleNewChat}
        onConversation={(id) => navigation.go(`/chat/${encodeURIComponent(id)}`, { quick: true })}
        onTemplate={(id) => planner.$template.set(id)}
        speaking={useStore(planner.$speaking) !== null}
        onVoice={account ? () => planner.$speaking.set('chat') : null}
        days={planned && <DayPlanning planner={planner} />}
      />
      {dressed && <Wardrobe />}
    </>
  )
}

/** A still until it may run, which an embed's does after the first message, and what that brings; from then on it goes on. */
function Film({ planner: { local, config }, place, runs }: { planner: Planner; place: string | null; runs: boolean }) {
  const [first] = useState(() => beginsAt(local, place))
  const ran = useAfter(runs)
  return (
    <>
      <Backdrop index={first} />
      {ran && <ChatFilm area={local} place={place} first={first} ahead={config.firstParty ? CHAT_FILMS.length : 1} />}
    </>
  )
}

/** A conversation has an address from its first message on, so that a reload finds it again; also one that was begun where another was not found. */
function useAddress({ chat, config, emit, navigation }: Planner, conversationId: ConversationId | null, begun: boolean): void {
  const sessionId = useStore(chat.$sessionId)
  const conversation = useStore(chat.$conversation)
  const left = conversation.state === 'none' && conversation.insteadOf
  const unnamed = (left ? left === conversationId : config.firstParty && conversationId === null) && sessionId !== HOME_SESSION_ID
  useEffect(() => {
    if (!unnamed || !begun || !sessionId) return
    const path = `/chat/${encodeURIComponent(sessionId)}`
    if (config.firstParty) emit('navigate', { path, replace: true })
    else navigation.show(path)
  }, [unnamed, begun, sessionId, config, emit, navigation])
}

/** Fetches what the next answer, and the next press, will need; tells when what a card opens can be dressed. */
function useWhatComes({ chat, itineraries }: Planner, begun: boolean, home: boolean): boolean {
  useEffect(() => {
    if (!begun) return
    Written.preload()
    FoundInLetter.preload()
    FoundBeside.preload()
    // There, the cards themselves are of that chunk.
    if (home) Wardrobe.preload()
  }, [begun, home])

  const found = useStore(chat.$messages).some(({ recommendations }) => (recommendations?.length ?? 0) > 0)
  const soon = useAfter(found)
  useEffect(() => {
    // What is saved already says so on its card.
    if (found) void itineraries.load()
    // What a card opens is there when it is pressed.
    if (soon) preloadNext()
  }, [found, soon, itineraries])
  return soon
}

/** True from a moment after something has come to be, for good. */
function useAfter(due: boolean): boolean {
  const [is, set] = useState(false)
  useEffect(() => {
    if (!due) return
    const timer = setTimeout(() => set(true), PRELOAD_DELAY_MS)
    return () => clearTimeout(timer)
  }, [due])
  return is
}

/** What comes with the first answer that has something to show. */
const FoundInLetter = later(async () => (await import('./later/found.ts')).FoundInLetter)
const Written = later(async () => (await import('./later/found.ts')).Written, Unwritten)
const Ways = later(async () => (await import('./later/found.ts')).Ways)
const FoundBeside = later(async () => (await import('./later/found.ts')).FoundBeside)
/** The chunk and the sheets of what a card opens: a sheet that comes with a press lays out the whole screen anew in it. */
const Wardrobe = later(async () => (await import('./later/dialogs.ts')).Wardrobe)
const ChatFilm = later(async () => (await import('./later/film.ts')).ChatFilm)
/** What comes with the first trip of several days. */
const DayPlanning = later(async () => (await import('./later/discover.ts')).DayPlanning)

function activitiesOf(planner: Planner): ChatActivities {
  const drawn: ChatActivities = {
    written: (message, shown) => <Written chat={planner.chat} activities={drawn} message={message} shown={shown} />,
    findings: (recommendations, shown) => <FoundInLetter planner={planner} chat={planner.chat} recommendations={recommendations} shown={shown} />,
    ways: (title, ways) => <Ways chat={planner.chat} title={title} ways={ways} />,
    panel: (state, close, folded) => <FoundBeside planner={planner} state={state} folded={folded} onClose={close} />,
    open: planner.activities.open,
  }
  return drawn
}
