import { atom } from 'nanostores'
import { createApi } from '../api/create-api.ts'
import type { ChatDeps } from '../features/chat/chat-core.ts'
import { createChat, type Chat } from '../features/chat/chat.ts'
import { createStorage } from '../kit/storage.ts'
import type { FakeServer } from './fake-server.ts'

/** A chat without a screen, of nobody in particular. */
export function makeChat(server: FakeServer, more: Partial<ChatDeps> = {}): Chat {
  const api = createApi({ origin: 'https://meander.test', pageOrigin: 'https://blog.test', clientUserId: () => null, $token: atom(null), fetch: server.fetch })
  return createChat({
    api,
    emit: () => true,
    config: { locale: 'en-US', currency: 'EUR' },
    local: createStorage(() => localStorage),
    tab: createStorage(() => sessionStorage),
    ...more,
  })
}
