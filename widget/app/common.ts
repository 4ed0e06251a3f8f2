import type { AccessToken } from '@meander/sdk/contract/auth'
import { readMode } from '@meander/sdk/contract/who-is-here'
import { atom, computed, type ReadableAtom } from 'nanostores'
import { createApi } from '../api/create-api.ts'
import { createIdentity, createSession, type SignIn } from '../features/auth/index.ts'
import { createChat, HOME_SESSION_ID } from '../features/chat/index.ts'
import { createItineraries } from '../features/itineraries/index.ts'
import { createStorage } from '../kit/storage.ts'
import type { Companion } from './same-trip.ts'

export type Common = ReturnType<typeof createCommon>

/**
 * Who travels, what was said and what is kept: all that planners of one trip share. What they show, and what is open in them, is each
 * one's own.
 */
export function createCommon($now: ReadableAtom<Companion>, place: string) {
  const { config } = $now.get()
  const $access = atom<AccessToken | null>(null)
  const $token = computed($access, (access) => access?.accessToken ?? null)
  const local = createStorage(() => localStorage)
  const tab = createStorage(() => sessionStorage)
  const identity = createIdentity({ storage: local, acted: config.firstParty && !config.route.startsWith('/shared/') })
  // Whoever opens somebody's shared trip stays nobody there.
  const isPublic = () => $now.get().navigation.$route.get().startsWith('/shared/')
  const clientUserId = () => (isPublic() ? null : identity.current())
  const api = createApi({ origin: config.origin, pageOrigin: location.origin, clientUserId, $token, signedIn: () => !isPublic() && readMode(local) === 'authenticated', refused: () => session.lose() })
  const session = createSession({ api, storage: local, $access, recall: config.firstParty ? undefined : async (signal) => (await import('./later/sharing.ts')).recallUser(api, $access, [local, tab], signal) })
  const chat = createChat({
    api,
    emit: (name, detail) => $now.get().emit(name, detail),
    get config() {
      return $now.get().config
    },
    local,
    tab,
    place,
    sessionId: config.firstParty && config.route === '/' ? HOME_SESSION_ID : null,
  })
  const itineraries = createItineraries({ api, session, $acted: identity.$acted })
  const $signIn = atom<SignIn | null>(null)
  return {
    local,
    tab,
    identity,
    api,
    session,
    $access,
    chat,
    itineraries,
    /** Made when it is first needed: see `account.ts`. */
    $signIn,
    destroy() {
      session.destroy()
      chat.destroy()
      itineraries.destroy()
      $signIn.get()?.destroy()
    },
  }
}
