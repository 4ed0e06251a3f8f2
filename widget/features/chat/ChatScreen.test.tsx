import { postChat, readConversation, readRecommendations, type ChatMessage } from '@meander/sdk/contract/chat'
import type { ConversationId } from '@meander/sdk/contract/ids'
import { atom } from 'nanostores'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApi } from '../../api/create-api.ts'
import { createStorage } from '../../kit/storage.ts'
import { activity } from '../../test/activities.ts'
import { chatServer, noDates } from '../../test/chat-server.ts'
import { data, FINISH, liveReply, reply, text } from '../../test/chat-stream.ts'
import { failure, type FakeServer } from '../../test/fake-server.ts'
import { mountView } from '../../test/mount-planner.tsx'
import { find, findAll, findSoon, nameOf, type, waitFor } from '../../test/queries.ts'
import { stubRecorder } from '../../test/voice-devices.ts'
import { createChat, type Chat } from './chat.ts'
import { ChatScreen } from './ChatScreen.tsx'
import { Findings } from './messages/Findings.tsx'
import { Ways } from './messages/Ways.tsx'

const id = 'conversation-9c41f7ab' as ConversationId
const found = [activity('A'), activity('B'), activity('C')]

describe('the chat screen', () => {
  let server: FakeServer
  let chat: Chat
  let view: ReturnType<typeof mountView>
  const went: string[] = []
  const $pointed = atom<string | null>(null)

  beforeEach(() => {
    went.length = 0
    localStorage.clear()
    vi.spyOn(console, 'error').mockImplementation(() => {})
    server = chatServer()
  })
  afterEach(() => {
    view.destroy()
    chat.destroy()
    vi.restoreAllMocks()
  })

  function setUp({ conversationId = null, hosted = true, home = false, ...more }: Partial<ComponentProps<typeof ChatScreen>> & { hosted?: boolean } = {}) {
    const api = createApi({ origin: 'https://meander.test', pageOrigin: 'https://meander.test', clientUserId: () => null, $token: atom(null), fetch: server.fetch })
    const storage = createStorage(() => localStorage)
    chat = createChat({ api, emit: () => true, config: { locale: 'en-US', currency: 'USD' }, local: storage, tab: storage })
    view = mountView(
      <ChatScreen
        chat={chat}
        activities={{
          findings: (recommendations, shown) => (
            <Findings
              chat={chat}
              recommendations={recommendations}
              shown={shown}
              $pointed={$pointed}
              onAll={() => went.push('all')}
              print={({ productCode, title }, number) => <article key={productCode}>{`${number} ${title}`}</article>}
              onOpen={({ title }) => went.push(title)}
              comparing={{ choosing: false, tools: null, contents: null }}
            />
          ),
          ways: (title, ways) => <Ways title={title} ways={ways} onChoose={(way) => void chat.send(way)} />,
          panel: (state, close, folded) => (
            <aside aria-label="Activities">
              {state.state} {folded ? 'below' : 'beside'}
              <button type="button" onClick={close}>
                Close
              </button>
            </aside>
          ),
          open: ({ title }) => went.push(title),
        }}
        conversationId={conversationId}
        home={home}
        film={null}
        onBack={hosted ? () => went.push('/') : null}
        onItineraries={() => went.push('/itineraries')}
        fullAddress={hosted ? null : 'https://meander.test/chat'}
        onNewChat={() => chat.startNew()}
        onTemplate={(template) => went.push(template)}
        onConversation={(conversation) => went.push(conversation)}
        {...more}
      />,
    )
    return view.box
  }
  const wide = (width: number) => void vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width)
  const composer = (box: HTMLElement) => find<HTMLTextAreaElement>(box, 'textbox', 'Message')
  async function say(box: HTMLElement, words: string) {
    type(composer(box), words)
    ;(await findSoon(box, 'button', 'Send')).click()
  }

  it('has a log of the conversation and a named field: what a reader of screens needs', () => {
    const box = setUp()
    expect(nameOf(find(box, 'log'))).toBe('Conversation')
    expect(composer(box).placeholder).toBe('Share your travel dreams...')
    for (const button of findAll(box, 'button')) expect(nameOf(button)).not.toBe('')
  })

  it('welcomes with a text, four half-written letters and one’s own tale [2.88, 2.89, 2.90, 2.111, 2.112, 2.114]', () => {
    const box = setUp()
    expect(box.textContent).toContain('Choose a letter that is half written and fill in the blanks.')
    expect([...box.querySelectorAll('.quest .name')].map((name) => name.textContent)).toEqual(['Romantic escape', 'Family journey', 'Solo journey', 'With friends'])
    expect(box.textContent).toContain('or write your own tale')
    expect(findAll(box, 'button', 'Voice Input')).toEqual([])
    expect(findAll(box, 'button', 'Send')).toHaveLength(1)
  })

  it('opens a half-written letter [2.107]', () => {
    const box = setUp()
    find(box, 'button', /^Solo journey/).click()
    expect(went).toEqual(['solo'])
  })

  it('records a voice message where that is switched on, and takes no typing meanwhile [2.113, 5.5]', () => {
    stubRecorder()
    const box = setUp({ onVoice: () => went.push('voice'), speaking: true })
    find(box, 'button', 'Voice Input').click()
    expect(went).toEqual(['voice'])
    expect(composer(box).disabled).toBe(true)
  })

  it('says so where the browser can neither record nor write down [5.26, 5.27]', () => {
    const box = setUp({ onVoice: () => went.push('voice') })
    const button = find<HTMLButtonElement>(box, 'button', 'Voice input not supported')
    expect(button.disabled).toBe(true)
    expect(findAll(box, 'button', 'Voice Input')).toEqual([])
  })

  it('goes back and to the itineraries from its header [2.81, 2.82]', () => {
    const box = setUp()
    find(box, 'button', 'Back to Meander').click()
    find(box, 'button', 'View Itineraries').click()
    expect(went).toEqual(['/', '/itineraries'])
  })

  it('has no way back in an embed, and a link to the whole planner', () => {
    const box = setUp({ hosted: false })
    expect(findAll(box, 'button', 'Back to Meander')).toEqual([])
    expect(find<HTMLAnchorElement>(box, 'link', 'Open the full planner').href).toBe('https://meander.test/chat')
  })

  it('sends with Enter and with the button, and begins a line with Shift+Enter [2.115, 2.116, 2.117]', async () => {
    const box = setUp()
    type(composer(box), 'Lisbon')
    const shifted = new KeyboardEvent('keydown', { key: 'Enter', shiftKey: true, bubbles: true, cancelable: true })
    await waitFor(() => expect(composer(box).value).toBe('Lisbon'))
    composer(box).dispatchEvent(shifted)
    expect(shifted.defaultPrevented).toBe(false)
    expect(chat.$messages.get()).toEqual([])
    composer(box).dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
    await waitFor(() => expect(box.querySelector('.note')?.textContent).toContain('Lisbon'))
    expect(composer(box).tagName).toBe('TEXTAREA')
  })

  it('sends nothing too long, says by how much, and keeps every letter of it', async () => {
    const box = setUp()
    const story = 'a'.repeat(4012)
    type(composer(box), story)
    const warning = await waitFor(() => box.querySelector('.too-long') ?? Promise.reject(new Error('no warning')))
    expect(warning.textContent).toBe('Too long to send: please take out 12 characters.')
    composer(box).dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
    expect(chat.$messages.get()).toEqual([])
    expect(composer(box).value).toBe(story)
    type(composer(box), story.slice(12))
    await waitFor(() => expect(box.querySelector('.too-long')).toBeNull())
    composer(box).dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
    await waitFor(() => expect(box.querySelector('.note')?.textContent).toContain('aaa'))
  })

  it('shows notes and letters apart, and what it is doing while a reply is pending [2.91, 2.92, 2.93, 2.94, 5.4]', async () => {
    const live = liveReply()
    server.on(postChat, () => live.response)
    const box = setUp()
    await say(box, 'Lisbon')
    await findSoon(box, 'button', 'Stop')
    expect(box.querySelector('.letters > .working')?.textContent).toBe('Searching for activities and planning your trip...')
    expect(box.querySelector('.letter[aria-busy="true"] .dots')).not.toBeNull()
    expect(composer(box).disabled).toBe(true)
    expect(find(box, 'log').getAttribute('aria-busy')).toBe('true')
    live.say(text('When?'), FINISH)
    live.end()
    await findSoon(box, 'button', 'Send')
    expect([...box.querySelectorAll('.note .words, .letter .words')].map((words) => words.textContent)).toEqual(['Lisbon', 'When?'])
    await waitFor(() => expect(box.textContent).not.toContain('Searching for activities'))
    expect(composer(box).disabled).toBe(false)
  })

  it('tells the beginning and the end of an answer once, where nothing is busy', async () => {
    const live = liveReply()
    server.on(postChat, () => live.response)
    const box = setUp()
    // It is there before it has something to tell: what comes with its words is not read.
    const told = find(box, 'status')
    expect(told.textContent).toBe('')
    await say(box, 'Lisbon')
    await waitFor(() => expect(told.textContent).toBe('Searching for activities and planning your trip...'))
    expect(find(box, 'log').querySelector('[role="status"]')).toBeNull()
    expect(told.closest('[aria-busy], [aria-live="off"]')).toBeNull()
    live.say(text('When?'))
    await waitFor(() => expect(box.querySelector('.letter .words')?.textContent).toBe('When?'))
    expect(told.textContent).toBe('Searching for activities and planning your trip...')
    live.say(FINISH)
    live.end()
    await waitFor(() => expect(told.textContent).toBe('Meander has answered. When?'))
  })

  it('stops a reply and keeps what is there [4.47]', async () => {
    const live = liveReply()
    server.on(postChat, () => live.response)
    const box = setUp()
    await say(box, 'Lisbon')
    await findSoon(box, 'button', 'Stop')
    live.say(text('Once'))
    await waitFor(() => expect(box.querySelector('.letter .words')?.textContent).toBe('Once'))
    find(box, 'button', 'Stop').click()
    await findSoon(box, 'button', 'Send')
    expect(box.querySelector('.letter .words')?.textContent).toBe('Once')
  })

  it('says that a reply was stopped, and asks for it again', async () => {
    server.on(postChat, () => liveReply().response)
    const box = setUp()
    await say(box, 'Lisbon')
    ;(await findSoon(box, 'button', 'Stop')).click()
    const again = await findSoon(box, 'button', 'Try Again')
    expect(box.querySelector('.stopped')?.textContent).toContain('The reply was stopped.')
    server.on(postChat, () => reply(text('When?'), FINISH))
    again.click()
    await waitFor(() => expect([...box.querySelectorAll('.note .words, .letter .words')].map((words) => words.textContent)).toEqual(['Lisbon', 'When?']))
    expect(box.querySelector('.stopped')).toBeNull()
  })

  it('begins a new chat with nothing written, where one writes', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    server.on(postChat, () => reply(text('When?'), FINISH))
    const box = setUp()
    await say(box, 'Lisbon')
    const fresh = await findSoon(box, 'button', 'New chat')
    await findSoon(box, 'button', 'Send')
    chat.write('In May, with')
    fresh.focus()
    fresh.click()
    await waitFor(() => expect(chat.$messages.get()).toEqual([]))
    expect(chat.$draft.get()).toBe('')
    await waitFor(() => expect((box.getRootNode() as ShadowRoot).activeElement).toBe(composer(box)))
  })

  it('goes on where one writes after Stop, which is gone', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    server.on(postChat, () => liveReply().response)
    const box = setUp()
    void chat.send('Lisbon')
    const stop = await findSoon(box, 'button', 'Stop')
    stop.focus()
    stop.click()
    await waitFor(() => expect((box.getRootNode() as ShadowRoot).activeElement).toBe(composer(box)))
  })

  describe('with what was found', () => {
    beforeEach(() => {
      const parts = [data({ kind: 'suggestions', suggestions: ['A garden'] }), text('Here.'), data({ kind: 'recommendations', recommendations: found, destination: 'Lisbon' }), FINISH]
      server.on(postChat, () => reply(...parts))
      server.on(readRecommendations, () => ({ recommendations: found, shouldShowRecommendations: true, preferences: {}, extractedDates: noDates }))
    })

    it.each([
      [390, 'ready below', 'rail'],
      [820, 'ready beside', 'contents'],
      [1280, 'ready beside', 'contents'],
    ])('has its panel at %i px', async (width, panel, cards) => {
      wide(width)
      const box = setUp()
      await say(box, 'Plan Lisbon')
      await waitFor(() => expect(box.querySelector('aside')?.textContent).toContain(panel))
      expect(['rail', 'contents'].filter((one) => box.querySelector(`.${one}`))).toEqual([cards])
      expect(box.querySelector('.sheet aside') !== null).toBe(panel === 'ready below')
      find(box, 'button', 'Close').click()
      await waitFor(() => expect(box.querySelector('aside')).toBeNull())
      expect(box.querySelector('.rail')).toBeTruthy()
    })

    it('shows an empty panel at any width when what was asked for cannot be found [4.49]', async () => {
      wide(390)
      server.on(readRecommendations, () => failure('internal'))
      const box = setUp()
      await say(box, 'Plan Lisbon')
      await waitFor(() => expect(box.querySelector('aside')?.textContent).toContain('ready below'))
    })

    it('heads the activities and counts them [2.95, 2.96]', async () => {
      wide(700)
      const box = setUp()
      await say(box, 'Lisbon')
      await findSoon(box, 'heading', 'Perfect Activities for You')
      expect(box.querySelector('.findings header p')?.textContent).toBe('3 results')
      expect([...box.querySelectorAll('.rail article')].map((print) => print.textContent)).toEqual(['1 Activity A', '2 Activity B', '3 Activity C'])
    })

    it('offers four other searches at random, and sends the chosen one [2.98, 2.99, 2.100]', async () => {
      const box = setUp()
      await say(box, 'Lisbon')
      ;(await findSoon(box, 'button', 'Search Again')).click()
      await findSoon(box, 'heading', 'Search for something else')
      const ways = [...box.querySelectorAll<HTMLElement>('.explore')][0]?.querySelectorAll('button') ?? []
      expect(ways).toHaveLength(4)
      expect(new Set([...ways].map(nameOf)).size).toBe(4)
      const chosen = ways[0]
      chosen?.click()
      await waitFor(() => expect(chat.$messages.get().filter(({ sender }) => sender === 'user').at(-1)?.text).toBe(chosen && nameOf(chosen)))
    })

    it('suggests how to go on, and sends the chosen suggestion [2.101, 2.102]', async () => {
      const box = setUp()
      await say(box, 'Lisbon')
      await findSoon(box, 'heading', 'Continue exploring')
      find(box, 'button', 'A garden').click()
      await waitFor(() => expect([...box.querySelectorAll('.note .words')].at(-1)?.textContent).toBe('A garden'))
    })

    it('opens the panel with a list of contents that leads to the activities, and closes it [4.52, 2.125]', async () => {
      const box = setUp()
      await say(box, 'Plan Lisbon')
      await waitFor(() => expect(box.querySelector('aside')?.textContent).toContain('ready'))
      find(box, 'button', /^2Activity B/).click()
      expect(went).toEqual(['Activity B'])
      find(box, 'button', 'Close').click()
      await waitFor(() => expect(box.querySelector('aside')).toBeNull())
    })

    describe('in a letter that names them', () => {
      const letter = 'Three for you.\n\n2. **Activity C**, first\n4. Activity A\n\nWhich suits you?'
      beforeEach(() => server.on(postChat, () => reply(data({ kind: 'recommendations', recommendations: found, destination: 'Lisbon' }), text(letter), FINISH)))

      it('puts the cards after its first paragraph where there is no panel, however long it is', async () => {
        wide(390)
        const box = setUp()
        await say(box, 'Lisbon')
        await waitFor(() => expect(box.querySelector('.letter .words.rest')?.textContent).toContain('Which suits you?'))
        const parts = [...(box.querySelector('.letter .words')?.parentElement?.children ?? [])]
        expect(parts.map(({ className }) => className)).toEqual(['words lead', 'findings', 'words rest'])
        expect(parts[0]?.textContent).toBe('Three for you.')
      })

      it('calls them by the numbers of their cards, and opens them', async () => {
        const box = setUp()
        await say(box, 'Lisbon')
        const named = await findSoon(box, 'button', 'Activity C3')
        expect([...box.querySelectorAll<HTMLLIElement>('.words li')].map(({ value }) => value)).toEqual([3, 1])
        named.click()
        find(box, 'button', 'Activity A1').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
        expect(went).toEqual(['Activity C', 'Activity A'])
      })

      it('is told to a reader of screens once, when it is whole', async () => {
        const box = setUp()
        await say(box, 'Lisbon')
        const told = () => box.querySelector('.sheet > [role="status"]')?.textContent
        await waitFor(() => expect(told()).toMatch(/^Meander has answered\. Three for you\..*Which suits you\? 3 results$/s))
        expect(find(box, 'log').getAttribute('aria-live')).toBe('off')
      })
    })

    it('shows none of these parts where nothing was found [2.103]', async () => {
      server.on(postChat, () => reply(text('When?'), FINISH)).on(readRecommendations, () => failure('internal'))
      const box = setUp()
      await say(box, 'Lisbon')
      await waitFor(() => expect(box.querySelector('.letter .words')?.textContent).toBe('When?'))
      expect(box.querySelector('.findings')).toBeNull()
    })
  })

  it('says what failed, and says the message anew on Try Again [8.13]', async () => {
    server.on(postChat, () => failure('internal', 'The oracle sleeps.'))
    const box = setUp()
    await say(box, 'Lisbon')
    const alert = await findSoon(box, 'alert')
    expect(alert.textContent).toContain('I encountered an error processing your request. Please try again. (The oracle sleeps.)')
    server.on(postChat, () => reply(text('Awake.'), FINISH))
    find(alert, 'button', 'Try Again').click()
    await waitFor(() => expect(box.querySelector('.letter .words')?.textContent).toBe('Awake.'))
    expect(box.querySelectorAll('.note')).toHaveLength(1)
  })

  it('names a loaded conversation by the end of its id, and no other [2.3, 2.83, 2.84, 2.4]', async () => {
    const messages: ChatMessage[] = [
      { id: '1', text: 'Lisbon', sender: 'user', timestamp: '2027-03-01T10:00:00Z' },
      { id: '2', text: 'When?', sender: 'ai', timestamp: '2027-03-01T10:00:00Z' },
    ]
    server.on(readConversation, () => ({ messages, preferences: {} }))
    const box = setUp({ conversationId: id })
    await waitFor(() => expect(box.textContent).toContain('Continuing conversation 9c41f7ab'))
    expect(box.querySelector('.letter .words')?.textContent).toBe('When?')
    view.destroy()
    chat.destroy()
    expect(setUp().textContent).not.toContain('Continuing conversation')
  })

  it('has all of its buttons and the name of the conversation on a phone as well [2.81, 2.82, 2.83]', async () => {
    wide(390)
    server.on(readConversation, () => ({ messages: [{ id: '1', text: 'Lisbon', sender: 'ai' as const, timestamp: '2027-03-01T10:00:00Z' }], preferences: {} }))
    const box = setUp({ conversationId: id })
    await waitFor(() => expect(find(box, 'log').textContent).toContain('Continuing conversation 9c41f7ab'))
    for (const name of ['Back to Meander', 'New chat', 'View Itineraries']) expect(findAll(box, 'button', name)).toHaveLength(1)
  })

  it('offers the conversations of this browser to go on with, three at first, and forgets one that is gone [3.15]', async () => {
    const entry = (number: number) => ({ id: `c${number}`, title: `Trip ${number}`, lastMessage: '**When?**', timestamp: '2027-03-14T12:00:00Z', messageCount: 2 })
    localStorage.setItem('meander.conversationHistory', JSON.stringify([1, 2, 3, 4].map(entry)))
    server.on(readConversation, () => failure('not-found'))
    const box = setUp()
    expect(find(box, 'heading', 'Go on with an earlier letter').nextElementSibling?.children).toHaveLength(3)
    find(box, 'button', 'Show all 4').click()
    ;(await findSoon(box, 'button', /^Trip 4 ?Mar 14 ?When\?$/)).click()
    expect(went).toEqual(['c4'])
    await chat.load('c4' as ConversationId)
    expect(chat.history.list().map((one) => one.id)).toEqual(['c1', 'c2', 'c3'])
  })

  it('draws the last 50 messages [5.54, 9.56]', async () => {
    const messages = Array.from({ length: 60 }, (_, index): ChatMessage => ({ id: `${index}`, text: `m${index}`, sender: index % 2 ? 'ai' : 'user', timestamp: '2027-03-01T10:00:00Z' }))
    server.on(readConversation, () => ({ messages, preferences: {} }))
    const box = setUp({ conversationId: id })
    await waitFor(() => expect(box.querySelectorAll('.note, .letter')).toHaveLength(50))
    expect(box.querySelector('.note .words')?.textContent).toBe('m10')
  })

  it('empties the chat in place and welcomes again [4.56, 4.57]', async () => {
    const box = setUp({ hosted: false })
    await say(box, 'Lisbon')
    await waitFor(() => expect(box.querySelector('.letter .words')?.textContent).toBe('Hello.'))
    find(box, 'button', 'New chat').click()
    await waitFor(() => expect(box.textContent).toContain('or write your own tale'))
    expect(box.querySelectorAll('.note')).toHaveLength(0)
  })

  it('titles the letterhead with the trip as it is understood', async () => {
    const extractedDates = { destination: 'Lisbon', startDate: '2027-03-14', endDate: '2027-03-17', duration: 4 }
    server.on(postChat, () => reply(data({ kind: 'extracted-dates', extractedDates }), text('Lovely.'), FINISH))
    const box = setUp()
    expect(box.querySelector('h1')?.textContent).toBe('Where shall we begin?')
    await say(box, 'Four days in Lisbon')
    await waitFor(() => expect(box.querySelector('h1')?.textContent).toBe('Lisbon, four days in March'))
  })

  it.each([
    [false, '192px'],
    [true, '128px'],
  ])('caps the composer (home: %s) at %s [5.6, 5.7, 9.66, 9.67]', (home, cap) => {
    const box = setUp({ home })
    const field = composer(box)
    Object.defineProperty(field, 'scrollHeight', { value: 900 })
    type(field, 'a\n'.repeat(40))
    return waitFor(() => expect(field.style.height).toBe(cap))
  })
})
