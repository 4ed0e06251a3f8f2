import { postChat } from '@meander/sdk/contract/chat'
import { atom } from 'nanostores'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApi } from '../../../api/create-api.ts'
import { createStorage } from '../../../kit/storage.ts'
import { chatServer } from '../../../test/chat-server.ts'
import type { FakeServer } from '../../../test/fake-server.ts'
import { mountView } from '../../../test/mount-planner.tsx'
import { find, type, waitFor } from '../../../test/queries.ts'
import { createChat, type Chat } from '../chat.ts'
import { Composer } from './Composer.tsx'

describe('a composer without a connection', () => {
  let server: FakeServer
  let chat: Chat
  let view: ReturnType<typeof mountView>
  const line = (state: 'online' | 'offline') => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online')
    window.dispatchEvent(new Event(state))
  }
  const words = () => find<HTMLTextAreaElement>(view.box, 'textbox', 'Message')
  const said = () => find(view.box, 'status').textContent

  beforeEach(() => {
    server = chatServer()
    const api = createApi({ origin: 'https://meander.test', pageOrigin: 'https://blog.test', clientUserId: () => null, $token: atom(null), fetch: server.fetch })
    const storage = createStorage(() => localStorage)
    chat = createChat({ api, emit: () => true, config: { locale: 'en-US', currency: 'USD' }, local: storage, tab: storage })
    view = mountView(<Composer chat={chat} field={{ current: null }} cap={192} onVoice={null} speaking={false} />)
  })
  afterEach(() => {
    view.destroy()
    chat.destroy()
  })

  it('says so before one sends, keeps the words, and sends them once it is back', async () => {
    type(words(), 'Four days in Lisbon')
    line('offline')
    await waitFor(() => expect(said()).toBe('The line is down. Your words are kept.'))
    find(view.box, 'button', 'Send').click()
    expect(words().value).toBe('Four days in Lisbon')
    expect(chat.$messages.get()).toEqual([])
    line('online')
    await waitFor(() => expect(said()).toBe(''))
    find(view.box, 'button', 'Send').click()
    await waitFor(() => expect(server.callsOf(postChat)).toHaveLength(1))
  })
})
