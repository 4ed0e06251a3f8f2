import { postChat, readConversation, type ChatMessage } from '@meander/sdk/contract/chat'
import type { ConversationId } from '@meander/sdk/contract/ids'
import { describe, expect, it, vi } from 'vitest'
import { data, FINISH, liveReply, reply, text } from '../../test/chat-stream.ts'
import { failure } from '../../test/fake-server.ts'
import { chatScreenForEach, composerIn, sayIn } from '../../test/show-chat-screen.tsx'
import { find, findAll, findSoon, nameOf, type, waitFor } from '../../test/queries.ts'
import { stubRecorder } from '../../test/voice-devices.ts'

const id = 'conversation-9c41f7ab' as ConversationId

describe('the chat screen', () => {
  const shown = chatScreenForEach()
  const { setUp, wide } = shown

  it('has a log of the conversation and a named field: what a reader of screens needs', () => {
    const box = setUp()
    expect(nameOf(find(box, 'log'))).toBe('Conversation')
    expect(composerIn(box).placeholder).toBe('Share your travel dreams...')
    for (const button of findAll(box, 'button')) expect(nameOf(button)).not.toBe('')
  })

  it('welcomes with a text, four half-written letters and one’s own tale [2.88, 2.89, 2.90, 2.111, 2.112, 2.114]', () => {
    const box = setUp()
    expect(box.textContent).toContain('Choose a letter that is half written and fill in the blanks.')
    expect([...box.querySelectorAll('.quest .name')].map((name) => name.textContent)).toEqual(['Romantic escape', 'Family journey', 'Solo journey', 'With friends'])
    expect(box.querySelectorAll('.welcome p')).toHaveLength(1)
    expect(box.textContent).toContain('or write your own tale')
    expect(findAll(box, 'button', 'Voice Input')).toEqual([])
    expect(findAll(box, 'button', 'Send')).toHaveLength(1)
  })

  it('opens a half-written letter [2.107]', () => {
    const box = setUp()
    find(box, 'button', /^Solo journey/).click()
    expect(shown.went).toEqual(['solo'])
  })

  it('records a voice message where that is switched on, and takes no typing meanwhile [2.113, 5.5]', () => {
    stubRecorder()
    const box = setUp({ onVoice: () => shown.went.push('voice'), speaking: true })
    find(box, 'button', 'Voice Input').click()
    expect(shown.went).toEqual(['voice'])
    expect(composerIn(box).disabled).toBe(true)
  })

  it('says so where the browser can neither record nor write down [5.26, 5.27]', () => {
    const box = setUp({ onVoice: () => shown.went.push('voice') })
    const button = find<HTMLButtonElement>(box, 'button', 'Voice input not supported')
    expect(button.disabled).toBe(true)
    // A button that cannot be pressed has no other way to say its name to who sees it.
    expect(box.querySelector('.composer p.no-voice')?.textContent).toBe('Voice input not supported')
    expect(findAll(box, 'button', 'Voice Input')).toEqual([])
  })

  it('goes back and to the itineraries from its header [2.81, 2.82]', () => {
    const box = setUp()
    find(box, 'button', 'Back to Meander').click()
    find(box, 'button', 'View Itineraries').click()
    expect(shown.went).toEqual(['/', '/itineraries'])
  })

  it('has no way back in an embed, and a link to the whole planner', () => {
    const box = setUp({ hosted: false })
    expect(findAll(box, 'button', 'Back to Meander')).toEqual([])
    expect(find<HTMLAnchorElement>(box, 'link', 'Open the full planner').href).toBe('https://meander.test/chat')
  })

  it('sends with Enter and with the button, and begins a line with Shift+Enter [2.115, 2.116, 2.117]', async () => {
    const box = setUp()
    type(composerIn(box), 'Lisbon')
    const shifted = new KeyboardEvent('keydown', { key: 'Enter', shiftKey: true, bubbles: true, cancelable: true })
    await waitFor(() => expect(composerIn(box).value).toBe('Lisbon'))
    composerIn(box).dispatchEvent(shifted)
    expect(shifted.defaultPrevented).toBe(false)
    expect(shown.chat.$messages.get()).toEqual([])
    composerIn(box).dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
    await waitFor(() => expect(box.querySelector('.note')?.textContent).toContain('Lisbon'))
    expect(composerIn(box).tagName).toBe('TEXTAREA')
  })

  it('sends nothing too long, says by how much, and keeps every letter of it', async () => {
    const box = setUp()
    const story = 'a'.repeat(4012)
    type(composerIn(box), story)
    const warning = await waitFor(() => box.querySelector('.too-long') ?? Promise.reject(new Error('no warning')))
    expect(warning.textContent).toBe('Too long to send: please take out 12 characters.')
    composerIn(box).dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
    expect(shown.chat.$messages.get()).toEqual([])
    expect(composerIn(box).value).toBe(story)
    type(composerIn(box), story.slice(12))
    await waitFor(() => expect(box.querySelector('.too-long')).toBeNull())
    composerIn(box).dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
    await waitFor(() => expect(box.querySelector('.note')?.textContent).toContain('aaa'))
  })

  it('shows notes and letters apart, and what it is doing while a reply is pending [2.91, 2.92, 2.93, 2.94, 5.4]', async () => {
    const live = liveReply()
    shown.server.on(postChat, () => live.response)
    const box = setUp()
    await sayIn(box, 'Lisbon')
    await findSoon(box, 'button', 'Stop')
    expect(box.querySelector('.letters > .working')?.textContent).toBe('Searching for activities and planning your trip...')
    expect(box.querySelector('.letter[aria-busy="true"] .dots')).not.toBeNull()
    expect(composerIn(box).disabled).toBe(true)
    expect(find(box, 'log').getAttribute('aria-busy')).toBe('true')
    live.say(text('When?'), FINISH)
    live.end()
    await findSoon(box, 'button', 'Send')
    expect([...box.querySelectorAll('.note .words, .letter .words')].map((words) => words.textContent)).toEqual(['Lisbon', 'When?'])
    await waitFor(() => expect(box.textContent).not.toContain('Searching for activities'))
    expect(composerIn(box).disabled).toBe(false)
  })

  it('tells the beginning and the end of an answer once, where nothing is busy', async () => {
    const live = liveReply()
    shown.server.on(postChat, () => live.response)
    const box = setUp()
    // It is there before it has something to tell: what comes with its words is not read.
    const told = find(box, 'status')
    expect(told.textContent).toBe('')
    await sayIn(box, 'Lisbon')
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

  it('tells the words of an answer, and neither its marks nor the addresses of its links', async () => {
    shown.server.on(postChat, () => reply(text('The **trams** are told of [on their page](https://trams.example/lisbon?line=28).'), FINISH))
    const box = setUp()
    await sayIn(box, 'Lisbon')
    await waitFor(() => expect(find(box, 'status').textContent).toBe('Meander has answered. The trams are told of on their page.'))
  })

  it('breaks no line between an hour and its half of the day', async () => {
    shown.server.on(postChat, () => reply(text('Come at **10:00 AM**, or at 6:30 PM.'), FINISH))
    const box = setUp()
    await sayIn(box, 'Lisbon')
    await waitFor(() => expect(box.querySelector('.letter .words')?.textContent).toBe('Come at 10:00\u00a0AM, or at 6:30\u00a0PM.'))
  })

  it('stops a reply and keeps what is there [4.47]', async () => {
    const live = liveReply()
    shown.server.on(postChat, () => live.response)
    const box = setUp()
    await sayIn(box, 'Lisbon')
    await findSoon(box, 'button', 'Stop')
    live.say(text('Once'))
    await waitFor(() => expect(box.querySelector('.letter .words')?.textContent).toBe('Once'))
    find(box, 'button', 'Stop').click()
    await findSoon(box, 'button', 'Send')
    expect(box.querySelector('.letter .words')?.textContent).toBe('Once')
  })

  it('says that a reply was stopped, and asks for it again', async () => {
    shown.server.on(postChat, () => liveReply().response)
    const box = setUp()
    await sayIn(box, 'Lisbon')
    ;(await findSoon(box, 'button', 'Stop')).click()
    const again = await findSoon(box, 'button', 'Try Again')
    expect(box.querySelector('.stopped')?.textContent).toContain('The reply was stopped.')
    shown.server.on(postChat, () => reply(text('When?'), FINISH))
    again.click()
    await waitFor(() => expect([...box.querySelectorAll('.note .words, .letter .words')].map((words) => words.textContent)).toEqual(['Lisbon', 'When?']))
    expect(box.querySelector('.stopped')).toBeNull()
  })

  it.each([
    ['where one writes', true, 'textbox', 'Message'],
    ['at its welcome, where writing brings up a keyboard', false, 'log', 'Conversation'],
  ])('begins a new chat with nothing written, %s', async (_where, matches, role, name) => {
    vi.stubGlobal('matchMedia', () => ({ matches }))
    shown.server.on(postChat, () => reply(text('When?'), FINISH))
    const box = setUp()
    await sayIn(box, 'Lisbon')
    const fresh = await findSoon(box, 'button', 'New chat')
    await findSoon(box, 'button', 'Send')
    shown.chat.write('In May, with')
    fresh.focus()
    fresh.click()
    await waitFor(() => expect(shown.chat.$messages.get()).toEqual([]))
    expect(shown.chat.$draft.get()).toBe('')
    await waitFor(() => expect((box.getRootNode() as ShadowRoot).activeElement).toBe(find(box, role, name)))
  })

  it('keeps what is half typed, and where one types, while something else is asked and answered [5.4]', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    const live = liveReply()
    shown.server.on(postChat, () => live.response)
    const box = setUp()
    const field = composerIn(box) as HTMLTextAreaElement
    type(field, 'and what about')
    field.focus()
    field.setSelectionRange(4, 4)
    void shown.chat.send('Lisbon')
    await findSoon(box, 'button', 'Stop')
    expect([field.disabled, field.value]).toEqual([true, 'and what about'])
    // As a browser does with what is disabled.
    field.blur()
    find(box, 'button', 'Stop').click()
    await waitFor(() => expect((box.getRootNode() as ShadowRoot).activeElement).toBe(field))
    expect([field.disabled, field.value, field.selectionStart]).toEqual([false, 'and what about', 4])
  })

  it('goes on where one writes after Stop, which is gone', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    shown.server.on(postChat, () => liveReply().response)
    const box = setUp()
    void shown.chat.send('Lisbon')
    const stop = await findSoon(box, 'button', 'Stop')
    stop.focus()
    stop.click()
    await waitFor(() => expect((box.getRootNode() as ShadowRoot).activeElement).toBe(composerIn(box)))
  })

  it('says what failed, and says the message anew on Try Again [8.13]', async () => {
    shown.server.on(postChat, () => failure('internal', 'The oracle sleeps.'))
    const box = setUp()
    await sayIn(box, 'Lisbon')
    const alert = await findSoon(box, 'alert')
    expect(alert.textContent).toContain('I encountered an error processing your request. Please try again. (The oracle sleeps.)')
    shown.server.on(postChat, () => reply(text('Awake.'), FINISH))
    find(alert, 'button', 'Try Again').click()
    await waitFor(() => expect(box.querySelector('.letter .words')?.textContent).toBe('Awake.'))
    expect(box.querySelectorAll('.note')).toHaveLength(1)
  })

  it('names a loaded conversation by the end of its id, and no other [2.3, 2.83, 2.84, 2.4]', async () => {
    const messages: ChatMessage[] = [
      { id: '1', text: 'Lisbon', sender: 'user', timestamp: '2027-03-01T10:00:00Z' },
      { id: '2', text: 'When?', sender: 'ai', timestamp: '2027-03-01T10:00:00Z' },
    ]
    shown.server.on(readConversation, () => ({ messages, preferences: {} }))
    const box = setUp({ conversationId: id })
    await waitFor(() => expect(box.textContent).toContain('Continuing conversation 9c41f7ab'))
    expect(box.querySelector('.letter .words')?.textContent).toBe('When?')
    shown.destroy()
    expect(setUp().textContent).not.toContain('Continuing conversation')
  })

  it('has all of its buttons and the name of the conversation on a phone as well [2.81, 2.82, 2.83]', async () => {
    wide(390)
    shown.server.on(readConversation, () => ({ messages: [{ id: '1', text: 'Lisbon', sender: 'ai' as const, timestamp: '2027-03-01T10:00:00Z' }], preferences: {} }))
    const box = setUp({ conversationId: id })
    await waitFor(() => expect(find(box, 'log').textContent).toContain('Continuing conversation 9c41f7ab'))
    for (const name of ['Back to Meander', 'New chat', 'View Itineraries']) expect(findAll(box, 'button', name)).toHaveLength(1)
  })

  it('offers the conversations of this browser to go on with, three at first, and forgets one that is gone [3.15]', async () => {
    const entry = (number: number) => ({ id: `c${number}`, title: `Trip ${number}`, lastMessage: '**When?**', timestamp: '2027-03-14T12:00:00Z', messageCount: 2 })
    localStorage.setItem('meander.conversationHistory', JSON.stringify([1, 2, 3, 4].map(entry)))
    shown.server.on(readConversation, () => failure('not-found'))
    const box = setUp()
    expect(find(box, 'heading', 'Go on with an earlier letter').nextElementSibling?.children).toHaveLength(3)
    find(box, 'button', 'Show all 4').click()
    ;(await findSoon(box, 'button', /^Trip 4 ?Mar 14 ?When\?$/)).click()
    expect(shown.went).toEqual(['c4'])
    await shown.chat.load('c4' as ConversationId)
    expect(shown.chat.history.list().map((one) => one.id)).toEqual(['c1', 'c2', 'c3'])
  })

  it('asks for a conversation again that did not come, and for none that is gone', async () => {
    shown.server.on(readConversation, () => failure('internal'))
    const box = setUp({ conversationId: id })
    const again = await findSoon(box, 'button', 'Try Again')
    shown.server.on(readConversation, () => failure('not-found'))
    again.click()
    await findSoon(box, 'alert', /does not exist/)
    expect(findAll(box, 'button', 'Try Again')).toEqual([])
  })

  it('draws the last 50 messages [5.54, 9.56]', async () => {
    const messages = Array.from({ length: 60 }, (_, index): ChatMessage => ({ id: `${index}`, text: `m${index}`, sender: index % 2 ? 'ai' : 'user', timestamp: '2027-03-01T10:00:00Z' }))
    shown.server.on(readConversation, () => ({ messages, preferences: {} }))
    const box = setUp({ conversationId: id })
    await waitFor(() => expect(box.querySelectorAll('.note, .letter')).toHaveLength(50))
    expect(box.querySelector('.note .words')?.textContent).toBe('m10')
  })

  it('empties the chat in place and welcomes again [4.56, 4.57]', async () => {
    const box = setUp({ hosted: false })
    await sayIn(box, 'Lisbon')
    await waitFor(() => expect(box.querySelector('.letter .words')?.textContent).toBe('Hello.'))
    find(box, 'button', 'New chat').click()
    await waitFor(() => expect(box.textContent).toContain('or write your own tale'))
    expect(box.querySelectorAll('.note')).toHaveLength(0)
  })

  it('titles the letterhead with the trip as it is understood', async () => {
    const extractedDates = { destination: 'Lisbon', startDate: '2027-03-14', endDate: '2027-03-17', duration: 4 }
    shown.server.on(postChat, () => reply(data({ kind: 'extracted-dates', extractedDates }), text('Lovely.'), FINISH))
    const box = setUp()
    expect(box.querySelector('h1')?.textContent).toBe('Where shall we begin?')
    await sayIn(box, 'Four days in Lisbon')
    await waitFor(() => expect(box.querySelector('h1')?.textContent).toBe('Lisbon, four days in March'))
  })

  it.each([
    [false, '192px'],
    [true, '128px'],
  ])('caps the composer (home: %s) at %s [5.6, 5.7, 9.66, 9.67]', (home, cap) => {
    const box = setUp({ home })
    const field = composerIn(box)
    Object.defineProperty(field, 'scrollHeight', { value: 900 })
    type(field, 'a\n'.repeat(40))
    return waitFor(() => expect(field.style.height).toBe(cap))
  })
})
