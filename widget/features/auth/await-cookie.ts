import { POPUP_MESSAGE, readCurrentUser } from '@meander/sdk/contract/auth'
import type { Api } from '../../api/client.ts'
import { keepAsking, type Outcome } from './keep-asking.ts'

/** So long after the window was opened a sign-in in it may still be finished. In ms. */
const PATIENCE_MS = 10 * 60_000

interface Asking {
  api: Pick<Api, 'call'>
  clock: () => Date
  /** Where it is told that this window is looked at again. */
  page: EventTarget
  onSignedIn: () => void
}

/**
 * The hosted site: a sign-in ends in a cookie, which no script sees. A window that looks closed may be one that a page on the
 * way (`Cross-Origin-Opener-Policy`) has cut off from us, so that closed never means given up: from the first reason to look on,
 * the server is asked. Our own last page also says its word on a channel, which needs no opener.
 */
export function awaitCookie({ api, clock, page, onSignedIn }: Asking): Outcome {
  const until = clock().getTime() + PATIENCE_MS
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(POPUP_MESSAGE)
  const asking = keepAsking(
    async (signal) => {
      if (clock().getTime() >= until) return leave()
      try {
        await api.call(readCurrentUser, {}, { signal, expects: ['not-signed-in'] })
      } catch {
        return 'again'
      }
      if (!signal.aborted) onSignedIn()
      return leave()
    },
    { waits: true },
  )
  page.addEventListener('focus', asking.hurry)
  if (channel) channel.onmessage = asking.hurry

  function leave(): 'over' {
    page.removeEventListener('focus', asking.hurry)
    channel?.close()
    return 'over'
  }
  return {
    hurry: asking.hurry,
    stop() {
      leave()
      asking.stop()
    },
  }
}
