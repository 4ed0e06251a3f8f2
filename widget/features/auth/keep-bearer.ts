import { renewAccessToken, type AccessToken, type User } from '@meander/sdk/contract/auth'
import { forgetPerson, type KeptArea } from '@meander/sdk/contract/stored'
import type { WritableAtom } from 'nanostores'
import type { Api } from '../../api/client.ts'
import { ApiError } from '../../api/request-errors.ts'
import type { Session } from './session.ts'

/** A bearer is exchanged for a fresh one this long before its end. */
const RENEW_BEFORE_MS = 60_000
/** A renewal that did not reach the server is tried again so much later. */
const RENEW_AGAIN_MS = 5000

export interface BearerDeps {
  api: Pick<Api, 'call'>
  session: Pick<Session, 'lose'>
  $access: WritableAtom<AccessToken | null>
  clock: () => Date
}

export interface Keeping {
  /** At once: the answer brings what lets the page's next load go on signed in. */
  renew(): Promise<void>
  stop(): void
}

/** Renews the bearer there is, and each that follows, as long as somebody is signed in. */
export function keepBearer({ api, session, $access, clock }: BearerDeps): Keeping {
  const life = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined

  function renewIn(wait: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => void renew(), Math.max(wait, 0))
  }

  async function renew(): Promise<void> {
    const held = $access.get()
    try {
      const fresh = await api.call(renewAccessToken, {}, { signal: life.signal, credentials: 'include' })
      if ($access.get() === held) $access.set(fresh)
    } catch (error) {
      if (life.signal.aborted || !held || $access.get() !== held) return
      // Without a network the bearer is as good as before; it is over when the server says so, or at its end.
      const refused = error instanceof ApiError && error.status === 401
      if (!refused && Date.parse(held.expiresAt) > clock().getTime()) renewIn(RENEW_AGAIN_MS)
      else session.lose()
    }
  }

  const stop = $access.subscribe((access) => {
    clearTimeout(timer)
    if (access) renewIn(Date.parse(access.expiresAt) - clock().getTime() - RENEW_BEFORE_MS)
  })
  return {
    renew,
    stop() {
      stop()
      clearTimeout(timer)
      life.abort()
    },
  }
}

/** Who the browser knows to be signed in on this page, with a bearer from here on; null where it knows nobody any more: then nothing is kept of them. */
export async function recallUser(api: Pick<Api, 'call'>, $access: WritableAtom<AccessToken | null>, kept: readonly KeptArea[], signal?: AbortSignal): Promise<User | null> {
  try {
    const access = await api.call(renewAccessToken, {}, { credentials: 'include', expects: ['not-signed-in'], ...(signal && { signal }) })
    $access.set(access)
    return access.user
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) throw error
    kept.forEach(forgetPerson)
    return null
  }
}
