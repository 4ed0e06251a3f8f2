import type { ResolvedConfig } from '@meander/sdk/config'
import { readCurrentUser, type AccessToken, type User } from '@meander/sdk/contract/auth'
import type { ClientUserId, UserId } from '@meander/sdk/contract/ids'
import type { PlannerEventName, PlannerEvents } from '@meander/sdk/events'
import { atom, computed } from 'nanostores'
import { createApi } from '../api/create-api.ts'
import { createActivities } from '../features/activities/index.ts'
import { createIdentity, createSession } from '../features/auth/index.ts'
import { createItineraries, createSave, type TripFacts } from '../features/itineraries/index.ts'
import { createStorage } from '../kit/storage.ts'
import { createToasts } from '../kit/toasts.ts'
import type { FakeServer } from './fake-server.ts'

export const rosa: User = { id: 'user-rosa' as UserId, name: 'Rosa', email: 'rosa@example.com' }

interface DeskOptions {
  config?: Partial<ResolvedConfig>
  /** Signed in from the start, by cookie. */
  user?: User
  clientUserId?: string | null
  facts?: TripFacts
  clock?: () => Date
}

/** The stores around a traveller's itineraries, over a server made of handlers. */
export function desk(server: FakeServer, options: DeskOptions = {}) {
  const config: ResolvedConfig = { view: 'inline', scheme: 'auto', locale: 'en-US', currency: 'USD', route: '/', origin: 'https://meander.test', firstParty: false, ...options.config }
  const clock = options.clock ?? (() => new Date('2027-01-05T10:00:00'))
  const local = createStorage(() => localStorage)
  const tab = createStorage(() => sessionStorage)
  const $access = atom<AccessToken | null>(null)
  const $token = computed($access, (access) => access?.accessToken ?? null)
  const clientUserId = options.clientUserId === undefined ? 'mdr_guest' : options.clientUserId
  const api = createApi({ origin: config.origin, pageOrigin: 'https://blog.test', clientUserId: () => clientUserId as ClientUserId | null, $token, refused: () => session.lose(), fetch: server.fetch })
  const toasts = createToasts()
  const events: { name: PlannerEventName; detail: PlannerEvents[PlannerEventName] }[] = []
  const emit = (name: PlannerEventName, detail: PlannerEvents[PlannerEventName]) => events.push({ name, detail }) > 0
  const went: string[] = []
  const navigation = { $route: atom('/'), go: (path: string) => void went.push(path) }
  const session = createSession({ api, storage: local, $access })
  const identity = createIdentity({ storage: local, clock, acted: true })
  const itineraries = createItineraries({ api, session })
  const save = createSave({ api, toasts, emit, navigation, itineraries, session, tab, config, clock, facts: () => options.facts ?? {} })
  const activities = createActivities({ api, config, emit, itineraries, save })
  if (options.user) {
    const { user } = options
    server.on(readCurrentUser, () => user)
    session.begin()
  }
  return {
    config, clock, local, tab, $access, $token, api, toasts, emit, events, went, navigation, session, identity, itineraries, save, activities,
    /** Title and text of the toast that one sees. */
    toast: () => {
      const shown = toasts.$toasts.get().find(({ open }) => open)
      return shown ? [shown.title, shown.text] : null
    },
    destroy() {
      toasts.destroy()
      session.destroy()
      itineraries.destroy()
      activities.destroy()
    },
  }
}

export type Desk = ReturnType<typeof desk>
